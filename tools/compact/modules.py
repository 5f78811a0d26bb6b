"""A module of the firmware as it is put together with others: what it binds, and what it imports."""

import ast
from collections.abc import Iterator, Sequence

from tools.compact.constants import calls_const, module_of, origin_of, package_of

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_SCOPES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class LinkError(Exception):
    """Something is said in a way that would mean something else in one module; the text says where."""


class Module:
    """A module: its path in the folder, its name, its statements, and the names that they bind.

    is_empty: a package with nothing in it but what it says of itself. numbers: public ones that are declared
    with const(), which are nowhere but where they are used once their name is a private one.
    """

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.name = module_of(path)
        self.tree = ast.parse(source)
        self.package = package_of(path)
        self.is_empty = self.package == self.name and all(
            isinstance(node, ast.Expr) for node in self.tree.body
        )
        self.own = bound(self.tree.body)
        self.numbers = set(_numbers(self.tree))

    def origin(self, node: ast.ImportFrom) -> str:
        """The full name of the module that is imported from."""
        return origin_of(node, self.package)

    def in_classes(self) -> Iterator[str]:
        """What its classes bind themselves: a number declared with const() may not be called so."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef):
                yield from bound([one for one in node.body if not isinstance(one, _DEFINITIONS)])


def bound(body: Sequence[ast.AST]) -> list[str]:
    """The names that statements bind, in their order; not in functions, classes or comprehensions in them."""
    found: dict[str, None] = {}
    others: set[str] = set()
    for node in body:
        _note(node, found, others)
    return [name for name in found if name not in others]


def _note(node: ast.AST, found: dict[str, None], others: set[str]) -> None:
    if isinstance(node, _DEFINITIONS):
        found[node.name] = None
    elif isinstance(node, ast.Global):
        others.update(node.names)
    elif isinstance(node, ast.alias):
        found[node.asname or node.name.partition(".")[0]] = None
    elif not isinstance(node, _SCOPES):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found[node.id] = None
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found[node.name] = None
        for child in ast.iter_child_nodes(node):
            _note(child, found, others)


def parameters(node: Function) -> set[str]:
    """The names that a function's arguments have in it."""
    arguments = node.args
    every = [*arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    return {one.arg for one in every if one}


def _numbers(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and calls_const(node.value):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            yield from (name for name in names if not name.startswith("_"))
