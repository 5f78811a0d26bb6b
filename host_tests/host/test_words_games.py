"""Games played at random: whatever a script asks, says, refuses or gives as a reason has its words."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from players import any_answer
from words_all import CODES, words_for

from bankier.rules.games import bankspel
from bankier.rules.money import Table
from bankier.rules.options import Rules
from bankier.words import Words
from bankier.words.template import COLUMNS

Chance = Callable[[int], int]  # chance(n) is 0 to n - 1
Said = set[tuple[str, tuple[Any, ...]]]
ROUNDS = 40


def rules_at_random(mode: str, seats: int, chance: Chance) -> Rules:
    chosen: dict[str, str | int] = {
        option.name: option.choices[chance(len(option.choices))]
        for option in bankspel.OPTIONS
        if option.choices and chance(2)
    }
    return Rules(mode, bankspel.OPTIONS, seats, chosen)


def asked(question: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Everything of a question that is shown in words."""
    yield question.key, question.facts
    for key in (*question.also, *getattr(question, "options", ())):
        if isinstance(key, str):
            yield key, question.facts
    for label, *_ in question.spread():
        if isinstance(label, str):
            yield label, ()
    for _, key, _ in question.secrets():
        yield key, ()


def refused(question: Any, chance: Chance) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The reasons for refusing some answers out of place."""
    tallies: tuple[Any, ...] = ((), (99,) * len(getattr(question, "seats", ())))
    for answer in (1, chance(60), -9, 14, 200 + chance(90), b"x", *tallies):
        reason = question.refuse(answer)
        if reason:
            yield reason[0], reason[1:]


def play(mode: str, seed: int) -> Said:
    """One round at random; returns what it needed words for."""
    chance = random.Random(seed).randrange
    seats = 2 + chance(4)
    order = tuple(range(seats))
    said: Said = set()

    def log(giver: int, taker: int, amount: int, why: tuple[int | str, ...]) -> None:
        said.add((str(why[0]), why[1:]))

    table = Table(order, order, [0] * (seats + 2), log)
    script = bankspel.play(table, bankspel.opening(0), rules_at_random(mode, seats, chance))
    answer: Any = None
    try:
        while True:
            question: Any = script.send(answer)
            question.spread, question.secrets = table.spread, table.secrets
            said.update(refused(question, chance))
            if question.kind == "seed":
                answer = bytes(chance(256) for _ in range(32))
                continue
            said.update(asked(question))
            answer = any_answer(question, chance)
    except StopIteration:
        return said


@pytest.fixture(scope="module")
def everything_said() -> Said:
    said: Said = set()
    for mode in bankspel.MODES:
        for seed in range(ROUNDS):
            said |= play(mode, seed)
    return said


def words_of(code: str) -> Words:
    words: Words = words_for(code, "bankspel")
    words.names = words.names * 3
    return words


@pytest.mark.parametrize("code", CODES)
def test_all_that_was_said_has_words_and_fits(code: str, everything_said: Said) -> None:
    words = words_of(code)
    for key, facts in everything_said:
        text = words.say(key, facts)
        assert words.has(key), (key, facts)
        assert max(map(len, text.split("\n"))) <= COLUMNS, (key, facts, text)
        assert "?" not in text or text.endswith(("?", "? À refaire\u00a0:")) or "?\n" in text, (
            key,
            facts,
            text,
        )


@pytest.mark.parametrize("code", CODES)
def test_no_fact_shows_as_unknown(code: str, everything_said: Said) -> None:
    """A question mark in place of a fact stands by itself; no sentence has one like that."""
    words = words_of(code)
    for key, facts in everything_said:
        assert not {"?", "?,", "?:", "?!"} & set(words.say(key, facts).split()) - _own_marks(code), (
            key,
            facts,
        )


def _own_marks(code: str) -> set[str]:
    """In French a question mark does stand apart; split() takes its no-break space for a space."""
    return {"?"} if code == "fr" else set()


def test_the_rounds_came_by_everything(everything_said: Said) -> None:
    keys = {key for key, _ in everything_said}
    rare = {
        "takes.short",
        "takes.short.any",
        "why.short",
        "why.given_up",
        "why.no_match",
        "stop.who",
        "count.pays",
    }
    assert rare <= keys
    assert {
        "refuse.range",
        "refuse.copies",
        "refuse.ace",
        "refuse.tally",
        "refuse.unknown",
        "cut.none",
    } <= keys
