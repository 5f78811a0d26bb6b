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

# By the names that modules have on a board, where what is in memory together is one (tools/compact).
# What a round needs at its beginning and its end, and an undo for what it says of it.
_NOW_AND_THEN = "device.entropy rules.games.shuffling session.record session.acts app.describe"

# How those begin that besides these only a visit brings, and of which nothing keeps an instance. One text
# takes less memory than many.
_BROUGHT = (
    "app. session.correct session.replay session.past words.help screen.qr screen.views.keytest "
    "screen.views.menu screen.views.chart screen.views.code screen.views.sheet screen.views.text"
)


async def visit(module: str, function: str, *args: "Any") -> "Any":
    """Await a function of a module of this package, and let the module go when it is done."""
    name = "bankier.app." + module
    before = list(sys.modules)
    part: "Any" = __import__(name, None, None, (function,))
    try:
        return await getattr(part, function)(*args)
    finally:
        part = None
        brought = tuple(_named(_BROUGHT) + _named(_NOW_AND_THEN))
        gone = [name for name in sys.modules if name not in before and name.startswith(brought)]
        forget(gone + [game + ".options" for game in GAMES.values()])


def tidy() -> None:
    """Drop what was needed for the last answer, and will not be for the next ones."""
    known = _named(_NOW_AND_THEN)
    gone = [name for name in sys.modules if name in known or _ends_a_round(name)]
    if gone:
        forget(gone)


def _named(names: str) -> "list[str]":
    return ["bankier." + name for name in names.split()]


def _ends_a_round(name: str) -> bool:
    """Whether a module of a game is for a moment only, by what games call such ones: a hand begins, ends, is
    entered, or is taken up from a mark.
    """
    known = ("deck", "ending", "entry", "marked")
    return name.startswith("bankier.rules.games.") and name.rpartition(".")[2] in known


def forget(names: "Iterable[str]") -> None:
    """Drop modules and all inside them, so that their memory is free for the next ones."""
    for name in names:
        if name not in sys.modules:
            continue  # to ask for it would make its name one that is known for good
        for known in [known for known in sys.modules if known == name or known.startswith(name + ".")]:
            del sys.modules[known]
        package, _, short = name.rpartition(".")
        if hasattr(sys.modules.get(package), short):
            delattr(sys.modules[package], short)
    gc.collect()
