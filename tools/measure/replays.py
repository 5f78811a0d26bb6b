"""How many answers are run again: for every undo back to the first answer of a match, and at power-on."""

import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bankier.rules import games
from bankier.session.resume import begin, resume
from tools.measure.budgets import Figure, Section, Table
from tools.measure.playing import Setting, rounds_of
from tools.measure.tables import Entropy

ROUNDS = 3
_NOTE = """\
Undo and taking up a match run a script again with the answers so far; here a match is taken up at every
question and then undone to its beginning."""
SEATS = 4
MODES = ("referee", "score", "deal")


class Counter:
    """Counts the answers that scripts are given."""

    def __init__(self) -> None:
        self.answers = 0

    def taken(self) -> int:
        """How many since this was last asked."""
        answers, self.answers = self.answers, 0
        return answers


@contextmanager
def counted(game: str) -> Generator[Counter]:
    """While it lasts, every answer that goes into a script of the game is counted."""
    module: Any = games.load(game)
    play = module.play
    counter = Counter()

    def counting(*arguments: Any) -> Generator[Any, Any, Any]:
        script = play(*arguments)
        answer = None
        while True:
            try:
                asked = script.send(answer)
            except StopIteration as end:
                return end.value
            answer = yield asked
            counter.answers += 1

    module.play = counting
    try:
        yield counter
    finally:
        module.play = play


def most(mode: str, rounds: int = ROUNDS) -> tuple[float, float]:
    """The most that an undo, and that a power-on at any question runs again, in rounds of that match."""
    setting = Setting("bankspel", mode, SEATS)
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder, counted(setting.game) as counter:
        path = str(Path(folder, "0001"))
        match = begin(path, setting.header(), Entropy())
        lengths = [0] * (rounds + 1)
        resumed = 0
        for number, _, _ in rounds_of(match, rounds):
            lengths[number] += 1
            match.save()
            counter.taken()
            resume(path, Entropy(match.open.number))
            resumed = max(resumed, counter.taken())
        undone = 0
        counter.taken()
        while match.undo() is not None:
            undone = max(undone, counter.taken())
    return undone / max(lengths), resumed / max(lengths)


def measure() -> Section:
    """Each mode."""
    figures, rows = [], []
    for mode in MODES:
        undone, resumed = most(mode)
        figures += [Figure("replay.undo", undone, mode), Figure("replay.resume", resumed, mode)]
        rows.append((mode, f"{undone:.2f}", f"{resumed:.2f}"))
    return Section(
        "Answers run again", _NOTE, figures, [Table("At most, in rounds", ("mode", "undo", "power-on"), rows)]
    )
