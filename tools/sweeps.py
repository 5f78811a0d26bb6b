"""Programs of host_tests/sweeps, run on MicroPython: the device on a flash that is cut off and damaged.

`make soak` runs all of them, `make test` a part: see docs/promises.md.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from tools.board import install
from tools.run_core_tests import micropython
from tools.shims import FIRMWARE, ROOT
from tools.shims import install as install_shims
from tools.sim import compiled

install_shims()

from bankier.rules import games  # noqa: E402  # the firmware can be imported only now

PLAYS = tuple((game, mode) for game in games.names() for mode in ("referee", "score", "deal"))

_FOLDER = ROOT / "host_tests" / "sweeps"
_HEAP = "64M"


def run(program: str, *arguments: object) -> str:
    """Run one of them; what it printed last. AssertionError, with all it printed, if it fails."""
    command = micropython()
    assert command, "there is no MicroPython for this machine"
    firmware = compiled.firmware() if compiled.compiler() else FIRMWARE
    path = ":".join(str(folder) for folder in (".frozen", ROOT / "host_tests" / "core", firmware, ROOT))
    done = subprocess.run(
        [command, "-X", f"heapsize={_HEAP}", str(_FOLDER / program), *map(str, arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, "MICROPYPATH": path},
        check=False,
    )
    assert done.returncode == 0, f"{program} {' '.join(map(str, arguments))}\n{done.stdout}{done.stderr}"
    return done.stdout.strip().rpartition("\n")[2]


def run_updates(old: dict[str, bytes], new: dict[str, bytes], seed: int, share: float) -> str:
    """Cut an update from the files of one version to those of another; texts by their path."""
    todo = install.Plan(dict(new), tuple(sorted(set(old) - set(new))))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "update.bin").write_bytes(install.pack(todo))
        for version, files in (("old", old), ("new", new)):
            texts = {path: data.decode() for path, data in files.items()}
            (folder / version).write_text(json.dumps(texts))
        update = Path(install.__file__).with_name("on_board") / "update.py"
        names = [folder / "update.bin", folder / "old", folder / "new"]
        return run("updates.py", update, *names, seed, share)
