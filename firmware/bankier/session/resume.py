"""Beginning a match, and taking one up again from what the flash has kept."""

import json
import struct

from .codec import expand
from .history import ROUND, joined, segments, unpack
from .match import END, HEADER, PERSON, STATE, Match
from .round import Misfit
from .store import Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

FORMAT = 1  #: of the header; every older one must still be read


class Unreadable(Exception):
    """What the flash has kept of a match cannot be understood."""


def begin(path: str, header: "dict[str, Any]", entropy: "Callable[[], bytes]") -> Match:
    """Start a match and keep it under a path (without ending). OSError when the flash is full.

    header -- game, mode, rules (by name), unit, people (names by seat), bank
    (the seat that begins).
    """
    header["format"] = FORMAT
    header["seats"] = len(header["people"])
    match = Match(path, header, entropy)
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


def resume(path: str, entropy: "Callable[[], bytes]") -> Match:
    """Take up a match where it was left, at the very question. Unreadable.

    What is lost is told in the match's news.
    """
    header = read_header(path)
    try:
        match = Match(path, header, entropy)
        _read_log(match)
        if not match.ended:
            _take_up(match)
    except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
        raise Unreadable(str(error)) from None
    return match


def _read_log(match: Match) -> None:
    for place, record in match.log.records():
        if record[0] == ROUND:
            match.history.note(place, unpack(record))
        elif record[0] == PERSON:
            match.names.append(record[1:].decode())
        elif record[0] == END:
            match.ended = True


def _take_up(match: Match) -> None:
    saved = match.slots.load()
    if saved is None:
        match.start(match.following())
        return
    size = struct.calcsize(STATE)
    number, base, aside, is_aside = struct.unpack(STATE, saved[:size])
    answers = joined(match.log, number, base, bytes(expand(saved[size:])))
    if is_aside:
        match.start(match.following(segments(match.log, aside)))
        match.enter_again(match.reopened(number, answers))
    elif number > len(match.history):
        match.news.append(("error.rounds",))
        match.start(match.following())
    else:
        match.history.cut(number)
        _start(match, answers, base)


def _start(match: Match, answers: bytearray, base: int) -> None:
    try:
        match.start(match.following(answers, base))
    except Misfit:
        match.open = match.following()
        match.misfit = bytes(answers)
