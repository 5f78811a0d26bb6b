"""The keys that a board has: what each of them means, and the pins it is on. Needed once, at the start."""

from ..screen.events import BACK, JOKER, LEFT, MENU, OK, RANK, RIGHT, event
from .contacts import Contact, Notes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .board import Board
    from .buttons import Key
    from .encoder import Encoder

    Wired = tuple[list[Key], list[int], list[Contact], Encoder | None]

_FOUR: "tuple[Key, ...]" = (
    ("left", event(LEFT), 0, 0),
    ("right", event(RIGHT), 0, 0),
    ("OK", event(OK), event(MENU), 0),
    ("back", event(BACK), 0, 0),
)
_PUSH: "Key" = ("push", event(OK), event(MENU), event(BACK))

# A keypad is printed 123A 456B 789C *0#D. The letters A, B, C of it are jack, queen, king.
_PAD = ("A", "2", "3", "J", "4", "5", "6", "Q", "7", "8", "9", "K", "back", "10", "OK", "menu")
_RANKS = (1, 2, 3, 11, 4, 5, 6, 12, 7, 8, 9, 13, 0, 10, 0, 0)
_PAD_OTHERS = {"back": (event(BACK), 0), "OK": (event(OK), event(JOKER)), "menu": (event(MENU), 0)}


def meanings(inputs: "tuple[str, ...]") -> "list[Key]":
    """What each key is, for such inputs: four keys, then an encoder's push, then a keypad row by row."""
    keys = list(_FOUR) if "keys" in inputs else []
    if "encoder" in inputs:
        keys.append(_PUSH)
    if "keypad" in inputs:
        for name, rank in zip(_PAD, _RANKS):
            press, long = _PAD_OTHERS.get(name) or (event(RANK, rank), 0)
            keys.append((name, press, long, 0))
    return keys


def connect(board: "Board", notes: Notes, scanned: "Notes | None") -> "Wired":
    """The keys, whether each is down, the contacts to read, and the encoder; from now on edges are noted.

    notes: of the pins. scanned: of the keypad, if there is one.
    """
    pins = list(board.keys) if "keys" in board.input else []
    encoder = None
    if "encoder" in board.input:
        from .encoder import Encoder

        encoder = Encoder(board.encoder[0], board.encoder[1])
        pins.append(board.encoder[2])
    contacts = [Contact(pin, place, notes) for place, pin in enumerate(pins)]
    down = [contact.level for contact in contacts]
    if scanned:
        from .keypad import Keypad

        pressed = Keypad(board.keypad, len(pins), scanned, board.timer).pressed
        down += [pressed >> place & 1 for place in range(len(_PAD))]
    return meanings(board.input), down, contacts, encoder
