"""The packs of Huit américain and what their cards are worth."""

from ...cards import JACK, JOKER, SPADES, rank, suit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PACKS = 4
JOKERS = 2  #: in each pack
TWO = 2
EIGHT = 8

VALUES = (50, 20, 15, 10, 5)  #: points for each card left: jokers, twos, aces, tens and figures, the rest
KINDS = len(VALUES)
CARD_LIMIT = 80  #: every card is less than this

_KIND_OF = b"\x04\x02\x01\x04\x04\x04\x04\x04\x04\x04\x03\x03\x03\x03\x00\x04"  # by rank


def kind(card: int) -> int:
    """The place in VALUES of a card or a rank."""
    return _KIND_OF[rank(card)]


def points(kinds: "bytes | bytearray | tuple[int, ...] | list[int]") -> int:
    """What so many cards of each kind are worth. Rulebook 2, the table of cards."""
    return sum([number * value for number, value in zip(kinds, VALUES)])


def kinds_of(cards: "bytes | bytearray") -> "tuple[int, ...]":
    """How many cards of each kind there are among the cards."""
    found = bytearray(KINDS)
    for card in cards:
        found[kind(card)] += 1
    return tuple(found)


def all_kinds(rules: "Any") -> "list[int]":
    """How many cards of each kind the table plays with."""
    one_rank = 4 * PACKS
    jokers = JOKERS * PACKS + rules.extra_jokers
    return [jokers, one_rank + rules.extra_twos, one_rank, 4 * one_rank, 7 * one_rank]


def size(rules: "Any") -> int:
    """How many cards the table plays with: 216, and the extras."""
    return sum(all_kinds(rules))


def copies(card: int, rules: "Any") -> int:
    """How many of a card there are; of a rank, if the suit is not known."""
    extra_twos: int = rules.extra_twos if rank(card) == TWO else 0
    if rank(card) == JOKER:
        return all_kinds(rules)[0]
    if not suit(card):
        return 4 * PACKS + extra_twos
    return PACKS + (extra_twos + SPADES - suit(card)) // 4  # extra twos come by turns of clubs to spades


def wild(card: int) -> bool:
    """Whether a card goes on any suit: a jack or a joker."""
    return rank(card) in (JACK, JOKER)
