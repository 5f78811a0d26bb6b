"""The figures of Bakarat that the rulebook gives, on plays of the script itself; seeds are fixed."""

from tools.fair import bakarat
from tools.fair.figures import Found, share

COUPS = 4000  # `make soak` plays 200,000, and as many shoes
SHOES = 4000


def test_ties_naturals_and_wins_are_as_often_as_the_rulebook_says() -> None:
    """Within three standard errors: 9.716 % ties, 32/169, 0.189694 in a shoe of two packs."""
    found = list(bakarat.found(COUPS, SHOES))
    assert len(found) == 6
    assert [str(one) for one in found if not one.agrees()] == []


def test_the_measure_can_fail() -> None:
    half = [number % 2 == 0 for number in range(400)]
    assert share("even", 0.5, half).agrees()
    assert not share("even", 0.4, half).agrees()
    assert str(Found("even", 0.4, 0.5, 0.05)) == "even: 0.400000, found 0.500000, +2.00 standard errors"
