"""`make flash` cut short anywhere: the device starts with either version, and it can be run again."""

from pathlib import Path

import pytest
from boards import board, needs_micropython, small, use
from mpremote.transport_serial import SerialTransport

from tools import flash, sweeps
from tools.board import install, state, tree
from tools.board.link import connect

pytestmark = needs_micropython


class Cable:
    """What the computer tells the board goes through here, until it is pulled."""

    def __init__(self, monkeypatch, device):
        self.left = -1
        original = SerialTransport.exec

        def told(transport, program, **more):
            if self.left == 0:
                device.power_off()
                raise OSError(5, "the port is gone")
            self.left -= 1
            return original(transport, program, **more)

        monkeypatch.setattr(SerialTransport, "exec", told)


def test_the_cable_is_pulled_at_every_order(tmp_path, monkeypatch, capsys):
    with board(tmp_path) as device:
        use(monkeypatch, "1")
        assert flash.main(["--port", device.port]) == 0
        device.power_off()
        before = device.flash.read_bytes()
        cable = Cable(monkeypatch, device)
        use(monkeypatch, "2")
        place = 0
        while True:
            device.flash.write_bytes(before)
            device.power_on()
            cable.left = place
            if flash.main(["--port", device.port]) == 0:
                break
            assert "nothing is lost" in capsys.readouterr().out.splitlines()[-1]
            device.console.clear()
            device.power_on()
            assert device.wait_for(b" on a board"), device.console.decode()
            assert b"mixed" not in device.console
            cable.left = -1
            if place % 4 == 3:
                assert flash.main(["--port", device.port]) == 0
            place += 1
        assert place >= 8


@pytest.mark.parametrize("fuse", (2, 9, 16, 23, 30))
def test_the_power_goes_while_the_board_writes(tmp_path, monkeypatch, fuse):
    with board(tmp_path) as device:
        use(monkeypatch, "1")
        assert flash.main(["--port", device.port]) == 0
        use(monkeypatch, "2")
        device.power_on(fuse)
        assert flash.main(["--port", device.port]) == 1
        device.console.clear()
        device.power_on()
        assert device.wait_for(b" on a board"), device.console.decode()
        assert b"mixed" not in device.console
        assert flash.main(["--port", device.port]) == 0


def test_every_step_of_the_flash():
    did = sweeps.run_updates(small("1"), small("2"), 1, 0.01)
    assert int(did.split()[1]) >= 40


def test_a_first_installation_is_cut_short_after_it_counts(tmp_path, monkeypatch, capsys):
    use(monkeypatch, "1")
    with board(tmp_path) as device:
        with connect(device.port) as link:
            wanted = tree.complete(small("1"), "pico", None)
            link.send(install.PACKED, install.pack(install.plan(wanted, state.look(link))))
            link.send(
                install.STARTER, (Path(install.__file__).with_name("on_board") / "update.py").read_bytes()
            )
        assert flash.main(["--port", device.port]) == 0
        assert "files are there already" in capsys.readouterr().out


def test_an_update_that_cannot_be_finished_is_given_up(tmp_path, monkeypatch, capsys):
    use(monkeypatch, "1")
    with board(tmp_path) as device:
        with connect(device.port) as link:
            link.send(install.PACKED, b"not packed at all")
            link.send(
                install.STARTER, (Path(install.__file__).with_name("on_board") / "update.py").read_bytes()
            )
        assert flash.main(["--port", device.port]) == 0
        with connect(device.port) as link:
            assert "update" not in link.run("import os\nprint(os.listdir('/'))")
