"""The boards that Bankier is made for, and how MicroPython divides their flash.

What MicroPython calls a board (``sys.implementation._build``) and where it keeps its files is from its own
sources: ports/rp2/boards and ports/esp32/boards.
"""

from typing import NamedTuple

from tools.board import Trouble

BLOCK = 4096


class Geometry(NamedTuple):
    """Where MicroPython keeps its files in the flash of an RP2: an address and 4 KiB blocks.

    family: of the UF2 files that its boot ROM takes for any address.
    """

    address: int
    blocks: int
    family: int


class Kind(NamedTuple):
    """A kind of board.

    label: for people. chip: as MicroPython calls it. builds: the MicroPythons that are made for it.
    geometry: None where a partition table says it.
    """

    label: str
    chip: str
    builds: tuple[str, ...]
    geometry: Geometry | None


_RP2040 = 0xE48BFF56
_ABSOLUTE = 0xE48BFF57  # RP2350

KINDS = {
    "pico": Kind("Raspberry Pi Pico", "RP2040", ("RPI_PICO",), Geometry(0x100A0000, 352, _RP2040)),
    "pico_w": Kind(
        "Raspberry Pi Pico W",
        "RP2040",
        ("RPI_PICO_W", "RPI_PICO2_W"),
        Geometry(0x1012C000, 212, _RP2040),
    ),
    "pico2": Kind("Raspberry Pi Pico 2", "RP2350", ("RPI_PICO2",), Geometry(0x10100000, 768, _ABSOLUTE)),
    "esp32": Kind("ESP32", "ESP32", ("ESP32_GENERIC",), None),
    "esp32s3": Kind("ESP32-S3", "ESP32S3", ("ESP32_GENERIC_S3",), None),
}


def named(name: str) -> Kind:
    """The kind of board of that name. Trouble if there is none."""
    if name not in KINDS:
        raise Trouble(f"There is no board {name!r}: BOARD is one of {', '.join(KINDS)}.")
    return KINDS[name]


def program_size(chip: str) -> int:
    """How many bytes littlefs writes at once on that chip; what fits into a folder's own block goes by it."""
    return 32 if chip.startswith("ESP") else 256


def of(build: str, machine: str, wanted: str) -> str:
    """The name of the kind that a board is, by what its MicroPython says of itself.

    wanted: the kind that somebody says it is, or "". Raises Trouble if that cannot be.
    """
    chip = machine.rpartition(" with ")[2]
    known = [name for name, kind in KINDS.items() if build.split("-")[0] in kind.builds]
    if known and wanted in ("", *known):
        return known[0]
    if known:
        raise Trouble(
            f"This is a {KINDS[known[0]].label} and no {named(wanted).label}: "
            f"run make flash BOARD={known[0]}, or plug in the other board."
        )
    if not wanted:
        raise Trouble(
            f"Bankier does not know this board ({machine or build or 'it does not say what it is'}): "
            f"say which one has the same pins, BOARD={'|'.join(KINDS)}."
        )
    if named(wanted).chip != chip:
        raise Trouble(
            f"This is a {machine}, and BOARD={wanted} has the chip {named(wanted).chip}: name another BOARD."
        )
    return wanted
