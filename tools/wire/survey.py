"""Which keys a game brings up, and as what: found by playing it at random, in every mode, with random rules.

The players are made for this: they answer within the limits and know no game. Chance is seeded, so that
two surveys of the same script find the same.
"""

import random
from collections import defaultdict
from typing import Any

from bankier.rules import games
from bankier.rules.money import Table
from bankier.rules.options import Rules
from bankier.rules.questions import Question

from .options import refused

MATCHES = 100  # of each mode
MATCH = 2  # rounds
LONGEST = 400  # answers in a round
_TRIES = 400

Roles = dict[str, set[str]]


def survey(name: str, matches: int = MATCHES) -> Roles:
    """What each key was: a kind of question, or extra answer, choice, row, secret, reason, refusal."""
    game: Any = games.load(name)
    found: Roles = defaultdict(set)
    for mode in game.MODES:
        for number in range(matches):
            _play(game, mode, random.Random(f"{name} {mode} {number}"), found)
    return dict(found)


def _play(game: Any, mode: str, chance: random.Random, found: Roles) -> None:
    """The first rounds of a match."""
    seats = tuple(range(chance.randint(game.SEATS[0], min(game.SEATS[1], 5))))
    rules = Rules(mode, game.OPTIONS, len(seats), _choose(game.OPTIONS, chance))
    if refused(game, rules, len(seats)):
        return

    def note(giver: int, taker: int, amount: int, why: Any) -> None:
        found[why[0]].add("reason")

    carry = game.opening(chance.choice(seats))
    purses = [0] * (len(seats) + 2)
    for _ in range(MATCH):
        table = Table(seats, seats, purses, note)
        carry = _round(game.play(table, carry, rules), table, chance, found)
        if carry is None:
            return


def _round(script: Any, table: Table, chance: random.Random, found: Roles) -> Any:
    """Play a round; what the next one starts from, or None."""
    answer: Any = None
    for _ in range(LONGEST):
        try:
            question: Any = script.send(answer)
        except StopIteration as end:
            return end.value
        answer = None
        if question.kind != "mark":
            _note(question, table, found)
            answer = _answer(question, chance, found)
            if answer is None:
                break
    return None


def _choose(options: Any, chance: random.Random) -> dict[str, Any]:
    """House rules: about half of them other than usual."""
    return {
        option.name: chance.choice(option.choices)
        if option.choices
        else chance.randint(option.low, option.high)
        for option in options
        if chance.random() < 0.5
    }


def _note(question: Any, table: Table, found: Roles) -> None:
    if question.kind != "seed":
        found[question.key].add(question.kind)
    for key in question.also:
        found[key].add("extra answer")
    for option in getattr(question, "options", ()):
        if isinstance(option, str):
            found[option].add("choice")
    for label, _, _, _ in table.spread():
        if isinstance(label, str):
            found[label].add("row")
    for _, key, _ in table.secrets():
        found[key].add("secret")


def _answer(question: Question, chance: random.Random, found: Roles) -> Any:
    """An answer that is not refused, or None if luck finds none; the reasons of those that are, are noted."""
    for _ in range(_TRIES):
        answer = _guess(question, chance)
        reason = question.refuse(answer)
        if reason is None:
            return answer
        found[str(reason[0])].add("refusal")
    return None


def _guess(question: Any, chance: random.Random) -> Any:
    kind = question.kind
    if kind == "seed":
        return chance.randbytes(32)
    if question.also and (chance.random() < 0.25 or (kind == "peek" and not question.picks)):
        return -chance.randint(1, len(question.also))
    if kind == "choose":
        return chance.randrange(len(question.options))
    if kind == "number":
        return chance.choice((question.low, question.high, chance.randint(question.low, question.high)))
    if kind == "card":
        rank = chance.randint(1, 14 if question.joker else 13)
        wanted = rank in question.suited or (question.free and rank < 14 and chance.random() < 0.3)
        return rank | (chance.randint(1, 4) << 4 if wanted else 0)
    if kind == "tally":
        return tuple(chance.choice((0, 0, 1, question.high)) for _ in question.seats)
    if kind == "peek" and question.picks:
        able = [place for place, mark in enumerate(question.marks) if mark]
        return chance.choice(able if able and chance.random() < 0.8 else range(len(question.cards)))
    return 0
