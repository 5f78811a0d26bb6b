"""What runs in the virtual board's process before anything of the board's own: flash, chip and modules.

    micropython -i shim.py FLASH BLOCKS FUSE RAW PROGRAM IDENTITY

It mounts the littlefs of a host file at / as a Pico does, pretends to be the board that IDENTITY names
(JSON: build, machine, version, mpy), and, unless RAW is 1, runs main.py. The REPL comes after it.
"""

import json
import os
import sys

import machine  # type: ignore[import-not-found]  # noqa: F401  # the one beside this file: it has to be known before / is the flash
import vfs  # type: ignore[import-not-found]  # of MicroPython only

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BLOCK = 4096
ERASED = b"\xff" * BLOCK
STARTED = "\x1e"  # tells the bridge that ^C is heard from now on


class Flash:
    """A block device in a host file. With a fuse the power goes after so many writes and erases.

    A board's is not interrupted by ^C, and takes no memory, for the collector closes files too. MicroPython
    looks for ^C where it jumps: so there is no `if` here and no loop, and nothing new is made.
    """

    def __init__(self, path: str, blocks: int, fuse: int) -> None:
        self._file = open(path, "r+b", buffering=0)  # noqa: SIM115  # as long as there is power
        self._fuse = fuse
        self._at_fuse = {0: cut}
        self._orders = {4: lambda _: blocks, 5: lambda _: BLOCK, 6: self._erase}

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        """Read into the buffer."""
        self._file.seek(block * BLOCK + offset)
        self._file.readinto(buffer)

    def writeblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        """Program erased flash."""
        self._burn()
        self._file.seek(block * BLOCK + offset)
        self._file.write(buffer)

    def ioctl(self, operation: int, argument: int) -> "int | None":
        """4: how many blocks; 5: their size; 6: erase one."""
        return self._orders.get(operation, nothing)(argument)

    def _erase(self, block: int) -> int:
        self._burn()
        self._file.seek(block * BLOCK)
        self._file.write(ERASED)
        return 0

    def _burn(self) -> None:
        self._fuse -= 1  # without a fuse it is below 0 from now on
        self._at_fuse.get(self._fuse, nothing)(0)


def nothing(_: int) -> None:
    """What there is to do otherwise."""


def cut(_: int) -> None:
    """Cut the power."""
    os.system("kill -9 $PPID")


class Sys:
    """The sys module of a board: this one's, but for what it says of the chip."""

    def __init__(self, identity: "dict[str, Any]") -> None:
        for name in dir(sys):
            setattr(self, name, getattr(sys, name))
        self.implementation = Implementation(identity)


class Implementation:
    """The board's sys.implementation."""

    def __init__(self, identity: "dict[str, Any]") -> None:
        self.name = "micropython"
        self.version = tuple(identity["version"])
        self._machine = identity["machine"]
        self._build = identity["build"]
        self._mpy = identity["mpy"]


def mount(flash: Flash, program: int) -> None:
    """Make the flash the whole file system; one that holds none is formatted, as a Pico does."""
    try:
        system = vfs.VfsLfs2(flash, progsize=program)
    except OSError:
        vfs.VfsLfs2.mkfs(flash, progsize=program)
        system = vfs.VfsLfs2(flash, progsize=program)
    vfs.umount("/")
    vfs.mount(system, "/")
    os.chdir("/")


def start(path: str, blocks: str, fuse: str, raw: str, program: str, identity: str) -> None:
    """Switch the board on."""
    mount(Flash(path, int(blocks), int(fuse)), int(program))
    sys.path[:] = ["", ".frozen", "/lib"]
    sys.modules["sys"] = Sys(json.loads(identity))  # type: ignore[assignment]  # good enough for import
    print(STARTED, end="")
    if raw == "0" and "main.py" in os.listdir("/"):
        with open("main.py") as file:
            source = file.read()
        exec(source, {"__name__": "__main__"})


start(*sys.argv[1:])
