"""Lines that make no sense: each gets one line back that says so, and nothing has changed."""

import random

import pytest
from nonsense import KINDS, check_refused
from players import Chance
from wire_player import Wire

LINES = 1500
EACH = 60  # of the kinds of line that are the same everywhere


def test_lines_of_nonsense(tmp_path):
    chance = random.Random(20)
    wire = Wire(tmp_path, "bankspel --seats Ann,Bob,Cis --mode score")
    player = Chance(3)
    refused, seen = 0, set()
    while refused < LINES:
        reason = check_refused(wire, chance.choices(list(KINDS), list(KINDS.values()))[0](chance))
        refused += reason != ""
        seen.add(reason)
        if refused % 20 == 0:  # and somewhere else in the match
            wire.play(player)
    assert {"wire.json", "wire.deep", "wire.object", "wire.unknown", "wire.one", "wire.type"} < seen
    assert {"wire.missing", "wire.seat", "wire.also", "wire.round", "wire.drop", "refuse.card"} < seen


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_nonsense_is_refused(tmp_path, kind):
    chance = random.Random(kind.__name__)
    wire = Wire(tmp_path, "huit --seats Ann,Bob,Cis --mode deal")
    refused = [check_refused(wire, kind(chance)) for _ in range(EACH)]
    assert sum(reason != "" for reason in refused) > EACH // 2


def test_answers_of_the_wrong_kind_to_every_question(tmp_path):
    """Nothing but an answer that fits moves the match, whatever is asked."""
    for mode in ("referee", "score", "deal"):
        wire = Wire(tmp_path / mode, f"bankspel --seats Ann,Bob --mode {mode}")
        player = Chance(1)
        for _ in range(90):
            for value in (-7, 10**6, [9, 9], [1] * 400):
                before = wire.state()
                assert "error" in wire.one(answer=value), (wire.last, value)
                assert wire.state() == before
            wire.play(player)
