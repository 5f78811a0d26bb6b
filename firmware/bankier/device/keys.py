"""The keys of the board: four of them, a keypad, an encoder, or several of these; see ``Board.input``.

Contacts are watched in interrupts, which only note what happened and when, so nothing is lost while
the screen is drawn or a game is saved. ``poll`` makes events of it.
"""

import asyncio

from micropython import const

from bankier.device import clock
from bankier.device.buttons import Buttons, Queue
from bankier.device.contacts import Contact, Notes
from bankier.screen.events import BACK, JOKER, LEFT, MENU, OK, RANK, RIGHT, event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from bankier.device.board import Board
    from bankier.device.buttons import Key
    from bankier.device.encoder import Encoder

_POLL_MS = const(5)

_LEFT = event(LEFT)
_RIGHT = event(RIGHT)
_OK = event(OK)
_BACK = event(BACK)
_MENU = event(MENU)

_FOUR = (("left", _LEFT, 0, 0), ("right", _RIGHT, 0, 0), ("OK", _OK, _MENU, 0), ("back", _BACK, 0, 0))
_PUSH = ("push", _OK, _MENU, _BACK)

# A keypad is printed 123A 456B 789C *0#D. The letters A, B, C of it are jack, queen, king.
_PAD = ("A", "2", "3", "J", "4", "5", "6", "Q", "7", "8", "9", "K", "back", "10", "OK", "menu")
_PAD_RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
_PAD_OTHERS = {"back": (_BACK, 0), "OK": (_OK, event(JOKER)), "menu": (_MENU, 0)}


def _pad_key(name: str) -> "Key":
    if name in _PAD_OTHERS:
        press, long = _PAD_OTHERS[name]
    else:
        press, long = event(RANK, _PAD_RANKS.get(name) or int(name)), 0
    return (name, press, long, 0)


class Keys:
    """All keys of a board, as one stream of events.

    From here on the pins' interrupts, and the timer if there is a keypad, are in use.
    """

    def __init__(self, board: "Board") -> None:
        keys: "list[Key]" = []
        down: "list[int]" = []
        self._queue = Queue()
        self._notes = Notes()
        self._scanned: "Notes | None" = None
        self._contacts: "list[Contact]" = []
        self._encoder: "Encoder | None" = None
        if "keys" in board.input:
            self._add_contacts(keys, down, board.keys, _FOUR)
        if "encoder" in board.input:
            self._add_contacts(keys, down, board.encoder[2:], (_PUSH,))
            from bankier.device.encoder import Encoder

            self._encoder = Encoder(board.encoder[0], board.encoder[1])
        if "keypad" in board.input:
            from bankier.device.keypad import Keypad

            self._scanned = Notes()  # of its own: a timer may be interrupted by a pin
            pad = Keypad(board.keypad, len(keys), self._scanned, board.timer)
            keys.extend(_pad_key(name) for name in _PAD)
            down.extend(pad.pressed >> key & 1 for key in range(len(_PAD)))
        self._buttons = Buttons(keys, down, self._queue)

    def _add_contacts(
        self, keys: "list[Key]", down: "list[int]", pins: "tuple[int, ...]", meanings: "tuple[Key, ...]"
    ) -> None:
        for pin, key in zip(pins, meanings):
            contact = Contact(pin, len(keys), self._notes)
            self._contacts.append(contact)
            keys.append(key)
            down.append(contact.level)

    def stuck(self) -> "list[str]":
        """The names of keys that have been down since the start, and are ignored till they are let go."""
        return self._buttons.stuck()

    def times(self) -> bytes:
        """When the last keys went down and up, in microseconds: something to mix into a seed."""
        times = self._notes.times + (self._scanned.times if self._scanned else [])
        return b"".join([b"%d," % when for when in times])

    def poll(self) -> "int | None":
        """The next event, or None if there is none yet."""
        self._notes.hand_to(self._buttons)
        if self._scanned:
            self._scanned.hand_to(self._buttons)
        now = clock.ticks_ms()
        for contact in self._contacts:  # should an interrupt have been missed
            self._buttons.edge(contact.key, contact.read(), now)
        if self._encoder:
            steps = self._encoder.take()
            if steps:
                self._buttons.turn(steps, now)
        self._buttons.tick(now)
        return self._queue.get()

    async def next(self) -> int:
        """Wait for the next event."""
        while True:
            code = self.poll()
            if code is not None:
                return code
            await asyncio.sleep_ms(_POLL_MS)
