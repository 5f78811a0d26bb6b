"""The way back from the letters of a seed to its bytes."""

from bankier.rules import shuffle

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def seed_from_text(text: str) -> bytes:
    """The seed that `seed_text` wrote; spaces and small letters pass. ValueError for other text."""
    text = text.replace(" ", "").upper()
    value = 0
    for letter in text:
        digit = _LETTERS.find(letter)
        if digit < 0:
            raise ValueError("not base 32")
        value = value << 5 | digit
    if len(text) != 52 or value & 15:
        raise ValueError("not a seed")
    return (value >> 4).to_bytes(shuffle.SEED_SIZE, "big")
