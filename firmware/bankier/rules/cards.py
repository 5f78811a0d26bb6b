"""A card is one small int, `suit << 4 | rank`; a row of cards is a bytearray.

Suit 0 with a rank 1..13 is a card of which only the rank is known. 0 is a card's back.
"""

BACK = 0
ACE = 1
JACK = 11
QUEEN = 12
KING = 13
JOKER = 14

CLUBS = 1
DIAMONDS = 2
HEARTS = 3
SPADES = 4


def make(rank: int, suit: int = 0) -> int:
    """The card of `rank` 1..14 and `suit` 0..4; the joker has suit 0."""
    return suit << 4 | rank


def rank(card: int) -> int:
    """1 for an ace ... 13 for a king, 14 for a joker, 0 for a back."""
    return card & 15


def suit(card: int) -> int:
    """1 clubs, 2 diamonds, 3 hearts, 4 spades, 0 for a joker or a suit not known."""
    return card >> 4
