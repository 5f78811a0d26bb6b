"""The names that a module of the firmware says, by what they are there."""

import ast
import builtins
from collections.abc import Iterator

from tools.compact.constants import calls_const, imports, module_of
from tools.compact.linked import is_apart

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Said:
    """The names in a file.

    every: all of them; attrs: after a dot; called: the others; texts: what is written as a text; given:
    names that arguments are given by; taken: what is imported from other modules; asked: attributes of
    anything but self; stored: attributes that are set, and public variables of the module; foreign: what
    cannot have another name, functions too.
    bound: the variables outside of functions and classes; fixed: what is bound otherwise, or in a class.
    functions: private ones of the module; public: those that are not, and methods. methods, attributes, own:
    of a class all methods, all that self has, and what is private of that. bases: classes of one family.
    """

    def __init__(self, tree: ast.Module, name: str) -> None:
        parts = module_of(name).split(".")
        self.called = set(parts)
        self.attrs: set[str] = set()
        self.foreign = set(parts)
        self.taken = {key for _, _, (_, key) in imports(tree, name)}
        self.texts: set[str] = set()
        self.given: set[str] = set()
        self.asked: set[str] = set()
        self.stored: set[str] = set()
        self.fixed: set[str] = set()
        self.bound: set[str] = set()
        self.functions: set[str] = set()
        self.public: set[str] = set()
        self.arguments: set[str] = set()
        self.methods: dict[str, set[str]] = {}
        self.attributes: dict[str, set[str]] = {}
        self.own: dict[str, set[str]] = {}
        self.bases: list[set[str]] = []
        self._numbers: set[str] = set()
        self._is_apart = is_apart(module_of(name))
        for node, owner, inside in _walk(tree):
            self._note(node)
            if isinstance(node, ast.Attribute):
                self._note_attribute(node, owner)
            elif not inside:
                self._note_outside(node, owner)
        self.every = self.called | self.attrs

    def parameters(self) -> set[str]:
        """Parameters whose names are nothing but variables of functions, all over the file."""
        return self.arguments - {"self"} - self.fixed - self.bound - set(dir(builtins))

    def variables(self) -> set[str]:
        """Private variables of the module; those declared with const() are no names in bytecode anyway."""
        return {name for name in self.bound if is_private(name)} - self.fixed - self._numbers

    def _note(self, node: ast.AST) -> None:
        for field in ("id", "arg", "name", "asname"):
            self.called.update((getattr(node, field, None) or "").split("."))
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg:
            self.given.add(node.arg)
        elif isinstance(node, ast.arguments):
            self.arguments.update(one.arg for one in (*node.args, *node.kwonlyargs))
        elif isinstance(node, (ast.Import, ast.ImportFrom)) and not getattr(node, "level", 0):
            self.foreign.update((alias.asname or alias.name).partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.alias):
            self.fixed.add((node.asname or node.name).partition(".")[0])
            self.bases.append({node.name, node.asname or node.name})
        elif isinstance(node, (*_FUNCTIONS, ast.ClassDef, ast.ExceptHandler)):
            self.fixed.add(node.name or "")
            self.foreign.add(node.name or "")
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            self.fixed.update(node.names)

    def _note_attribute(self, node: ast.Attribute, owner: str) -> None:
        self.attrs.add(node.attr)
        if owner and is_self(node.value):
            self.attributes.setdefault(owner, set()).add(node.attr)
        if owner and is_self(node.value) and is_private(node.attr):
            self.own[owner].add(node.attr)
        else:
            self.asked.add(node.attr)
        if isinstance(node.ctx, ast.Store):
            self.stored.add(node.attr)

    def _note_outside(self, node: ast.AST, owner: str) -> None:
        """What is in no function; owner: the class it is in, or "" at the top."""
        if isinstance(node, ast.ClassDef):
            self.own.setdefault(node.name, set())
            self.bases.append({node.name, *[ast.unparse(base).rpartition(".")[2] for base in node.bases]})
        elif isinstance(node, _FUNCTIONS) and owner:
            self.methods.setdefault(owner, set()).add(node.name)
            self.public.add(node.name)
        elif isinstance(node, _FUNCTIONS):
            (self.functions if is_private(node.name) else self.public).add(node.name)
        elif isinstance(node, ast.Name):
            if owner:
                self.attributes.setdefault(owner, set()).add(node.id)
            if isinstance(node.ctx, ast.Store):
                (self.fixed if owner else self.bound).add(node.id)
                (self.foreign if owner or self._is_apart else self.stored).add(node.id)
        elif isinstance(node, ast.Assign) and calls_const(node.value):
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


def is_private(name: str) -> bool:
    """Whether a name is for its own module or class only."""
    return name.startswith("_") and not name.startswith("__")


def is_self(node: ast.expr) -> bool:
    """Whether that is the object itself."""
    return isinstance(node, ast.Name) and node.id == "self"
