"""Lines that make no sense, by chance: damaged, of wrong types, endless, no text at all, out of turn."""

import json
import random
from collections.abc import Callable
from typing import Any

from wire_player import Wire

from tools.wire.requests import REQUESTS

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


def no_text(chance: random.Random) -> bytes:
    """Bytes that are no UTF-8, alone or where a string should be."""
    bad = chance.choice(
        [b"\xff", b"\xc3", b"\xe2\x82", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\x80"]
    )
    return chance.choice(
        [bad, b'{"' + bad + b'": 1}', b'{"peek": "' + bad + b'"}', b'{"answer": 1, "seat": "A' + bad]
    )


def no_number(chance: random.Random) -> bytes:
    """An answer that looks like a number and is none, or is none of ours."""
    texts = [
        "NaN",
        "-NaN",
        "Infinity",
        "-Infinity",
        "0x10",
        "1_000",
        "1e999",
        "-1e999",
        "0.1",
        "3.0",
        "1e2",
        "01",
    ]
    texts += [
        "9" * chance.randrange(16, 3000),
        "-" + "9" * 40,
        "[NaN]",
        "[1e999]",
        '"3"',
        "- 1",
        "+1",
        "1.",
        ".5",
    ]
    return b'{"answer": ' + chance.choice(texts).encode() + b"}"


def out_of_turn(chance: random.Random) -> bytes:
    """What would make sense elsewhere: somebody who is not asked, an entry that is none, nothing to drop."""
    requests: list[Any] = [
        {"answer": 0, "seat": chance.choice(["Dora", 7, -1, 99])},
        {"also": "no.such.answer"},
        {"correct": {"round": chance.choice([0, 77]), "entry": 1, "answer": 0}},
        {"correct": {"round": 1, "entry": chance.choice([0, -1, 9999]), "answer": 0}},
        {"entries": 9999},
        {"why": chance.choice([0, -1, 9999])},
        {"drop": True},
        {"redo": True},
        {"peek": "Dora"},
        {"aside": {"join": {"name": "Ann", "after": "Bob"}}},
        {"aside": {"in": "Ann"}},
        {"aside": {"out": "Dora"}},
    ]
    return json.dumps(chance.choice(requests)).encode()


#: What makes a line, and how often of all.
KINDS: dict[Callable[[random.Random], bytes], int] = {
    damaged: 10,
    wrong: 10,
    no_text: 3,
    no_number: 3,
    out_of_turn: 3,
    endless: 1,
}


def check_refused(wire: Wire, line: bytes) -> str:
    """Send a line: the reason why it was refused, or "" if it was a request after all. AssertionError.

    A refusal is one message with words, none of a fault in here, and changes nothing.
    """
    before = wire.state()
    told = wire.line(line)
    if "error" not in told[0]:
        return ""
    assert len(told) == 1 and told[0]["text"], line
    assert told[0]["error"] != "wire.fault", (line, told)
    assert wire.state() == before, line
    return str(told[0]["error"])
