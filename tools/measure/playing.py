"""Matches played by people and their fingers: every question, its answer and the presses for it."""

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bankier.rules.questions import Question
from bankier.screen.events import JOKER, LEFT, RANK, RIGHT, kind_of
from bankier.session.match import Match
from bankier.session.resume import begin
from bankier.words import Words
from tools.measure.fingers import Fingers, Press
from tools.measure.tables import TABLES, Entropy, Skipping, seed_of

NAMES = ("Bernadet", "Godelief", "Marieken", "Willemij", "Adelheid", "Theodoor", "Cornelis", "Fransisk")

_DISMISS = (LEFT, RIGHT, RANK, JOKER)  # keys of an entry that end a say before it


Entry = tuple[int, Question, Any]  #: a round's number, a question and its answer


class Asked(NamedTuple):
    """A question of a match, and what was done about it.

    presses: from when it came up. sealed: the answer cannot be taken back, because a card was seen or chance
    was drawn. dismisses: the first press has ended a say before it.
    """

    round: int
    question: Question
    answer: Any
    presses: list[Press]
    sealed: bool = False
    dismisses: bool = False


class Setting(NamedTuple):
    """What a match is begun with."""

    game: str
    mode: str
    seats: int
    rules: tuple[tuple[str, Any], ...] = ()

    def header(self) -> dict[str, Any]:
        """As a match takes it: people with the longest names, and everything else as usual."""
        names = [NAMES[seat % 8][: 8 - 2 * (seat // 8)] + "X" * 2 * (seat // 8) for seat in range(self.seats)]
        return {
            "game": self.game,
            "mode": self.mode,
            "people": names,
            "bank": 0,
            "unit": ["frank", 1],
            "kept": True,
            "rules": dict(self.rules),
        }


def rounds_of(match: Match, count: int, first: int = 0, skips: bool = False) -> Iterator[Entry]:
    """So many rounds of a match, each question once it is answered, and its answer.

    first: the number of the seed of the first round. skips: leave out what may be left out.
    """
    last = match.open.number + count
    while not match.ended and match.open.number < last and match.question is not None:
        number = match.open.number
        people = TABLES[match.header["game"]](match.open.round, seed_of(first + number))
        people = Skipping(people) if skips else people
        while match.open.number == number and match.question is not None:
            question = match.question
            answer = people.answer(question)
            reason = match.answer(answer)
            assert reason is None, (question.key, answer, reason)
            yield number, question, answer


def play(
    setting: Setting, keys: tuple[Press, ...], rounds: int, first: int = 0, skips: bool = False
) -> list[Asked]:
    """Play a match from its beginning, with the fewest presses; see rounds_of."""
    return play_with(setting, (keys,), rounds, first, skips)[0]


def play_with(
    setting: Setting, kinds: tuple[tuple[Press, ...], ...], rounds: int, first: int = 0, skips: bool = False
) -> list[list[Asked]]:
    """Play a match once, and tell it for each kind of keys; see play."""
    hands = [_fingers(setting.game, keys) for keys in kinds]
    found: list[list[Asked]] = [[] for _ in kinds]
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder:
        match = begin(str(Path(folder, "0001")), setting.header(), Entropy(first))
        for fingers in hands:
            fingers.words.names = match.names
        for number, question, answer in rounds_of(match, rounds, first, skips):
            for asked, fingers in zip(found, hands):
                asked.append(Asked(number, question, answer, fingers.fewest(question, answer), match.sealed))
    return [_dismissed(asked) for asked in found]


@cache
def _fingers(game: str, keys: tuple[Press, ...]) -> Fingers:
    """Fingers for a game, with all the ways that they have found so far."""
    return Fingers(Words("nl", game), keys)


def _dismissed(asked: list[Asked]) -> list[Asked]:
    """The last OK of a say is saved where the first key of the next entry dismisses it and counts there."""
    for place, (say, entry) in enumerate(zip(asked, asked[1:])):
        question: Any = say.question
        if question.kind != "say" or question.waits or entry.question.kind == "say":
            continue
        if any(kind_of(code) in _DISMISS for code in entry.presses[0]):
            asked[place] = say._replace(presses=say.presses[:-1])
            asked[place + 1] = entry._replace(dismisses=True)
    return asked
