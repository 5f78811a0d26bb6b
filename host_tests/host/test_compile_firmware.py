"""What a board gets of the firmware: chosen, without types, and compiled."""

import ast

import pytest

from tools import compile_firmware
from tools.compile_firmware import NotFound, bytecode, compile_tree, sources, without_types
from tools.shims import FIRMWARE

SOURCES = sorted((FIRMWARE / "bankier").rglob("*.py"))

WITH_ELSE = """\
TYPE_CHECKING = False
if TYPE_CHECKING:

    def now() -> int:
        \"\"\"The time.\"\"\"

else:
    now = 5
"""


def names(words: tuple[str, ...] = (), games: tuple[str, ...] = (), board: str = "") -> set[str]:
    return {path.relative_to(FIRMWARE).as_posix() for path in sources(words, games, board)}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(FIRMWARE).as_posix())
def test_types_go_and_every_line_stays_where_it_was(path):
    source = path.read_text(encoding="utf-8")
    stripped = without_types(source)
    assert "TYPE_CHECKING" not in stripped
    lines = list(zip(source.splitlines(), stripped.splitlines(), strict=True))
    assert all(after in ("", before) or after.strip() == "if 0: pass" for before, after in lines)
    ast.parse(stripped)


def test_what_stands_in_place_of_types_stays():
    scope: dict[str, object] = {}
    exec(without_types(WITH_ELSE), scope)
    assert scope["now"] == 5


def test_without_a_choice_all_is_taken_but_the_simulator():
    taken = names()
    assert "main.py" in taken and "bankier/device/boards/sim.py" not in taken
    every = {
        path.relative_to(FIRMWARE).as_posix()
        for kind in compile_firmware.KINDS
        for path in FIRMWARE.rglob(kind)
    }
    assert taken == every - {"bankier/device/boards/sim.py"}


def test_one_language_one_game_one_board():
    taken = names(("nl",), ("bankspel",), "pico")
    assert {"bankier/words/nl/bankspel.txt", "bankier/words/nl/help.txt", "bankier/words/words.py"} <= taken
    assert {"bankier/rules/games/bankspel/script.py", "bankier/device/boards/pico.py"} <= taken
    left_out = ("words/fr", "huit", "bakarat", "boards/esp32")
    assert [name for name in taken if any(part in name for part in left_out)] == []


def test_what_a_board_is_made_from_comes_along():
    assert {"bankier/device/boards/pico.py", "bankier/device/boards/pico_w.py"} <= names(board="pico_w")


@pytest.mark.parametrize(
    ("choice", "known"),
    [({"words": ("xx",)}, "nl"), ({"games": ("poker",)}, "bankspel"), ({"board": "arduino"}, "pico")],
)
def test_an_unknown_choice_is_refused(choice, known):
    with pytest.raises(NotFound, match=f"known are .*{known}"):
        names(**choice)


def test_the_tree(tmp_path):
    sizes = compile_tree(tmp_path, ("nl",), ("bankspel",), "pico")
    made = {path.relative_to(tmp_path).as_posix(): path.stat().st_size for path in tmp_path.rglob("*.*")}
    assert made == sizes
    assert {name.rpartition(".")[2] for name in sizes} == {"py", "mpy", "txt", "font"}
    assert (tmp_path / "main.py").read_bytes() == (FIRMWARE / "main.py").read_bytes()
    words = (tmp_path / "bankier/words/nl/bankspel.txt").read_text(encoding="utf-8")
    assert "pays:" in words and not [line for line in words.splitlines() if line[:1] in ("", "#")]


def test_bytecode_is_small_and_knows_its_name():
    with_types = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    import typing\nx = 1\n"
    assert bytecode(without_types(with_types), "a.py") == bytecode("\n\n\nx = 1\n", "a.py")
    with pytest.raises(SyntaxError, match="wrong.py"):
        bytecode("match 1:\n    case 1:\n        pass\n", "wrong.py")  # CPython takes it


def test_the_command_line(tmp_path, capsys):
    assert compile_firmware.main([str(tmp_path), "--words", "xx"]) == 2
    assert "no language 'xx'" in capsys.readouterr().out
