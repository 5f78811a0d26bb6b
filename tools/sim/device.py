"""A device to play with: the firmware in a process of its own, with a display, keys and a plug.

    with Device(store=folder) as device:
        device.press("ok")
        assert device.find("Bankspel")
        device.cut_power()
        device.power_on()

Time passes for the firmware only while ``run``, ``press`` and the like are at work, so what a test sees
does not depend on how busy the PC is.
"""

import json
import struct
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tools.sim import braille, picture, reader
from tools.sim.hands import Hands
from tools.sim.panel import Panel
from tools.sim.process import Machine, Process, Stopped

if TYPE_CHECKING:
    from typing_extensions import Self

    from tools.sim.hands import Contact

# Twice what a board without extra RAM has: objects take half as much there. `make bench` tells what is used.
HEAP = "192K"

_MOST_MS = 60_000  # in one order

__all__ = ["HEAP", "Device", "Stopped"]


class Device(Hands):
    """The firmware in a process, switched on.

    store: the folder of the saved games; a temporary one if None.
    vm: "micropython" or "cpython"; MicroPython if None and there is one for this machine.
    heap: of MicroPython, the firmware's part of it.
    display: the controller of the display module.
    board: constants of the board to change, as in its board.json.
    firmware: a folder with main.py and the package; that of the project, compiled for MicroPython, if None.
    program: run this instead of the firmware's main.py.

    panel: the display module. sounds: (hertz, duty) as the buzzer got them. time_us: since power-on.
    """

    def __init__(
        self,
        store: Path | None = None,
        *,
        vm: str | None = None,
        heap: str = HEAP,
        display: str = "ssd1306",
        board: dict[str, object] | None = None,
        firmware: Path | None = None,
        program: Path | None = None,
    ) -> None:
        self._machine = Machine(vm, heap, firmware, program)
        self._folder = tempfile.TemporaryDirectory(prefix="bankier-")
        here = Path(self._folder.name)
        self.store = store or here / "games"
        self._start = here / "board"
        self._start.mkdir()
        (self._start / "board.json").write_text(json.dumps({"board": "sim", **(board or {})}))
        self._console = here / "console"
        self._console.touch()
        self._process: Process | None = None
        self._closed: list[Contact] = []
        self.panel = Panel(display)
        self.sounds: list[tuple[int, int]] = []
        self.time_us = 0
        try:
            self.power_on()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Self":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Switch off and clear up; a store that was given stays."""
        self.cut_power()
        self._folder.cleanup()

    @property
    def is_on(self) -> bool:
        """Whether there is power, and the firmware has not come to an end."""
        return self._process is not None

    @property
    def bus_bytes(self) -> int:
        """The bytes that have come over the display's bus so far."""
        return self.panel.bus_bytes

    @property
    def console(self) -> str:
        """What the firmware wrote to the console since the last power-on."""
        return self._console.read_text(errors="replace")

    def power_on(self) -> None:
        """Start the firmware, and wait until its screen is quiet. Raises Stopped."""
        if self._process:
            return
        panel = self.panel
        panel.controller.reset()
        display = (panel.address, panel.controller.STATUS, panel.plugged)
        self._process = Process(self._machine, self._start, self.store, self._console, display, self._closed)
        self._listen()
        self.settle()

    def cut_power(self) -> None:
        """Pull the power at this moment: the process is killed."""
        if self._process:
            self._process.kill()
            self._process = None

    def cut_power_at(self, transaction: int) -> None:
        """Have the power go right after that many more transactions on the display's bus."""
        self._order(b"H", number=transaction)

    def plug(self, plugged: bool) -> None:
        """Plug the display in, or pull its plug."""
        if plugged:
            self.panel.plug()
        else:
            self.panel.unplug()
        self._order(b"P" if plugged else b"U")

    def contact(self, ends: "Contact", closed: bool) -> None:
        """Close or open a contact at this moment, be the power on or off."""
        if closed:
            self._closed.append(ends)
        elif ends in self._closed:
            self._closed.remove(ends)
        self._order(b"C" if closed else b"O", ends)

    def volts(self, pin: int, volts: float) -> None:
        """Put a voltage, 0 to 3.3, on a pin with a converter."""
        self._order(b"A", (pin, 0), int(volts / 3.3 * 65535))

    @property
    def folder(self) -> Path:
        """Where its files are, but for the saved games: on a board, the top of its flash."""
        return self._start

    def run(self, milliseconds: int) -> None:
        """Let time pass for the firmware. Raises Stopped when it comes to an end."""
        while milliseconds:
            part = min(milliseconds, _MOST_MS)
            milliseconds -= part
            self._order(b"G", number=part * 1000)
            self._listen()

    def traffic(self) -> int:
        """The bytes that have come over the display's bus so far."""
        return self.panel.bus_bytes

    def pixels(self) -> bytes:
        """What is seen on the display: 1024 bytes as in framebuf.MONO_VLSB."""
        return bytes(self.panel.pixels()) if self._process else bytes(1024)

    def frame(self) -> str:
        """What is seen on the display, in 16 lines of 64 braille characters."""
        return "\n".join(braille.lines(self.pixels()))

    def text(self) -> str:
        """What is written on the display, line by line, as far as it is in one of the fonts."""
        return reader.read(self.pixels())

    def find(self, text: str) -> bool:
        """Whether the text is written on the display, in any font, dark on lit or lit on dark."""
        return reader.find(self.pixels(), text)

    def find_lit(self, text: str) -> bool:
        """Whether the text is written dark on lit, as what is chosen is."""
        return reader.find_lit(self.pixels(), text)

    def shot(self, path: Path, scale: int = picture.SCALE) -> None:
        """Save a picture of the display as a PNG file."""
        picture.save(self.pixels(), path, scale)

    def _order(self, kind: bytes, ends: "Contact" = (0, 0), number: int = 0) -> None:
        """Tell the firmware's board something, if it is on."""
        if self._process:
            try:
                self._process.order(kind, ends, number)
            except Stopped:
                self.cut_power()
                raise

    def _listen(self) -> None:
        """Take what the board reports until it waits for more time."""
        if self._process:
            try:
                for kind, payload in self._process.reports():
                    if self._take(kind, payload):
                        return
            except Stopped:
                self.cut_power()
                raise

    def _take(self, kind: bytes, payload: bytes) -> bool:
        """Take one report; whether it was the last for now."""
        if kind == b"I":
            self.panel.i2c_write(payload[0], payload[1:])
        elif kind == b"S":
            self.panel.spi_write(payload[0], payload[1:])
        elif kind == b"B":
            self.sounds.append(struct.unpack("<HH", payload))
        elif kind == b"W":
            (self.time_us,) = struct.unpack("<Q", payload)
        else:
            self.cut_power()
            if kind == b"R":
                self.power_on()
        return kind in b"WRX"
