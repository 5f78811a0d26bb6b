"""Modules of the firmware that are in memory together, made into one for a board.

A module takes some 200 bytes of a board's memory before anything is in it, and every name that one imports
from another takes more. What is there from power-on to power-off need not be apart there, nor what a game
brings: each of GROUPS becomes a single module, in the place of its first. Other modules import from that.

A name that two modules of a group have is changed in the later one; what a function calls its own is not.
What cannot be kept the same is refused: see LinkError.
"""

import ast
from collections.abc import Iterator

from tools.compact.constants import asked, module_of
from tools.compact.modules import LinkError, Module
from tools.compact.plain import text_of
from tools.compact.rewriter import Rewriter

#: What is put together: the first of each gives its place, all bring what they import at their top. What more
#: than one game needs is before the games, or it would come into the first that does.
GROUPS = (
    (
        *("app.boot", "screen.views.view", "session.match"),
        *("device.display", "device.keys", "device.buzzer", "device.power"),
    ),
    ("screen.views.say",),
    ("app.parts", "device.wiring"),
    ("session.record", "session.segments"),
    ("rules.dealing",),
    ("rules.games.shuffling", "rules.shuffle", "rules.decks"),
    ("session.acts", "session.earlier", "session.effects", "session.damage"),
    ("app.home",),
    ("screen.views.menu", "app.asking"),
    ("app.rescue", "app.log"),
    ("screen.views.card", "rules.card"),  # a kind of question, and how it looks
    ("screen.views.tally", "rules.tally"),
    ("session.past",),
    ("app.ending", "session.settle"),
    ("rules.games.bankspel",),
    ("rules.games.huit",),
    ("rules.games.huit.cards", "rules.games.huit.legal"),
    ("rules.games.bakarat", "rules.games.bakarat.cards"),
    ("rules.games.bakarat.referee",),
)
#: What stays as it is: the simulator lets time pass as it likes, and a board's file is read name by name.
APART = ("device.clock", "device.boards")
_PACKAGE = "bankier"

Origin = tuple[str, str]  # a module by its full name, and a name in it; no name for the module itself


def linked(sources: dict[str, str]) -> dict[str, str]:
    """The sources of a folder, by their paths in it, with GROUPS put together; so they compile, too.

    Packages with nothing in them go: a folder is one without. Raises LinkError.
    """
    modules = {module_of(path): Module(path, text) for path, text in sources.items()}
    groups = _groups(modules)
    homes = {member.name: first for first, members in groups.items() for member in members}
    linker = Linker(modules, homes)
    for members in groups.values():
        linker.name_all(members)
    done = {path: text for path, text in sources.items() if is_apart(module_of(path))}
    for first, members in groups.items():
        body = [node for member in members for node in Rewriter(linker, member).statements()]
        done[modules[first].path] = text_of(body)
    return done


def is_apart(name: str) -> bool:
    """Whether the module of this name stays as it is."""
    return name.startswith(tuple(f"{_PACKAGE}.{one}" for one in APART)) or not name.startswith(_PACKAGE)


class Linker:
    """What becomes of each module and each name.

    modules: by their names; homes: into which each is put, if not its own; new: what the names at the top of
    a module have become.
    """

    def __init__(self, modules: dict[str, Module], homes: dict[str, str]) -> None:
        self.modules = modules
        self.homes = homes
        self.new: dict[Origin, str] = {}
        self._imported = {name: dict(self._imports(module)) for name, module in modules.items()}
        self._wanted = {origin for module in modules.values() for origin in self._wants(module)}
        self._asked = asked(module.tree for module in modules.values())

    def where(self, module: str, name: str) -> Origin:
        """Whose a name is that is imported from a module."""
        whole = f"{module}.{name}"
        return (whole, "") if whole in self.modules else (module, name)

    def name_all(self, members: list[Module]) -> None:
        """Give every name at the top of the members of a group one that no other has."""
        taken: dict[str, Origin] = {name: ("", name) for one in members for name in one.in_classes()}
        for module in members:
            for name in module.own:
                origin = self._imported[module.name].get(name, (module.name, name))
                if origin[0] != module.name and self.homes.get(origin[0]) == self.homes[module.name]:
                    continue  # it has its name from where it is from
                wanted = (module.name, name) in self._wanted or name in self._asked
                alone = name in module.numbers and not wanted
                new = f"_{name}" if alone else name
                while taken.setdefault(new, origin) != origin:
                    new += "_" + module.name.rpartition(".")[2]
                self.new[module.name, name] = new

    def found(self, origin: Origin) -> str:
        """What the name of a module has become, be it that module's own or from another. Raises LinkError."""
        while origin not in self.new:
            module, name = origin
            further = self._imported[module].get(name)
            if further is None or further[0] not in self.homes:
                raise LinkError(f"{module} has no {name!r}")
            origin = further
        return self.new[origin]

    def whole(self, module: Module, name: str) -> Module | None:
        """The module that a name at the top of another stands for, if it stands for one that has moved."""
        origin, rest = self._imported[module.name].get(name, ("", ""))
        return self.modules[origin] if origin in self.homes and not rest else None

    def _imports(self, module: Module) -> Iterator[tuple[str, Origin]]:
        """What a module imports at its top: its name there, and whose it is."""
        for node in module.tree.body:
            if isinstance(node, ast.Import):
                yield from ((alias.asname or alias.name, (alias.name, "")) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    yield alias.asname or alias.name, self.where(module.origin(node), alias.name)

    def _wants(self, module: Module) -> Iterator[Origin]:
        """What a module imports from others anywhere in it; all they have where it stays apart from them."""
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    origin, name = self.where(module.origin(node), alias.name)
                    if name:
                        yield origin, name
                    elif self.homes.get(origin) != self.homes.get(module.name):
                        yield from ((origin, own) for own in self.modules[origin].own)


def _groups(modules: dict[str, Module]) -> dict[str, list[Module]]:
    """The members of each group by the name of its first; what is in none is one of its own."""
    groups: dict[str, list[Module]] = {}
    placed: set[str] = set()
    for names in GROUPS:
        there = [name for name in (f"{_PACKAGE}.{one}" for one in names) if name in modules]
        if there:
            groups[there[0]] = [member for name in there for member in _with_imports(modules, name, placed)]
    for name, module in modules.items():
        if name not in placed and not module.is_empty and not is_apart(name):
            groups[name] = [module]
    return groups


def _with_imports(modules: dict[str, Module], name: str, placed: set[str]) -> Iterator[Module]:
    """A module after all that it imports at its top, in that order, but for what has its place already."""
    if name in placed or name not in modules or is_apart(name) or name == _PACKAGE:
        return
    placed.add(name)
    module = modules[name]
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom):
            origin = module.origin(node)
            for wanted in [f"{origin}.{alias.name}" for alias in node.names] + [origin]:
                yield from _with_imports(modules, wanted, placed)
    if not module.is_empty:
        yield module
