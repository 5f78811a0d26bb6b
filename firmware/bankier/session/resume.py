"""Beginning a match, and taking one up again from what the flash has kept."""

import json

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

FORMAT = 1  #: of the header; every older one must still be read


class Unreadable(Exception):
    """What the flash has kept of a match cannot be understood."""


def begin(path: str, header: "dict[str, Any]", entropy: "Callable[[], bytes]") -> Match:
    """Start a match and keep it under a path (without ending). OSError when the flash is full or it is taken.

    header -- game, mode, rules (by name), unit, people (names by seat), bank
    (the seat that begins).
    """
    header["format"] = FORMAT
    header["seats"] = len(header["people"])
    match = Match(path, header, entropy)
    if exists(match.log.path):
        raise OSError("there is a match already")
    match.slots.remove()
    match.log.append(bytes((HEADER,)) + json.dumps(header).encode())
    match.start(match.following())
    match.save()
    return match


def read_header(path: str) -> "dict[str, Any]":
    """The header of a saved match. Unreadable, if it cannot be understood."""
    try:
        for _, record in Log(path + ".m").records():
            header: "dict[str, Any]" = json.loads(record[1:])
            if record[0] == HEADER and header["format"] <= FORMAT:
                return header
            break
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise Unreadable(path)


def glance(path: str) -> "tuple[dict[str, Any], tuple[int, ...], bool]":
    """What a saved match is about, what it stands at, and whether it is settled; its game is not imported.

    The header, with the people who joined; all purses after the last finished
    round, one a chair, then kitty and pot. Unreadable.
    """
    header = read_header(path)
    history = History(Log(path + ".m"))
    try:
        settlement = _read_log(history, header["people"])
        saved = Slots(path).load()
        if saved:
            number, _, _, waits, _ = unpack_state(saved)
            history.cut(waits[0] if waits else number)  # what was undone since
    except _BROKEN as error:
        raise Unreadable(str(error)) from None
    return header, history.totals(len(header["people"])), settlement is not None


def resume(path: str, entropy: "Callable[[], bytes]") -> Match:
    """Take up a match where it was left, at the very question. Unreadable.

    What is lost is told in the match's news; what could not be read of the
    log is then copied to a file with the ending .lost.
    """
    header = read_header(path)
    try:
        match = Match(path, header, entropy)
        settlement = _read_log(match.history, match.names)
        if settlement is not None:
            match.ended, match.settlement = True, settlement
        else:
            _take_up(match)
            if match.news:
                _keep_lost(match, path + ".lost")
    except _BROKEN as error:
        raise Unreadable(str(error)) from None
    return match


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
    return settlement


def _take_up(match: Match) -> None:
    saved = match.slots.load()
    if saved is None:
        if match.slots.exists():
            match.news.append(("error.rounds",))
        match.start(match.following())
        return
    try:
        number, base, version, waits, tail = unpack_state(saved)
        after = waits[0] if waits else number
        if after > len(match.history):
            raise ValueError("rounds are missing")
        answers, bases = joined(match.log, number, base, tail)
        waiting = joined(match.log, waits[0], waits[1], b"") if waits else None
    except ValueError:
        match.news.append(("error.rounds",))
        match.start(match.following())
        return
    match.history.cut(after)
    if waiting is None:
        _start(match, answers, bases, version)
        return
    _start(match, waiting[0], waiting[1], version)
    if match.misfit is None:
        _enter_again(match, number, answers, bases)


def _enter_again(match: Match, number: int, answers: bytearray, bases: "list[int]") -> None:
    """The earlier round that was being entered again; if it cannot be, it stands as it was."""
    try:
        match.enter_again(match.reopened(number, answers, bases))
    except (Misfit, ValueError):
        match.news.append(("error.rounds",))


def _keep_lost(match: Match, path: str) -> None:
    try:
        match.log.set_aside(path)
    except OSError:
        pass  # no room for it: then nothing new is written over it either


def _start(match: Match, answers: bytearray, bases: "list[int]", version: int) -> None:
    """Start the open round; answers to an older script are not fed to this one, even if they seem to fit."""
    try:
        if answers and version != match.game.VERSION:
            raise Misfit("version %d" % version)
        match.start(match.following(answers, bases))
    except Misfit:
        match.open = match.following()
        match.misfit = bytes(answers)
