"""Hands on real keys, without a board: contacts close and open, and the firmware makes events of it.

hands = Hands("encoder")
hands.tap("OK")
hands.told()        # the events, as screens are told them
"""

from bankier.device.buttons import Buttons, Queue
from bankier.device.clock import ticks_add
from bankier.device.wiring import meanings

_TICK_MS = 20
_TAP_MS = 40
_PAUSE_MS = 60  # between two things that hands do, at least
_LONG_MS = 700
_TWICE_MS = 300  # after a push of an encoder, until it is known to be one

KINDS = ("keys", "encoder", "keypad")  #: what hands can be on


class Hands:
    """One pair of hands, on four keys, an encoder or a keypad. Time goes by as they need it."""

    def __init__(self, kind):
        self.kind = kind
        keys = meanings((kind,))
        self.names = [key[0] for key in keys]
        self._queue = Queue()
        self._buttons = Buttons(keys, [0] * len(keys), self._queue)
        self._ok = "push" if kind == "encoder" else "OK"
        self._now = 1 << 29  # and soon over the end of the ticks

    def told(self):
        """The events since this was last asked."""
        events = []
        code = self._queue.get()
        while code is not None:
            events.append(code)
            code = self._queue.get()
        return events

    # The single movements

    def wait(self, milliseconds):
        while milliseconds > 0:
            self._now = ticks_add(self._now, _TICK_MS)
            self._buttons.tick(self._now)
            milliseconds -= _TICK_MS

    def down(self, key):
        self._buttons.edge(self.names.index(key), 1, self._now)

    def up(self, key):
        self._buttons.edge(self.names.index(key), 0, self._now)
        self.wait(_PAUSE_MS)

    def press(self, key, milliseconds=_TAP_MS):
        """A key goes down and, after so long, up."""
        self.down(key)
        self.wait(milliseconds)
        self.up(key)

    def rest(self):
        """So long that what comes is no second push of what was."""
        self.wait(_TWICE_MS)

    # What is meant by them, whatever the keys

    def ok(self):
        self.press(self._ok)
        self.rest()

    def hold(self):
        """Hold OK for long: the menu, or a joker on a keypad."""
        self.press(self._ok, _LONG_MS)

    def menu(self):
        if self.kind == "keypad":
            self.press("menu")
        else:
            self.hold()

    def look(self):
        """Hold OK and let go, to see cards."""
        self.hold()

    def back(self):
        if self.kind == "encoder":
            self.press("push")
            self.press("push")
            self.rest()
        else:
            self.press("back")

    def move(self, steps):
        """So many single steps to the right, to the left below 0."""
        for _ in range(abs(steps)):
            if self.kind == "encoder":
                self.turn(1 if steps > 0 else -1)
            elif self.kind == "keypad":
                self.press("Q" if steps > 0 else "J")
            else:
                self.press("right" if steps > 0 else "left")

    def turn(self, steps, pause=100):
        """An encoder turns, after a pause: the shorter, the further."""
        self.wait(pause)
        self._buttons.turn(steps, self._now)

    def rank(self, number):
        """A card's own key, 1 to 13."""
        self.press("_A23456789_JQK"[number] if number != 10 else "10")

    # Without any sense

    def fumble(self, chance):
        """Some movement or other: taps, holds, two keys at once, bounce."""
        act = chance(12)
        key = self.names[chance(len(self.names))]
        if self.kind == "encoder" and act < 7:
            self.turn(chance(7) - 3, (20, 40, 150)[chance(3)])
        elif act < 7:
            self.press(key)
        elif act == 7:
            self.press(key, (200, 620, 1200, 3000)[chance(4)])
        elif act == 8:
            other = self.names[chance(len(self.names))]
            self.down(key)
            self.wait(_TAP_MS)
            self.press(other)
            self.up(key)
        elif act == 9:
            for _ in range(3):
                self._bounce(key, chance)
        elif act == 10:
            self.hold()
        else:
            self.back()

    def _bounce(self, key, chance):
        """A contact that closes and opens within milliseconds."""
        self.down(key)
        self._now = ticks_add(self._now, chance(9))
        self.up(key)
