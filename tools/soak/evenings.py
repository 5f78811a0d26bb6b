"""Ten thousand rounds without a restart, on MicroPython, in the heap of the smallest board.

Bytecode, as on a board. Match follows match, each of twenty rounds, games and modes by turns; some answers
are taken back and given again, an entry is corrected, the match is taken up again and settled. The heap must
not grow from the first tenth to the last, and one whole piece for the largest buffer must always be left.
"""

import subprocess
import tempfile
from pathlib import Path

from tools.run_core_tests import HEAP_KB, micropython
from tools.shims import FIRMWARE, ROOT
from tools.sim import compiled

ROUNDS = 10_000
_GROWTH = 1024  # bytes that chance makes of it: a heap never looks the same twice
_LEAST = 12  # rounds of a look
_PROGRAM = """
import gc, sys
gc.threshold(16 * 1024)
sys.path[:] = [".frozen", "host_tests/core", {firmware!r}, ""]
from evening import rounds
for played, live in rounds({folder!r}, {count}, {seed}{of_match}):
    print(played, live)
"""


def soak(seed: int, share: float) -> str:
    """Play them; see tools/soak/parts.py."""
    command = micropython()
    if command is None:
        return "no MicroPython on this machine"
    count = max(round(ROUNDS * share), _LEAST)
    firmware = compiled.firmware() if compiled.compiler() else FIRMWARE
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder:
        program = _PROGRAM.format(
            firmware=str(firmware),
            folder=str(Path(folder, "evening")),
            count=count,
            seed=seed,
            of_match="" if count > 200 else ", 1",
        )
        live, played = [], 0
        arguments = [command, "-X", f"heapsize={HEAP_KB}K", "-c", program]
        with subprocess.Popen(arguments, cwd=ROOT, text=True, stdout=subprocess.PIPE) as process:
            assert process.stdout
            for line in process.stdout:
                if not line[0].isdigit():
                    print(line, end="", flush=True)  # what MicroPython says when it stops
                    continue
                before, (played, alive) = played, map(int, line.split())
                live.append(alive)
                if played // 500 > before // 500:
                    print(f"{played} rounds, {alive / 1024:.0f} KB alive", flush=True)
    assert process.returncode == 0, "it stopped: see above"
    assert played >= count
    part = max(len(live) // 10, 1) + 9  # in nine matches every game has been in every mode
    first, last = max(live[:part]), max(live[-part:])
    assert len(live) < 2 * part or last <= first + _GROWTH, f"the heap grew from {first} to {last} bytes"
    return f"{played} rounds in {len(live)} matches, {max(live) / 1024:.0f} KB alive of {HEAP_KB} KB at most"
