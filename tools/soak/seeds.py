"""Seeds: a million starts with nothing but the noise to tell them apart, and real restarts of two boards."""

import tempfile
from pathlib import Path

from tools.fair import boots
from tools.shims import install

_STARTS = 1_000_000
_RESTARTS = 100  # of each board


def soak(_seed: int, share: float) -> str:
    """No seed may come twice; see tools/soak/parts.py."""
    install()
    starts, restarts = (max(2, round(share * most)) for most in (_STARTS, _RESTARTS))
    assert len(set(boots.simulated(starts))) == starts, "a seed came twice"
    with tempfile.TemporaryDirectory() as folder:
        drawn = [draw for board in "ab" for draw in boots.restarts(Path(folder, board), restarts)]
    assert len({times for times, _ in drawn}) == 1, "the clock did not stand still"
    assert len({seed for _, seed in drawn}) == 2 * restarts, "a seed came twice"
    return f"{starts} starts, {restarts} restarts of each of two boards"
