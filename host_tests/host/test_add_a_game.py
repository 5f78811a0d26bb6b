"""The game on the page about adding one: copied from there, compiled as for a board, played by the keys."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bankier.words import LANGUAGES
from tools.shims import ROOT

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`(firmware/\S+)`\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REGISTERED = re.search(r"^register\(.*\)$", PAGE, re.MULTILINE)
NAMED = re.search(r"^game\.\w+: .*$", PAGE, re.MULTILINE)
PLAYED = """\
to English
press ok
press back
to New game
press ok
to High card
press ok
to Referee
press ok
to Start
press ok
expect Player 2
press menu
to Rules of the game
press ok
expect Player 2
press 9
press Q
expect Player 4
press 3
press J
expect wins
expect Player 3
press ok
expect Player 3
press back
press back
press K
expect Player 1
press ok
press menu
to Standings
press ok
expect +3
cut-power
power-on
expect Player 3
press menu
to Settle up
press ok
to Settle up
press ok
expect +3
go Same table
"""


@pytest.fixture
def added(tmp_path: Path) -> Path:
    """A copy of the project with the game in it."""
    for name in ("firmware", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    kept = ROOT / "build" / "bytecode"  # nobody may have compiled anything yet
    kept.mkdir(parents=True, exist_ok=True)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "bytecode").symlink_to(kept)
    for name, text in FILE.findall(PAGE):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert REGISTERED and NAMED
    with (tmp_path / "firmware/bankier/rules/games/__init__.py").open("a") as file:
        file.write(REGISTERED[0] + "\n")
    for code, _ in LANGUAGES:
        with (tmp_path / f"firmware/bankier/words/{code}/base.txt").open("a") as file:
            file.write(NAMED[0] + "\n")
    return tmp_path


def test_the_game_of_the_page_is_played_on_the_device(added: Path) -> None:
    (added / "play.txt").write_text(PLAYED)
    command = [sys.executable, "-m", "tools.simulator", "--script", "play.txt", "--games", "games"]
    done = subprocess.run(command, cwd=added, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout[-1500:] + done.stderr[-1500:]


def test_on_the_wire_what_is_paid_before_the_first_question_is_told(added: Path) -> None:
    command = [sys.executable, "-m", "tools.headless", "highcard", "--seats", "Ann,Bob"]
    done = subprocess.run(command, cwd=added, capture_output=True, input="", text=True, timeout=60)
    events = [json.loads(line)["event"] for line in done.stdout.splitlines()]
    assert events == ["match", "transfer", "purses", "question"], done.stdout + done.stderr


def test_it_has_the_style_of_the_project(added: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", added)
    game = "firmware/bankier/rules/games/highcard"
    for command in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, game], cwd=added, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout
