"""The layers of the firmware: arrows only point down, and what is free of hardware stays so."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.shims import FIRMWARE

LAYERS = ("rules", "session", "words", "screen", "device", "app")  # each may know those before it

# What a layer is given as an argument, or has no business with. Boards have these under two names.
_CLOCK = {"time", "datetime"}
_CHANCE = {"random", "secrets"}
_FILES = {"os", "io", "vfs", "pathlib"}
_BOARD = {"machine", "rp2", "esp", "esp32", "network", "bluetooth", "neopixel"}
_PICTURES = {"framebuf"}
FORBIDDEN = {
    "rules": _CLOCK | _CHANCE | _FILES | _BOARD | _PICTURES | {"sys", "asyncio"},
    "session": _CLOCK | _CHANCE | _BOARD | _PICTURES | {"asyncio"},
    "words": _CLOCK | _CHANCE | _FILES | _BOARD | _PICTURES | {"asyncio"},
    "screen": _CLOCK | _CHANCE | _FILES | _BOARD,
}


def imports(source: str, package: str) -> Iterator[str]:
    """The full names of all modules that a source text of `package` imports, by text strings too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base]).rstrip(".")
            yield from (f"{base}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Constant) and str(node.value).startswith("bankier."):
            yield str(node.value)


def layer(module: str) -> str | None:
    """The layer a module is in, or None where it is in none."""
    parts = module.split(".")
    return parts[1] if parts[0] == "bankier" and len(parts) > 1 and parts[1] in LAYERS else None


def complaints(source: str, package: str) -> list[str]:
    """What is wrong with the imports of a source text that stands in a package of the firmware."""
    own = layer(package)
    wrong = []
    for module in imports(source, package):
        other = layer(module)
        if own and other and LAYERS.index(other) > LAYERS.index(own):
            wrong.append(f"{own} knows {other}: {module}")
        first = module.split(".")[0]
        if own and (
            first in FORBIDDEN.get(own, ()) or first[1:] in FORBIDDEN.get(own, ()) and first[0] == "u"
        ):
            wrong.append(f"{own} uses {first}")
    return wrong


def opens_files(source: str) -> bool:
    """Whether a source text calls `open`, which needs no import."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return any(isinstance(call, ast.Name) and call.id == "open" for call in calls)


def _package(path: Path) -> str:
    return ".".join(path.relative_to(FIRMWARE).parent.parts)


FILES = sorted((FIRMWARE / "bankier").rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FIRMWARE).as_posix())
def test_arrows_only_point_down(path):
    assert complaints(path.read_text(encoding="utf-8"), _package(path)) == []


@pytest.mark.parametrize(("name", "own"), [("rules", []), ("words", ["texts.py"]), ("screen", ["font.py"])])
def test_no_files_are_opened_but_those_that_belong_to_the_code(name, own):
    files = (FIRMWARE / "bankier" / name).rglob("*.py")
    assert [path.name for path in files if opens_files(path.read_text(encoding="utf-8"))] == own


def test_every_folder_is_a_layer():
    folders = {path.parent.name for path in (FIRMWARE / "bankier").glob("*/*.py")}
    assert folders <= set(LAYERS)


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("bankier.rules", "from bankier.session import store"),
        ("bankier.rules", "from bankier import words"),
        ("bankier.rules.games", "import bankier.app"),
        ("bankier.rules.games", "from ...screen import canvas"),
        ("bankier.words", "__import__('bankier.screen.fonts')"),
        ("bankier.screen", "def f():\n    import machine"),
        ("bankier.rules", "import utime"),
        ("bankier.session", "from time import ticks_ms"),
        ("bankier.rules", "import os.path"),
    ],
)
def test_an_arrow_that_points_up_is_seen(package, source):
    assert complaints(source, package) != []


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("bankier.app", "from bankier.rules import cards\nimport machine, time, os"),
        ("bankier.rules.games", "from . import bankspel\nfrom ..cards import rank\nimport hashlib"),
        ("bankier.session", "import os\nfrom bankier.rules.money import Table"),
        ("bankier.screen", "import framebuf\nfrom bankier import VERSION"),
    ],
)
def test_an_arrow_that_points_down_is_not(package, source):
    assert complaints(source, package) == []


def test_open_is_seen():
    assert opens_files("with open('x') as file:\n    pass")
    assert not opens_files("self.open('x')")
