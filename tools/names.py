"""Names that only the source of the firmware needs, replaced by some that MicroPython has anyway.

Every name that a board has met stays in its memory, some 17 bytes each, and room for them is made in powers
of two. Those in FREE cost nothing: they are in every MicroPython. So three kinds of names become some of
these, the same ones again and again:

- parameters that are always given, and by nobody by their names;
- what a module calls its own (_MOVES), where no other module takes it from there;
- what an object calls its own (self._edges), where nothing but self is asked for it.

Functions and classes keep theirs, for the error log; so does what is written as a text anywhere, for it may
be looked up by that. Only such names are given as are found nowhere in the firmware, and no two names become
one: in a module for the first two kinds, in all classes that descend from one another for the third.
"""

import ast
import builtins
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.constants import imports, module_of, tree_of

# Bytecode has numbers for these. None of them means anything to an object or a module.
_FREE = """
ArithmeticError AssertionError EOFError Ellipsis GeneratorExit ImportError IndentationError KeyError
KeyboardInterrupt LookupError NameError NoneType OverflowError RuntimeError StopIteration
SyntaxError SystemExit ZeroDivisionError args builtins bytecode callable chr classmethod clear copy count
divmod endswith eval exec extend find format from_bytes globals hash id insert isalpha isdigit islower isspace
issubclass isupper items iter join keys list little locals lower lstrip map micropython object pop popitem pow
print read readinto readline remove replace repr reverse rfind rindex rsplit rstrip sep setdefault sort split
startswith staticmethod strip sum super to_bytes type update upper values write zip
"""
FREE = _FREE.split()

Renames = dict[str, str]
Plan = tuple[Renames, dict[str, Renames]]  # the variables of a file, the attributes of each class in it
Place = tuple[int, int, str, str]  # a line, where a name ends in it in bytes, the name and the new one

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Names:
    """What is renamed in a folder of modules.

    plans: for each file, by its path in the folder.
    """

    def __init__(self, folder: Path) -> None:
        paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.py"))}
        files = {name: _File(tree_of(path), name) for name, path in paths.items()}
        texts = set[str]().union(*[file.texts for file in files.values()])
        given = set[str]().union(*[file.given for file in files.values()])
        taken = set[str]().union(*[file.taken | file.asked for file in files.values()])
        bound = set[str]().union(*[file.fixed for file in files.values()])
        said = texts.union(*[file.said for file in files.values()])
        free = [name for name in FREE if name not in said]
        attributes: dict[str, Renames] = {}
        for family in _families(files.values()):
            own = {name for file in files.values() for one in family for name in file.own.get(one, ())}
            renames = _paired(own - taken - bound - texts, free)
            attributes.update(dict.fromkeys(family, renames))
        self.plans: dict[str, Plan] = {
            name: (
                _paired(file.parameters() - given - texts | file.variables() - taken - texts, free),
                {owner: attributes[owner] for owner in sorted(file.own)},
            )
            for name, file in files.items()
        }

    def put_in(self, source: str, name: str) -> str:
        """The source of a file, by its path in the folder, with them replaced; no line changes its number."""
        lines = [line.encode() for line in source.splitlines()]
        for number, end, old, new in sorted(_places(ast.parse(source), self.plans[name]), reverse=True):
            line = lines[number - 1]
            lines[number - 1] = line[: end - len(old)] + new.encode() + line[end:]
        return "\n".join([line.decode() for line in lines]) + "\n"


class _File:
    """The names in a file.

    said: all of them, texts: what is written as a text, given: names that arguments are given by, taken:
    what is imported from others, asked: attributes of anything but self, own: private attributes of self by
    the class, fixed: what is bound otherwise than as a variable, or in a class, bound: the variables outside
    of functions and classes, bases: classes that are one family.
    """

    def __init__(self, tree: ast.Module, name: str) -> None:
        self.said = set(module_of(name).split("."))
        self.texts: set[str] = set()
        self.given: set[str] = set()
        self.taken = {key for _, _, (_, key) in imports(tree, name)}
        self.asked: set[str] = set()
        self.own: dict[str, set[str]] = {}
        self.fixed: set[str] = set()
        self.bound: set[str] = set()
        self.bases: list[set[str]] = []
        self._args: set[str] = set()
        self._optional: set[str] = set()
        self._numbers: set[str] = set()
        for node, owner, inside in _walk(tree):
            self._note(node)
            self._note_variable(node, owner, inside)

    def parameters(self) -> set[str]:
        """Parameters whose names are nothing but variables of functions, all over the file."""
        return self._args - self._optional - {"self"} - self.fixed - self.bound - set(dir(builtins))

    def variables(self) -> set[str]:
        """Private variables of the module; those declared with const() are no names in bytecode anyway."""
        return {name for name in self.bound if _is_private(name)} - self.fixed - self._numbers

    def _note(self, node: ast.AST) -> None:
        for field in ("id", "attr", "arg", "name", "asname"):
            self.said.update((getattr(node, field, None) or "").split("."))
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg:
            self.given.add(node.arg)
        elif isinstance(node, ast.arguments):
            after = max(len(node.args) - len(node.defaults), 0)
            self._args.update(one.arg for one in node.args[:after])
            self._optional.update(one.arg for one in (*node.args[after:], *node.kwonlyargs))
        elif isinstance(node, ast.alias):
            self.fixed.add((node.asname or node.name).partition(".")[0])
            self.bases.append({node.name, node.asname or node.name})
        elif isinstance(node, (*_FUNCTIONS, ast.ClassDef, ast.ExceptHandler)):
            self.fixed.add(node.name or "")
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            self.fixed.update(node.names)
        if isinstance(node, ast.ClassDef):
            self.own.setdefault(node.name, set())
            self.bases.append({node.name, *[ast.unparse(base).rpartition(".")[2] for base in node.bases]})

    def _note_variable(self, node: ast.AST, owner: str, inside: bool) -> None:
        if isinstance(node, ast.Attribute):
            if owner and _is_private(node.attr) and _is_self(node.value):
                self.own[owner].add(node.attr)
            else:
                self.asked.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and not inside:
            (self.fixed if owner else self.bound).add(node.id)
        elif isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("const("):
            self._numbers.update(target.id for target in node.targets if isinstance(target, ast.Name))


def _walk(tree: ast.Module) -> Iterator[tuple[ast.AST, str, bool]]:
    """Every node, the class it is in if any, and whether in a function of that class or the module."""
    waiting: list[tuple[ast.AST, str, bool]] = [(tree, "", False)]
    while waiting:
        node, owner, inside = waiting.pop()
        yield node, owner, inside
        if isinstance(node, ast.ClassDef):
            owner, inside = node.name, False
        elif isinstance(node, _FUNCTIONS):
            inside = True
        waiting.extend((child, owner, inside) for child in ast.iter_child_nodes(node))


def _places(tree: ast.Module, plan: Plan) -> Iterator[Place]:
    """Where a file has what is replaced."""
    variables, attributes = plan
    for node, owner, _ in _walk(tree):
        if isinstance(node, ast.Name) and node.id in variables:
            yield node.lineno, node.end_col_offset or 0, node.id, variables[node.id]
        elif isinstance(node, ast.arg) and node.arg in variables:
            yield node.lineno, node.col_offset + len(node.arg), node.arg, variables[node.arg]
        elif isinstance(node, ast.Attribute) and owner and _is_self(node.value):
            new = attributes[owner].get(node.attr)
            if new:
                yield node.end_lineno or 0, node.end_col_offset or 0, node.attr, new


def _families(files: Iterable[_File]) -> list[set[str]]:
    """The classes that descend from one another, by their names; two of one name are taken for one."""
    families: list[set[str]] = []
    for file in files:
        for names in file.bases:
            apart = [family for family in families if not family & names]
            families = [*apart, names.union(*[family for family in families if family & names])]
    return families


def _paired(names: set[str], free: list[str]) -> Renames:
    """Every name with a free one, as long as there are any."""
    return dict(zip(sorted(names), free))


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
