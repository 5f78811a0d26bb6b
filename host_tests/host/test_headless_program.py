"""The program itself, on either interpreter: what it is called with, its streams, its exit statuses."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from players import Chance
from wire_player import Message, answer

from tools.run_core_tests import micropython
from tools.shims import ROOT
from tools.wire.lines import LONGEST
from tools.wire.options import OPTIONS
from tools.wire.run import run as headless

VMS = ["cpython", "micropython"] if micropython() else ["cpython"]
COMMAND = [sys.executable, "-m", "tools.headless"]
SESSION: list[Message] = [
    {"answer": 0},
    {"answer": 3},
    {"answer": 14},
    {"undo": True},
    {"redo": True},
    {"aside": {"join": {"name": "Éva", "after": "Ann"}}},
    {"entries": True},
    {"correct": {"round": 1, "entry": 1, "answer": 12}},
    {"aside": {"transfer": {"from": "Ann", "to": "kitty", "amount": 7, "reason": "reason.drinks"}}},
    {"why": True},
    {"peek": "Ann"},
    {"end": True},
]


def run(*arguments: str, lines: bytes = b"", cwd: Path = ROOT) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [*COMMAND, *arguments], input=lines, cwd=cwd, capture_output=True, timeout=120, check=False
    )


def wired(*requests: Message) -> bytes:
    return b"".join(json.dumps(request, ensure_ascii=False).encode() + b"\n" for request in requests)


def told(done: "subprocess.CompletedProcess[bytes]") -> list[Message]:
    assert done.stderr == b"", done.stderr
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


@pytest.mark.skipif(len(VMS) == 1, reason="there is no MicroPython for this machine")
def test_both_interpreters_say_the_same_to_the_byte(tmp_path):
    """Sense and nonsense, with the decks repeated: two programs, one conversation."""
    lines = (
        wired(*SESSION[:-1]) + b'{"answer" 3}\n\xff\n' + b"[" * 5000 + b"\n" + b"x" * (LONGEST + 9) + b"\n{}"
    )
    for mode in ("referee", "deal", "score"):
        outputs = []
        for vm in VMS:
            options = ["--seats", "Ann,Zoë", "--mode", mode, "--seed", "00ff", "--language", "pl", "--vm", vm]
            done = run("bankspel", *options, lines=lines + b"\n" + wired(SESSION[-1]))
            assert done.returncode == 0 and done.stderr.decode().startswith("With --seed"), done.stderr
            outputs.append(done.stdout)
        assert outputs[0] == outputs[1]
        assert outputs[0].count(b'{"error": "wire.') >= 5 and b'"event": "end"' in outputs[0]


@pytest.mark.parametrize("vm", VMS)
def test_a_random_player_plays_a_round_with_the_program(vm):
    command = [*COMMAND, "bankspel", "--mode", "referee", "--seats", "Ann,Bob", "--vm", vm]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin and program.stdout
        out: Any = program.stdout
        ask_it: Any = program.stdin

        def hear() -> list[Message]:
            messages: list[Message] = []
            while not messages or messages[-1].get("event") not in ("question", "end", "peek", None):
                messages.append(json.loads(out.readline()))
            return messages

        def ask(request: Message) -> list[Message]:
            ask_it.write(wired(request))
            ask_it.flush()
            return hear()

        messages, chance = hear(), Chance(4)
        for _ in range(300):
            messages = answer(ask, messages[-1], chance)
            if messages[-1]["round"] == 2:
                break
        assert [message["event"] for message in messages[:1]] == ["round"]
        assert ask({"end": True})[-1]["event"] == "end"
        program.stdin.close()
        assert out.read() == b""
        assert program.wait(10) == 0


@pytest.mark.parametrize("vm", VMS)
def test_at_the_end_of_the_input_all_is_saved_and_taken_up_again(tmp_path, vm):
    store = ["--store", str(tmp_path / "games"), "--vm", vm]
    first = told(run("bankspel", "--seats", "Ann,Bob", *store, lines=wired({"answer": 0}, {"answer": 3})))
    match, purses, question = told(run("bankspel", *store))
    assert match["resumed"] is True and match["people"] == ["Ann", "Bob"]
    assert purses["purses"] == [0, 0]
    assert question == first[-1]
    last = told(run("bankspel", *store, lines=b'{"undo": true}\n{"end": true}'))  # no end of line
    assert last[-1]["event"] == "end"
    assert told(run("bankspel", *store))[0]["resumed"] is False
    assert sorted(path.name for path in (tmp_path / "games").glob("*.m")) == ["0001.m", "0002.m"]


@pytest.mark.skipif(len(VMS) == 1, reason="there is no MicroPython for this machine")
def test_what_one_interpreter_saved_the_other_takes_up(tmp_path):
    store = ["--store", str(tmp_path)]
    first = told(run("bankspel", "--mode", "deal", *store, lines=wired({"answer": 0}, {"also": "cut.none"})))
    for vm in ("micropython", "cpython"):
        assert told(run("bankspel", *store, "--vm", vm))[-1] == first[-1]


def test_each_game_has_its_own_match_in_a_store(tmp_path):
    store = ["--store", str(tmp_path)]
    told(run("bankspel", *store))
    assert told(run("huit", *store))[0]["resumed"] is False
    assert told(run("bankspel", *store))[0]["resumed"] is True


@pytest.mark.parametrize("vm", VMS)
def test_a_saved_match_that_cannot_be_read_is_set_aside_in_words(tmp_path, vm):
    (tmp_path / "0001.m").write_bytes(b"no match at all")
    match, news, question = told(run("bankspel", "--store", str(tmp_path), "--vm", vm))
    assert match["resumed"] is False and news["key"] == "error.aside" and "0001.m.bad" in news["say"]
    assert (tmp_path / "0001.m.bad").read_bytes() == b"no match at all"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--seats", "Ann,Bob"], "--seats"),
        (["--mode", "score"], "--mode"),
        (["--set", "packs=4"], "--set"),
        (["--bank", "C"], "--bank"),
        (["--purses", "coins"], "--purses"),
    ],
)
def test_a_saved_match_is_not_taken_up_with_other_options(tmp_path, options, words):
    store = ["--store", str(tmp_path)]
    told(run("bankspel", *store))
    done = run("bankspel", *store, *options)
    assert done.returncode == 2 and done.stdout == b""
    assert words in done.stderr.decode() and done.stderr.count(b"\n") == 1


def test_the_sentences_may_be_in_another_language_when_it_is_taken_up(tmp_path):
    told(run("bankspel", "--store", str(tmp_path)))
    assert told(run("bankspel", "--store", str(tmp_path), "--language", "nl"))[0]["language"] == "nl"


BAD = [
    ([], ["bankspel"]),
    (["poker"], ["poker", "bankspel"]),
    (["bankspel", "huit"], ["bankspel", "huit"]),
    (["bankspel", "--sets", "x"], ["--sets", "--seats", "--set"]),
    (["bankspel", "--seats"], ["--seats"]),
    (["bankspel", "--seats", "A"], ["2", "16"]),
    (["bankspel", "--seats", "A,A"], ["A", "8"]),
    (["bankspel", "--seats", "A,"], ["8"]),
    (["bankspel", "--seats", "A,Johannes-Maria"], ["Johannes-Maria", "8"]),
    (["bankspel", "--seats", "A,B", "--seats", "A,B"], ["twice"]),
    (["bankspel", "--bank", "Z"], ["Z", "A, B, C, D"]),
    (["bankspel", "--mode", "play"], ["play", "referee"]),
    (["bankspel", "--set", "packs=1"], ["packs", "2 to 8"]),
    (["bankspel", "--set", "packs=99999999999999"], ["2 to 8"]),
    (["bankspel", "--set", "packs=\u0664"], ["2 to 8"]),
    (["bankspel", "--factor", "\u0664"], ["1 to 1000"]),
    (["bankspel", "--set", "packs"], ["2 to 8"]),
    (["bankspel", "--set", "tie=never"], ["share", "first", "nearest"]),
    (["bankspel", "--set", "trumps=yes"], ["trumps", "tie"]),
    (["bankspel", "--purses", "gold"], ["kept", "coins"]),
    (["bankspel", "--unit", "rupees"], ["euro"]),
    (["bankspel", "--factor", "0"], ["1", "1000"]),
    (["bankspel", "--language", "xx"], ["nl", "en"]),
    (["bankspel", "--letters", "ABCD"], ["AKQJ"]),
    (["bankspel", "--seed", "xyz"], ["64"]),
    (["bankspel", "--seed", "abc"], ["even"]),
    (["bankspel", "--seed", "00" * 33], ["64"]),
]


@pytest.mark.parametrize(("arguments", "words"), BAD, ids=lambda part: " ".join(part))
def test_what_there_is_not_is_said_in_one_line(arguments, words):
    out, complaint = io.BytesIO(), io.StringIO()
    assert headless(arguments, io.BytesIO(), out, complaint) == 2
    line = complaint.getvalue()
    assert out.getvalue() == b""
    assert line.count("\n") == 1 and line.endswith(".\n")
    for word in words:
        assert word in line


@pytest.mark.parametrize("vm", VMS)
def test_either_interpreter_leaves_with_status_2(vm):
    done = run("bankspel", "--set", "packs=1", "--vm", vm)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"--set packs: a number from 2 to 8, not 1.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--vm", "pypy"], "--vm pypy: there are cpython, micropython.\n"),
        (["--vm", "cpython", "--vm", "cpython"], "--vm is given twice.\n"),
        (["--vm"], "--vm needs a value.\n"),
    ],
)
def test_an_interpreter_that_there_is_not(arguments, words):
    done = run("bankspel", *arguments)
    assert (done.returncode, done.stderr.decode()) == (2, words)


@pytest.mark.parametrize("vm", VMS)
def test_a_folder_that_cannot_be(tmp_path, vm):
    done = run("bankspel", "--store", str(tmp_path / "a" / "b"), "--vm", vm)
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("vm", VMS)
def test_help_names_every_option(vm):
    done = run("--help", "--vm", vm)
    assert done.returncode == 0 and done.stderr == b""
    for name, _, _ in OPTIONS:
        assert name in done.stdout.decode()


def test_nothing_is_left_behind_without_a_store(tmp_path):
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [*COMMAND, "bankspel"]
    subprocess.run(command, input=b"{}\n", cwd=ROOT, env=environment, capture_output=True, check=True)
    assert list(tmp_path.iterdir()) == []


def test_when_nobody_reads_any_more_it_stops_with_a_sentence():
    with subprocess.Popen(
        [*COMMAND, "bankspel"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdin and program.stdout and program.stderr
        program.stdout.readline()
        program.stdout.close()
        try:
            program.stdin.write(wired({"answer": 0}) * 3000)
            program.stdin.close()
        except BrokenPipeError:
            program.stdin = None
        said = program.stderr.read().decode()
        assert program.wait(20) == 1
        assert said.count("\n") == 1 and "Traceback" not in said
