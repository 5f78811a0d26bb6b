"""Statements as text, without what only people and type checkers read, and with each import said once."""

import ast
from collections.abc import Iterable
from typing import Any


def text_of(body: list[ast.stmt]) -> str:
    """The source of a module with these statements."""
    module = _Plain().visit(ast.Module(list(_joined(_once(body))), []))
    return ast.unparse(ast.fix_missing_locations(module)) + "\n"


class _Plain(ast.NodeTransformer):
    """Takes out what things are."""

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """A parameter."""
        return ast.arg(node.arg)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A variable."""
        return ast.Assign([node.target], node.value) if node.value else ast.Pass()

    def visit(self, node: ast.AST) -> Any:
        """Whatever it is; of a function what it returns."""
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        return super().visit(node)


def _once(body: list[ast.stmt]) -> Iterable[ast.stmt]:
    """The statements, without imports that were said before."""
    seen: set[str] = set()
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            where = f"{getattr(node, 'level', '')} {getattr(node, 'module', '')} "
            node.names = [alias for alias in node.names if where + ast.unparse(alias) not in seen]
            seen.update(where + ast.unparse(alias) for alias in node.names)
            if not node.names:
                continue
        yield node


def _joined(body: Iterable[ast.stmt]) -> Iterable[ast.stmt]:
    """The statements, with what is imported from one module imported where that is named first."""
    firsts: dict[tuple[str | None, int], ast.ImportFrom] = {}
    kept: list[ast.stmt] = []
    for node in body:
        if isinstance(node, ast.ImportFrom):
            first = firsts.setdefault((node.module, node.level), node)
            if first is not node:
                first.names += node.names
                continue
        kept.append(node)
    return kept
