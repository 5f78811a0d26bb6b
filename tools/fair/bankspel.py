"""The figures of Bankspel with two packs and four seats, by rounds dealt from recorded seeds."""

from collections.abc import Iterator
from importlib import import_module
from statistics import fmean
from typing import Any

from tools.fair import battery
from tools.fair.figures import Found, amount, share

reference: Any = import_module("host_tests.core.reference_bankspel")

ORDER = (1, 2, 3, 0)  # the bank is seat 0
COUNTS = range(1, 11)
_TURNS = [ORDER[step:] + ORDER[:step] for step in range(4)]


class Round:
    """One round with a deck of the device."""

    def __init__(self, number: int) -> None:
        from bankier.rules import cards, decks, shuffle  # in the firmware, found only after install()

        deck = decks.pack(2)
        shuffle.shuffle(deck, battery.seed(number))
        ranks = [cards.rank(card) for card in deck]
        self.hands = [ranks[ORDER.index(seat) : 20 : 4] for seat in range(4)]
        self.book = ranks[20:]

    def pay_and_receive(self) -> tuple[int, int]:
        """What the bank's neighbour pays in part 1, and the bank's net over parts 1 and 2."""
        paid, pot = reference.part1(self.hands, self.book[:5], 0)
        return -paid[1], reference.part2(self.hands, self.book[5:10], 0, pot, reference.BANK_ADDS, ORDER)[0]

    def turn_over(self, order: tuple[int, ...]) -> int:
        """The bank's net in part 3, the odd units of a tie going out in this order."""
        rules = (reference.SHARE, reference.EVERY_COPY, None, len(self.book) - 10)
        nets: list[int] = reference.part3(self.hands, self.book[10:], order, *rules)[0]
        return nets[0]

    def one_to_ten(self) -> tuple[bool, int]:
        """Whether any count matches, and what best play wins of each player."""
        drawn = self.book[-10:]  # far from what part 3 used; any ten cards of a deck do as well
        matches = [count for count in COUNTS if drawn[count - 1] == count]
        nets = reference.part4(drawn, [count >= 3 for count in matches], reference.PLAIN, ORDER)
        return bool(matches), -nets[1]


def found(rounds: int) -> Iterator[Found]:
    """The figures of all four parts, by so many rounds."""
    dealt = [Round(number) for number in range(rounds)]
    ann, bank = zip(*(one.pay_and_receive() for one in dealt), strict=True)
    yield amount("part 1 costs a player", 525 / 103, ann)
    yield amount("parts 1 and 2 bring the bank", 0, bank)
    even = [fmean(one.turn_over(order) for order in _TURNS) for one in dealt]
    # The bank comes last when the odd units of a tie are given out, and that is all it loses by.
    yield amount("part 3 brings the bank if odd units go round", 0, even)
    matched, won = zip(*(one.one_to_ten() for one in dealt), strict=True)
    yield share("a count of part 4 matches", 0.549511, matched)
    yield amount("part 4 brings the bank of each player", 2.868913, won)
