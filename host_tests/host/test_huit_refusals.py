"""A hundred thousand wrong entries in Huit: each is refused with a reason that every language can say."""

import pytest
from huit_fuzz import fuzz
from words_all import CODES, words_for


@pytest.fixture(scope="module")
def reasons() -> set[str]:
    found: set[str] = set()
    refused = seed = 0
    while refused < 100_000:
        for mode in ("referee", "deal", "score"):
            seed += 1
            more, count = fuzz(mode, seed, 2_000)
            found |= more
            refused += count
    return found


def test_a_hundred_thousand_wrong_entries_change_nothing(reasons: set[str]) -> None:
    every = {
        "refuse.suit",
        "refuse.suit.one",
        "refuse.suit.two",
        "refuse.run",
        "refuse.run.like",
        "refuse.copies",
        "refuse.drawn",
        "refuse.add",
        "refuse.able",
        "refuse.multiple",
        "refuse.packs",
        "refuse.held",
        "refuse.kind",
        "refuse.count",
    }
    assert every <= reasons, every - reasons


@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_words(code: str, reasons: set[str]) -> None:
    words = words_for(code, "huit")
    assert all(words.has(key) for key in reasons)
