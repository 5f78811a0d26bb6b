"""Names that only the source needs are replaced by MicroPython's own, and nothing else is changed."""

import ast
import subprocess
from pathlib import Path

import pytest

from tools import compile_firmware
from tools.compact.free import COMMON, FREE, known
from tools.compact.names import KEPT, Names
from tools.compile_firmware import bytecode
from tools.run_core_tests import micropython
from tools.shims import ROOT
from tools.sim import compiled

SHAPES = """\
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
        self.width = 7
    def _own(self):
        return self._corners, self._kinds, _NUMBER
    def _more(self):
        return self._own()[0] + 1
    def read(self):
        return self._more()

class ShapeError(Exception):
    pass

def more(text, len=3, width=4):
    global _count
    é = lambda sides: "é" + sides + text; _count += 1
    return é

def _strip(text):
    return text + "!"

def loud(text, often=1):
    return _strip(text) * often
"""
SQUARES = """\
from bankier.shapes import Shape as Base, _TAKEN, more, loud

class Square(Base):
    def grow(self, by):
        self._size = by + self._corners
        return getattr(self, "_said"), more(1, len=2), self.width

def ask(shape):
    return shape._asked, loud("a", often=2)
"""
FILES = {"bankier/shapes.py": SHAPES, "bankier/squares.py": SQUARES}


@pytest.fixture(scope="module")
def modules() -> dict[str, str]:
    return compile_firmware.modules()


@pytest.fixture(scope="module")
def names(modules: dict[str, str]) -> Names:
    return Names(modules)


def test_variables_of_a_module_and_parameters() -> None:
    names = Names(FILES)
    assert {"_SIDES", "_strip"} == names.variables["bankier/shapes.py"].keys()
    assert names.parameters["bankier/shapes.py"] == {"corners", "colour", "text", "sides", "width"}
    assert names.parameters["bankier/squares.py"] == {"by", "shape"}


def test_attributes_of_classes_of_one_family() -> None:
    """Not what is looked up by a text, or asked of others."""
    names = Names(FILES)
    assert names.attributes["Shape"].keys() == {"_corners", "_size", "_more"}
    assert names.attributes["Square"] is names.attributes["Shape"]


def test_what_all_call_the_same() -> None:
    """What objects carry, what modules share, parameters given by their names; not what is read by a text."""
    names = Names(FILES)
    assert names.shared.keys() == {"PUBLIC", "_asked", "corners", "often", "width"}
    assert not set(names.shared.values()) & set(names.classes.values())


def test_classes_but_for_errors() -> None:
    assert Names(FILES).classes.keys() == {"Shape", "Square"}


def test_private_functions_lose_their_underscore_where_that_is_a_name_anyway() -> None:
    names = Names(FILES)
    assert names.variables["bankier/shapes.py"]["_strip"] == "strip"
    assert "_own" not in names.attributes["Shape"]  # nothing else is called so
    clash = SHAPES.replace("self._more()", "self._read()").replace("def _more(self)", "def _read(self)")
    assert "_read" not in Names({"bankier/shapes.py": clash}).attributes["Shape"]  # it has a read() as well


def test_what_it_does_stays_the_same() -> None:
    names = Names(FILES)
    program = "s = %s(3, 'red'); a = s.%s, s._own(), s.read(); b = more('t')('s'), _count, _TAKEN, s.%s"
    program %= names.classes["Shape"], names.shared["corners"], names.shared["_asked"]
    scope: dict[str, object] = {"const": int}
    exec(names.put_in(SHAPES, "bankier/shapes.py"), scope)
    exec(program + ", loud('x', %s=2)" % names.shared["often"], scope)
    assert scope["a"] == ((3, 4), (3, 2, 2), 4) and scope["b"] == ("ést", 1, (1,), "red", "x!x!")


def test_a_variable_may_be_called_like_a_method_and_an_attribute_like_a_function() -> None:
    given = ", ".join(f"one{place}" for place in FREE)
    keeps = "\n".join(f"        self._{place} = 1" for place in range(len(FREE)))
    text = f"def f({given}): return oneargs.find(chr(onechr))\nclass A:\n    def run(self):\n{keeps}\n"
    done = ast.parse(Names({"bankier/a.py": text}).put_in(text, "bankier/a.py"))
    parameters = {node.arg for node in ast.walk(done) if isinstance(node, ast.arg)}
    stored = [node for node in ast.walk(done) if isinstance(getattr(node, "ctx", None), ast.Store)]
    attributes = {node.attr for node in stored if isinstance(node, ast.Attribute)}
    assert "find" in parameters and "chr" not in parameters
    assert "chr" in attributes and not attributes & {"find", "run"}


@pytest.mark.skipif(compiled.compiler() is None, reason="there is no mpy-cross for this machine")
def test_bytecode_has_a_number_for_every_free_name() -> None:
    code = bytecode("".join(f"x.{name}\n" for name in FREE), "a.py")
    assert [name for name in FREE if name.encode() in code] == []


@pytest.mark.skipif(micropython() is None, reason="there is no MicroPython for this machine")
def test_micropython_has_every_common_name() -> None:
    """Said in two pieces, none of them becomes one that was not known."""
    asks = [f"hasattr(gc, '{name[:1]}' + x + '{name[1:]}')" for name in COMMON]
    program = "\n".join(["import gc, micropython", "x = ''", *asks, "micropython.qstr_info(1)"])
    run = subprocess.run([micropython() or "", "-c", program], capture_output=True, text=True, check=True)
    assert "Q(qstr_info)" not in run.stdout and "Q(a" in run.stdout + "Q(a"
    assert [name for name in COMMON if f"Q({name})" in run.stdout.split()] == []


def test_no_name_that_is_given_is_found_in_the_firmware(modules: dict[str, str], names: Names) -> None:
    """Methods and attributes are asked of something; variables and functions are not."""
    for path, text in modules.items():
        attributes, others = _found(text)
        assert not (attributes | others) & _given(names.shared, names.classes), path
        assert not attributes & _given(*names.attributes.values()), path
        assert not others & _given(*names.variables.values()), path


def _given(*every: dict[str, str]) -> set[str]:
    return {new for renames in every for old, new in renames.items() if new != old.lstrip("_")}


def _found(source: str) -> tuple[set[str], set[str]]:
    """The attributes and methods in a module, and what else has a name there."""
    attributes, others = set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            attributes |= {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        attributes.add(getattr(node, "attr", ""))
        others |= {getattr(node, field, None) or "" for field in ("id", "arg", "name")}
    return attributes - {""}, others - {""}


def test_a_name_is_given_once(names: Names) -> None:
    assert len(set(names.shared.values())) == len(names.shared) > 50
    for renames in (*names.variables.values(), *names.attributes.values()):
        assert len(set(renames.values())) == len(renames)


def test_functions_and_errors_keep_their_names(modules: dict[str, str], names: Names) -> None:
    """But for an underscore, for the error log."""
    for path, text in modules.items():
        before, after = (
            [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
            for source in (text, names.put_in(text, path))
        )
        assert [name.lstrip("_") for name in before] == [name.lstrip("_") for name in after]
    assert not {"Misfit", "Damaged", "Unreadable", "BoardError"} & names.classes.keys()


def test_what_measuring_asks_for_keeps_its_name(names: Names) -> None:
    assert not KEPT & names.classes.keys()
    tree = ast.parse(Path(ROOT, "tools/measure/probe.py").read_text(encoding="utf-8"))
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert asked >= KEPT
    own = {name for renames in names.attributes.values() for name in renames}
    assert not asked & own


def test_nothing_that_objects_of_others_have_is_renamed(names: Names) -> None:
    assert not known() & names.shared.keys()
    assert {"append", "value", "freq", "duty_u16", "ticks_ms"} <= known() | {"ticks_ms"}
