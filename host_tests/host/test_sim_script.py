"""Scripts, and the command line of the simulator."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from tools import simulator
from tools.shims import ROOT
from tools.sim import process
from tools.sim.device import Device
from tools.sim.script import Script, ScriptError

ECHO = Path(__file__).parent / "programs" / "echo.py"


@pytest.fixture
def device() -> Iterator[Device]:
    with Device(program=ECHO) as made:
        yield made


def play(device: Device, folder: Path, text: str) -> list[str]:
    """Play the text as a script; what it told."""
    told: list[str] = []
    script = folder / "script.txt"
    script.write_text(text)
    Script(device, told.append, folder).play(script)
    return told


def test_a_script_plays_to_its_end(device: Device, tmp_path: Path) -> None:
    told = play(
        device,
        tmp_path,
        """
        # every command once
        expect Welkom
        press left 3
        expect LEFT 1
        hold right 500
        down back
        wait 100
        up back
        expect BACK 1
        expect-not LEFT
        turn 1
        unplug
        wait 2000
        plug
        wait 2000
        expect BACK
        note look
        frame
        shot one.png
        shot two.png 1
        to donker op licht
        go OK 1
        cut-power
        power-on
        expect Start 2
        """,
    )
    assert told[0] == "look"
    assert told[1].count("\n") == 15
    with Image.open(tmp_path / "one.png") as one, Image.open(tmp_path / "two.png") as two:
        assert one.width == 4 * two.width
        assert two.size == (138, 74)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("jump", "there is no command 'jump'; known are cut-power, "),
        ("press F1", "there is no key 'F1'"),
        ("press left x", "'x' is no whole number"),
        ("hold left", "'' is no whole number"),
        ("expect Goeiedag", "does not show 'Goeiedag'; it shows 'Start 1, Simulator | donker op licht"),
        ("expect-not LEFT 1", "shows 'LEFT 1'"),
        ("to Simulator", "right does not lead to 'Simulator'; the display shows 'Start 1, Simulator"),
        ("go Goeiedag", "ok does not lead to 'Goeiedag'; the display shows 'Start 1, Simulator"),
        ("shot picture.gif", "ends in .png"),
        ("press Q", "ValueError: the end"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(device: Device, tmp_path: Path, line: str, words: str) -> None:
    with pytest.raises(ScriptError) as error:
        play(device, tmp_path, f"press left\n{line}\n")
    assert words in str(error.value)
    assert str(error.value).startswith(f"{tmp_path / 'script.txt'}:2: ")


def test_what_the_device_calls_something_stands_in_braces(device: Device, tmp_path: Path) -> None:
    told: list[str] = []
    script = tmp_path / "script.txt"
    script.write_text("note {menu.why} {not} this }\n")
    Script(device, told.append, say=str.upper).play(script)
    assert told == ["MENU.WHY NOT this }"]


def test_a_script_that_is_not_there(device: Device, tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match="nowhere.txt: No such file"):
        Script(device).play(tmp_path / "nowhere.txt")


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """`make run` without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "tools.simulator", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


@pytest.mark.parametrize("arguments", [["--colour"], ["--heap", "much"], ["--vm", "jython"], ["surplus"]])
def test_an_unknown_option_is_one_line_and_status_2(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "known are --help --games" in done.stderr
    assert not done.stdout


def test_a_failing_script_is_status_1(tmp_path: Path) -> None:
    script = tmp_path / "wrong.txt"
    script.write_text("dance\n")
    done = run("--program", str(ECHO), "--script", str(script))
    assert done.returncode == 1
    assert f"{script}:1: there is no command 'dance'" in done.stderr


def test_without_micropython_it_says_so_and_runs_on_cpython(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for module in (simulator, process):
        monkeypatch.setattr(module, "micropython", lambda: None)
    script = tmp_path / "short.txt"
    script.write_text("frame\n")
    assert simulator.main(["--program", str(ECHO), "--script", str(script)]) == 0
    told = capsys.readouterr()
    assert told.err == "There is no MicroPython for this machine, so CPython runs the firmware.\n"
    assert told.out.count("\n") == 16


def test_without_a_terminal_a_whole_round_is_played() -> None:
    done = run("--vm", "cpython")
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.count("\u2800") > 1000


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert simulator.saved_games() == tmp_path / "bankier"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert simulator.saved_games() == Path.home() / ".bankier"
