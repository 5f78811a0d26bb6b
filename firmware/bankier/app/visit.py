"""Parts of the program that are needed for a moment: imported when called, dropped afterwards.

The menus together are as large as a game; on a small board only one of them
is in memory at a time.
"""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_HERE = "bankier.app"


async def visit(module: str, function: str, *args: "Any") -> "Any":
    """Await a function of a module of this package, and let the module go when it is done."""
    name = _HERE + "." + module
    known = name in sys.modules
    part = __import__(name, None, None, (function,))
    try:
        return await getattr(part, function)(*args)
    finally:
        if not known:
            part = None
            del sys.modules[name]
            delattr(sys.modules[_HERE], module)
            gc.collect()
