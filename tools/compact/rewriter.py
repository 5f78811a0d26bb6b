"""A module's statements, said with the names that things have got in the module they are put into."""

import ast
from typing import TYPE_CHECKING, Any

from tools.compact.modules import Function, LinkError, Module, bound, parameters

if TYPE_CHECKING:
    from tools.compact.linked import Linker


class Rewriter(ast.NodeTransformer):
    """Says a module anew, where it has come to."""

    def __init__(self, linker: "Linker", module: Module) -> None:
        self._linker = linker
        self._module = module
        self._home = linker.homes[module.name]
        self._local: list[set[str]] = []  # what functions and classes around a statement call their own

    def statements(self) -> list[ast.stmt]:
        """What becomes of the module, without what it says of itself and to whom it offers what."""
        made: list[ast.stmt] = []
        for node in self._module.tree.body:
            says = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if not says and not ast.unparse(node).startswith("__all__"):
                made += self._all([node])
        return made

    def _all(self, body: list[ast.stmt]) -> list[ast.stmt]:
        module = self.generic_visit(ast.Module(body, []))
        assert isinstance(module, ast.Module)
        return module.body

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """What has come into the same module is there; what is elsewhere now is imported from there."""
        origin = self._module.origin(node)
        made = [one for alias in node.names for one in self._import(origin, alias, node.level)]
        return made or ([ast.Pass()] if self._local else [])

    def _import(self, origin: str, alias: ast.alias, level: int) -> list[ast.stmt]:
        linker = self._linker
        local = alias.asname or alias.name
        here = linker.new.get((self._module.name, local), local) if not self._local else local
        module, name = linker.where(origin, alias.name)
        home = linker.homes.get(module)
        if home is None:
            return [self._from(origin, alias.name, here, level)]
        if home == self._home:
            return self._there_already(module, name, local) if self._local else []
        if name:
            return [self._from(home, linker.found((module, name)), here)]
        package, _, last = home.rpartition(".")
        return [self._from(package, last, here)]

    def _there_already(self, module: str, name: str, local: str) -> list[ast.stmt]:
        """What becomes of an import in a function, of what has come into the same module."""
        if not name:
            raise LinkError(f"{self._module.path}: {local} is a module that is no more")
        found = self._linker.found((module, name))
        if found == local:
            return []
        return [ast.Assign([ast.Name(local, ast.Store())], ast.Name(found, ast.Load()))]

    def _from(self, module: str, name: str, local: str, level: int = 1) -> ast.ImportFrom:
        """An import of a name from a module; level: 0 if that is no part of the firmware."""
        alias = ast.alias(name, local if local != name else None)
        if not level and not module.startswith(self._home.partition(".")[0]):
            return ast.ImportFrom(module, [alias], 0)
        here, there = self._linker.modules[self._home].package.split("."), module.split(".")
        same = sum(here[:size] == there[:size] for size in range(1, len(here) + 1))
        return ast.ImportFrom(".".join(there[same:]) or None, [alias], len(here) - same + 1)

    def _renamed(self, name: str) -> str:
        """What a name has become here. Raises LinkError if it is a module that is no more."""
        if any(name in local for local in self._local) or name not in self._module.own:
            return name
        if self._linker.whole(self._module, name):
            raise LinkError(f"{self._module.path}: {name} is a module that is no more")
        return self._linker.found((self._module.name, name))

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A variable; what a module is called and where it is stay what they were."""
        if node.id == "__name__":
            return ast.Constant(self._module.name)
        if node.id == "__file__" and self._module.name != self._home:
            home = self._linker.modules[self._home].path.removesuffix(".py")
            path = f"__file__.rpartition({home!r})[0] + {self._module.path!r}"
            return ast.parse(path, mode="eval").body
        return ast.Name(self._renamed(node.id), node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """What is a module's that has come into the same one has no module before it."""
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        is_local = any(name in local for local in self._local)
        whole = None if is_local else self._linker.whole(self._module, name)
        if whole is None:
            self.generic_visit(node)
            return node
        new = self._linker.found((whole.name, node.attr))
        if self._linker.homes[whole.name] == self._home:
            return ast.Name(new, node.ctx)
        return ast.Attribute(ast.Name(self._linker.new[self._module.name, name], ast.Load()), new, node.ctx)

    def visit_Global(self, node: ast.Global) -> ast.Global:
        """They are the module's."""
        local, self._local = self._local, []
        node.names = [self._renamed(name) for name in node.names]
        self._local = local
        return node

    def visit(self, node: ast.AST) -> Any:
        """Whatever it is."""
        if isinstance(node, Function):
            return self._function(node)
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            return self._comprehension(node)
        return super().visit(node)

    def _function(self, node: Function) -> ast.AST:
        """A function: its parameters and variables are its own, what they are at first is not."""
        if not isinstance(node, ast.Lambda):
            node.name = self._renamed(node.name)
            node.decorator_list = [self.visit(one) for one in node.decorator_list]
        return self._inside(node)

    def _inside(self, node: Function) -> ast.AST:
        node.args = self.visit(node.args)
        if isinstance(node, ast.Lambda):
            self._local.append(parameters(node))
            node.body = self.visit(node.body)
        else:
            self._local.append(parameters(node) | set(bound(node.body)))
            node.body = self._all(node.body)
        self._local.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class: what it binds is its own in its statements, but not in its functions."""
        node.name = self._renamed(node.name)
        node.bases = [self.visit(one) for one in node.bases]
        own = set(bound(node.body))
        for one in node.body:
            self._local.append(own)
            if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef)):
                one.decorator_list = [self.visit(decorator) for decorator in one.decorator_list]
                self._local.pop()
                self._inside(one)
            else:
                self.visit(one)
                self._local.pop()
        return node

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> ast.AST:
        self._local.append({name for one in node.generators for name in bound([one.target])})
        self.generic_visit(node)
        self._local.pop()
        return node
