"""Lines that make no sense: each gets one line back that says so, and nothing has changed."""

import json
import random
from typing import Any

from players import Chance
from wire_player import Wire

from tools.wire.requests import REQUESTS

LINES = 2000

VALID = [
    {"answer": 3},
    {"answer": [0, 1, 2]},
    {"answer": 0, "seat": "Ann"},
    {"also": "rank.skip"},
    {"undo": True},
    {"redo": True},
    {"peek": "Ann"},
    {"aside": {"transfer": {"from": "Ann", "to": "Bob", "amount": 5, "reason": "reason.loan"}}},
    {"aside": {"join": {"name": "Eva", "after": "Ann"}}},
    {"aside": {"out": "Bob"}},
    {"aside": {"void": True}},
    {"correct": {"round": 1, "entry": 4, "answer": 7}},
    {"drop": True},
    {"entries": 1},
    {"why": True},
    {"purses": True},
]
WRONG: list[Any] = [
    None,
    True,
    False,
    -1,
    -3,
    0,
    1.5,
    1e308,
    10**14,
    "",
    "Ann",
    "pot",
    "x" * 3000,
    "\u0000",
    "♥",
]
WRONG += [[], [[]], [None], {}, {"answer": 0}, [1, 2, 3, 4, 5, 6], ["Ann", 3, "reason.loan"]]
BYTES = b'{}[],:"\\\x00\xff\x80\xc3 0123456789-+.eEtruefalsnu\r\t'


def damaged(chance: random.Random) -> bytes:
    """A line that was valid, or its like, with a few bytes lost, added or changed."""
    line = bytearray(json.dumps(chance.choice(VALID)).encode())
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(line) + 1)
        line[at : at + chance.randrange(4)] = bytes(chance.choice(BYTES) for _ in range(chance.randrange(3)))
    return bytes(line).replace(b"\n", b"")


def wrong(chance: random.Random) -> bytes:
    """A request that was valid, with something in it exchanged, missing, or too much."""
    request = json.loads(json.dumps(chance.choice(VALID)))
    inner = request
    while chance.random() < 0.5:
        deeper = [value for value in inner.values() if isinstance(value, dict)]
        if not deeper:
            break
        inner = deeper[0]
    act = chance.randrange(4)
    key = chance.choice(sorted(inner))
    if act == 0:
        inner[key] = chance.choice(WRONG)
    elif act == 1:
        del inner[key]
    elif act == 2:
        inner[chance.choice([*sorted(REQUESTS), "seat", "dance", "é"])] = chance.choice(WRONG)
    else:
        inner[chance.choice(["out", "transfer", "void", "round", "x" * 500])] = inner.pop(key)
    return json.dumps(request).encode()


def endless(chance: random.Random) -> bytes:
    """Very long, very deep, or both."""
    size = chance.randrange(1, 60000)
    return chance.choice(
        [b"[" * size, b'{"answer":' * (size // 10), b"9" * size, b'"' + b"a" * size, bytes(size)]
    )


def test_two_thousand_lines_of_nonsense(tmp_path):
    chance = random.Random(20)
    wire = Wire(tmp_path, "bankspel --seats Ann,Bob,Cis --mode score")
    player = Chance(3)
    refused, seen = 0, set()
    while refused < LINES:
        make = chance.choices([damaged, wrong, endless], [10, 10, 1])[0]
        line = make(chance)
        before = wire.state()
        told = wire.line(line)
        if "error" in told[0]:
            assert len(told) == 1 and told[0]["text"], line
            assert told[0]["error"] != "wire.fault", (line, told)
            assert wire.state() == before, line
            refused += 1
            seen.add(told[0]["error"])
        if refused % 20 == 0:  # and somewhere else in the match
            wire.play(player)
    assert {"wire.json", "wire.deep", "wire.object", "wire.unknown", "wire.one", "wire.type"} < seen
    assert {"wire.missing", "wire.seat", "wire.also", "wire.round", "wire.drop", "refuse.card"} < seen


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
