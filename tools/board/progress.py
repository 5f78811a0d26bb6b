"""What a person sees while something takes its time."""

import shutil
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Self

_EVERY = 25  # of the steps are printed where lines cannot be written over


class Progress:
    """Lines that stay, and a last line that changes as things go on."""

    def __init__(self) -> None:
        self._terminal = sys.stdout.isatty()
        self._open = False
        self._steps = 0

    def __enter__(self) -> "Self":
        return self

    def __exit__(self, *exception: object) -> None:
        self._close()

    def step(self, text: str) -> None:
        """Say how far it is."""
        self._steps += 1
        if self._terminal:
            width = shutil.get_terminal_size().columns - 1
            print("\r" + text[:width].ljust(width), end="", flush=True)
            self._open = True
        elif self._steps % _EVERY == 0:
            print(text, flush=True)

    def line(self, text: str) -> None:
        """Say something that stays."""
        self._close()
        print(text, flush=True)

    def _close(self) -> None:
        if self._open:
            width = shutil.get_terminal_size().columns - 1
            print("\r" + " " * width + "\r", end="", flush=True)
            self._open = False
