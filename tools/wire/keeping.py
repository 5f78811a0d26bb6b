"""Where the match is kept, where its chance comes from, and whether it is begun or taken up again."""

import hashlib
import os

from bankier.app.matches import Matches
from bankier.session.resume import Unreadable
from bankier.session.store import exists

from .options import Usage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.session.match import Match

    from .options import Given

    Header = dict[str, Any]

SEED_SIZE = 32


class Chance:
    """32 bytes at a time: from the system, or from a seed that was given, to repeat them.

    Two runs with one seed draw the same as long as they are given the same lines. A match that is taken up
    again draws on from all that was saved of it, so that no deck comes twice.
    """

    def __init__(self, seed: "bytes | None") -> None:
        self.seed = seed
        self._saved = b""
        self._drawn = 0

    def draw(self) -> bytes:
        """The next 32 bytes."""
        if self.seed is None:
            return os.urandom(SEED_SIZE)
        self._drawn += 1
        return hashlib.sha256(self.seed + self._saved + self._drawn.to_bytes(4, "big")).digest()

    def go_on_from(self, match: "Match") -> None:
        """Draw on from what was saved of a match."""
        path = match.log.path[:-2]
        saved = hashlib.sha256()
        for ending in (".m", ".a", ".b"):
            if exists(path + ending):
                with open(path + ending, "rb") as file:
                    saved.update(file.read())
        self._saved = saved.digest()


class Scratch:
    """A folder for as long as the program runs. Usage if there can be none."""

    def __init__(self) -> None:
        base = os.getenv("TMPDIR") or os.getenv("TEMP") or "/tmp"
        self.path = base + "/bankier-" + "".join(["%02x" % byte for byte in os.urandom(8)])
        try:
            os.mkdir(self.path)
        except OSError as error:
            raise Usage("There can be no folder in %s (%s): name one, --store." % (base, error)) from None

    def remove(self) -> None:
        """Take the folder away with all its files."""
        for name in os.listdir(self.path):
            os.remove(self.path + "/" + name)
        os.rmdir(self.path)


class Keeper:
    """The matches of a folder.

    news -- sentences about those that could not be read and were set aside.
    """

    def __init__(self, folder: str, chance: Chance) -> None:
        """Usage if there can be no such folder."""
        try:
            if not exists(folder):
                os.mkdir(folder)
            self.matches = Matches(folder, chance.draw)
            self.matches.numbers()
        except OSError:
            raise Usage("--store %s: there can be no such folder." % folder) from None
        self.chance = chance
        self.news: "list[tuple[int | str, ...]]" = []
        self._number = 0

    def open(self, game: str) -> "Match | None":
        """Take up the last match of a game that was not ended, if there is one."""
        for number in self.matches.numbers():
            found = self.matches.glance(number)
            if found is None or found[0]["game"] == game and not found[2]:
                match = self._resume(number)
                if match is not None and not match.ended:
                    self._number = number
                    self.chance.go_on_from(match)
                    return match
        return None

    def begin(self, header: "Header") -> "Match":
        """Start a match. Usage when there is no room for it."""
        try:
            self._number, match = self.matches.begin(header)
        except OSError:
            raise Usage("The match cannot be kept: the disk is full or may not be written to.") from None
        return match

    def again(self) -> "Match":
        """Take up the match that was opened or begun, as it was saved. Unreadable."""
        match = self.matches.resume(self._number)
        self.chance.go_on_from(match)
        return match

    def _resume(self, number: int) -> "Match | None":
        try:
            return self.matches.resume(number)
        except Unreadable as error:
            self.news.append(("error.aside", str(error)))
            return None


def refuse_other(given: "Given", wanted: "Header", saved: "Header") -> None:
    """Usage if what is asked for is not what the match that was taken up is played with."""
    asked = (
        ("--mode", "mode"),
        ("--bank", "bank"),
        ("--unit", "unit"),
        ("--factor", "unit"),
        ("--purses", "kept"),
    )
    for option, name in asked:
        if option in given.values and wanted[name] != saved[name]:
            raise Usage(
                "The match in the store was begun with another %s; leave it out or name another store."
                % option
            )
    if "--seats" in given.values and wanted["people"] != saved["people"][: saved["seats"]]:
        raise Usage(
            "The match in the store was begun with other --seats; leave them out or name another store."
        )
    if given.rules and wanted["rules"] != saved["rules"]:
        raise Usage(
            "The match in the store was begun with other house rules; leave out --set or name another store."
        )
