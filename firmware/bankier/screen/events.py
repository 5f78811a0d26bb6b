"""What the keys say, whatever they are made of.

An event is one int, ``kind | value << 4``, so that an interrupt can queue it
without allocating. Screens are told events and never see a pin.
"""

LEFT = 1  #: value: how far, 1 and growing to 5, 10 and 50 while the key is held
RIGHT = 2  #: value: as for LEFT
OK = 3  #: a short press, told when the key is let go
BACK = 4
MENU = 5  #: OK held long, or the keypad's own menu key
DOWN = 6  #: OK went down; comes besides OK or MENU, for whoever shows something only while it is held
UP = 7  #: OK was let go; always before the OK of the same press
RANK = 8  #: a keypad key; value: 1 the ace to 13 the king
JOKER = 9  #: the keypad's OK held long
WOKE = 10  #: a key lit a dark display and did nothing else; no screen is ever told


def event(kind: int, value: int = 1) -> int:
    """Pack a kind and its value (1 to 255) into one int."""
    return kind | value << 4


def kind_of(code: int) -> int:
    """The kind of an event: LEFT to JOKER."""
    return code & 15


def value_of(code: int) -> int:
    """The value of an event: steps for LEFT and RIGHT, the rank for RANK."""
    return code >> 4
