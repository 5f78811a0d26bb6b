"""Parts of the program that are needed for a moment: imported when called, dropped afterwards.

The menus together are as large as a game; on a small board only one of them
is in memory at a time.
"""

import gc
import sys

from ..rules.games import GAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterable

_HERE = "bankier.app."

# What only such parts use, and nothing keeps an instance of.
_WITH_THEM = (
    "bankier.app.ending",
    "bankier.app.describe",
    "bankier.app.log",
    "bankier.app.matches",
    "bankier.app.setup",
    "bankier.session.resume",
    "bankier.session.aside_rules",
    "bankier.session.correct",
    "bankier.session.replay",
    "bankier.session.past",
    "bankier.session.settle",
    "bankier.session.record",
    "bankier.session.segments",
    "bankier.screen.views.keytest",
    "bankier.screen.views.menu",
    "bankier.screen.qr",
    "bankier.screen.views.chart",
    "bankier.screen.views.code",
    "bankier.screen.views.sheet",
    "bankier.screen.views.text",
)

# What a round needs at its beginning and its end, and an undo for what it says of it.
_NOW_AND_THEN = (
    "bankier.device.entropy",
    "bankier.rules.decks",
    "bankier.rules.shuffle",
    "bankier.rules.games.shuffling",
    "bankier.session.record",
    "bankier.session.segments",
    "bankier.session.aside_rules",
    "bankier.app.describe",
)


async def visit(module: str, function: str, *args: "Any") -> "Any":
    """Await a function of a module of this package, and let the module go when it is done."""
    name = _HERE + module
    before = [known for known in (name,) + _WITH_THEM if known in sys.modules]
    part: "Any" = __import__(name, None, None, (function,))
    try:
        return await getattr(part, function)(*args)
    finally:
        part = None
        gone = [known for known in (name,) + _WITH_THEM if known not in before]
        forget(gone + [game + ".options" for game in GAMES.values()])


def tidy() -> None:
    """Drop what was needed for the last answer, and will not be for the next ones."""
    gone = [name for name in sys.modules if name in _NOW_AND_THEN or _ends_a_round(name)]
    if gone:
        forget(gone)


def _ends_a_round(name: str) -> bool:
    return name.startswith("bankier.rules.games.") and name.rpartition(".")[2] in ("ending", "entry")


def forget(names: "Iterable[str]") -> None:
    """Drop modules and all inside them, so that their memory is free for the next ones."""
    for name in names:
        for known in [known for known in sys.modules if known == name or known.startswith(name + ".")]:
            del sys.modules[known]
        package, _, short = name.rpartition(".")
        if hasattr(sys.modules.get(package), short):
            delattr(sys.modules[package], short)
    gc.collect()
