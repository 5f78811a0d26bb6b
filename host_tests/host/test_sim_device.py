"""The device in a process of its own: keys, plug, power, saved games, on both interpreters."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.run_core_tests import micropython
from tools.sim.controllers import MODELS
from tools.sim.device import Device, Stopped
from tools.sim.hands import NoSuchKey
from tools.sim.process import SHIM_KB

ECHO = Path(__file__).parent / "programs" / "echo.py"
VMS = ["cpython"] if micropython() is None else ["micropython", "cpython"]


@pytest.fixture(params=VMS)
def device(request: pytest.FixtureRequest) -> Iterator[Device]:
    with Device(vm=request.param, program=ECHO) as made:
        yield made


def test_what_it_shows_can_be_read(device: Device) -> None:
    lines = device.text().splitlines()
    assert lines == ["Start 1, Simulator", "donker op licht", "Welkom", "K♠"]
    assert device.find("donker op licht")
    assert device.find("K♠")
    assert not device.find("licht op donker")


def test_keys_arrive(device: Device) -> None:
    told = {"left": "LEFT 1", "ok": "OK 1", "back": "BACK 1", "K": "RANK 13", "0": "RANK 10"}
    for key, words in told.items():
        device.press(key)
        assert device.find(words), key
    device.hold("right", 3000)
    device.settle()
    assert device.find("RIGHT 50")
    device.hold("pad-ok", 700)
    device.settle()
    assert device.find("JOKER 1")
    assert (2200, 32768) in device.sounds
    with pytest.raises(NoSuchKey, match="known are 10, 2"):
        device.press("F5")


def test_the_store_survives_a_power_cut_and_nothing_else_does(device: Device) -> None:
    device.press("left")
    device.cut_power()
    assert not device.is_on
    assert not any(device.pixels())
    device.press("left")
    device.run(1000)
    device.power_on()
    assert device.find("Start 2")
    assert device.find("Welkom")


def test_a_power_cut_in_the_midst_of_a_drawing(device: Device) -> None:
    device.cut_power_at(1)
    device.press("left")
    assert not device.is_on
    device.power_on()
    assert device.find("Welkom")


def test_a_pulled_plug_is_noticed_and_mended(device: Device) -> None:
    device.plug(False)
    device.press("left")
    assert not any(device.pixels())
    device.run(5000)
    assert device.console.count("does not answer") == 1
    device.plug(True)
    device.run(2000)
    assert device.find("LEFT 1")
    assert "is back" in device.console


def test_it_starts_without_a_display(device: Device) -> None:
    device.cut_power()
    device.plug(False)
    device.power_on()
    device.press("2")
    device.plug(True)
    device.run(2000)
    assert device.find("RANK 2")


def test_the_end_of_the_firmware_is_told_with_its_last_words(device: Device) -> None:
    with pytest.raises(Stopped, match="ValueError: the end"):
        device.press("Q")
    assert not device.is_on


def test_a_reset_starts_the_firmware_anew(device: Device) -> None:
    device.press("J")
    assert device.is_on
    assert device.find("Start 2")


def test_the_same_keys_make_the_same_bytes() -> None:
    counts = set()
    for _ in range(2):
        with Device(program=ECHO) as device:
            for key in ("left", "A", "ok", "right"):
                device.press(key)
            counts.add((device.bus_bytes, device.time_us))
    assert len(counts) == 1


@pytest.mark.parametrize("model", sorted(MODELS))
@pytest.mark.parametrize("bus", ["i2c", "spi"])
def test_every_display_on_every_bus(model: str, bus: str) -> None:
    with Device(program=ECHO, display=model, board={"BUS": bus, "DISPLAY": model}) as device:
        device.press("left")
        assert device.find("LEFT 1")
        assert not device.panel.controller.faults


def test_the_encoder() -> None:
    with Device(program=ECHO, board={"INPUT": ["encoder"]}) as device:
        device.turn(-1)
        assert device.find("LEFT 1")
        device.press("push")
        device.run(300)
        assert device.find("OK 1")


def test_a_key_stuck_at_the_start(device: Device) -> None:
    device.cut_power()
    device.down("left")
    device.power_on()
    assert "stuck: ['left']" in device.console
    device.press("K")
    assert device.find("RANK 13")
    device.up("left")
    device.press("left")
    assert device.find("LEFT 1")


@pytest.mark.skipif(micropython() is None, reason="there is no MicroPython for this machine")
def test_the_boards_own_modules_take_no_more_of_the_heap_than_is_added_for_them(tmp_path: Path) -> None:
    program = tmp_path / "main.py"
    program.write_text("import gc, machine\ngc.collect()\nprint('used', gc.mem_alloc(), gc.mem_free())\n")
    bare = tmp_path / "bare.py"
    bare.write_text("import gc, asyncio, struct\ngc.collect()\nprint('used', gc.mem_alloc())\n")
    with pytest.raises(Stopped) as stopped:
        Device(program=program).close()
    with_board = int(str(stopped.value).split()[1])
    command = micropython()
    assert command
    output = subprocess.run([command, str(bare)], capture_output=True, text=True, check=True, env=os.environ)
    assert 0 < with_board - int(output.stdout.split()[1]) <= SHIM_KB * 1024
