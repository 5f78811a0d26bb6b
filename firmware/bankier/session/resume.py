"""Beginning a match, and taking one up again from what the flash has kept."""

import json
from binascii import crc32

from .history import History
from .match import END, HEADER, PERSON, Match
from .record import ROUND, unpack
from .round import Misfit
from .segments import joined
from .state import unpack as unpack_state
from .store import Log, Slots, exists

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

_BROKEN = (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError, ImportError, Misfit)

_ROUNDS = ("error.rounds",)  # news: the last of them are lost

FORMAT = 2  #: of the header; every older one must still be read
_UNTAGGED = 1  # the last format in which slots did not tell whose they are


class Unreadable(Exception):
    """What the flash has kept of a match cannot be understood."""


def begin(path: str, header: "dict[str, Any]", entropy: "Callable[[], bytes]") -> Match:
    """Start a match and keep it under a path (without ending). OSError when the flash is full or it is taken.

    header -- game, mode, rules (by name), unit, people (names by seat), bank
    (the seat that begins).
    """
    header["format"] = FORMAT
    header["file"] = _name(path)
    header["seats"] = len(header["people"])
    record = bytes((HEADER,)) + json.dumps(header).encode()
    match = Match(path, header, entropy, crc32(record))
    if exists(match.log.path):
        raise OSError("there is a match already")
    match.slots.remove()
    match.start(match.following())
    match.save()  # before there is a log: one without slots has then lost them
    match.log.append(record)
    return match


def read_header(path: str) -> "tuple[dict[str, Any], int]":
    """The header of a saved match, and the tag of its slots. Unreadable, if it cannot be understood."""
    try:
        record = Log(path + ".m").read(0)
        header: "dict[str, Any]" = json.loads(record[1:])
        if record[0] == HEADER and header["format"] <= FORMAT:
            return header, crc32(record) if header["format"] > _UNTAGGED else 0
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise Unreadable(path)


def glance(path: str) -> "tuple[dict[str, Any], tuple[int, ...], bool]":
    """What a saved match is about, what it stands at, and whether it is settled; its game is not imported.

    The header, with the people who joined; all purses after the last finished
    round, one a chair, then kitty and pot. Unreadable.
    """
    header, tag = read_header(path)
    history = History(Log(path + ".m"))
    try:
        settlement = _read_log(history, header["people"])
        saved = Slots(path, tag).load()
        if saved:
            number, _, _, waits, _ = unpack_state(saved)
            history.cut(waits[0] if waits else number)  # what was undone since
    except _BROKEN as error:
        raise Unreadable(str(error)) from None
    return header, history.totals(len(header["people"])), settlement is not None


def resume(path: str, entropy: "Callable[[], bytes]") -> Match:
    """Take up a match where it was left, at the very question. Unreadable.

    What is lost is told in the match's news; what cannot be read stays on the
    flash, from the next save on in files with the endings .lost and .bad.
    """
    header, tag = read_header(path)
    try:
        match = Match(path, header, entropy, tag)
        settlement = _read_log(match.history, match.names)
        if settlement is not None:
            match.ended, match.settlement = True, settlement
        else:
            match.slots.of_use = _take_up(match)
    except _BROKEN as error:
        raise Unreadable(str(error)) from None
    if header.get("file", _name(path)) != _name(path):
        match.news.append(("error.file", header["file"]))
    return match


def _name(path: str) -> str:
    """What the names of the files of a match begin with."""
    return path[path.rfind("/") + 1 :]


def _read_log(history: History, names: "list[str]") -> "bytes | None":
    """Take in the finished rounds and the people who joined; how it was settled, None if it was not."""
    settlement = None
    for place, record in history.log.records():
        if record[0] == ROUND:
            history.note(place, unpack(record))
        elif record[0] == PERSON:
            names.append(record[1:].decode())
        elif record[0] == END:
            settlement = record[1:]
            history.cut(json.loads(settlement).get("rounds", len(history)))
    return settlement


def _take_up(match: Match) -> bool:
    """Start the open round; whether what the slots hold is of use for it."""
    saved = match.slots.load()
    if match.log.torn:
        match.news.append(_ROUNDS)
    elif match.slots.damaged:
        match.news.append(("error.copy",))
    try:
        if saved is None:
            raise ValueError("no open round")
        number, base, version, waits, tail = unpack_state(saved)
        after = waits[0] if waits else number
        if after > len(match.history):
            raise ValueError("rounds are missing")
        answers, bases = joined(match.log, number, base, tail)
        waiting = joined(match.log, waits[0], waits[1], b"") if waits else None
    except ValueError:
        match.news[:] = (_ROUNDS,)
        match.start(match.following())
        return False
    match.history.cut(after)
    if waiting:
        _start(match, waiting[0], waiting[1], version)
    else:
        _start(match, answers, bases, version)
    if waiting and match.misfit is None:
        from .earlier import reenter  # seldom needed

        try:
            reenter(match, match.reopened(number, answers, bases))
        except (Misfit, ValueError):  # the earlier round stands as it was
            match.news.append(_ROUNDS)
            return False
    if not match.news:
        match.kept = saved
    return True


def _start(match: Match, answers: bytearray, bases: "list[int]", version: int) -> None:
    """Start the open round; answers to an older script are not fed to this one, even if they seem to fit."""
    try:
        if answers and version != match.game.VERSION:
            raise Misfit("version %d" % version)
        match.start(match.following(answers, bases))
    except Misfit:
        match.open = match.following()
        match.misfit = bytes(answers)
