"""The virtual board: switched on, plugged in, its power cut."""

import json
import os
import pty
import threading
import time
import tty
from pathlib import Path
from typing import TYPE_CHECKING

from tools.vboard.bridge import Bridge
from tools.vboard.process import Process

if TYPE_CHECKING:
    from typing_extensions import Self

BLOCK = 4096

_SHIM = Path(__file__).with_name("shim.py")
_SECONDS = 10


class VirtualBoard:
    """A board in a process, behind a serial port.

    flash: the file that holds the flash; made if there is none. blocks: of 4096 bytes. heap: as in 192K.
    build, machine, version, mpy: what MicroPython says of itself there. program: bytes that its littlefs
    writes at once.

    port: the path of its serial port. console: all that it has sent so far.
    """

    def __init__(
        self,
        flash: Path,
        *,
        blocks: int = 352,
        heap: str = "192K",
        build: str = "RPI_PICO",
        machine: str = "Raspberry Pi Pico with RP2040",
        version: tuple[int, int, int] = (1, 29, 0),
        mpy: int = 6,
        program: int = 256,
    ) -> None:
        self.flash = flash
        if not flash.exists():
            flash.write_bytes(b"\xff" * (blocks * BLOCK))
        self._blocks = blocks
        self._heap = heap
        self._identity = {"build": build, "machine": machine, "version": version, "mpy": mpy}
        self._program = program
        self._fuse = 0
        self._bridge: Bridge | None = None
        self.console = bytearray()
        self.power_on()

    def __enter__(self) -> "Self":
        return self

    def __exit__(self, *exception: object) -> None:
        self.power_off()

    def power_on(self, fuse: int = 0) -> None:
        """Switch it on. With a fuse the power goes after so many writes and erases of the flash."""
        self.power_off()
        self._fuse = fuse
        outside, inside = pty.openpty()
        tty.setraw(inside)
        self.port = os.ttyname(inside)
        self._bridge = Bridge(outside, self._start, self.console)
        self._thread = threading.Thread(target=self._run, args=(self._bridge, outside, inside), daemon=True)
        self._thread.start()

    def power_off(self) -> None:
        """Pull the plug at this moment."""
        if self._bridge:
            self._bridge.stop()
            self._thread.join()
            self._bridge.close()
            self._bridge = None

    def wait_for(self, text: bytes) -> bool:
        """Whether the board says this within ten seconds."""
        end = time.monotonic() + _SECONDS
        while text not in self.console and time.monotonic() < end:
            time.sleep(0.01)
        return text in self.console

    @staticmethod
    def _run(bridge: Bridge, outside: int, inside: int) -> None:
        try:
            bridge.run()
        finally:
            os.close(inside)  # the host sees the port vanish
            os.close(outside)

    def _start(self, raw: bool) -> Process:
        options = ["-X", f"heapsize={self._heap}", "-i", str(_SHIM)]
        arguments = [str(self.flash.resolve()), str(self._blocks), str(self._fuse), str(int(raw))]
        return Process([*options, *arguments, str(self._program), json.dumps(self._identity)])
