"""Seeds that a board draws right after its start, its clock at zero and one of its keys stuck."""

from collections.abc import Iterator
from pathlib import Path

from tools.shims import ROOT
from tools.sim.device import Device

_PROGRAM = ROOT / "host_tests/host/programs/first_seed.py"
_UNKNOWN = b"0," * 32  # what keys that were never pressed add: nothing


def restarts(store: Path, count: int) -> Iterator[tuple[str, str]]:
    """Switch a simulated board off and on, a key held down for good: the moments it knew, and its seed."""
    with Device(store, program=_PROGRAM) as board:
        board.cut_power()
        board.down("left")
        for _ in range(count):
            board.power_on()
            words = board.console.split()
            yield words[words.index("times") + 1], words[words.index("seed") + 1]
            board.cut_power()


def _no_look(sample: bytes) -> None:
    """In the place of the look at the noise."""


def simulated(count: int) -> Iterator[bytes]:
    """The seeds of so many starts, all else than the noise being the same.

    The noise is looked at in one start of a hundred: a look changes no seed, and takes most of the time.
    """
    from bankier.device import entropy  # in the firmware, found only after install()

    check = entropy.check
    try:
        for number in range(count):
            entropy.check = check if number % 100 == 0 else _no_look
            yield entropy.seed(_UNKNOWN)
    finally:
        entropy.check = check
