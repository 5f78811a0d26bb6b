"""Run the parts of the soak, two at a time.

    python -m tools.soak [--seed N] [--part NAME] [--share 0.01]

The seed is drawn and printed when none is given: the same seed does the same again.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

from tools.options import Options, above_zero
from tools.shims import COMPILED_ONCE, ROOT
from tools.soak.parts import PARTS, Part

_AT_ONCE = 2


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; exits 1 when a part fails."""
    parser = Options("python -m tools.soak", __doc__)
    parser.add_argument("--seed", type=int, help="what everything comes of; drawn by chance if none")
    parser.add_argument("--part", choices=[part.name for part in PARTS], help="only this one")
    parser.add_argument("--share", type=above_zero, default=1.0, help="how much of the whole, 1 if none")
    options = parser.parse_args(argv)
    seed = random.SystemRandom().randrange(1_000_000) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    if options.part:
        return 0 if _run(options.part, seed, options.share) else 1
    start = time.monotonic()
    parts = sorted(PARTS, key=lambda part: -part.minutes)
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        held = list(pool.map(lambda part: _process(part, seed, options.share), parts))
    failed = [part.name for part, well in zip(parts, held, strict=True) if not well]
    print(f"{len(parts)} parts in {_minutes(start)}, seed {seed}: {', '.join(failed) or 'none'} failed")
    return 1 if failed else 0


def _process(part: Part, seed: int, share: float) -> bool:
    """Run a part in a process of its own, its name before each line that it prints."""
    command = [sys.executable, "-m", "tools.soak", "--part", part.name]
    command += ["--seed", str(seed), "--share", str(share)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **COMPILED_ONCE},
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout
        for line in process.stdout:
            print(f"{part.name}: {line}", end="", flush=True)
    return process.returncode == 0


def _run(name: str, seed: int, share: float) -> bool:
    """Run a part in this process; whether everything held."""
    start = time.monotonic()
    try:
        did: str = import_module(f"tools.soak.{name}").soak(seed, share)
    except Exception:
        print(
            f'FAILED after {_minutes(start)}: make soak ARGS="--part {name} --seed {seed} --share {share:g}"'
        )
        raise
    print(f"{did}: held, {_minutes(start)}", flush=True)
    return True


def _minutes(start: float) -> str:
    minutes, seconds = divmod(round(time.monotonic() - start), 60)
    return f"{minutes} min {seconds:02} s"


if __name__ == "__main__":
    sys.exit(main())
