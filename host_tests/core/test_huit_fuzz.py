"""Wrong entries are refused, with a reason, and change nothing."""

from huit_fuzz import fuzz
from huit_hands import new_round


def test_wrong_entries_are_refused_and_change_nothing():
    reasons, refused = set(), 0
    for mode, seeds in (("referee", 6), ("deal", 4), ("score", 8)):
        for seed in range(seeds):
            found, count = fuzz(mode, seed, 500, 80)
            reasons |= found
            refused += count
    assert refused > 4000
    assert {
        "refuse.suit",
        "refuse.run",
        "refuse.card",
        "refuse.suit.missing",
        "refuse.able",
        "refuse.multiple",
        "refuse.packs",
    } <= reasons, reasons


def test_an_answer_after_the_end_is_refused():
    game = new_round("score", 2, {"limit": 50})
    while game.question is not None:
        game.answer(50 if game.question.kind == "number" else 0)
    try:
        game.answer(0)
        raise AssertionError("the hand was over")
    except ValueError:
        assert game.table.purses == [50, 0, 0, 0]
