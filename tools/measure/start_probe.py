"""The compiled firmware on MicroPython's unix port, on a littlefs like a Pico's: what its start takes.

    micropython -X heapsize=16M tools/measure/start_probe.py IMAGE SHIM

IMAGE is a file system with the firmware and the saved games, its board.json says that these are in
/flash/games; SHIM is a folder of compiled modules. It prints lines that begin with

    modules NAMES        those that are imported from power-on until the first key is awaited
    start READ ALLOCATED BUS
                         bytes read from the flash meanwhile, bytes allocated, bytes to the display
"""

import asyncio  # noqa: F401  # a board has it in its MicroPython
import builtins
import gc
import os
import sys

from counting import PAGE, Flash, Wire  # type: ignore[import-not-found]  # beside this file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Ready(BaseException):
    """The firmware has nothing to do until a key is pressed."""


class Kept:
    """The module gc without effect: nothing is freed, so that all that is allocated can be counted."""

    def collect(self) -> None:
        """Let it be."""

    def threshold(self, size: int) -> None:
        """Let it be."""


class Imports:
    """What is imported, in the order in which it is asked for."""

    def __init__(self) -> None:
        self._import = __import__
        self.names: "list[str]" = []

    def __call__(self, *arguments: "Any") -> "Any":
        """Import, and note what is there now and was not."""
        module = self._import(*arguments)
        self.note()
        return module

    def note(self) -> None:
        """Note what is there now."""
        known = self.names
        known.extend([name for name in sys.modules if name.startswith("bankier") and name not in known])


def get(path: str) -> bytes:
    """The contents of a file."""
    with open(path, "rb") as file:
        data: bytes = file.read()
    return data


def ready() -> None:
    """What the board's clock calls when the firmware waits."""
    raise Ready


def switched_on(image: bytes, flash: Flash) -> None:
    """Have a file system with the firmware and the saved games, as a board has it at power-on."""
    flash.data[: len(image)] = image
    lfs = os.VfsLfs2  # type: ignore[attr-defined]  # on the unix port
    os.mount(lfs(flash, progsize=PAGE), "/flash")
    os.chdir("/flash")


def main(image: str, shim: str) -> None:
    """Switch it on, and tell what it took."""
    flash, wire, imports = Flash(), Wire(), Imports()
    switched_on(get(image), flash)
    gc.disable()
    flash.reads = 0
    sys.path[:] = ["", ".frozen", shim + "/tools/sim/board_shim", shim]
    import machine  # noqa: F401  # before the firmware asks for one

    from tools.sim.board_shim import circuit, passing

    circuit.board.module = wire
    passing.take_over()
    passing.time.more = ready
    sys.modules["gc"] = Kept()  # type: ignore[assignment]  # stands in for it
    builtins.__import__ = imports  # type: ignore[assignment]  # stands in for it
    allocated = gc.mem_alloc()
    try:
        exec(get("main.py"), {"__name__": "__main__"})
    except Ready:
        pass
    allocated = gc.mem_alloc() - allocated
    print("start", flash.reads, allocated, wire.count)
    print("modules", *imports.names)


main(*sys.argv[1:3])
