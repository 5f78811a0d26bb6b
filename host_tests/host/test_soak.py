"""A small soak."""

from tools import soak


def test_a_few_matches_at_random_hold() -> None:
    assert soak.main(["--matches", "6", "--seed", "1000", "--no-battery"]) == 0
