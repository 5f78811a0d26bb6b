"""The wires between a firmware process and the simulator that started it: two pipes and few messages.

To the firmware, eight bytes each: a letter, two pins, a spare byte, and a number (little-endian).
    C, O  close or open the contact between the two pins (255: ground)
    U, P  unplug the display, or plug it in
    A     the converter reads that number, 0 to 65535, on the first pin
    H     stop for good at the number-th transaction on the display's bus from now: the moment of a power cut
    G     let so many microseconds pass

To the simulator: a letter, the length of what follows as two bytes, and that.
    I     I2C: address and bytes          S  SPI: level of D/C and bytes
    B     buzzer: hertz, duty             R  machine.reset() was called; nothing follows
    X     stopped as ordered by H; nothing follows
    W     waiting for a G: the microseconds since the start
"""

import struct

from tools.sim.board_shim import circuit, passing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

ORDER = 8
_GROUND = 255
_EIO = 5


class Wires:
    """This process's end. It is the display module on the board's buses, and what the board's time waits for.

    display: its I2C address, what it says when it is read, and whether it is plugged in.
    """

    def __init__(self, orders: "BinaryIO", reports: "BinaryIO", display: "tuple[int, int, int]") -> None:
        address, status, plugged = display
        self._orders = orders
        self._reports = reports
        self._address = address
        self._status = bytes((status,))
        self._plugged = bool(plugged)
        self._halt = 0

    def attach(self) -> None:
        """Put this on the board."""
        passing.time.more = self._more_time
        board = circuit.board
        board.module = self
        board.on_sound = self._sound
        board.on_reset = self._reset

    def i2c_write(self, address: int, payload: bytes) -> None:
        """A write to the display. Raises OSError when it is not there."""
        self._answer(address)
        self._report(b"I", bytes((address,)) + payload)
        self._transaction()

    def i2c_read(self, address: int, count: int) -> bytes:
        """A read from the display. Raises OSError when it is not there."""
        self._answer(address)
        return self._status * count

    def spi_write(self, dc: int, payload: bytes) -> None:
        """Bytes for the display."""
        if self._plugged:
            self._report(b"S", bytes((dc,)) + payload)
            self._transaction()

    def _answer(self, address: int) -> None:
        if not self._plugged or address != self._address:
            raise OSError(_EIO)

    def _transaction(self) -> None:
        if self._halt:
            self._halt -= 1
            if not self._halt:
                self._stop(b"X")

    def _sound(self, hertz: int, duty: int) -> None:
        self._report(b"B", struct.pack("<HH", hertz, duty))

    def _reset(self) -> None:
        self._stop(b"R")

    def _stop(self, why: bytes) -> None:
        """Do nothing more; the simulator ends this process."""
        self._report(why, b"")
        while self._orders.read(ORDER):
            pass
        raise SystemExit

    def _report(self, kind: bytes, payload: bytes) -> None:
        self._reports.write(kind + struct.pack("<H", len(payload)) + payload)

    def _more_time(self) -> None:
        """Nothing to do: do what is ordered, until time is."""
        self._report(b"W", struct.pack("<Q", passing.time.now))
        while True:
            order = self._orders.read(ORDER)
            if not order:
                raise SystemExit  # the simulator is gone
            kind, a, b, number = order[:1], order[1], order[2], int.from_bytes(order[4:], "little")
            if kind == b"G":
                passing.time.until = passing.time.now + number
                return
            self._do(kind, (_pin(a), _pin(b)), number)

    def _do(self, kind: bytes, ends: "tuple[int, int]", number: int) -> None:
        if kind == b"C":
            circuit.board.close(ends)
        elif kind == b"O":
            circuit.board.open(ends)
        elif kind == b"A":
            circuit.board.analog[ends[0]] = number
        elif kind == b"H":
            self._halt = number
        else:
            self._plugged = kind == b"P"


def _pin(byte: int) -> int:
    return circuit.GROUND if byte == _GROUND else byte
