"""What fails is shown and written down, and the device goes on; safe mode; keys that are stuck."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bankier.app.settings import Settings
from tools.run_core_tests import micropython
from tools.sim.device import Device

FAILING = Path(__file__).parent / "programs" / "failing.py"
VMS = ["cpython"] if micropython() is None else ["micropython", "cpython"]
LOG = 2048


def made(vm: str, tmp_path: Path, program: Path | None = FAILING) -> Device:
    """A device that speaks English, off."""
    store = tmp_path / "games"
    store.mkdir(exist_ok=True)
    Settings(str(store)).change(language="en")
    return Device(store, vm=vm, program=program)


@pytest.fixture(params=VMS)
def device(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Device]:
    with made(request.param, tmp_path) as one:
        yield one


def play(device: Device) -> None:
    """A match of Bankspel, up to its first question."""
    device.press("ok", 5)
    assert device.find("Player 2")


def fail(device: Device, text: str) -> None:
    (device.store / "fail").write_text(text)


def mend(device: Device) -> None:
    (device.store / "fail").unlink()


def log(device: Device) -> str:
    return (device.folder / "log.txt").read_text()


def test_what_happened_is_shown_and_logged_and_the_match_goes_on(device: Device) -> None:
    play(device)
    device.press("K")
    before = device.pixels()
    fail(device, "the pot is gone")
    device.press("back")
    assert device.find("Something went wrong")
    assert device.find("ValueError") and device.find("the pot is gone")
    assert device.find("OK: go on") and device.find("Back: main menu")
    assert "ValueError: the pot is gone" in device.console and "ValueError: the pot is gone" in log(device)
    assert "failing" in log(device), "it says where"
    mend(device)
    for key in ("left", "7"):
        device.press(key)
        assert device.find("Something went wrong")
    device.press("ok")
    assert device.pixels() == before, "the step back that failed is the only thing that is lost"
    device.press("4")
    assert device.pixels() != before


def test_back_leads_to_the_main_menu_and_the_match_waits(device: Device) -> None:
    play(device)
    fail(device, "again")
    device.press("K")
    device.press("ok")
    assert device.find("Something went wrong"), "it fails again and again"
    mend(device)
    device.press("back")
    assert device.find("Saved games")
    device.press("right", 2)
    device.press("ok")
    assert device.find("1 Bankspel")


def test_for_want_of_memory_it_starts_anew(device: Device) -> None:
    fail(device, "MemoryError")
    device.press("ok")
    assert device.find("MemoryError")
    mend(device)
    device.press("ok")
    assert device.find("New game")


def test_the_log_stays_small_and_has_the_newest(device: Device) -> None:
    fail(device, "first")
    device.press("ok")
    for number in range(12):
        fail(device, f"mishap {number} " + "x" * 300)
        device.press("ok")
    size = (device.folder / "log.txt").stat().st_size
    assert LOG // 2 < size <= LOG
    assert "mishap 11 " in log(device) and "mishap 10 " in log(device) and "first" not in log(device)


def test_a_log_that_cannot_be_written_stops_nothing(device: Device) -> None:
    (device.folder / "log.txt").mkdir()
    fail(device, "no room")
    device.press("ok")
    assert device.find("no room") and "No room for the log." in device.console
    mend(device)
    device.press("ok")
    assert device.find("New game")


@pytest.mark.parametrize("vm", VMS)
def test_back_held_at_power_on_starts_no_game(vm: str, tmp_path: Path) -> None:
    with made(vm, tmp_path, None) as device:
        play(device)
        before = device.pixels()
        device.cut_power()
        device.down("back")
        device.power_on()
        assert device.find("Safe mode") and device.find("No game is running,")
        assert "Safe mode" in device.console
        device.press("left")
        device.up("back")
        device.press("back")
        assert device.find("Safe mode")
        device.press("ok")
        assert device.pixels() == before


@pytest.mark.parametrize("vm", VMS)
def test_a_back_key_that_is_stuck_does_not_keep_the_game_away(vm: str, tmp_path: Path) -> None:
    with made(vm, tmp_path, None) as device:
        device.cut_power()
        device.down("back")
        device.power_on()
        device.press("ok")
        assert device.find("Stuck, so ignored:") and device.find("back")
        device.press("right")
        assert device.find("Settings") and not device.find("Stuck, so ignored:")


@pytest.mark.parametrize("vm", VMS)
def test_the_encoder_held_at_power_on_is_safe_mode_too(vm: str, tmp_path: Path) -> None:
    store = tmp_path / "games"
    with Device(store, vm=vm, board={"INPUT": ["encoder"]}) as device:
        device.cut_power()
        device.down("push")
        device.power_on()
        assert device.find("Veilige stand")
        device.up("push")
        device.press("push")
        device.run(400)
        device.settle()
        assert device.find("Nederlands")


@pytest.mark.parametrize("vm", VMS)
@pytest.mark.parametrize(
    ("key", "name"), [("right", "right"), ("7", "7"), ("ok", "OK"), ("menu", "OK, long")]
)
def test_a_stuck_key_is_named_on_the_display(vm: str, key: str, name: str, tmp_path: Path) -> None:
    with made(vm, tmp_path, None) as device:
        device.cut_power()
        device.down(key)
        device.power_on()
        assert device.find("Stuck, so ignored:") and device.find(name)
        device.press("left")
        assert not device.find("Stuck") and device.find("New game")


@pytest.mark.parametrize("vm", VMS)
@pytest.mark.parametrize("text", ["", "{", '{"board": "pica"}', '{"board": "sim", "KEYS": [1, 2, 3]}'])
def test_a_board_json_that_makes_no_sense_does_not_keep_it_dark(vm: str, text: str, tmp_path: Path) -> None:
    with made(vm, tmp_path, None) as device:
        device.cut_power()
        (device.folder / "board.json").write_text(text)
        device.power_on()
        assert device.find("board.json is") and "board.json" in device.console
        device.press("right")
        assert not device.find("board.json") and device.find("New game")
        assert (device.folder / "board.json").read_text() == text, "it is its maker's"
