"""Whole numbers of other modules are put in their places, and nothing else is changed."""

import ast
from pathlib import Path

import pytest

from tools.compact.constants import Constants
from tools.compile_firmware import without_types
from tools.shims import FIRMWARE

FILES = {
    "pack/__init__.py": "",
    "pack/a.py": """\
ONE = 1
LESS = -2
_OWN = const(3)
CHANGED = 4
CHANGED += 1
TEXT = 'x'
YES = True
name = 5
""",
    "pack/b.py": "from .a import ONE, TEXT\nfrom pack.a import LESS\nx = ONE, LESS\n",
    "pack/c.py": "from .b import ONE\n",
}


@pytest.fixture
def constants(tmp_path: Path) -> Constants:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return Constants(tmp_path)


def test_only_numbers_in_capitals_that_never_change_are_constants(constants: Constants) -> None:
    assert constants.values == {("pack.a", "ONE"): 1, ("pack.a", "LESS"): -2, ("pack.a", "_OWN"): 3}


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("from .a import ONE\nx = [ONE, ONE + ONE]\n", "\nx = [1, 1 + 1]\n"),
        ("from pack.a import LESS\nx = LESS\n", "\nx = (-2)\n"),
        ("from .a import ONE as FIRST\nx = FIRST, 'ONE', y.FIRST\n", "\nx = 1, 'ONE', y.FIRST\n"),
        (
            "from .a import (\n    ONE,\n    TEXT,\n)\nx = 'é', ONE, TEXT\n",
            "from .a import TEXT\n\n\n\nx = 'é', 1, TEXT\n",
        ),
        ("from .a import ONE\ndef f(ONE): return ONE\n", None),
        ("from .a import ONE\nfor ONE in (2, 3): print(ONE)\n", None),
        ("def f():\n    from .a import ONE\n    return ONE\n", None),
        ("from .a import CHANGED, TEXT, YES, name\nx = CHANGED, TEXT, YES, name\n", None),
        ("from elsewhere.a import ONE\nx = ONE\n", None),
        ("from micropython import const\nx = 1, const(3)\n", None),
        ("from micropython import const\n_OWN = const(3)\nx = _OWN\n", "\n_OWN = const(3)\nx = _OWN\n"),
    ],
)
def test_what_becomes_of_a_module(constants: Constants, source: str, after: str | None) -> None:
    assert constants.put_in(source, "pack/d.py") == (source if after is None else after)


def test_own_numbers_are_declared_and_those_that_others_have_by_now_go(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("ONE = 1\n_TWO = 2\nTHREE = 3\nx = ONE + _TWO\n")
    (tmp_path / "b.py").write_text("from a import ONE\n")
    source = (tmp_path / "a.py").read_text()
    for_others = Constants(tmp_path, for_others=True)
    after = "ONE = const(1)\n_TWO = const(2)\nTHREE = const(3)\nx = ONE + _TWO\n"
    assert for_others.put_in(source, "a.py") == after
    after = "\n_TWO = const(2)\nTHREE = const(3)\nx = 1 + _TWO\n"
    assert Constants(tmp_path).put_in(source, "a.py") == after


@pytest.mark.parametrize("use", ["def f():\n    from a import ONE\n", "import a\nx = a.ONE\n"])
def test_a_number_that_is_fetched_otherwise_stays(tmp_path: Path, use: str) -> None:
    (tmp_path / "a.py").write_text("ONE = 1\n")
    (tmp_path / "b.py").write_text("from a import ONE\n")
    (tmp_path / "c.py").write_text(use)
    assert Constants(tmp_path).put_in("ONE = 1\n", "a.py") == "ONE = const(1)\n"


def test_a_number_that_others_take_from_there_stays(constants: Constants) -> None:
    assert "ONE" in constants.put_in(FILES["pack/b.py"], "pack/b.py")
    assert "LESS" not in constants.put_in(FILES["pack/b.py"], "pack/b.py")


def test_what_a_package_imports_is_for_others(constants: Constants) -> None:
    source = "from .a import ONE\nx = ONE\n"
    assert constants.put_in(source, "pack/__init__.py") == source


def test_every_module_of_the_firmware_keeps_its_lines_and_is_whole() -> None:
    constants = Constants(FIRMWARE)
    fewer = 0
    for path in FIRMWARE.rglob("*.py"):
        source = without_types(path.read_text(encoding="utf-8"))
        after = constants.put_in(source, path.relative_to(FIRMWARE).as_posix())
        ast.parse(after)
        assert after.count("\n") == source.count("\n")
        fewer += len(source) - len(after)
    assert fewer > 1000
