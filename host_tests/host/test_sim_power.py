"""The whole device: dimmed and dark, the battery, the page that tests keys and pixels, sounds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bankier.app.settings import Settings
from bankier.device.boards import sim
from tools.run_core_tests import micropython
from tools.sim.device import Device

VMS = ["cpython"] if micropython() is None else ["micropython", "cpython"]
SECOND = 1000
MINUTE = 60 * SECOND
ATTENTION = 1480  # hertz of its last tone


@pytest.fixture(params=VMS)
def device(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Device]:
    store = tmp_path / "games"
    store.mkdir()
    Settings(str(store)).change(language="en", dark=2)
    with Device(store, vm=request.param) as one:
        yield one


# Minutes of looking at keys that are still: MicroPython on Unix takes three times as long for them. What the
# power does is proved on both interpreters by core/test_power.py.
LONG = pytest.mark.parametrize("device", ["cpython"], indirect=True)


def registers(device: Device) -> dict[str, int]:
    return device.panel.controller.registers


def settings(device: Device) -> None:
    device.press("right", 3 if device.find("Saved games") else 1)
    device.press("ok")


def cell(device: Device, volts: float) -> None:
    """A lithium cell of so many volts."""
    pin, divided, _, _ = sim.BATTERY
    device.volts(pin, volts * 1000 / divided)


def heard(device: Device) -> list[int]:
    tones = [hertz for hertz, duty in device.sounds if duty]
    device.sounds.clear()
    return tones


@LONG
def test_dimmed_then_dark_then_lit_by_a_key_that_does_nothing_else(device: Device) -> None:
    before = device.pixels()
    assert registers(device)["contrast"] == 200
    device.run(MINUTE + 2 * SECOND)
    assert registers(device)["contrast"] == 25 and device.find("New game")
    assert device.pixels() != before, "it has moved, and can be read"
    device.press("right")
    assert registers(device)["contrast"] == 200
    device.press("left")
    assert device.pixels() == before
    device.run(2 * MINUTE)
    assert not any(device.pixels())
    device.press("ok")
    assert device.pixels() == before and registers(device)["contrast"] == 200
    device.press("ok")
    assert device.find("Game")


@LONG
def test_the_times_are_settings_that_last(device: Device) -> None:
    settings(device)
    device.press("right", 4)
    assert device.find("Dim after")
    device.press("ok")
    assert device.find("2 min")
    device.press("right")
    for shown in ("5 min", "10 min", "Off", "1 min"):
        device.press("ok")
        assert device.find(shown)
    device.run(MINUTE + 2 * SECOND)
    assert not any(device.pixels()), "dark after one minute now"
    device.cut_power()
    device.power_on()
    device.run(50 * SECOND)
    assert device.find("New game") and registers(device)["contrast"] == 200
    device.run(12 * SECOND)
    assert not any(device.pixels())


def test_a_low_battery_is_told_over_a_still_screen_and_shown_in_the_settings(device: Device) -> None:
    device.press("right")
    cell(device, 3.8)
    device.run(2 * SECOND)
    assert not device.find("Battery at")
    cell(device, 3.46)
    device.run(2 * SECOND)
    assert device.find("charge it soon;") and device.find("all is saved")
    device.press("left")
    assert not device.find("charge it soon;") and device.find("New game")
    device.run(10 * SECOND)
    assert not device.find("charge it soon;"), "it is told once"
    cell(device, 3.8)
    settings(device)
    assert device.find("Settings 49%") or device.find("Settings 50%")
    device.press("back")
    cell(device, 5.0)
    settings(device)
    assert device.find("Settings") and not device.find("%")


def test_a_board_that_cannot_read_its_battery_says_nothing(tmp_path: Path) -> None:
    with Device(tmp_path / "games", board={"BATTERY": None}) as device:
        device.press("ok")
        device.press("back")
        device.press("right")
        device.press("ok")
        assert not device.find("%") and device.find("Instellingen")


def open_test_page(device: Device) -> None:
    settings(device)
    device.press("left")
    assert device.find("Test the device")
    device.press("ok")
    assert device.find("Press any key.")


def test_every_key_is_named_on_the_test_page(device: Device) -> None:
    open_test_page(device)
    keys = {"left": "left", "right": "right", "back": "back", "menu": "OK, long"}
    keys.update({rank: rank for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")})
    keys.update({"pad-back": "back"})
    for count, (key, name) in enumerate(keys.items(), 1):
        device.press(key)
        lines = device.text().splitlines()
        assert lines[-1].split("  ")[0] == name and lines[-1].endswith(str(count)), (key, lines)
    device.press("left")
    device.hold("ok", 700)
    device.settle()
    assert device.find("OK, long")


def test_every_pixel_can_be_seen_lit_and_dark(device: Device) -> None:
    open_test_page(device)
    seen = []
    for key in ("ok", "7", "right"):
        device.press(key)
        seen.append(device.pixels())
    assert seen[0] == b"\xff" * 1024
    assert {bytes(seen[1]), bytes(seen[2])} == {b"\xaa\x55" * 512, b"\x55\xaa" * 512}
    device.press("back")
    assert device.find("Press any key.") and device.find("back")


def test_the_test_page_is_left_with_back_or_a_long_ok_twice(device: Device) -> None:
    for key in ("back", "menu"):
        open_test_page(device)
        device.press(key)
        device.press("left")
        device.press(key)
        assert device.find("Press any key.")
        device.press(key)
        assert device.find("Test the device")
        device.press("back")


def test_ticks_a_refusal_and_a_call_for_attention(device: Device) -> None:
    heard(device)
    device.press("ok", 3)  # new game, Bankspel, referee
    assert heard(device) == [2200] * 3
    device.press("ok")
    device.run(SECOND)
    assert ATTENTION in heard(device), "the cards are to be dealt"
    device.press("ok")
    device.press("K")
    device.run(SECOND)
    assert set(heard(device)) == {2200}


def test_no_sound_where_it_is_off(device: Device) -> None:
    settings(device)
    device.press("right", 2)
    device.press("ok")
    device.press("back")
    heard(device)
    device.press("left")
    device.press("ok", 4)
    device.run(SECOND)
    assert heard(device) == []
