"""Power-on to the first useful picture on a Pico: reckoned from what is counted there, not timed.

Three costs are assumed, for nobody has measured them: reading from the flash, loading bytecode, and a
collection. The note says what is taken for them, and why.
"""

import json
import subprocess
import tempfile
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bankier.app.matches import Matches
from bankier.app.settings import Settings
from tools.board import flashfs
from tools.measure import reckoning, replays, sizes
from tools.measure.budgets import KB, Figure, Section, Table
from tools.measure.counting import BLOCKS, PAGE
from tools.measure.device_run import NoMicroPython
from tools.measure.fingers import FOUR_KEYS
from tools.measure.playing import Setting, play, rounds_of
from tools.measure.tables import Entropy
from tools.run_core_tests import micropython
from tools.shims import ROOT
from tools.sim import compiled

_PROBE = ROOT / "tools/measure/start_probe.py"
_SECONDS = 600

MAIN_MS = 11  # from power-on until main.py starts
SOURCE_MS = 88 / 4  # a KB of source, and main.py is the only one
READ_MS = 0.2  # assumed: a KB from the flash, checksummed
LOAD_MS = SOURCE_MS / 10  # assumed: a KB of .mpy
COLLECT_MS = 4  # assumed
THRESHOLD = 32 * KB  # allocated between two collections: see main.py
OBJECTS = 2  # bytes that objects take on a 64-bit machine for each on a board

_NOTE = f"""\
Reckoned for a Pico at 125 MHz with I2C at 400 kHz, from what the compiled firmware does on the littlefs that
`make uf2` makes, until the first key is awaited. Measured on a Pico was: main.py starts after {MAIN_MS}
ms, source takes {SOURCE_MS:.0f} ms a KB, answers and bytes on the bus take what they do in play. Assumed is:
{READ_MS} ms to read a KB from the flash and check its sum, some 25 cycles a byte (saving 300 bytes, 2.9 ms,
reads 3 to 4 KB and writes besides, so it is less than 0.9); {LOAD_MS:.1f} ms to load a KB of .mpy, a tenth of
what compiling takes; {COLLECT_MS} ms for a collection, one every {THRESHOLD // KB} KB. Nearly all that is
read are folders, on the way to a file: an import looks for three names before it opens one, and littlefs
reads each folder on the way from its beginning. What `make flash` copies file by file makes longer folders:
nearly twice as much is read then, and it takes a third of a second more. Only a board can tell how long it
takes."""


class Start(NamedTuple):
    """What was counted from power-on until the first key is awaited.

    read: bytes from the flash. loaded: of them bytecode. source: bytes of main.py. allocated: bytes on a
    64-bit machine. bus: bytes to the display. answers: run again.
    """

    read: int
    loaded: int
    source: int
    allocated: int
    bus: int
    answers: int

    def costs(self) -> dict[str, tuple[str, float]]:
        """What takes how much: how many, and milliseconds."""
        collections = self.allocated // OBJECTS // THRESHOLD
        return {
            "until main.py starts": ("", MAIN_MS),
            "main.py compiled": (f"{self.source} bytes", self.source / KB * SOURCE_MS),
            "read from the flash": (f"{self.read / KB:.0f} KB", self.read / KB * READ_MS),
            ".mpy loaded": (f"{self.loaded / KB:.1f} KB", self.loaded / KB * LOAD_MS),
            "collections": (str(collections), collections * COLLECT_MS),
            "answers run again": (str(self.answers), self.answers * reckoning.ANSWER_MS),
            "to the display": (f"{self.bus} bytes", self.bus * reckoning.BYTE_MS),
        }

    def milliseconds(self) -> float:
        """All of it."""
        return sum(ms for _, ms in self.costs().values())


def in_the_menu() -> Start:
    """A device without a match. Raises NoMicroPython."""
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder:
        Settings(folder).change(language="nl")
        return started(Path(folder), 0)


def in_a_match() -> Start:
    """A device with a match at the last question of a round with many seats. Raises NoMicroPython."""
    setting = Setting("bankspel", "referee", sizes.SEATS)
    last = len(play(setting, FOUR_KEYS, 1)) - 1
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder, replays.counted(setting.game) as counter:
        matches = Matches(folder, Entropy())
        number, match = matches.begin(setting.header())
        Settings(folder).change(language="nl", match=number)
        for _ in islice(rounds_of(match, 1), last):
            pass
        match.save()
        counter.taken()
        matches.resume(number)
        return started(Path(folder), counter.taken())


def started(store: Path, answers: int) -> Start:
    """Switch on the firmware with these saved games. Raises NoMicroPython."""
    command = micropython()
    if command is None:
        raise NoMicroPython
    folder, sizes_of = sizes.firmware()
    files = {**_files(folder), **_files(store, "games/")}
    files["board.json"] = json.dumps({"board": "pico", "STORE": "/flash/games"}).encode()
    with tempfile.TemporaryDirectory(prefix="bankier-") as name:
        image = Path(name, "image")
        image.write_bytes(flashfs.image(files, BLOCKS, PAGE))
        done = subprocess.run(
            [command, "-X", "heapsize=16M", str(_PROBE), str(image), str(compiled.shim())],
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
    said = {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines() if line}
    if "modules" not in said:
        raise RuntimeError(f"the firmware stopped:\n{done.stdout[-2000:]}{done.stderr}")
    read, allocated, bus = map(int, said["start"])
    loaded = sizes.imported(sizes_of, tuple(said["modules"]))
    return Start(read, loaded, sizes_of["main.py"], allocated, bus, answers)


def _files(folder: Path, prefix: str = "") -> dict[str, bytes]:
    """All files of a folder, by their paths on a board."""
    return {
        prefix + path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def measure() -> Section:
    """In the main menu, and in a match that is taken up."""
    menu, match = in_the_menu(), in_a_match()
    ways = [menu.costs(), match.costs()]
    rows = [
        (what, *(cell for way in ways for cell in (way[what][0], f"{way[what][1]:.0f}"))) for what in ways[0]
    ]
    figures = [
        Figure("start.picture", menu.milliseconds(), "main menu"),
        Figure("start.picture", match.milliseconds(), "a match"),
    ]
    heads = ("what", "main menu", "ms", "a match with 16 seats", "ms")
    return Section("Power-on", _NOTE, figures, [Table("What takes how long", heads, rows)])
