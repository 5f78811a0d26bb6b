"""The pins of the simulated board, what its contacts connect, and what hangs on its buses.

Contacts connect a pin to ground or to another pin. A pin is low if an output that is low, or ground, can
be reached from it through contacts that are closed; otherwise its pull-up makes it high. So a keypad
shows keys that are not pressed when three corners of a square are, as real ones do.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    class Module(Protocol):
        """A display module, as the board's buses see it; see ``tools/sim/panel.py``."""

        def i2c_write(self, address: int, payload: bytes) -> None:
            """Take bytes; raise OSError if nobody is at the address."""

        def i2c_read(self, address: int, count: int) -> bytes:
            """Give bytes; raise OSError if nobody is at the address."""

        def spi_write(self, dc: int, payload: bytes) -> None:
            """Take bytes, with the level of the D/C line."""


GROUND = -1
FALLING = 4
RISING = 8


class Board:
    """One board.

    outputs: the level of each pin that drives one. module: the display module on the buses, if any.
    dc: the pin of the D/C line. sound: hertz and duty (0 to 65535) of the buzzer.
    analog: what the converter reads on a pin, 0 to 65535; the most where nothing is said.
    on_sound: called with these when they change. on_reset: called for machine.reset().
    """

    def __init__(self) -> None:
        self.outputs: "dict[int, int]" = {}
        self.module: "Module | None" = None
        self.analog: "dict[int, int]" = {}
        self.dc = 20
        self.sound = (0, 0)
        self.on_sound: "Callable[[int, int], None] | None" = None
        self.on_reset: "Callable[[], None] | None" = None
        self._closed: "list[tuple[int, int]]" = []
        self._watched: "dict[int, tuple[Callable[[Any], None], int, Any]]" = {}
        self._seen: "dict[int, int]" = {}  # the level of each watched pin

    def close(self, contact: "tuple[int, int]") -> None:
        """Let a contact connect its two ends."""
        if contact not in self._closed:
            self._closed.append(contact)
        self._look()

    def open(self, contact: "tuple[int, int]") -> None:
        """Let a contact connect nothing."""
        if contact in self._closed:
            self._closed.remove(contact)
        self._look()

    def drive(self, pin: int, level: "int | None") -> None:
        """Make a pin an output of that level; None makes it an input."""
        if level is None:
            self.outputs.pop(pin, None)
        else:
            self.outputs[pin] = level
        if self._closed:
            self._look()

    def level(self, pin: int) -> int:
        """The level of a pin."""
        if pin in self.outputs:
            return self.outputs[pin]
        if not self._closed:
            return 1
        reached = [pin]
        for place in reached:  # grows as we go
            for ends in self._closed:
                if place in ends:
                    other = ends[1] if ends[0] == place else ends[0]
                    if other == GROUND or self.outputs.get(other) == 0:
                        return 0
                    if other not in reached:
                        reached.append(other)
        return 1

    def watch(self, number: int, handler: "Callable[[Any], None] | None", trigger: int, pin: "Any") -> None:
        """Call the handler with the pin at its falling or rising edges, or both."""
        if handler is None:
            self._watched.pop(number, None)
            return
        self._watched[number] = (handler, trigger, pin)
        self._seen[number] = self.level(number)

    def _look(self) -> None:
        """Find the edges since the last look and call for them."""
        for number in sorted(self._watched):
            handler, trigger, pin = self._watched[number]
            level = self.level(number)
            if level != self._seen[number]:
                self._seen[number] = level
                if trigger & (RISING if level else FALLING):
                    handler(pin)


board = Board()


def start_anew() -> Board:
    """A new board, with nothing connected."""
    global board
    board = Board()
    return board
