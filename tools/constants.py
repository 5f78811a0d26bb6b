"""Whole numbers that modules of the firmware import from one another, put in their places before compiling.

``micropython.const`` does so within a module. For a board it is worth doing between them: an imported number
takes some ten bytes of .mpy and a place in the module's dictionary. Names are in capitals; one that a module
changes, or binds to anything else, is left alone, as is an import for others: one in a package's own file, or
that another module imports from there.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

Import = tuple[str, str]  # a module by its full name, and a name in it


class Constants:
    """The whole numbers of a folder of modules: their values, by module and name."""

    def __init__(self, folder: Path) -> None:
        trees = {path.relative_to(folder).as_posix(): _tree(path) for path in sorted(folder.rglob("*.py"))}
        self.values: dict[Import, int] = {}
        for name, tree in trees.items():
            module = module_of(name)
            self.values.update({(module, key): value for key, value in _numbers(tree)})
        self._wanted = {one for name, tree in trees.items() for _, _, one in _imports(tree, name)}

    def put_in(self, source: str, name: str) -> str:
        """The source of a file, by its path in the folder, with them in it; no line changes its number."""
        tree = ast.parse(source)
        bound = _bound(tree)
        numbers: dict[str, int] = {}
        gone: dict[ast.ImportFrom, list[ast.alias]] = {}
        for statement, alias, origin in _imports(tree, name):
            local = alias.asname or alias.name
            passed_on = name.endswith("__init__.py") or (module_of(name), local) in self._wanted
            if origin in self.values and statement in tree.body and local not in bound and not passed_on:
                numbers[local] = self.values[origin]
                gone.setdefault(statement, []).append(alias)
        lines = [line.encode() for line in source.splitlines()]
        for node in _uses(tree, numbers):
            line = lines[node.lineno - 1]
            value = str(numbers[node.id]).encode()
            value = b"(%s)" % value if value.startswith(b"-") else value
            lines[node.lineno - 1] = line[: node.col_offset] + value + line[node.end_col_offset :]
        for statement, aliases in gone.items():
            _shorten(lines, statement, aliases)
        return "\n".join([line.decode() for line in lines]) + "\n"


def module_of(name: str) -> str:
    """The full name of the module in a file: "bankier/app/boot.py" is "bankier.app.boot"."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _tree(path: Path) -> ast.Module:
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
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const":
        node = node.args[0]
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if type(value) is int else None


def _bound(tree: ast.Module) -> list[str]:
    """Every name that is bound by anything but an import, as often as it is."""
    names = [
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    ]
    return names + [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]


def _imports(tree: ast.Module, name: str) -> Iterator[tuple[ast.ImportFrom, ast.alias, Import]]:
    """Every name that a file imports from a module: where, as what, and which."""
    package = module_of(name) if name.endswith("__init__.py") else module_of(name).rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = parts[: len(parts) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node, alias, (module, alias.name)


def _uses(tree: ast.Module, names: dict[str, int]) -> list[ast.Name]:
    """Where these names are used, the last one first."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in names]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True)


def _shorten(lines: list[bytes], statement: ast.ImportFrom, gone: list[ast.alias]) -> None:
    """Take names out of an import; all of it when none is left."""
    statement.names = [alias for alias in statement.names if alias not in gone]
    for number in range(statement.lineno - 1, statement.end_lineno or statement.lineno):
        lines[number] = b""
    if statement.names:
        lines[statement.lineno - 1] = ast.unparse(statement).encode()
