"""The firmware as one file, for a board that has MicroPython already or for an empty one."""

import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from littlefs.errors import LittleFSError

from tools.board import Trouble, flashfs, kinds
from tools.board.kinds import BLOCK, Kind
from tools.board.tree import Files

_TABLE = 0x8000  # where an ESP32 has its partition table
_ENTRY = struct.Struct("<2sBBII16sI")  # magic, type, subtype, offset, size, label, flags
_MAGIC = b"\xaa\x50"
_STARTS = {"ESP32": 0x1000, "ESP32S3": 0}  # where the file begins that MicroPython is published as

_FULL = "The firmware does not fit on this board: leave out languages (WORDS=nl)."
_NO_TABLE = (
    "{file} has no partition table with a vfs in it: take the .bin file for {label} "
    "that micropython.org offers for a first installation."
)


class Partition(NamedTuple):
    """Where in the flash an ESP32 keeps its files."""

    offset: int
    size: int


def file_system(files: Files, blocks: int, kind: Kind) -> bytes:
    """The blocks in use of a board's file system with these files. Raises Trouble if it is too small."""
    try:
        return flashfs.image(files, blocks, kinds.program_size(kind.chip))
    except LittleFSError:
        raise Trouble(_FULL) from None


def uf2(files: Files, kind: Kind, out: Path) -> None:
    """Make the file to drop on an RP2 in its boot mode: the file system, and nothing else.

    It is whole flash sectors, for the boot ROM of the RP2040 loses data in others (its erratum E14). Raises
    Trouble.
    """
    if kind.geometry is None:
        raise Trouble(f"The {kind.label} takes no UF2 file: run make image for it.")
    data = file_system(files, kind.geometry.blocks, kind)
    if len(data) % BLOCK:
        raise ValueError("the image is no whole number of sectors")
    with tempfile.NamedTemporaryFile(suffix=".bin") as raw:
        raw.write(data)
        raw.flush()
        _run(
            "adafruit_uf2.uf2conv",
            "--convert",
            f"--base={kind.geometry.address:#x}",
            f"--family={kind.geometry.family:#x}",
            f"--output={out}",
            raw.name,
        )


def merged(files: Files, kind: Kind, micropython: Path, out: Path) -> Partition:
    """Make one file of MicroPython and the firmware, to be written at 0 of an ESP32. Raises Trouble.

    micropython: the .bin file for that board. Its partition table says where the files go.
    """
    if kind.geometry is not None:
        raise Trouble(f"The {kind.label} takes a UF2 file: run make uf2 for it.")
    try:
        contents = micropython.read_bytes()
    except OSError as error:
        raise Trouble(
            f"{micropython} cannot be read ({error.strerror}): name another, FIRMWARE=..."
        ) from None
    start = _STARTS[kind.chip]
    partition = vfs_partition(contents[_TABLE - start :])
    if partition is None:
        raise Trouble(_NO_TABLE.format(file=micropython, label=kind.label))
    with tempfile.NamedTemporaryFile(suffix=".bin") as raw:
        raw.write(file_system(files, partition.size // BLOCK, kind))
        raw.flush()
        places = [f"{start:#x}", str(micropython), f"{partition.offset:#x}", raw.name]
        _run("esptool", "--chip", kind.chip.lower(), "merge-bin", "--output", str(out), *places)
    return partition


def vfs_partition(table: bytes) -> Partition | None:
    """The partition called vfs of a partition table; None if there is none."""
    for at in range(0, min(len(table), 0xC00) - _ENTRY.size, _ENTRY.size):
        magic, _, _, offset, size, label, _ = _ENTRY.unpack_from(table, at)
        if magic != _MAGIC:
            break
        if label.rstrip(b"\0") == b"vfs":
            return Partition(offset, size)
    return None


def _run(module: str, *arguments: str) -> None:
    """Run a program of another project. Raises Trouble with what it said if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise Trouble(f"{module} failed ({' '.join(said)}): see docs/flash.md.")
