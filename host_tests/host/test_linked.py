"""Modules that are in memory together are put together, and do what they did."""

import ast
import builtins

import pytest

from bankier.app import visit
from tools import compile_firmware
from tools.compact import linked as linking
from tools.compact.constants import module_of
from tools.compact.linked import linked
from tools.compact.modules import LinkError, Module
from tools.shims import FIRMWARE

LAYOUT = '"""Where things are."""\n\n'
FILES = {
    "main.py": "import asyncio\nfrom bankier.app.boot import start\n",
    "bankier/__init__.py": "VERSION = '1'\n",
    "bankier/app/__init__.py": LAYOUT,
    "bankier/rules/__init__.py": LAYOUT,
    "bankier/rules/cards.py": """\
from micropython import const
SIZE = const(52)
SUITS: "tuple[str, ...]" = ("a", "b")
_count = 0
def rank(card: int, size: int = SIZE) -> int:
    global _count
    _count += 1
    return card % 13 + _count
class Deck:
    SIZE = 4
    size = SIZE + 1
    def rank(self):
        return rank(0) + self.size
    @property
    def suits(self):
        return [SUITS for SUITS in SUITS]
""",
    "bankier/rules/money.py": """\
import os
from . import cards
from .cards import Deck as Pack, rank
_count = 10
__all__ = ("pay",)
def pay(rank=rank, *_count, **more):
    def inner():
        return rank(1), cards.SUITS, _count, Pack().rank()
    return inner() + (name(), (lambda rank: rank)(5), {rank: rank for rank in (1,)})
def name():
    return __name__, __file__
def lazily():
    from .cards import SUITS
    from .cards import rank as ranked
    return SUITS, ranked(3), _count
""",
    "bankier/app/boot.py": """\
from .. import VERSION
from ..rules.money import lazily, pay
def start():
    from .later import told
    return VERSION, pay(), lazily(), told()
""",
    "bankier/app/later.py": """\
from ..rules import cards
from ..rules.cards import SIZE, rank
from ..rules.money import name
def told():
    return cards.SUITS, SIZE, rank(0), name()[0]
""",
}


def run(files: dict[str, str]) -> object:
    """What start() in boot.py comes to, with the files as all the modules there are."""
    made: dict[str, object] = {}
    packages = {module_of(path).rpartition(".")[0] for path in files} | {"bankier.rules", "bankier.app"}

    def load(name: str) -> dict[str, object]:
        if name not in made:
            path = next((p for p in files if module_of(p) == name), "")
            assert path or name in packages, name
            package = name if not path or path.endswith("__init__.py") else name.rpartition(".")[0]
            scope: dict[str, object] = {"__name__": name, "__package__": package, "__file__": path}
            made[name] = scope = {**scope, "__builtins__": {**vars(builtins), "__import__": imports}}
            exec(files.get(path, ""), scope)
        found = made[name]
        assert isinstance(found, dict)
        return found

    class Space:
        def __init__(self, name: str) -> None:
            self._of = name

        def __getattr__(self, key: str) -> object:
            scope = load(self._of)
            return scope[key] if key in scope else Space(f"{self._of}.{key}")

    def imports(name, scope=None, local=None, wanted=(), level=0):
        if level == 0 and not name.startswith("bankier"):
            return type("Micropython", (), {"const": int, "os": 0})
        parts = scope["__package__"].split(".")
        whole = ".".join([*parts[: len(parts) - level + 1], *([name] if name else [])])
        return Space(whole if level else name)

    return load("bankier.app.boot")["start"]()  # type: ignore[operator]


@pytest.fixture(autouse=True)
def groups(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "files" not in request.node.name:
        monkeypatch.setattr(linking, "GROUPS", (("app.boot",),))


def test_what_boot_imports_comes_into_it() -> None:
    done = linked(FILES)
    assert sorted(done) == ["bankier/__init__.py", "bankier/app/boot.py", "bankier/app/later.py", "main.py"]
    assert done["main.py"] == FILES["main.py"]


def test_it_does_the_same() -> None:
    assert run(linked(FILES)) == run(FILES)


def test_a_name_that_two_have_is_another_in_the_later_one() -> None:
    text = linked(FILES)["bankier/app/boot.py"]
    assert "_count = 0" in text and "_count_money = 10" in text and "__all__" not in text


def test_a_number_that_nobody_else_asks_for_needs_no_name() -> None:
    """SIZE is asked for by a module that stays apart; without it, it is private."""
    assert "\nSIZE_cards = const(52)" in linked(FILES)["bankier/app/boot.py"]  # a class has a SIZE
    later = FILES["bankier/app/later.py"].replace("import SIZE, rank", "import rank").replace("SIZE, ", "")
    later = later.replace("from ..rules import cards\n", "").replace("cards.SUITS, ", "")
    text = linked({**FILES, "bankier/app/later.py": later})["bankier/app/boot.py"]
    assert "\n_SIZE = const(52)" in text and "    SIZE = 4" in text


def test_what_would_mean_something_else_is_refused() -> None:
    whole = FILES["bankier/rules/money.py"].replace("cards.SUITS", "cards")
    with pytest.raises(LinkError, match="cards is a module that is no more"):
        linked({**FILES, "bankier/rules/money.py": whole})
    lazy = "from .cards import rank\ndef lazily():\n    from . import cards\n    return cards.SUITS\n"
    with pytest.raises(LinkError, match="money.py: cards"):
        linked({**FILES, "bankier/rules/money.py": lazy + "def pay(): pass\ndef name(): pass\n"})
    missing = FILES["bankier/app/later.py"].replace("import name", "import nothing")
    with pytest.raises(LinkError, match="has no 'nothing'"):
        linked({**FILES, "bankier/app/later.py": missing})


def test_the_groups_are_of_modules_that_there_are_files() -> None:
    for names in linking.GROUPS:
        for name in names:
            path = FIRMWARE / "bankier" / name.replace(".", "/")
            assert path.with_suffix(".py").exists() or (path / "__init__.py").exists(), name


def test_every_module_of_the_firmware_has_its_place_files() -> None:
    """Every function and class is there as often as it was."""
    sources = {path.relative_to(FIRMWARE).as_posix(): path.read_text() for path in FIRMWARE.rglob("*.py")}
    plain = {name: compile_firmware.without_types(text) for name, text in sources.items()}

    def count(files: dict[str, str]) -> int:
        nodes = [node for text in files.values() for node in ast.walk(ast.parse(text))]
        return sum(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in nodes)

    assert count(linked(plain)) == count(plain)


def test_nothing_but_a_game_asks_for_what_is_in_it_files() -> None:
    """What games share must not have come into one of them: a board may have only the other."""
    modules = compile_firmware.modules()
    games = [path.parent.name for path in (FIRMWARE / "bankier/rules/games").glob("*/__init__.py")]
    assert len(games) > 2
    for path, text in modules.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom):
                wanted = Module(path, text).origin(node)
                inside = [game for game in games if f".games.{game}" in wanted + "."]
                assert all(f"/games/{game}/" in path for game in inside), (path, wanted)


def test_a_number_that_is_asked_of_anything_keeps_its_name() -> None:
    """Whatever game it is of: game.VERSION."""
    game = (
        "from micropython import const\nVERSION = const(1)\nMOST = const(2)\ndef play():\n    return MOST\n"
    )
    match = "def of(game):\n    return game.VERSION\n"
    put_together = linked({"bankier/game.py": game, "bankier/match.py": match})["bankier/game.py"]
    assert "\nVERSION = const(1)" in put_together and "\n_MOST = const(2)" in put_together


def test_what_is_let_go_is_a_module_of_a_board() -> None:
    names = {module_of(path) for path in compile_firmware.modules()}
    assert [name for name in visit._NOW_AND_THEN.split() if f"bankier.{name}" not in names] == []
    for start in visit._BROUGHT.split():
        assert any(name.startswith(f"bankier.{start}") for name in names), start


def test_only_parts_that_the_main_menu_visits_bring_it() -> None:
    """Whatever else did would leave it in memory while a round is played: nobody lets go of it there."""
    brings = {
        path
        for path, text in compile_firmware.modules().items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and Module(path, text).origin(node) == "bankier.app.home"
    }
    assert brings == {f"bankier/app/{name}.py" for name in ("guide", "saved")}
