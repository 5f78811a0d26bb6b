"""Random hands on the firmware as a board has it: whatever was renamed or put together, it fails nowhere."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from words_all import GAMES

from bankier import words
from bankier.session import resume
from tools.measure.device_run import begin
from tools.measure.playing import Setting, rounds_of
from tools.measure.tables import Entropy
from tools.run_core_tests import micropython
from tools.sim.device import Device

MODES = ("score", "referee", "deal")
LANGUAGES = tuple(code for code, _ in words.LANGUAGES)
PRESSES = 250
SEATS = 4

KEYS = (
    *("ok",) * 8,
    *("left", "right") * 3,
    *("back", "hold ok", "hold ok", "hold back"),
    *("A", "2", "5", "8", "0", "J", "K", "pad-ok", "hold pad-ok", "menu"),
)
HOLD_MS = 900

pytestmark = pytest.mark.skipif(micropython() is None, reason="there is no MicroPython for this machine")


def keys(seed: str) -> Iterator[str]:
    """Keys without end."""
    chance = random.Random(seed)
    while True:
        yield chance.choice(KEYS)


def press(device: Device, key: str) -> None:
    word, _, rest = key.rpartition(" ")
    if word:
        device.hold(rest, HOLD_MS)
        device.settle()
    else:
        device.press(rest)


def played(store: Path, seed: str, presses: int) -> set[bytes]:
    """The pictures that were seen; the console must have told of no error, and it must not have ended."""
    seen: set[bytes] = set()
    with Device(store) as device:
        for number, key in zip(range(presses), keys(seed)):
            press(device, key)
            assert device.is_on and "Error" not in device.console, (seed, number, device.console)
            seen.add(device.pixels())
    return seen


@pytest.fixture
def store(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_fails(store: Path, game: str, mode: str) -> None:
    language = LANGUAGES[(GAMES.index(game) + MODES.index(mode)) % len(LANGUAGES)]
    begin(Setting(game, mode, SEATS), store, language=language)
    assert len(played(store, f"{game} {mode}", PRESSES)) > PRESSES // 8


def in_the_middle_of_a_count(folder: Path, setting: Setting) -> list[Any]:
    """The answers of a match of Huit until, in the fourth hand, somebody's cards are asked for."""
    match = resume.begin(str(folder / "ahead"), setting.header(), Entropy())
    answers = []
    for number, _, answer in rounds_of(match, 4):
        answers.append(answer)
        if number == 3 and match.question is not None and match.question.key == "hand.whose":
            break
    return answers


def test_corrections_of_an_earlier_round_leave_room_for_one_another(store: Path, tmp_path: Path) -> None:
    """While the open round is in the middle of a count: three runs of a script are in memory at once."""
    setting = Setting("huit", "score", SEATS)
    begin(setting, store, in_the_middle_of_a_count(tmp_path, setting), "en")
    with Device(store) as device:
        for line in range(4):
            for key in (
                "menu",
                "right",
                "ok",
                "left",
                "ok",
                *("right",) * line,
                "ok",
                "right",
                "right",
                "ok",
            ):
                device.press(key)
            assert device.find("Corrected") and "Error" not in device.console, (line, device.console)
            device.press("ok", 3)
