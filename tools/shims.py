"""What MicroPython has and CPython lacks, for running the firmware on CPython.

``install`` puts tools/host, with the modules that CPython has not (``micropython``, ``framebuf``), and
firmware/ first on the path, and adds MicroPython's own functions to the modules that both have.
"""

import asyncio
import gc
import sys
import time
import traceback
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parents[1]
FIRMWARE = ROOT / "firmware"

# For the environment of another CPython: it keeps what it compiles, whatever this one does, but not beside
# the sources. Modules that the device drops and takes again, and programs that tests start, are quick for it.
COMPILED_ONCE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "compiled")}

_PERIOD = 1 << 30  # where the milliseconds of MicroPython start again at 0


def _ticks_ms() -> int:
    return time.monotonic_ns() // 1_000_000 % _PERIOD


def _ticks_us() -> int:
    return time.monotonic_ns() // 1_000 % _PERIOD


def _ticks_add(ticks: int, delta: int) -> int:
    return (ticks + delta) % _PERIOD


def _ticks_diff(end: int, start: int) -> int:
    half = _PERIOD // 2
    return (end - start + half) % _PERIOD - half


def _sleep_ms(milliseconds: int) -> None:
    time.sleep(max(0, milliseconds) / 1000)


def _sleep_us(microseconds: int) -> None:
    time.sleep(max(0, microseconds) / 1_000_000)


async def _asyncio_sleep_ms(milliseconds: int) -> None:
    await asyncio.sleep(max(0, milliseconds) / 1000)


def _print_exception(error: BaseException, file: TextIO) -> None:
    traceback.print_exception(error, file=file)


def _gc_threshold(size: int) -> None:
    """MicroPython collects after so many bytes; CPython knows best when."""


def _gc_collect(generation: int = 2) -> int:
    """CPython frees what is let go at once; a collection at each key takes most of the time of the tests."""
    return 0


_TIME = {
    "ticks_ms": _ticks_ms,
    "ticks_us": _ticks_us,
    "ticks_add": _ticks_add,
    "ticks_diff": _ticks_diff,
    "sleep_ms": _sleep_ms,
    "sleep_us": _sleep_us,
}


def install() -> None:
    """Make the firmware importable in this process; may be called again."""
    for folder in (FIRMWARE, ROOT / "tools" / "host"):
        if str(folder) in sys.path:
            sys.path.remove(str(folder))
        sys.path.insert(0, str(folder))
    for name, function in _TIME.items():
        setattr(time, name, function)
    asyncio.sleep_ms = _asyncio_sleep_ms  # type: ignore[attr-defined]  # MicroPython has it
    gc.threshold = _gc_threshold  # type: ignore[attr-defined]  # MicroPython has it
    gc.collect = _gc_collect
    sys.print_exception = _print_exception  # type: ignore[attr-defined]  # MicroPython has it
