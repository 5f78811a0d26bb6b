"""A round once more from its start, for whoever asks why, or wants an entry corrected."""

from .codec import ASIDE, entries
from .round import Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator

    from ..rules.money import Log
    from ..rules.questions import Answer, Facts, Question


def replay(played: Round, log: "Log | None" = None) -> "Iterator[tuple[int, Question, Answer]]":
    """Each answered question, with the place of its answer; the log is told of every transfer made."""
    again = Round(played.start, b"", log)
    again.keeps_marks = False
    at = 0
    for kind, value, end in entries(played.answers):
        if kind != ASIDE and again.question is not None:
            yield at, again.question, value
        again.redo(bytes(played.answers[at:end]))
        at = end


def reasons(played: Round) -> "list[tuple[int, int, int, Facts]]":
    """Every transfer of the round so far: giver, taker, amount and why."""
    found: "list[tuple[int, int, int, Facts]]" = []
    for _ in replay(played, lambda *move: found.append(move)):
        pass
    return found
