"""Whole numbers that modules of the firmware import from one another, put in their places before compiling.

``micropython.const`` does so within a module; a number that is never changed is declared so where it is not
yet. For a board it is worth doing between modules, too: an imported number takes some ten bytes of .mpy and a
place in the module's dictionary. Names are in capitals; one that a module changes, or binds to anything else,
is left alone, as is an import for others: one in a package's own file, or that another module imports from
there.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

_KEPT = 512  # files of which it is remembered what is in them

Import = tuple[str, str]  # a module by its full name, and a name in it


class Constants:
    """The whole numbers of a folder of modules: their values, by module and name.

    for_others: they stay where they are, too, for whoever imports them from elsewhere, as tests do. Otherwise
    those go that only modules of the folder import, for they have them.
    """

    def __init__(self, folder: Path, for_others: bool = False) -> None:
        trees = {path.relative_to(folder).as_posix(): tree_of(path) for path in sorted(folder.rglob("*.py"))}
        self.values: dict[Import, int] = {}
        for name, tree in trees.items():
            module = module_of(name)
            self.values.update({(module, key): value for key, value in _numbers(tree)})
        self._wanted = {one for name, tree in trees.items() for _, _, one in imports(tree, name)}
        self.gone: set[Import] = set()
        if not for_others:
            taken = {one for name, tree in trees.items() for _, _, one in self._replaced(tree, name)}
            self.gone = taken - {
                one
                for name, tree in trees.items()
                for _, _, one in set(imports(tree, name)) - set(self._replaced(tree, name))
            }
            of_anything = asked(trees.values())
            self.gone = {one for one in self.gone if one[1] not in of_anything}

    def put_in(self, source: str, name: str) -> str:
        """The source of a file, by its path in the folder, with them in it; no line changes its number."""
        tree = ast.parse(source)
        numbers: dict[str, int] = {}
        gone: dict[ast.ImportFrom, list[ast.alias]] = {}
        for statement, alias, origin in self._replaced(tree, name):
            numbers[alias.asname or alias.name] = self.values[origin]
            gone.setdefault(statement, []).append(alias)
        module = module_of(name)
        numbers.update({key: self.values[where, key] for where, key in self.gone if where == module})
        lines = [line.encode() for line in source.splitlines()]
        self._declare(lines, tree, module)
        for node in _uses(tree, numbers):
            line = lines[node.lineno - 1]
            value = str(numbers[node.id]).encode()
            value = b"(%s)" % value if value.startswith(b"-") else value
            lines[node.lineno - 1] = line[: node.col_offset] + value + line[node.end_col_offset :]
        for statement, aliases in gone.items():
            _shorten(lines, statement, aliases)
        return "\n".join([line.decode() for line in lines]) + "\n"

    def _replaced(self, tree: ast.Module, name: str) -> list[tuple[ast.ImportFrom, ast.alias, Import]]:
        """The imports of a file in whose place numbers are put."""
        bound = _bound(tree)
        found = []
        for statement, alias, origin in imports(tree, name):
            local = alias.asname or alias.name
            passed_on = name.endswith("__init__.py") or (module_of(name), local) in self._wanted
            if origin in self.values and statement in tree.body and local not in bound and not passed_on:
                found.append((statement, alias, origin))
        return found

    def _declare(self, lines: list[bytes], tree: ast.Module, module: str) -> None:
        """Declare the module's own numbers with const(), for which bytecode needs no import."""
        declared = [node for node in tree.body if isinstance(node, ast.Assign) and calls_const(node.value)]
        only = len(declared) == ast.dump(tree).count("Name(id='const'")
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module == "micropython" and only:
                _shorten(lines, node, [alias for alias in node.names if alias.name == "const"])
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                key = (module, node.targets[0].id)
                if key in self.gone:
                    lines[node.lineno - 1] = b""
                elif key in self.values:
                    lines[node.lineno - 1] = b"%s = const(%d)" % (key[1].encode(), self.values[key])


def module_of(name: str) -> str:
    """The full name of the module in a file: "bankier/app/boot.py" is "bankier.app.boot"."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def package_of(name: str) -> str:
    """The full name of the package that the module in a file imports from as its own."""
    return module_of(name) if name.endswith("__init__.py") else module_of(name).rpartition(".")[0]


def origin_of(node: ast.ImportFrom, package: str) -> str:
    """The full name of the module from which a module of that package imports."""
    parts = package.split(".")
    above = parts[: len(parts) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def tree_of(path: Path) -> ast.Module:
    """A file; nothing where it has a mistake, which is told when it is compiled itself."""
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError:
        return ast.Module([], [])


def _numbers(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The whole numbers that a module gives names in capitals, once and for all."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            value = _value(node.value)
            if name.isupper() and value is not None and _bound(tree).count(name) == 1:
                yield name, value


def _value(node: ast.expr) -> int | None:
    """What is written there, if it is a whole number, const() or not."""
    if isinstance(node, ast.Call) and calls_const(node):
        node = node.args[0]
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if type(value) is int else None


def calls_const(node: ast.expr) -> bool:
    """Whether a value is declared with const()."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const"


@lru_cache(_KEPT)
def nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    """Everything in a file: gone through once, for it takes long."""
    return tuple(ast.walk(tree))


@lru_cache(_KEPT)
def _bound(tree: ast.Module) -> list[str]:
    """Every name that is bound by anything but an import, as often as it is."""
    names = [
        node.id for node in nodes(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    ]
    return names + [node.arg for node in nodes(tree) if isinstance(node, ast.arg)]


def imports(tree: ast.Module, name: str) -> Iterator[tuple[ast.ImportFrom, ast.alias, Import]]:
    """Every name that a file imports from a module: where, as what, and which."""
    package = package_of(name)
    for node in nodes(tree):
        if isinstance(node, ast.ImportFrom):
            module = origin_of(node, package)
            for alias in node.names:
                yield node, alias, (module, alias.name)


def asked(trees: Iterable[ast.Module]) -> set[str]:
    """Every name that is asked of anything in these files, whatever that is: X of ``game.X``."""
    return {node.attr for tree in trees for node in nodes(tree) if isinstance(node, ast.Attribute)}


def _uses(tree: ast.Module, names: dict[str, int]) -> list[ast.Name]:
    """Where these names are used, the last one first."""
    found = [
        node
        for node in nodes(tree)
        if isinstance(node, ast.Name) and node.id in names and isinstance(node.ctx, ast.Load)
    ]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True)


def _shorten(lines: list[bytes], statement: ast.ImportFrom, gone: list[ast.alias]) -> None:
    """Take names out of an import; all of it when none is left."""
    statement.names = [alias for alias in statement.names if alias not in gone]
    for number in range(statement.lineno - 1, statement.end_lineno or statement.lineno):
        lines[number] = b""
    if statement.names:
        lines[statement.lineno - 1] = ast.unparse(statement).encode()
