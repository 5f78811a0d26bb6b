"""What chance makes of Bankspel with two packs: exact figures, and decks of the device that agree."""

import math
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations

import pytest

from bankier.rules import cards, decks
from host_tests.core import reference_bankspel as reference
from tools.fair import bankspel

CARDS, COPIES = 104, 8  # two packs; so many cards of each rank
COUNTS = bankspel.COUNTS
ROUNDS = 3000  # `make soak` deals 100,000


def first_match(before: int) -> Fraction:
    """The chance of a match at one count and at none of `before` other counts.

    Given cards of k ranks lie on k given places in 8^k of 104 * 103 * ... ways.
    """
    terms = range(before + 1)
    return sum(
        (
            (-1) ** k * math.comb(before, k) * Fraction(COPIES ** (k + 1), math.perm(CARDS, k + 1))
            for k in terms
        ),
        Fraction(0),
    )


def worth(stops: Iterable[int]) -> Fraction:
    """What the bank wins of each player in part 4 if it stops at any match on `stops`, in rising order."""
    return sum((count * first_match(before) for before, count in enumerate(stops)), Fraction(0))


def test_part_1_costs_a_player_525_103() -> None:
    pack = [cards.rank(card) for card in decks.pack(2)]
    pairs = [(own, called) for i, own in enumerate(pack) for j, called in enumerate(pack) if i != j]
    # Means add up: five cards, each against five calls of which each pair of cards is as likely as any other.
    paid = sum(-reference.part1([[], [own]], [called] * 5, 0)[0][1] for own, called in pairs)
    assert Fraction(5 * paid, len(pairs)) == Fraction(525, 103)


def test_parts_1_and_2_are_worth_nothing_to_the_bank() -> None:
    hands, order = [[6, 7], [1, 2], [2, 3]], (1, 2, 0)
    calls = [(one, two) for one in range(1, 14) for two in range(1, 14)]
    total = 0
    for early in calls:
        _, pot = reference.part1(hands, early, 0)
        total += sum(reference.part2(hands, late, 0, pot, reference.BANK_ADDS, order)[0] for late in calls)
    assert total == 0


def test_some_count_of_part_4_matches_in_0549511() -> None:
    assert float(sum(first_match(count - 1) for count in COUNTS)) == pytest.approx(0.549511, abs=5e-7)


def test_of_all_ways_to_stop_from_3_on_is_best_and_worth_2868913() -> None:
    values = {stops: worth(stops) for size in range(11) for stops in combinations(COUNTS, size)}
    assert len(values) == 1024
    best = max(values, key=values.__getitem__)
    assert best == tuple(range(3, 11))
    assert float(values[best]) == pytest.approx(2.868913, abs=5e-7)


def test_decks_of_the_device_agree() -> None:
    """Within three standard errors: 525/103, nothing, nothing, 0.549511, 2.868913."""
    found = list(bankspel.found(ROUNDS))
    assert len(found) == 5
    assert [str(one) for one in found if not one.agrees()] == []
