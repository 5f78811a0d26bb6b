"""Decks before they are shuffled, and the line that describes one."""

from .cards import ACE, CLUBS, JOKER, KING, SPADES, make


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
