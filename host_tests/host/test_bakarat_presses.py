"""How many keys a bank of Bakarat takes on a device of four keys, when only the results are entered."""

import random
from collections import Counter
from typing import Any

from bakarat_bank import Bank as Unasked
from words_all import words_for

from bankier.rules.games import bakarat
from bankier.rules.options import Rules
from bankier.rules.questions import OK as SAID
from bankier.screen.events import LEFT, OK, RIGHT, event
from bankier.screen.views import view_of
from bankier.session.round import Round, Start

SEATS = (0, 1, 2, 3)
SEEDS = 200
BUDGET = 18
AMOUNT = 10
SAME, ALL = -1, -1
WORDS = words_for("nl", "bakarat")
WORDS.names = ["Bernadet"] * 4


def presses(question: Any, answer: int) -> int:
    """The fewest presses by which the question's view gives the answer: steps one way round, then OK."""
    counts = []
    for way in (LEFT, RIGHT):
        for steps in range(12):
            view = view_of(question, WORDS)
            for _ in range(steps):
                view.key(event(way, 1))
            if view.key(event(OK, 1)) == answer:
                counts.append(steps + 1)
                break
    return min(counts)


def answer_to(question: Any, chance: random.Random) -> int:
    """A bank of 10, stakes uniform from 1 to what is free, both sides winning nine times in twenty."""
    if question.key == "bank.name":
        return SAME if question.also else AMOUNT
    if question.key == "free":
        stake = chance.randint(1, question.high)
        return ALL if stake == question.high else stake
    return chance.choices(range(3), (9, 9, 2))[0]


def bank(carry: Any, chance: random.Random) -> tuple[Any, Counter[str]]:
    """One bank: what the next starts from, and the presses for each question."""
    rules = Rules("score", bakarat.OPTIONS, len(SEATS), {})
    played = Round(Start(bakarat, rules, carry, SEATS, SEATS, (0,) * 6))
    pressed: Counter[str] = Counter()
    said = 0  # sentences since the last entry
    while played.question:
        question: Any = played.question
        if question.kind == "say":
            said += 1
            pressed["say"] += view_of(question, WORDS).pages  # type: ignore[attr-defined]  # a say has pages
            played.answer(SAID)
            continue
        answer = answer_to(question, chance)
        count = presses(question, answer)
        # The last sentence before an entry goes at its first step; if that is OK it takes one of its own.
        pressed["say"] -= 1 if said and count > 1 else 0
        pressed[question.key] += count
        said = 0
        played.answer(answer)
    return played.result, pressed


def test_a_bank_takes_eighteen_presses_at_most() -> None:
    carry: Any = bakarat.opening(0)
    total: Counter[str] = Counter()
    for seed in range(SEEDS):
        carry, pressed = bank(carry, random.Random(seed))
        total += pressed
    assert total["bank.name"] == SEEDS  # the same bank again is what OK takes
    assert SEEDS * 3 < sum(total.values()) <= SEEDS * BUDGET


def test_all_and_pass_are_one_press_away() -> None:
    waiting = Unasked("score")
    waiting.give("bank.name", AMOUNT)
    question = waiting.question
    assert [question.also[0], question.also[1]] == ["stake.all", "stake.pass"]
    assert presses(question, -1) == 1
    assert presses(question, -2) == 2
    assert presses(question, question.start) == 2
