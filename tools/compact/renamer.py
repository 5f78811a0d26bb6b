"""Replaces the names in a module's statements."""

import ast
from typing import Any, NamedTuple

from tools.compact.modules import Function
from tools.compact.said import is_self

Renames = dict[str, str]


class Plan(NamedTuple):
    """What is replaced in a file.

    variables: of the module; parameters: those that may be; attributes: what objects call their own, by
    class; classes; shared: what is called the same everywhere.
    """

    variables: Renames
    parameters: set[str]
    attributes: dict[str, Renames]
    classes: Renames
    shared: Renames


def paired(names: set[str], free: list[str]) -> Renames:
    """Every name with a free one, as long as there are any."""
    return dict(zip(sorted(names), free))


class Renamer(ast.NodeTransformer):
    """Replaces the names in a file."""

    def __init__(self, plan: Plan, free: list[str]) -> None:
        self._plan = plan
        self._free = [name for name in free if name not in plan.variables.values()]
        self._owner: Renames = {}  # what objects of the class it is in call their own
        self._in_class = False
        self._given: Renames = {}  # the parameters of the function it is in

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """What its objects call their own."""
        before, self._owner = self._owner, self._plan.attributes.get(node.name, {})
        self._in_class = True
        node.name = self._plan.classes.get(node.name, node.name)
        self.generic_visit(node)
        self._owner, self._in_class = before, False
        return node

    def visit(self, node: ast.AST) -> Any:
        """Whatever it is."""
        if isinstance(node, Function):
            return self._function(node)
        return super().visit(node)

    def _function(self, node: Function) -> ast.AST:
        """Its parameters, and those of the functions in it."""
        outermost = not self._given
        if not isinstance(node, ast.Lambda):
            renames = self._owner if self._in_class else self._plan.variables
            node.name = renames.get(node.name, node.name)
        in_class, self._in_class = self._in_class, False
        if outermost:
            inside = [one for one in ast.walk(node) if isinstance(one, ast.arg)]
            self._given = paired({one.arg for one in inside} & self._plan.parameters, self._free)
        self.generic_visit(node)
        if outermost:
            self._given = {}
        self._in_class = in_class
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """A parameter; what it is is for people."""
        return ast.arg(self._given.get(node.arg) or self._plan.shared.get(node.arg, node.arg))

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        """A parameter that is given by its name."""
        self.generic_visit(node)
        return ast.keyword(self._plan.shared.get(node.arg or "", node.arg), node.value)

    def visit_Global(self, node: ast.Global) -> ast.AST:
        """Variables of the module."""
        names = {**self._plan.shared, **self._plan.variables}
        return ast.Global([names.get(name, name) for name in node.names])

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A variable, or a class."""
        for renames in (self._given, self._plan.variables, self._plan.classes, self._plan.shared):
            if node.id in renames:
                return ast.Name(renames[node.id], node.ctx)
        return node

    def visit_alias(self, node: ast.alias) -> ast.AST:
        """A class from another module."""
        names = {**self._plan.shared, **self._plan.classes}
        return ast.alias(names.get(node.name, node.name), node.asname and names.get(node.asname, node.asname))

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """What an object has."""
        self.generic_visit(node)
        own = self._owner if is_self(node.value) else {}
        node.attr = own.get(node.attr) or self._plan.shared.get(node.attr, node.attr)
        return node
