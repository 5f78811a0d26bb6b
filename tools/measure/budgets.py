"""What every measured figure may be at most. The page docs/measures.md and the tests take it from here."""

from collections.abc import Sequence
from typing import NamedTuple

KB = 1024


class Budget(NamedTuple):
    """A figure that is kept small: what it is, its unit, and what it may be at most."""

    about: str
    unit: str
    most: float


#: Over its budget, and not to be more than this: to be legible from across the table costs so much.
EXCESS = {"bus.question": 900}

BUDGETS = {
    "mpy.together": Budget(".mpy of one language, one game, one board, comforts apart", "bytes", 90 * KB),
    "mpy.comforts": Budget(".mpy of the comforts", "bytes", 14 * KB),
    "mpy.resident": Budget(".mpy imported at once while a round is played", "bytes", 55 * KB),
    "memory.boot": Budget("memory on a board after power-on", "bytes", 95 * KB),
    "memory.play": Budget("memory on a board at the worst moment of a round", "bytes", 95 * KB),
    "bus.step": Budget("bytes to the display for a step of the cursor, median", "bytes", 200),
    "bus.question": Budget("bytes to the display for a new question, nine in ten", "bytes", 450),
    "flash.erases": Budget("flash blocks erased for an answer, mean", "erases", 0.15),
    "flash.early": Budget("flash writes before a picture that seal no card", "presses", 0),
    "replay.undo": Budget("answers run again for an undo, in rounds, at most", "rounds", 1),
    "replay.resume": Budget("answers run again at power-on, in rounds, at most", "rounds", 1),
    "presses.deal": Budget("presses for a round of Bankspel, deal, four keys", "presses", 45),
    "presses.score": Budget("presses for a round of Bankspel, score, four keys", "presses", 110),
    "presses.pad": Budget("presses besides one for each card, referee, keypad", "presses", 10),
    "presses.huit": Budget("presses for a turn of Huit, referee, four keys", "presses", 4.5),
    "presses.bakarat": Budget("presses for a bank of Bakarat, score, four keys", "presses", 18),
    "time.last": Budget("press to last pixel on a Pico, median", "ms", 20),
    "time.worst": Budget("press to last pixel on a Pico, worst", "ms", 60),
    "start.picture": Budget("power-on to the first useful picture on a Pico", "ms", 1000),
    "time.first": Budget("press to first pixel on a Pico, bounce included, worst", "ms", 85),
}


class Figure(NamedTuple):
    """A budget's name, what was measured, and where: a mode, a game."""

    name: str
    value: float
    where: str = ""

    @property
    def over(self) -> bool:
        """Whether it is more than its budget."""
        return self.value > BUDGETS[self.name].most


class Table(NamedTuple):
    """More to tell, without a budget."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Section(NamedTuple):
    """What one part of the bench has found; note: what the figures mean, and where they come from."""

    title: str
    note: str
    figures: list[Figure]
    tables: list[Table]
