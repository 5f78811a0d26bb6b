"""What chance makes of Bankspel with two packs: exact figures, and decks of the device that agree."""

import math
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from statistics import fmean, stdev

import pytest

from bankier.rules import cards, decks, shuffle
from host_tests.core import reference_bankspel as reference
from tools.fair import battery

CARDS, COPIES = 104, 8  # two packs; so many cards of each rank
ORDER = (1, 2, 3, 0)  # the bank is seat 0
COUNTS = range(1, 11)
ROUNDS = 20_000


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


class Round:
    """One round of four seats with a deck of the device."""

    def __init__(self, number: int) -> None:
        deck = decks.pack(2)
        shuffle.shuffle(deck, battery.seed(number))
        ranks = [cards.rank(card) for card in deck]
        self.hands = [ranks[ORDER.index(seat) : 20 : 4] for seat in range(4)]
        self.book = ranks[20:]

    def pay_and_receive(self) -> tuple[int, int]:
        """What Ann pays in part 1, and the bank's net over parts 1 and 2."""
        paid, pot = reference.part1(self.hands, self.book[:5], 0)
        return -paid[1], reference.part2(self.hands, self.book[5:10], 0, pot, reference.BANK_ADDS, ORDER)[0]

    def turn_over(self, order: tuple[int, ...]) -> int:
        """The bank's net in part 3, the odd units of a tie going out in this order."""
        rules = (reference.SHARE, reference.EVERY_COPY, None, len(self.book) - 10)
        return reference.part3(self.hands, self.book[10:], order, *rules)[0][0]

    def one_to_ten(self) -> tuple[int, int]:
        """Whether any count matches, and what best play wins of each player."""
        drawn = self.book[-10:]  # far from what part 3 used; any ten cards of a deck do as well
        matches = [count for count in COUNTS if drawn[count - 1] == count]
        nets = reference.part4(drawn, [count >= 3 for count in matches], reference.PLAIN, ORDER)
        return int(bool(matches)), -nets[1]


@pytest.fixture(scope="module")
def rounds() -> list[Round]:
    """Rounds from recorded seeds, the same for all tests."""
    return [Round(number) for number in range(ROUNDS)]


def agrees(sample: list[float], mean: float) -> bool:
    """Whether the mean of the sample is within four standard errors of what it should be."""
    return abs(fmean(sample) - mean) < 4 * stdev(sample) / math.sqrt(len(sample))


def test_decks_of_the_device_agree_on_parts_1_and_2(rounds: list[Round]) -> None:
    ann, bank = zip(*(one.pay_and_receive() for one in rounds), strict=True)
    assert agrees(list(ann), 525 / 103)
    assert agrees(list(bank), 0)


def test_decks_of_the_device_agree_on_part_3(rounds: list[Round]) -> None:
    turns = [ORDER[step:] + ORDER[:step] for step in range(4)]
    even = [fmean(one.turn_over(order) for order in turns) for one in rounds]
    assert agrees(even, 0)
    # The bank comes last when the odd units of a tie are given out, and that is all it loses by.
    lost = [fair - one.turn_over(ORDER) for fair, one in zip(even, rounds, strict=True)]
    assert agrees(lost, 0.0215)
    assert not agrees(lost, 0)


def test_decks_of_the_device_agree_on_part_4(rounds: list[Round]) -> None:
    matched, won = zip(*(one.one_to_ten() for one in rounds), strict=True)
    assert agrees(list(matched), 0.549511)
    assert agrees(list(won), 2.868913)
