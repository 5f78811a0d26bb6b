"""The device in a terminal: what fits in which size, the keyboard as keys, resizing, leaving."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.shims import ROOT
from tools.sim import braille
from tools.sim.terminal import LEGEND, layout

ECHO = Path(__file__).parent / "programs" / "echo.py"
SECONDS = 60  # until we give up; nothing here is measured
PICTURE = bytes(range(256)) * 4


def test_80_by_24_holds_the_display_and_the_whole_legend() -> None:
    lines = layout(PICTURE, "state", 24, 80)
    assert [line[1:65] for line in lines[1:17]] == braille.lines(PICTURE)
    assert "state" in lines
    assert len(lines) <= 24
    assert lines[-len(LEGEND) :] == list(LEGEND)


def test_where_there_is_room_it_is_larger() -> None:
    lines = layout(PICTURE, "", 50, 140)
    assert [line[1:129] for line in lines[1:33]] == braille.blocks(PICTURE)
    assert any("Esc" in line for line in lines)


@pytest.mark.parametrize("columns", [1, 20, 63, 64, 66, 79, 130])
def test_no_size_is_exceeded_and_small_ones_are_told(columns: int) -> None:
    for rows in range(1, 50):
        lines = layout(PICTURE, "x" * 200, rows, columns)
        assert len(lines) <= rows
        assert all(len(line) <= columns for line in lines)
        if rows < 16 or columns < 64:
            assert lines[0] == f"Too small: 64 x 16 is needed, this is {columns} x {rows}."[:columns]
        else:
            whole = (braille.lines(PICTURE), braille.blocks(PICTURE))
            assert any(all(any(line in shown for shown in lines) for line in part) for part in whole)


def _hears_interrupts() -> None:
    """As at a terminal: what a shell script starts with & would pass on that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Session:
    """`make run` in a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str, term: str = "xterm") -> None:
        self.folder = folder
        self.output = b""
        self._master, slave = pty.openpty()
        self.resize(24, 80)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.simulator", "--program", str(ECHO), *arguments],
            cwd=ROOT,
            env={**os.environ, "TERM": term, "XDG_DATA_HOME": str(folder)},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_hears_interrupts,
        )
        os.close(slave)

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def told(self, *lines: str) -> bool:
        """Wait until the firmware has been told these keys, and no others."""
        path = self.folder / "bankier" / "told"
        return self._wait(lambda: path.exists() and path.read_text().splitlines() == list(lines))

    def shows(self, text: str) -> bool:
        return self._wait(lambda: text.encode() in self.output)

    def ended(self) -> bool:
        return self._wait(lambda: self.process.poll() is not None)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def _wait(self, condition: "object") -> bool:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            ready, _, _ = select.select([self._master], [], [], 0.02)
            if ready:
                try:
                    self.output += os.read(self._master, 65536)
                except OSError:  # the other side is gone
                    pass
            if condition():  # type: ignore[operator]
                return True
        return False


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    made = Session(tmp_path)
    assert made.shows("Backspace")
    yield made
    made.close()


def test_the_keyboard_presses_the_keys(session: Session) -> None:
    expected: list[str] = []
    typed = {
        "\x1bOD": "LEFT 1",
        "\x1b[D": "LEFT 1",
        "\x1bOC": "RIGHT 1",
        "\r": "OK 1",
        "\x7f": "BACK 1",
        "m": "MENU 1",
    }
    typed.update({"a": "RANK 1", "7": "RANK 7", "0": "RANK 10", "K": "RANK 13", "*": "JOKER 1"})
    for key, told in typed.items():
        session.type(key)
        expected.append(told)
        assert session.told(*expected), key
    session.type("  ")  # OK down, and up again
    assert session.told(*expected, "OK 1")


def test_saved_games_survive_leaving(session: Session) -> None:
    session.type("x")
    assert session.ended()
    assert session.process.returncode == 0
    assert (session.folder / "bankier" / "starts").read_text() == "x"


@pytest.mark.parametrize("leave", ["escape", "interrupt"])
def test_other_ways_to_leave(session: Session, leave: str) -> None:
    if leave == "escape":
        session.type("\x1b")
    else:
        session.process.send_signal(signal.SIGINT)
    assert session.ended()
    assert session.process.returncode == 0


def test_resizing_while_it_runs(session: Session) -> None:
    session.resize(10, 40)
    assert session.shows("Too small")
    session.resize(50, 140)
    assert session.shows("▀")
    session.resize(1, 1)
    session.resize(24, 80)
    session.type("a")
    assert session.told("RANK 1")


def test_plug_and_power(session: Session) -> None:
    session.type("p")
    assert session.shows("The display is unplugged.")
    session.type("pc")
    assert session.shows("The power is off")
    session.type("c")
    starts = session.folder / "bankier" / "starts"
    assert session._wait(lambda: starts.read_text() == "xx")


def test_nobody_holds_a_key_while_the_plug_is_out(session: Session) -> None:
    session.type(" c")
    assert session.shows("The power is off")
    session.type("c\r")
    assert session.told("OK 1")


def test_the_end_of_the_firmware_is_told_outside_the_picture(session: Session) -> None:
    session.type("q")
    assert session.ended()
    assert session.process.returncode == 1
    assert session.shows("ValueError: the end")


@pytest.mark.parametrize("term", ["vt100", "xterm-mono"])
def test_without_colour(tmp_path: Path, term: str) -> None:
    session = Session(tmp_path, term=term)
    assert session.shows("Backspace")
    session.type("x")
    assert session.ended()
    session.close()


@pytest.mark.parametrize("term", ["nonsense", "dumb", ""])
def test_a_terminal_that_cannot_be_drawn_on_is_told(tmp_path: Path, term: str) -> None:
    session = Session(tmp_path, term=term)
    assert session.shows(f"A terminal called {term!r} cannot show the device: a scripted round is played.")
    session.close()


def test_a_terminal_that_cannot_be_drawn_on_gets_the_script(tmp_path: Path) -> None:
    script = tmp_path / "short.txt"
    script.write_text("note all is well\n")
    session = Session(tmp_path, "--script", str(script), term="dumb")
    assert session.shows("all is well")
    assert session.ended()
    session.close()
