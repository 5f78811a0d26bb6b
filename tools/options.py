"""Command lines: what makes no sense is said in one line, with what is known, and ends with status 2."""

import argparse
import os
import sys
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


def unread() -> int:
    """Nobody reads what is printed any more, as after `| head`: that is no failure; an exit status."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it leaves
    return 0


def above_zero(text: str) -> float:
    """For the type of an option: a number above 0. Raises ArgumentTypeError."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number


def counted(text: str) -> int:
    """For the type of an option: a whole number from 1 on. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)
