"""The saved matches: files in a folder, one number each."""

import os

from ..session import store
from ..session.resume import Unreadable, begin, glance, resume
from ..session.store import exists

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..session.match import Match

_DIGITS = 4
_ONE = 8192  # bytes: a long match of twenty rounds takes two blocks of the flash
_KEPT_FREE = 32768  # bytes for a match that goes on and on, and for what else is written
_ENDINGS = (".m", ".a", ".b", ".lost")  # of the files of a match; without the first there is none


class Matches:
    """All matches of a folder, by number; nothing is ever deleted by itself."""

    def __init__(self, folder: str, entropy: "Callable[[], bytes]") -> None:
        self.folder = folder
        self.entropy = entropy

    def numbers(self) -> "list[int]":
        """Of all matches that are there, the newest first; none if the flash cannot be read."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        return sorted([int(name[:_DIGITS]) for name in names if _is_match(name)], reverse=True)

    def room(self) -> int:
        """For about how many more there is room. OSError."""
        return max((store.free(self.folder) - _KEPT_FREE) // _ONE, 0)

    def begin(self, header: "dict[str, Any]") -> "tuple[int, Match]":
        """Start a new one, with a number that no file has, set aside or not. OSError: the flash is full."""
        names = [name[:_DIGITS] for name in os.listdir(self.folder)]
        number = max([int(name) for name in names if name.isdigit()], default=0) + 1
        return number, begin(self._path(number), header, self.entropy)

    def resume(self, number: int) -> "Match":
        """Take one up. OSError; Unreadable: it is set aside under the name that the error tells, if any."""
        try:
            return resume(self._path(number), self.entropy)
        except Unreadable:
            raise Unreadable(self._set_aside(number)) from None

    def glance(self, number: int) -> "tuple[dict[str, Any], tuple[int, ...], bool] | None":
        """What one is about, what it stands at, whether it is settled; None if it cannot be read."""
        try:
            return glance(self._path(number))
        except Unreadable:
            return None

    def delete(self, number: int) -> None:
        """Take away one for good: with its log it is gone at once, whatever happens to the other files."""
        for ending in _ENDINGS:
            if exists(self._path(number) + ending):
                os.remove(self._path(number) + ending)

    def _set_aside(self, number: int) -> str:
        """Give the files of a match another name, so that it is not tried again and not lost."""
        from ..session.damage import set_aside  # hardly ever needed

        name = ""
        for ending in (".a", ".b", ".m"):
            name = set_aside(self._path(number) + ending) or name
        return name[name.rfind("/") + 1 :]

    def _path(self, number: int) -> str:
        return "%s/%04d" % (self.folder, number)


def _is_match(name: str) -> bool:
    return name.endswith(".m") and len(name) == _DIGITS + 2 and name[:_DIGITS].isdigit()
