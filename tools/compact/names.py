"""Names that only the source of the firmware needs, replaced by some that MicroPython has anyway.

Every name that a board has met stays in its memory, some 17 bytes each, and room for them is made in powers
of two. Those in FREE and COMMON cost nothing there, and those in FREE next to nothing in .mpy. So these
become some of them:

- parameters that nobody gives by their names;
- what a module calls its own (_MOVES), where no other module takes it from there;
- what an object calls its own (self._edges), where nothing but self is asked for it;
- what objects carry for others (match.folder), variables that modules share, and classes.

Functions and errors keep their names, for the error log; but private functions lose their underscore where
what is left is a name that there is anyway. What is written as a text anywhere is left alone, for it may be
looked up by that. No two names become one: in a function for the first kind, in a module for the second, in
all classes that descend from one another for the third, anywhere for the last.
"""

import ast
from collections import Counter
from collections.abc import Iterable

from tools.compact.free import COMMON, FREE, known
from tools.compact.renamer import Plan, Renamer, Renames, paired
from tools.compact.said import Said, is_private

#: Classes that whoever measures or tries a device has to find.
KEPT = frozenset(("App", "Display", "Keys", "Font"))
_EVERYWHERE = 23  # of FREE, for what all modules share; the module with most of its own needs the others


class Names:
    """What is renamed in all modules of a firmware: their sources, by their paths in its folder.

    variables, parameters: by file; attributes: what objects call their own, by class; classes; shared: what
    all call the same.
    """

    def __init__(self, modules: dict[str, str]) -> None:
        self._files = {name: Said(ast.parse(text), name) for name, text in sorted(modules.items())}
        every = list(self._files.values())
        self._texts = _all(file.texts for file in every)
        self._said = self._texts | _all(file.every for file in every)
        self._asked = _all(file.asked for file in every)
        self._taken = self._asked | _all(file.taken for file in every)
        self._families = _families(every)
        short = [name for name in FREE if name not in self._said][:_EVERYWHERE]
        self._common = short + [name for name in COMMON if name not in self._said]
        self._free = self._left(short, _all(file.called for file in every))
        self._free_attributes = self._left(short, _all(file.attrs | file.public for file in every))
        given = _all(file.given for file in every)
        private = self._taken | self._texts
        self.parameters = {
            name: file.parameters() - given - self._texts for name, file in self._files.items()
        }
        self.variables = {
            name: paired(file.variables() - private, self._free) for name, file in self._files.items()
        }
        self.attributes = self._own(_all(file.fixed for file in every) | private)
        self._call_functions(private)
        self._call_methods(private)
        classes, shared = self._class_names(), self._shared(given)
        common = self._most_said_first(classes | shared)
        self.classes = {name: new for name, new in common.items() if name in classes}
        self.shared = {name: new for name, new in common.items() if name not in classes}

    def put_in(self, source: str, name: str) -> str:
        """The source of a file, by its path in the folder, with them replaced."""
        plan = Plan(self.variables[name], self.parameters[name], self.attributes, self.classes, self.shared)
        return ast.unparse(Renamer(plan, self._free).visit(ast.parse(source))) + "\n"

    def _left(self, short: list[str], said: set[str]) -> list[str]:
        """What is free in a file or class: a method's name for a variable, a function's for an attribute."""
        return [name for name in FREE if name not in said | self._texts and name not in short]

    def _most_said_first(self, names: set[str]) -> Renames:
        """Names with those that mean the same everywhere: what most files say gets the shortest in .mpy."""
        often = Counter(name for file in self._files.values() for name in file.every & names)
        return dict(zip(sorted(names, key=lambda name: (-often[name], name)), self._common))

    def _own(self, taken: set[str]) -> dict[str, Renames]:
        """What objects call their own, by their classes; those of one family share it."""
        found: dict[str, Renames] = {}
        for family in self._families:
            own = _all(file.own.get(one, set()) for file in self._files.values() for one in family)
            found.update(dict.fromkeys(family, paired(own - taken, self._free_attributes)))
        return found

    def _call_functions(self, taken: set[str]) -> None:
        """Private functions of a module by a name that there is anyway, if it has no other use there."""
        there = self._there()
        for name, file in self._files.items():
            renames = self.variables[name]
            for function in sorted(file.functions - taken):
                bare = function.lstrip("_")
                if bare in there and bare not in file.every and bare not in renames.values():
                    renames[function] = bare

    def _call_methods(self, taken: set[str]) -> None:
        """Private methods by a name that there is anyway, if no object of the family has such a thing."""
        there, files = self._there(), self._files.values()
        for family in self._families:
            methods = _all(file.methods.get(one, set()) for file in files for one in family)
            has = methods | _all(file.attributes.get(one, set()) for file in files for one in family)
            renames = self.attributes[min(family)]
            for method in sorted(methods - taken):
                bare = method.lstrip("_")
                if is_private(method) and bare in there - has and bare not in renames.values():
                    renames[method] = bare

    def _there(self) -> set[str]:
        """Names that there are anyway: MicroPython's, and those of functions that keep theirs."""
        return _all(file.public for file in self._files.values()) | known() - self._texts

    def _class_names(self) -> set[str]:
        """Classes, but for errors: what kind it was is told."""
        errors = [one for one in self._families if any(name.endswith(("Error", "Exception")) for name in one)]
        every = _all(set(file.own) for file in self._files.values())
        return every - _all(errors) - self._asked - self._texts - KEPT

    def _shared(self, given: set[str]) -> set[str]:
        """What objects carry for others, what modules share, and parameters that are given by their names."""
        files = self._files.values()
        names = _all(file.stored | file.arguments & given for file in files)
        private = _all(set(renames) for renames in self.attributes.values())
        private |= {name for name in _all(file.bound for file in files) if is_private(name)}
        looked_up = self._texts | {name.lower() for name in self._said if name.isupper()}  # by a board's file
        return names - private - looked_up - _all(file.foreign for file in files) - known()


def _families(files: Iterable[Said]) -> list[set[str]]:
    """The classes that descend from one another, by their names; two of one name are taken for one."""
    families: list[set[str]] = []
    for file in files:
        for names in file.bases:
            apart = [family for family in families if not family & names]
            families = [*apart, names.union(*[family for family in families if family & names])]
    return families


def _all(sets: Iterable[set[str]]) -> set[str]:
    return set[str]().union(*sets)
