"""What stands in the way of `make flash`: one sentence each that says what to do, and exit status 1."""

import fcntl
import os
import threading
from types import SimpleNamespace

import pytest
from boards import board, needs_micropython, use

from tools import flash
from tools.board import link, ports, state, tree
from tools.board.kinds import KINDS
from tools.board.link import connect


def told(capsys, *arguments):
    """The one sentence that a run ends with."""
    assert flash.main(list(arguments)) == 1
    (sentence,) = capsys.readouterr().out.splitlines()
    return sentence


def plugged(monkeypatch, *names):
    """Have these ports, and one that is no board's."""
    found = [SimpleNamespace(device=name, vid=0x2E8A) for name in names]
    found.append(SimpleNamespace(device="/dev/ttyS0", vid=None))
    monkeypatch.setattr(ports.list_ports, "comports", lambda: found)


def test_no_board(monkeypatch, capsys):
    plugged(monkeypatch)
    assert "There is no board" in told(capsys)


def test_two_boards(monkeypatch, capsys):
    plugged(monkeypatch, "/dev/ttyACM1", "/dev/ttyACM0")
    assert told(capsys) == "There are 2 boards: say which one it is, PORT=/dev/ttyACM0 or PORT=/dev/ttyACM1."


def test_a_port_that_is_not_there(monkeypatch, capsys):
    plugged(monkeypatch, "/dev/ttyACM0")
    sentence = told(capsys, "--port", "/dev/ttyACM7")
    assert sentence.startswith("There is no port /dev/ttyACM7")
    assert sentence.endswith("PORT=/dev/ttyACM0.")
    plugged(monkeypatch)
    assert told(capsys, "--port", "/dev/ttyACM7").endswith("or name another port.")


def test_a_port_that_one_may_not_use(tmp_path, monkeypatch, capsys):
    port = tmp_path / "port"
    port.touch()

    def denied(*arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    assert "sudo usermod -aG" in told(capsys, "--port", str(port))


def test_a_file_that_is_no_port(tmp_path, capsys):
    assert "cannot be used" in told(capsys, "--port", str(tmp_path))


def test_an_unknown_board(capsys):
    assert "BOARD is one of " + ", ".join(KINDS) in told(capsys, "--board", "arduino")


@needs_micropython
class TestOnABoard:
    @pytest.fixture(autouse=True)
    def small_firmware(self, monkeypatch):
        use(monkeypatch, "1")

    def test_a_busy_port(self, tmp_path, capsys):
        with board(tmp_path) as device, open(device.port, "rb") as other:
            fcntl.flock(other, fcntl.LOCK_EX)
            assert "Another program uses" in told(capsys, "--port", device.port)

    def test_a_port_that_is_let_go_of_in_a_moment(self, tmp_path):
        with board(tmp_path) as device, open(device.port, "rb") as other:
            fcntl.flock(other, fcntl.LOCK_EX)
            letting_go = threading.Timer(0.3, fcntl.flock, (other, fcntl.LOCK_UN))
            letting_go.start()
            with link.connect(device.port) as board_:
                assert board_.run("print(6 * 7)") == "42\n"
            letting_go.join()

    def test_a_board_that_is_silent(self, tmp_path, monkeypatch, capsys):
        with board(tmp_path) as device:
            monkeypatch.setattr(device._bridge, "_to_board", lambda: None)
            monkeypatch.setattr(link, "_SECONDS", 1)
            assert "does not answer" in told(capsys, "--port", device.port)

    @pytest.mark.parametrize(
        ("chip", "words"),
        [
            ({"version": (1, 24, 1)}, "MicroPython 1.24.1, and Bankier needs 1.29 or newer"),
            ({"version": (1, 29, 0), "mpy": 5}, "needs 1.29 or newer"),
            ({"version": (1, 40, 0), "mpy": 7}, "wants .mpy files of version 7"),
        ],
    )
    def test_micropython_that_is_too_old_or_new(self, tmp_path, capsys, chip, words):
        with board(tmp_path, **chip) as device:
            assert words in told(capsys, "--port", device.port)
            with connect(device.port) as open_link:
                assert not state.look(open_link).files

    @pytest.mark.parametrize(
        ("build", "machine", "wanted", "words"),
        [
            ("RPI_PICO", "Raspberry Pi Pico with RP2040", "esp32", "run make flash BOARD=pico,"),
            ("RPI_PICO_W", "Raspberry Pi Pico W with RP2040", "pico", "This is a Raspberry Pi Pico W and no"),
            ("ESP32_GENERIC-SPIRAM", "Generic ESP32 module with ESP32", "pico", "BOARD=esp32"),
            ("OTHER", "Some board with RP2040", "", "does not know this board (Some board with RP2040)"),
            ("OTHER", "Some board with SAMD51", "pico", "has the chip RP2040"),
        ],
    )
    def test_the_wrong_board(self, tmp_path, capsys, build, machine, wanted, words):
        with board(tmp_path, build=build, machine=machine) as device:
            assert words in told(capsys, "--port", device.port, "--board", wanted)

    def test_another_board_with_the_same_chip(self, tmp_path, capsys):
        with board(tmp_path, build="WAVESHARE_RP2040_ZERO", machine="Zero with RP2040") as device:
            assert flash.main(["--port", device.port, "--board", "pico"]) == 0

    def test_a_device_that_was_set_up_as_another_board(self, tmp_path, capsys):
        with board(tmp_path) as device:
            with connect(device.port) as open_link:
                open_link.send("/board.json", b'{"board": "pico_w"}')
            assert "says pico_w, and you said BOARD=pico:" in told(
                capsys, "--port", device.port, "--board", "pico"
            )

    def test_a_configuration_that_makes_no_sense(self, tmp_path, capsys):
        with board(tmp_path) as device:
            with connect(device.port) as open_link:
                open_link.send("/board.json", b"[]")
            assert "mend it, or remove it" in told(capsys, "--port", device.port)

    def test_a_configuration_that_names_another_board_is_what_is_to_be_mended(self, tmp_path, capsys):
        with board(tmp_path) as device:
            with connect(device.port) as open_link:
                open_link.send("/board.json", b'{"board": "pico_w"}')
            assert "It is its own board.json that says pico_w: mend that first" in told(
                capsys, "--port", device.port
            )

    def test_an_unknown_language(self, tmp_path, monkeypatch, capsys):
        monkeypatch.undo()
        with board(tmp_path) as device:
            assert flash.main(["--port", device.port, "--words", "tlh"]) == 1
            assert "no language 'tlh'; known are en, fr, nl, pl" in capsys.readouterr().out

    def test_another_version_answers(self, tmp_path, monkeypatch, capsys):
        with board(tmp_path) as device:
            monkeypatch.setattr(tree, "version", lambda: "2")
            assert flash.main(["--port", device.port]) == 1
            assert "version 2 was to run" in capsys.readouterr().out

    def test_a_device_that_is_playing_is_stopped(self, tmp_path, monkeypatch, capsys):
        with board(tmp_path) as device:
            assert flash.main(["--port", device.port]) == 0
            assert device.wait_for(b"Bankier 1")
            use(monkeypatch, "2")
            assert flash.main(["--port", device.port]) == 0
            assert b"KeyboardInterrupt" in device.console
