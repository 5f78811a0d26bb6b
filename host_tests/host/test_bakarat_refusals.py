"""A hundred thousand random entries to the referee of Bakarat: what is illegal is refused, in words."""

import random
from typing import Any

import pytest
from bakarat_bank import Bank
from players import any_answer
from words_all import CODES, words_for

ENTRIES = 100_000
AT_ONCE = 25  # entries tried at each question


def legal(question: Any, answer: Any, seen: list[int]) -> bool:
    """Whether the rulebook allows the entry; seen -- how many of each rank have left the one pack."""
    if type(answer) is not int:
        return False
    if answer < 0:
        return -answer <= len(question.also)
    if question.kind == "card":
        return 1 <= answer <= 13 and seen[answer] < 4
    if question.kind == "number":
        return bool(question.low <= answer <= question.high)
    return answer < len(question.options)


def random_entry(question: Any, chance: random.Random) -> Any:
    """An entry of any kind, most of them near what could be meant."""
    pick = chance.randrange(10)
    if pick == 0:
        return chance.choice((None, True, "7", (1, 2), b"", 3.5))
    if pick == 1:
        return chance.randrange(-5, 20_000)
    return chance.randrange(-4, (question.high if question.kind == "number" else 14) + 3)


def picture(bank: Bank) -> Any:
    return bytes(bank.round.answers), bank.question.spread(), tuple(bank.round.table.purses)


def test_illegal_entries_are_refused_and_change_nothing() -> None:
    chance = random.Random(4)
    words = [words_for(code, "bakarat") for code in CODES]
    refused: dict[str, int] = {}
    tried = 0
    while tried < ENTRIES:
        bank = Bank("referee", 2 + chance.randrange(5), packs=1, buy="casino", ties="two", banco="yes")
        seen = [0] * 14
        for _ in range(200):
            if bank.question is None:
                bank.go_on()
            if [row[2] for row in bank.question.spread() if row[0] == "shoe"] == [52]:
                seen = [0] * 14  # just shuffled
            question, before = bank.question, picture(bank)
            for _ in range(AT_ONCE):
                entry = random_entry(question, chance)
                reason = question.refuse(entry)
                assert (reason is None) == legal(question, entry, seen), (question.key, entry, reason)
                if reason:
                    refused[reason[0]] = refused.get(reason[0], 0) + 1
                    assert all(one.has(reason[0]) for one in words)
                tried += 1
            assert picture(bank) == before
            answer = any_answer(question, chance.randrange)
            if question.kind == "card" and answer < 0 and chance.randrange(3):
                continue  # the marker is seldom told of, so that ranks run out
            if question.kind == "card" and answer > 0:
                seen[answer] += 1
            bank.give(question.key, answer)
    assert tried >= ENTRIES
    assert {"refuse.copies", "refuse.stake", "refuse.range", "refuse.card", "refuse.unknown"} <= set(refused)


@pytest.mark.parametrize("answer", [True, False, None, "1", (1,), b"1"])
def test_only_whole_numbers_are_entries(answer: Any) -> None:
    bank = Bank("referee")
    assert bank.question.refuse(answer) is not None
    bank.give("bank.name", 10)
    assert bank.question.refuse(answer) is not None
