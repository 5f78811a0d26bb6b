"""Command lines: what makes no sense is said in one line, with what is known, and ends with status 2."""

import argparse
from typing import NoReturn


class Options(argparse.ArgumentParser):
    """A parser for the options of a tool.

    prog: what it is called with; doc: the docstring of its module, whose first line says what it does.
    """

    def __init__(self, prog: str, doc: str | None) -> None:
        super().__init__(prog=prog, description=(doc or "").split("\n")[0], allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Leave with status 2."""
        known = " ".join(action.option_strings[-1] for action in self._actions if action.option_strings)
        self.exit(2, f"{self.prog}: {message}; known are {known}\n")
