"""What a saved match tells: who played, what every round brought, and which decks can now be checked.

No answers and no decks still in play are in it: a seed is only told when its last card is out of play.
"""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bankier.rules.shuffle import SEED_SIZE, seed_text
from bankier.session.codec import entries
from bankier.session.match import Match
from bankier.session.past import in_play
from bankier.session.record import CORRECTED, VOID, Record, record_of
from bankier.session.resume import Unreadable, resume

__all__ = ["Exported", "Round", "Unreadable", "read"]

PLAYED, CHANGED, GIVEN_UP = "played", "corrected", "given up"


class Round(NamedTuple):
    """One round: its number from 1, how it stands, what each purse won or lost, and what was in it after."""

    number: int
    state: str
    net: tuple[int, ...]
    after: tuple[int, ...]


class Exported(NamedTuple):
    """A match. Amounts are in its unit ("" for points), one a person, then kitty and pot.

    seeds: (round, seed in letters) of the decks that are out of play. settlement: (giver, taker, amount).
    """

    name: str
    game: str
    mode: str
    rules: dict[str, Any]
    unit: str
    people: tuple[str, ...]
    ended: bool
    rounds: tuple[Round, ...]
    purses: tuple[int, ...]
    seeds: tuple[tuple[int, str], ...]
    settlement: tuple[tuple[int, int, int], ...]


def read(log: Path) -> Exported:
    """The match with this log, NNNN.m, and the files beside it. Raises Unreadable; changes nothing."""
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder:
        for path in log.parent.glob(log.stem + ".*"):
            shutil.copy(path, folder)
        match = resume(str(Path(folder) / log.stem), lambda: bytes(SEED_SIZE))
        try:
            return _exported(log.stem, match)
        except ValueError as error:
            raise Unreadable(str(error)) from None


def _exported(name: str, match: Match) -> Exported:
    unit, factor = match.header["unit"] if match.game.MONEY else ("", 1)
    width = len(match.names)
    rounds: list[Round] = []
    after = (0,) * (width + 2)
    finished = _finished(match)
    for record, _ in finished:
        net = _widened(record.net, width)
        after = tuple(before + change for before, change in zip(after, net))
        rounds.append(Round(record.number + 1, _state(record), _times(net, factor), _times(after, factor)))
    return Exported(
        name=name,
        game=match.header["game"],
        mode=match.header["mode"],
        rules=match.header["rules"],
        unit=str(unit),
        people=tuple(match.names),
        ended=match.ended,
        rounds=tuple(rounds),
        purses=_times(after, factor),
        seeds=tuple(_seeds(match, finished)),
        settlement=_settlement(match, factor),
    )


def _state(record: Record) -> str:
    if record.flags & VOID:
        return GIVEN_UP
    return CHANGED if record.flags & CORRECTED else PLAYED


def _widened(net: tuple[int, ...], width: int) -> tuple[int, ...]:
    """The purses with those of people who joined later."""
    return net[:-2] + (0,) * (width + 2 - len(net)) + net[-2:]


def _times(amounts: tuple[int, ...], factor: int) -> tuple[int, ...]:
    return tuple(amount * factor for amount in amounts)


def _finished(match: Match) -> list[tuple[Record, bytes]]:
    """Every finished round and its answers; also the last one of a match that is over and not settled yet."""
    records = [match.history.read(number) for number in range(len(match.history))]
    found = [(record, bytes(match.history.answers(record)[0])) for record in records]
    if _is_over(match) and not match.ended:
        found.append((record_of(match.open, 0), bytes(match.open.round.answers)))
    return found


def _is_over(match: Match) -> bool:
    """Whether nothing more is played: it is settled, or over by the rules of the game."""
    return match.ended or (match.question is None and match.misfit is None)


def _seeds(match: Match, finished: list[tuple[Record, bytes]]) -> list[tuple[int, str]]:
    """The seeds of the decks that nobody plays from any more."""
    hidden = in_play(match)
    return [
        (record.number + 1, seed_text(value))
        for record, answers in finished
        for _, value, _ in entries(answers)
        if isinstance(value, bytes) and len(value) == SEED_SIZE and value not in hidden
    ]


def _settlement(match: Match, factor: int) -> tuple[tuple[int, int, int], ...]:
    if not match.settlement:
        return ()
    payments = json.loads(match.settlement).get("payments", [])
    return tuple((giver, taker, amount * factor) for giver, taker, amount in payments)
