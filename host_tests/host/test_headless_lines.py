"""What comes over the wire before it means anything: lines, JSON, the shape of a request."""

import io
import json
import random

import pytest

from tools.wire.lines import LONGEST, TooLong, read_line
from tools.wire.notation import DEEPEST, Malformed, TooDeep, read, write
from tools.wire.refusals import SENTENCES, Refused, sentence
from tools.wire.requests import request

GOOD = [
    '{"answer": 3}',
    '[0, -1, 2.5, 1e3, 1E-2, true, false, null, ""]',
    ' {"a" : [ ] , "b":{}}\t\r\n',
    r'"\"\\\/\b\f\n\r\té\u20ac\ud83d\ude00"',
    '"één zł ♥"',
    "-0",
    "123456789012345",
]
BAD = [
    "",
    " ",
    "{",
    "}",
    "nul",
    "truely",
    "NaN",
    "Infinity",
    "-",
    "01",
    "1.",
    ".5",
    "1e",
    "+1",
    "--1",
    "1 2",
    "{}{}",
    '{"a" 1}',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    "{1:2}",
    "[1,]",
    "[1 2]",
    "[,1]",
    "[1",
    '"a',
    '"\t"',
    r'"\x"',
    r'"\u12g4"',
    '"\\',
    "\x00",
    "\ufeff{}",
]
FIGURES = 15  # of a whole number at most
LENIENT = ['{"a":1,"a":2}', r'"\ud83d"', r'"\ude00\ud83d"']  # what CPython's json takes and this does not


@pytest.mark.parametrize("text", GOOD)
def test_json_is_read_as_cpython_reads_it(text):
    assert read(text.encode()) == json.loads(text)


@pytest.mark.parametrize("text", BAD + LENIENT)
def test_what_is_no_json_is_refused(text):
    with pytest.raises(Malformed):
        read(text.encode())


@pytest.mark.parametrize("text", BAD)
def test_these_are_no_json_to_cpython_either(text):
    with pytest.raises(ValueError):
        cpython_reads(text)


def test_bytes_that_are_no_text_are_refused():
    for line in (b'"\xff"', b'"\xc3"', b'{"\xe2\x82": 1}'):
        with pytest.raises(Malformed):
            read(line)


def test_a_number_too_long_to_be_one_is_no_whole_number():
    assert read(b"999999999999999") == 999999999999999
    assert isinstance(read(b"9" * 50000), float)


def test_only_so_deep():
    assert read(b"[" * DEEPEST + b"]" * DEEPEST) is not None
    for line in (b"[" * (DEEPEST + 1), b'{"a":' * 60000, b"[" * LONGEST):
        with pytest.raises(TooDeep):
            read(line)


def cpython_reads(text):
    """As json.loads(), but no constants that are not JSON, and no endless whole numbers."""
    return json.loads(
        text,
        parse_constant=lambda name: int(name),
        parse_int=lambda figures: int(figures) if len(figures) <= FIGURES else float(figures),
    )


def test_damaged_json_is_read_as_cpython_reads_it_or_refused():
    chance = random.Random(4)
    agreed = 0
    for _ in range(4000):
        line = bytearray(chance.choice(GOOD).encode())
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(line))
            line[at : at + chance.randrange(2)] = bytes([chance.choice(b'{}[],:"\\u0123456789eE+-. tfn\xff')])
        try:
            wanted = cpython_reads(line.decode())
        except ValueError:
            with pytest.raises(Malformed):
                read(bytes(line))
        else:
            try:
                assert read(bytes(line)) == wanted
                agreed += 1
            except Malformed:
                assert b"\\u" in line or line.count(b'"') >= 4  # half a pair, or a key that stands twice
    assert agreed > 300


@pytest.mark.parametrize("text", GOOD)
def test_what_is_written_is_json_on_one_line(text):
    value = json.loads(text)
    assert json.loads(write(value)) == value
    assert "\n" not in write(value)


def test_lines_end_where_they_end():
    stream = io.BytesIO(b"one\n\r\ntwo")
    assert [read_line(stream) for _ in range(4)] == [b"one", b"\r", b"two", None]


def test_a_line_of_the_longest_size_is_read_and_a_longer_one_passed_over():
    stream = io.BytesIO(b"a" * LONGEST + b"\n" + b"b" * (3 * LONGEST) + b"\nnext\n" + b"c" * (LONGEST + 1))
    assert read_line(stream) == b"a" * LONGEST
    with pytest.raises(TooLong):
        read_line(stream)
    assert read_line(stream) == b"next"
    with pytest.raises(TooLong):
        read_line(stream)
    assert read_line(stream) is None


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ([], "wire.object"),
        (3, "wire.object"),
        (None, "wire.object"),
        ({}, "wire.missing"),
        ({"seat": 1}, "wire.missing"),
        ({"answer": 1, "undo": True}, "wire.one"),
        ({"answer": 1, "seat": None}, "wire.type"),
        ({"undo": True, "seat": 1}, "wire.unknown"),
        ({"anser": 1}, "wire.unknown"),
        ({"answer": True}, "wire.type"),
        ({"answer": 1.0}, "wire.type"),
        ({"answer": "1"}, "wire.type"),
        ({"answer": [1, [2]]}, "wire.type"),
        ({"answer": {"a": 1}}, "wire.type"),
        ({"also": 1}, "wire.type"),
        ({"undo": 1}, "wire.type"),
        ({"undo": False}, "wire.type"),
        ({"peek": True}, "wire.type"),
        ({"why": False}, "wire.type"),
        ({"entries": "1"}, "wire.type"),
        ({"aside": "void"}, "wire.type"),
        ({"correct": [1, 2, 3]}, "wire.type"),
    ],
)
def test_a_request_of_the_wrong_shape_is_refused(value, key):
    with pytest.raises(Refused) as refused:
        request(value)
    assert refused.value.key == key
    assert sentence(key, refused.value.facts).endswith(".")


def test_every_sentence_takes_its_facts():
    for key, text in SENTENCES.items():
        assert sentence(key, ("x",) * text.count("%s")).endswith("."), key


def test_somebody_elses_text_is_told_back_in_part_only():
    with pytest.raises(Refused) as refused:
        request({"x" * 60000: 1})
    assert len(sentence(refused.value.key, refused.value.facts)) < 250
