"""Names that only the source needs are replaced by MicroPython's own, and nothing else is changed."""

import ast
from pathlib import Path

import pytest

from tools.compact.constants import Constants
from tools.compact.names import FREE, Names
from tools.compile_firmware import bytecode, without_types
from tools.shims import FIRMWARE, ROOT
from tools.sim import compiled

FILES = {
    "pack/__init__.py": "",
    "pack/shapes.py": """\
_SIDES = (3, 4)
_TAKEN = (1,)
_NUMBER = const(2)
_count = 0
PUBLIC = 5

class Shape:
    _kinds = 2
    def __init__(self, corners, colour):
        self._corners = corners
        self._asked = self._said = colour
        self.corners = _SIDES
    def _own(self):
        return self._corners, self._kinds, _NUMBER

def more(text, len=3, width=4):
    global _count
    é = lambda sides: "é" + sides + text; _count += 1
    return é
""",
    "pack/squares.py": """\
from .shapes import Shape as Base, _TAKEN, more

class Square(Base):
    def grow(self, by):
        self._size = by + self._corners
        return getattr(self, "_said"), more(1, len=2)

def ask(shape):
    return shape._asked
""",
}


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(FIRMWARE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_variables_of_a_module_and_parameters(folder: Path) -> None:
    variables, _ = Names(folder).plans["pack/shapes.py"]
    assert set(variables) == {"_SIDES", "corners", "colour", "text", "sides"}
    assert len(set(variables.values())) == len(variables) and set(variables.values()) < set(FREE)
    assert set(Names(folder).plans["pack/squares.py"][0]) == {"by", "shape"}


def test_attributes_of_classes_of_one_family(folder: Path) -> None:
    names = Names(folder)
    attributes = names.plans["pack/shapes.py"][1]["Shape"]
    assert set(attributes) == {"_corners", "_size"}  # not what is looked up by a text, or asked of others
    assert names.plans["pack/squares.py"][1]["Square"] == attributes


def test_what_becomes_of_a_module(folder: Path) -> None:
    names = Names(folder)
    source = FILES["pack/squares.py"]
    after = names.put_in(source, "pack/squares.py")
    (by, shape), own = names.plans["pack/squares.py"][0].values(), names.plans["pack/squares.py"][1]["Square"]
    wanted = source.replace("by", by).replace("ask(shape)", f"ask({shape})").replace("shape._", f"{shape}._")
    assert after == wanted.replace("_size", own["_size"]).replace("_corners", own["_corners"])


def test_what_it_does_stays_the_same(folder: Path) -> None:
    names = Names(folder)
    scope: dict[str, object] = {"const": int}
    exec(names.put_in(FILES["pack/shapes.py"], "pack/shapes.py"), scope)
    exec(
        "s = Shape(3, 'red'); a = s.corners, s._own(); b = more('t')('s'), _count, _TAKEN, PUBLIC, s._asked",
        scope,
    )
    assert scope["a"] == ((3, 4), (3, 2, 2)) and scope["b"] == ("ést", 1, (1,), 5, "red")


@pytest.mark.skipif(compiled.compiler() is None, reason="there is no mpy-cross for this machine")
def test_bytecode_has_a_number_for_every_free_name() -> None:
    code = bytecode("".join(f"x.{name}\n" for name in FREE), "a.py")
    assert [name for name in FREE if name.encode() in code] == []


def test_no_free_name_is_found_in_the_firmware(names: Names) -> None:
    given = {
        new
        for variables, classes in names.plans.values()
        for renames in (variables, *classes.values())
        for new in renames.values()
    }
    for path in FIRMWARE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = {
            getattr(node, field, None) for node in ast.walk(tree) for field in ("id", "attr", "arg", "name")
        }
        assert not found & given, path


def test_every_module_of_the_firmware_keeps_its_lines_and_its_functions(names: Names) -> None:
    constants = Constants(FIRMWARE)
    for path in FIRMWARE.rglob("*.py"):
        name = path.relative_to(FIRMWARE).as_posix()
        source = constants.put_in(without_types(path.read_text(encoding="utf-8")), name)
        after = names.put_in(source, name)
        assert after.count("\n") == source.count("\n")
        kept = [
            [node.name for node in ast.walk(ast.parse(text)) if hasattr(node, "name")]
            for text in (source, after)
        ]
        assert kept[0] == kept[1]


def test_no_test_on_micropython_asks_for_what_is_renamed(names: Names) -> None:
    renamed = {old for _, classes in names.plans.values() for renames in classes.values() for old in renames}
    paths = [*(ROOT / "host_tests/core").glob("*.py"), ROOT / "tools/measure/probe.py"]
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        asked = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and not (isinstance(node.value, ast.Name) and node.value.id == "self")
        }
        assert not asked & renamed, path
