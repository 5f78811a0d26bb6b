"""What turns out to have been wrong when both hands lie open."""

from .totals import MUST_BUY, MUST_STAND, NATURAL, is_natural, total

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...questions import Facts

    Hand = bytes | bytearray
    Sides = tuple[int, ...]
    Hands = tuple[Hand, ...]
    Found = list[Facts]

NOBODY = 0  #: who shows 8 or 9 in two cards
PUNTER = 1
BANKER = 2
BOTH = 3
EQUAL = 4  #: nobody, but two-card totals are equal and that is a tie at once


def findings(shown: int, sides: "Sides", hands: "Hands", rules: "Any") -> "Found":
    """Each fault as the key of its sentence with its facts.

    shown -- who showed two cards before anybody bought; sides, hands -- the
    punter's, then the banker's, in the order the cards came.
    """
    twos = tuple(bytes(hand[:2]) for hand in hands)
    if shown == EQUAL:
        equal = total(twos[0]) == total(twos[1])
        return [] if equal else [("found.unequal", total(twos[0]), total(twos[1]))]
    if shown != NOBODY:
        return _not_natural(shown, sides, twos)
    found: "Found" = []
    for side, two in zip(sides, twos):
        if is_natural(two):
            found.append(("found.natural", side, total(two)))
    if rules.ties == "two" and total(twos[0]) == total(twos[1]):
        found.append(("found.equal", total(twos[0])))
    if rules.buy == "casino":
        found += _against_casino(sides[0], hands[0])
    return found


def _not_natural(shown: int, sides: "Sides", twos: "Hands") -> "Found":
    """Somebody ended the coup with two cards, and there was no 8 or 9."""
    if is_natural(twos[0]) or is_natural(twos[1]):
        return []
    if shown == BOTH:
        return [("found.no_naturals", total(twos[0]), total(twos[1]))]
    side = int(shown == BANKER)
    return [("found.no_natural", sides[side], total(twos[side]))]


def _against_casino(punter: int, hand: "Hand") -> "Found":
    """The punter bought or stood against the rule of the house."""
    had = total(hand[:2])
    bought = len(hand) > 2
    if had <= MUST_BUY and not bought:
        return [("found.must_buy", punter, had)]
    if MUST_STAND <= had < NATURAL and bought:
        return [("found.must_stand", punter, had)]
    return []
