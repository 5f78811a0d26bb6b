"""Bakarat played at random: whatever it asks, says, refuses or gives as a reason has its words, and fits."""

import random
from typing import Any

import pytest
from players import any_answer
from words_all import CODES, sentences, words_for

from bankier.rules.games import bakarat
from bankier.rules.money import Table
from bankier.rules.options import Rules
from bankier.words.template import COLUMNS

Said = set[tuple[str, tuple[Any, ...]]]
BANKS = 150


def asked(question: Any) -> Said:
    """Everything of a question that is shown in words, and the reasons for refusing answers."""
    said = {(question.key, question.facts)}
    said |= {(key, question.facts) for key in (*question.also, *getattr(question, "options", ()))}
    said |= {(row[0], ()) for row in question.spread()}
    said |= {(key, ()) for _, key, _ in question.secrets()}
    refusals = [question.refuse(answer) for answer in (-2, -1, *range(15), 200)]
    said |= {(reason[0], reason[1:]) for reason in refusals if reason}
    return {(key, facts) for key, facts in said if isinstance(key, str)}


def play(seed: int) -> Said:
    chance = random.Random(seed).randrange
    mode = bakarat.MODES[seed % 3]
    seats = tuple(range(2 + chance(4)))
    chosen = {option.name: option.choices[chance(2)] for option in bakarat.OPTIONS if option.choices}
    rules = Rules(mode, bakarat.OPTIONS, len(seats), {**chosen, "packs": 1, "commission": chance(11)})
    said: Said = set()

    def log(giver: int, taker: int, amount: int, why: tuple[int | str, ...]) -> None:
        said.add((str(why[0]), why[1:]))

    table = Table(seats, seats, [0] * (len(seats) + 2), log)
    carry: Any = bakarat.opening(0)
    for _ in range(3):
        script = bakarat.play(table, carry, rules)
        question: Any = script.send(None)
        try:
            while True:
                question.spread, question.secrets = table.spread, table.secrets
                if question.kind == "seed":
                    question = script.send(bytes(chance(256) for _ in range(32)))
                    continue
                said |= asked(question)
                answer = any_answer(question, chance)
                if question.kind == "card" and answer < 0 and seed % 2:
                    continue  # in half of the plays shoes are not cut short by the marker
                question = script.send(min(answer, 400) if question.key == "bank.name" else answer)
        except StopIteration as end:
            carry = end.value
    return said


@pytest.fixture(scope="module")
def everything_said() -> Said:
    return set().union(*(play(seed) for seed in range(BANKS)))


@pytest.mark.parametrize("code", CODES)
def test_all_that_was_said_has_words_and_fits(code: str, everything_said: Said) -> None:
    words = words_for(code, "bakarat")
    words.names = words.names * 3
    for key, facts in everything_said:
        assert words.has(key), (key, facts)
        if not any(isinstance(fact, int) and fact > 999 for fact in facts):
            assert max(map(len, words.say(key, facts).split("\n"))) <= COLUMNS, (key, facts)


def test_every_sentence_of_the_file_was_needed(everything_said: Said) -> None:
    """Besides the short forms, which only the screen asks for: no sentence is there for nothing."""
    keys = {key for key, _ in everything_said}
    sentence_keys = {key for key, _ in sentences("en", "bakarat")}
    assert {key for key in sentence_keys if not key.endswith((".brief", ".entry"))} - keys == set()
