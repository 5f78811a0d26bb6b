"""Power cuts: a match of each game in each mode, cut at every step of the flash; and an update, cut twice.

What must hold is in host_tests/sweeps/cuts.py and updates.py.
"""

import random

from tools import sweeps
from tools.shims import FIRMWARE

_LOOK = 0.1  # a smaller share than this is but one match
_LEAST = 0.02  # of the steps of a match
_AGAIN = 0.01  # of the second cuts of an update


def soak(seed: int, share: float) -> str:
    """Play and cut; see tools/soak/parts.py."""
    chosen = sweeps.PLAYS if share >= _LOOK else random.Random(seed).sample(sweeps.PLAYS, 1)
    cuts = 0
    for game, mode in chosen:
        did = sweeps.run("cuts.py", game, mode, seed, max(share, _LEAST))
        print(did, flush=True)
        cuts += int(did.split()[2])
    if share >= _LOOK:
        print(sweeps.run_updates(*_versions(), seed, _AGAIN * share), flush=True)
    return f"{len(chosen)} matches, {cuts} cuts"


def _versions() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Two versions of a firmware, of which most files differ, some are new and some gone."""
    paths = sorted((FIRMWARE / "bankier" / "session").glob("*.py"))
    old = {f"/bankier/{path.name}": path.read_bytes() for path in paths[:-2]}
    new = {f"/bankier/{path.name}": path.read_bytes() + b"# newer\n" for path in paths[2:]}
    main = (FIRMWARE / "main.py").read_bytes()
    return {**old, "/main.py": main}, {**new, "/main.py": main + b"# newer\n"}
