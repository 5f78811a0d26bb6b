"""A firmware process: started, told what happens to its board, listened to, and killed."""

import os
import select
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.run_core_tests import micropython
from tools.shims import COMPILED_ONCE, FIRMWARE, ROOT
from tools.sim import compiled

# Of the heap, what is no part of the firmware: the board's own modules, and the larger pool of names that
# MicroPython makes because they bring more names than a board has (each pool is twice the one before).
SHIM_KB = 23
POOL_KB = 14

_SHIM = Path("tools", "sim", "board_shim")
_SECONDS = 60  # a firmware that is busy for so long hangs


class Stopped(Exception):
    """The firmware came to an end, or hangs; the text is what it wrote to the console."""


class Machine:
    """What runs a firmware, and where it finds it.

    vm: "micropython" or "cpython"; MicroPython if None and there is one for this machine. heap: as in 192K.
    firmware: a folder with main.py and the package; that of the project if None, as a board has it. program:
    instead of main.py; it finds every module of the project's firmware, with all that is in it.
    """

    def __init__(
        self, vm: str | None, heap: str, firmware: Path | None = None, program: Path | None = None
    ) -> None:
        command = micropython() if vm in (None, "micropython") else None
        if command is None:
            self.command = [sys.executable]
            self.path = [firmware or FIRMWARE, ROOT / _SHIM, ROOT]
        else:
            kilobytes = int(heap.upper().removesuffix("K")) + SHIM_KB + POOL_KB
            self.command = [command, "-X", f"heapsize={kilobytes}K"]
            shim = compiled.shim()
            own = compiled.firmware if program else compiled.device
            self.path = [firmware or own(), shim / _SHIM, shim]
        self.program = (program or self.path[0] / "main.py").resolve()


class Process:
    """A board that is switched on; see ``board_shim/wires.py`` for what goes over its wires.

    folder: where it starts, with its board.json. store: of the saved games. console: a file for its prints.
    display: its I2C address, its status, and whether it is plugged in. closed: contacts, two pins each.
    """

    def __init__(
        self,
        machine: Machine,
        folder: Path,
        store: Path,
        console: Path,
        display: tuple[int, int, bool],
        closed: list[tuple[int, int]],
    ) -> None:
        self._console = console
        orders, self._orders = os.pipe()
        self._reports, reports = os.pipe()
        self._read = b""
        environment = {
            **os.environ,
            "BANKIER_PATH": ":".join(str(entry) for entry in machine.path),
            "BANKIER_MAIN": str(machine.program),
            "BANKIER_WIRES": f"{orders} {reports} " + " ".join(str(int(word)) for word in display),
            "BANKIER_CLOSED": " ".join(f"{a} {b}" for a, b in closed),
            "BANKIER_STORE": str(store.resolve()),
            **COMPILED_ONCE,
        }
        with console.open("wb") as output:
            self._process = subprocess.Popen(
                [*machine.command, str(ROOT / _SHIM / "boot.py")],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                pass_fds=(orders, reports),
                start_new_session=True,  # an interrupt from the keyboard is for the simulator only
            )
        os.close(orders)
        os.close(reports)

    def kill(self) -> None:
        """End it at this moment."""
        self._process.kill()
        self._process.wait()
        os.close(self._orders)
        os.close(self._reports)

    def order(self, kind: bytes, ends: tuple[int, int] = (0, 0), number: int = 0) -> None:
        """Tell it something."""
        try:
            os.write(self._orders, struct.pack("<cBBBI", kind, ends[0] & 255, ends[1] & 255, 0, number))
        except BrokenPipeError:
            raise self._stopped() from None

    def reports(self) -> Iterator[tuple[bytes, bytes]]:
        """What it reports, kind and payload, as long as it does. Raises Stopped when it comes to an end."""
        while True:
            kind, length = struct.unpack("<cH", self._take(3))
            yield kind, self._take(length)

    def _take(self, count: int) -> bytes:
        while len(self._read) < count:
            ready, _, _ = select.select([self._reports], [], [], _SECONDS)
            more = os.read(self._reports, 65536) if ready else b""
            if not more:
                raise self._stopped()
            self._read += more
        taken, self._read = self._read[:count], self._read[count:]
        return taken

    def _stopped(self) -> Stopped:
        text = self._console.read_text(errors="replace").strip()
        if self._process.poll() is None and not text:
            text = f"it has been busy for {_SECONDS} s"
        return Stopped(text or "it said nothing")
