"""Hidden cards: plays with two decks alike in all that was seen, of which nobody may see which is which."""

import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.shims import ROOT, install

_PLAYS = 30


def soak(seed: int, share: float) -> str:
    """Play them and compare; see tools/soak/parts.py."""
    install()
    games: Any = import_module("bankier.rules.games")
    sys.path[:0] = [str(ROOT / "host_tests" / part) for part in ("core", "host")]
    twin_decks: Any = import_module("twin_decks")
    count = max(1, round(_PLAYS * share))
    acts = 0
    for number in range(seed * _PLAYS, seed * _PLAYS + count):
        for game in games.names():
            twin = twin_decks.play(game, number)
            with tempfile.TemporaryDirectory() as folder:
                told = _told(twin, Path(folder))
            assert told[0] == told[1], f"{game}, play {number}: onlookers can tell the decks apart"
            acts += len(twin.acts)
    return f"{count} plays of each game with two decks each, {acts} answers"


def _told(twin: Any, folder: Path) -> list[object]:
    """For each deck all that onlookers see."""
    onlookers: Any = import_module("onlookers")
    return [
        (
            onlookers.on_screen(twin, deck),
            onlookers.in_files(twin, deck),
            onlookers.exported(twin, deck, folder / f"export{place}"),
            onlookers.on_the_wire(twin, deck, folder / f"wire{place}"),
        )
        for place, deck in enumerate(twin.decks)
    ]
