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


def rules_line(game: str, packs: int, jokers: int = 0, extra_twos: int = 0, extra_jokers: int = 0) -> bytes:
    """The line that is committed to with a seed and shown with it: b"huit packs=4 jokers=2".

    It says all that the deck depends on besides seed, cut and number: `jokers` of each pack,
    and the `extras`; what is 0 is left out.
    """
    words = [game, "packs=%d" % packs]
    loose = (("jokers", jokers), ("extra_twos", extra_twos), ("extra_jokers", extra_jokers))
    for name, count in loose:
        if count:
            words.append("%s=%d" % (name, count))
    return " ".join(words).encode()


def extras(twos: int, jokers: int) -> bytes:
    """Loose cards that a table adds: `twos` by turns of clubs to spades, then `jokers`."""
    return bytes([make(2, CLUBS + i % 4) for i in range(twos)] + [JOKER] * jokers)


def pack(packs: int, jokers_per_pack: int = 0, extra: "bytes | tuple[int, ...]" = ()) -> bytearray:
    """All cards in the fixed order before a shuffle.

    Pack by pack; in each clubs, diamonds, hearts, spades, each from ace to king, then that
    pack's jokers; after the last pack the `extra` cards as they are given.
    """
    one = bytes([make(r, s) for s in range(CLUBS, SPADES + 1) for r in range(ACE, KING + 1)])
    return bytearray((one + bytes([JOKER]) * jokers_per_pack) * packs + bytes(extra))


def in_order(cards: "bytes | bytearray | tuple[int, ...] | list[int]") -> bytearray:
    """Discards in the fixed order before a reshuffle: jokers, then clubs to spades, from the ace.

    So a reshuffle can be checked by knowing which cards lay in the pile, not how they lay.
    """
    return bytearray(sorted(cards))
