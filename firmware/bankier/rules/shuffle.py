"""The order of a deck, out of a seed that was promised before and is shown afterwards.

A deck follows from its seed, its cut, its shuffle number and the cards before the shuffle, and
from nothing else. docs/fair.md gives the same recipe in prose, to be checked by hand.
"""

import hashlib

SEED_SIZE = 32
CUT_LIMIT = 9999
NUMBER_LIMIT = 65535
VERSION = 1

_DECK = b"bankier/deck/1"
_COMMIT = b"bankier/commit/1"
_BASE32 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def scale(value: int, n: int) -> int:
    """A 16-bit `value` brought to 0..n-1, every outcome equally often, or -1: take another value.

    The values above the last whole multiple of `n` are thrown away; a plain modulo would favour
    the low outcomes by a share too small to be seen in any number of deals.
    """
    return value % n if value < 65536 - 65536 % n else -1


class Stream:
    """The chance numbers of one shuffle: block i is SHA-256(tag, seed, cut, number, i)."""

    def __init__(self, seed: bytes, cut: int = 0, number: int = 0) -> None:
        """`seed`: 32 bytes; `cut`: 0 for none, or 1..9999; `number`: 0..65535. ValueError."""
        _check(seed)
        if not 0 <= cut <= CUT_LIMIT or not 0 <= number <= NUMBER_LIMIT:
            raise ValueError("cut or shuffle number out of range")
        place = cut.to_bytes(4, "big") + number.to_bytes(2, "big")
        self._input = bytearray(_DECK + seed + place + bytes(4))
        self._index = 0
        self._block = b""
        self._at = 0

    def below(self, n: int) -> int:
        """The next chance number in 0..n-1, for `n` from 1 to 65536."""
        while True:
            at = self._at
            if at == len(self._block):
                self._next_block()
                at = 0
            self._at = at + 2
            found = scale(self._block[at] << 8 | self._block[at + 1], n)
            if found >= 0:
                return found

    def _next_block(self) -> None:
        self._input[-4:] = self._index.to_bytes(4, "big")
        self._index += 1
        self._block = hashlib.sha256(self._input).digest()


def arrange(cards: bytearray, stream: Stream) -> None:
    """Fisher-Yates in place: from the last place down, swap with one not yet settled."""
    for last in range(len(cards) - 1, 0, -1):
        other = stream.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def shuffle(cards: bytearray, seed: bytes, cut: int = 0, number: int = 0) -> None:
    """Shuffles `cards` in place; the first of them is the top card. Limits: see `Stream`."""
    arrange(cards, Stream(seed, cut, number))


def commitment(rules: bytes, seed: bytes) -> str:
    """26 letters and figures that bind the device to `seed` for a deck described by `rules`.

    `rules` is the line shown beside it, at most 65535 bytes: b"bankspel packs=2". ValueError.
    """
    _check(seed)
    if len(rules) > 65535:
        raise ValueError("rules too long")
    # The length stands before the only field that varies, so no two inputs make the same bytes.
    head = _COMMIT + bytes((VERSION,)) + len(rules).to_bytes(2, "big")
    return _to_base32(hashlib.sha256(head + rules + seed).digest()[:16])


def seed_text(seed: bytes) -> str:
    """The 52 letters and figures that show a seed. ValueError if it is not 32 bytes."""
    _check(seed)
    return _to_base32(seed)


def _check(seed: bytes) -> None:
    if len(seed) != SEED_SIZE:
        raise ValueError("a seed has 32 bytes")


def _to_base32(data: bytes) -> str:
    """RFC 4648 without padding signs: the last letter is filled up with zero bits."""
    size = (len(data) * 8 + 4) // 5
    value = int.from_bytes(data, "big") << (size * 5 - len(data) * 8)
    return bytes([_BASE32[value >> 5 * i & 31] for i in range(size - 1, -1, -1)]).decode()
