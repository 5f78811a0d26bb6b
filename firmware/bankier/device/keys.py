"""The keys of the board: four of them, a keypad, an encoder, or several of these; see ``Board.input``.

Contacts are watched in interrupts, which only note what happened and when, so nothing is lost while
the screen is drawn or a game is saved. ``poll`` makes events of it.
"""

import asyncio

from micropython import const

from . import clock
from .buttons import Buttons, Queue
from .contacts import Notes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .board import Board

_POLL_MS = const(5)


class Keys:
    """All keys of a board, as one stream of events.

    From here on the pins' interrupts, and the timer if there is a keypad, are in use.
    """

    def __init__(self, board: "Board") -> None:
        from .wiring import connect  # needed once

        self._queue = Queue()
        self._notes = Notes()
        self._scanned = Notes() if "keypad" in board.input else None  # a timer may be interrupted by a pin
        keys, down, self._contacts, self._encoder = connect(board, self._notes, self._scanned)
        self._buttons = Buttons(keys, down, self._queue)

    def stuck(self) -> "list[str]":
        """The names of keys that have been down since the start, and are ignored till they are let go."""
        return self._buttons.stuck()

    def sleep(self) -> None:
        """The display is dark: the next press only tells WOKE."""
        self._buttons.asleep = True

    def turn(self, on: bool) -> None:
        """The picture is upside down, or no longer; see Buttons.turned."""
        self._buttons.turned = on

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
