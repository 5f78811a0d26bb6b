"""Damaged files: ten thousand flips, cuts, swaps and losses among saved games, now and then on a full flash.

What must hold is in host_tests/sweeps/damage.py.
"""

from tools import sweeps

CASES = 10_000
_AT_A_TIME = 500  # in one process, with its own four matches


def soak(seed: int, share: float) -> str:
    """Damage and look; see tools/soak/parts.py."""
    cases = max(10, round(CASES * share))
    told = 0
    for place in range(0, cases, _AT_A_TIME):
        did = sweeps.run("damage.py", seed + place, min(_AT_A_TIME, cases - place))
        told += int(did.split()[3])
    return f"{cases} cases, {told} of them told"
