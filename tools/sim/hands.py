"""Hands at the keys of a simulated board: which contact is behind which key, and how people press.

Runs on CPython and on MicroPython.
"""

from bankier.device.boards import sim

TYPE_CHECKING = False
if TYPE_CHECKING:
    Contact = tuple[int, int]

GROUND = -1

_FOUR = ("left", "right", "ok", "back")
_PAD = ("A", "2", "3", "J", "4", "5", "6", "Q", "7", "8", "9", "K", "pad-back", "10", "pad-ok", "menu")
_SAME = {"0": "10", "a": "A", "j": "J", "q": "Q", "k": "K"}

_QUIET_MS = 40
_QUARTER_MS = 20
_PATIENCE_MS = 5000


def _contacts() -> "dict[str, Contact]":
    keys = {name: (sim.KEYS[i], GROUND) for i, name in enumerate(_FOUR)}
    for i, name in enumerate(_PAD):
        keys[name] = (sim.KEYPAD[i // 4], sim.KEYPAD[4 + i % 4])
    keys["push"] = (sim.ENCODER[2], GROUND)
    return keys


KEYS = _contacts()


class NoSuchKey(Exception):
    """There is no key of that name; the text lists those there are."""


def contact_of(key: str) -> "Contact":
    """The contact behind a key. Raises NoSuchKey."""
    name = _SAME.get(key, key)
    if name not in KEYS:
        raise NoSuchKey("there is no key %r; known are %s" % (key, ", ".join(sorted(KEYS))))
    return KEYS[name]


class Hands:
    """What a person does to a board; a subclass says how contacts are closed and time is let pass.

    press_ms: how long a short press takes, and the pause after it.
    """

    press_ms = 60

    def contact(self, ends: "Contact", closed: bool) -> None:
        """Close or open a contact at this moment."""
        raise RuntimeError("a subclass says how")

    def run(self, milliseconds: int) -> None:
        """Let time pass for the board."""
        raise RuntimeError("a subclass says how")

    def traffic(self) -> int:
        """The bytes that have come over the display's bus so far."""
        raise RuntimeError("a subclass says how")

    def down(self, key: str) -> None:
        """Press a key and keep it down."""
        self.contact(contact_of(key), True)

    def up(self, key: str) -> None:
        """Let a key go."""
        self.contact(contact_of(key), False)

    def press(self, key: str, times: int = 1) -> None:
        """Press a key shortly, so many times, and wait until the screen is quiet."""
        for _ in range(times):
            self.hold(key, self.press_ms)
            self.run(self.press_ms)
        self.settle()

    def hold(self, key: str, milliseconds: int) -> None:
        """Press a key for so long."""
        self.down(key)
        self.run(milliseconds)
        self.up(key)

    def bounce(self, key: str, closed: bool, times: int = 5) -> None:
        """Press or let go a key that bounces so many times, 2 ms each way."""
        for _ in range(times):
            self.contact(contact_of(key), closed)
            self.run(2)
            self.contact(contact_of(key), not closed)
            self.run(2)
        self.contact(contact_of(key), closed)

    def turn(self, detents: int) -> None:
        """Turn the encoder slowly, to the right above 0."""
        first, second = (sim.ENCODER[0], GROUND), (sim.ENCODER[1], GROUND)
        if detents < 0:
            first, second = second, first
        for _ in range(abs(detents)):
            for ends, closed in ((first, True), (second, True), (first, False), (second, False)):
                self.contact(ends, closed)
                self.run(_QUARTER_MS)
        self.settle()

    def settle(self) -> None:
        """Wait until the screen has been quiet for a moment, or five seconds if it never is."""
        for _ in range(_PATIENCE_MS // _QUIET_MS):
            before = self.traffic()
            self.run(_QUIET_MS)
            if self.traffic() == before:
                return
