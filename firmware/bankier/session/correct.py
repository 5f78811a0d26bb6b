"""Correct: an earlier answer was entered wrongly."""

from .codec import add_answer, entries
from .history import VOID
from .opening import Opening
from .round import Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator

    from ..rules.questions import Answer, Question
    from .match import Match

    Item = tuple[int, Question, Answer]

DONE = -1  #: correct(): the answer is changed and all later ones still fit


def correctable(match: "Match", number: int) -> "Iterator[Item]":
    """The entries of a round that may be changed: place, question and answer.

    Says, chance, given-up rounds and all behind a seal are left out.
    """
    if number < len(match.history) and match.history.read(number).flags & VOID:
        return
    opening = _opening(match, number)
    for place, question, answer in opening.round.replay():
        if place >= opening.round.seal and question.kind not in ("say", "seed"):
            yield place, question, answer


def correct(match: "Match", number: int, place: int, answer: "Answer") -> int:
    """Change the answer at a place of a round. DONE, or the place from which nothing fits.

    Then nothing has changed: enter_again() drops the round from there on.
    Misfit if the question refuses the answer; OSError when the flash is full.
    """
    opening = _opening(match, number)
    changed, end = _changed(opening, place, answer)
    parted = _parted(opening, changed, end)
    if parted == DONE:
        _put(match, number, changed + opening.round.answers[end:])
    return parted


def enter_again(match: "Match", number: int, place: int, answer: "Answer", parted: int) -> None:
    """Change an answer and drop all from the parted place on: the round is played on from there."""
    opening = _opening(match, number)
    changed, end = _changed(opening, place, answer)
    _put(match, number, changed + opening.round.answers[end:parted])


def _put(match: "Match", number: int, answers: bytearray) -> None:
    match.undone.clear()
    if number == len(match.history):
        match.start(match.following(answers))
        return
    opening = match.reopened(number, answers)
    if opening.round.question is None:
        match.replace(opening)
    else:
        match.enter_again(opening)


def _opening(match: "Match", number: int) -> Opening:
    return match.reopened(number) if number < len(match.history) else match.open


def _changed(opening: Opening, place: int, answer: "Answer") -> "tuple[bytearray, int]":
    """The answers up to and with the new one, and where the old one ends."""
    answers = opening.round.answers
    _, _, end = next(entries(answers, place))
    changed = bytearray(answers[:place])
    add_answer(changed, answer)
    return changed, end


def _parted(opening: Opening, changed: bytearray, end: int) -> int:
    """Run old and new side by side: where the questions differ, or an old answer no longer does."""
    answers = opening.round.answers
    new = Round(opening.round.start, changed)
    for at, question, value in opening.round.replay():
        if at < end:
            continue
        new.redo(bytes(answers[end:at]))  # asides
        asked = new.question
        if asked is None or asked.key != question.key or asked.seat != question.seat or asked.refuse(value):
            return at
        _, _, end = next(entries(answers, at))
        new.redo(bytes(answers[at:end]))
    unfinished = opening.round.question is None and new.question is not None
    return len(answers) if unfinished else DONE
