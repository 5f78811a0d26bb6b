"""The wire: everything that is no request, to every game in every mode, somewhere in a match.

Lines cut up and mixed, of wrong types, endless, nested without end, no UTF-8, numbers that are none; and
requests that make sense out of turn. Each must get one line back that says what is wrong, and change nothing.
"""

import random
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.shims import ROOT, install

install()
sys.path[:0] = [str(ROOT / "host_tests" / "core"), str(ROOT / "host_tests" / "host")]

from bankier.rules import games  # noqa: E402  # the firmware can be imported only now

nonsense: Any = import_module("nonsense")
players: Any = import_module("players")
wire_player: Any = import_module("wire_player")

LINES = 60_000
_AT_ONE_PLACE = 20  # lines, before the match goes on
_LEAST = 40  # lines to each game in each mode


def soak(seed: int, share: float) -> str:
    """Send them; see tools/soak/parts.py."""
    tables = [(name, mode) for name in games.names() for mode in games.load(name).MODES]
    each = max(round(LINES * share) // len(tables), _LEAST)
    reasons: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        for name, mode in tables:
            reasons += send(
                name, mode, each, random.Random(f"{seed} {name} {mode}"), Path(folder, name + mode)
            )
            print(f"{name}, {mode}: {each} lines refused", flush=True)
    return f"{sum(reasons.values())} lines refused for {len(reasons)} reasons"


def send(name: str, mode: str, count: int, chance: random.Random, folder: Path) -> Counter[str]:
    """So many lines of nonsense to one match; how often each reason was given."""
    wire = wire_player.Wire(folder, f"{name} --mode {mode} --seats Ann,Bob,Cis")
    player = players.Chance(chance.randrange(1 << 30))
    kinds = nonsense.KINDS
    reasons: Counter[str] = Counter()
    while sum(reasons.values()) < count:
        for _ in range(_AT_ONE_PLACE):
            make = chance.choices(list(kinds), list(kinds.values()))[0]
            reason = nonsense.check_refused(wire, make(chance))
            if reason:
                reasons[reason] += 1
        if wire.last["event"] == "question":
            wire.play(player)
        else:
            wire.ask(undo=True)
    return reasons
