"""Correct: an earlier answer was entered wrongly."""

from ..rules.questions import OK
from .aside_rules import stays
from .codec import ASIDE, add_answer, entries
from .earlier import reenter, replace
from .record import VOID as GIVEN_UP
from .replay import replay
from .round import Misfit, Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator

    from ..rules.questions import Answer, Question
    from .match import Match
    from .opening import Opening

    Item = tuple[int, Question, Answer]

DONE = -1  #: correct(): the answer is changed and all later ones still fit


def correctable(match: "Match", number: int) -> "Iterator[Item]":
    """The entries of a round that may be changed: place, question and answer.

    Says, chance, given-up rounds, rounds played with another version of the
    script and all behind a seal are left out.
    """
    opening = _opening(match, number)
    if opening is None:
        return
    for place, question, answer in replay(opening.round):
        if place >= opening.round.seal and question.kind not in ("say", "seed"):
            yield place, question, answer


def correct(match: "Match", number: int, place: int, answer: "Answer") -> int:
    """Change the answer at a place of a round. DONE, or the place from which nothing fits.

    Then nothing has changed: enter_again() drops the round from there on.
    Misfit if the place is not correctable or its question refuses the answer.
    """
    new, parted = _run(match, number, place, answer)
    if parted == DONE:
        _put(match, number, new.answers)
    return parted


def enter_again(match: "Match", number: int, place: int, answer: "Answer", parted: int) -> None:
    """Change an answer and drop all from the parted place on: the round is played on from there.

    Money that was lent in that part, and who joined, moved or left, stays. Misfit as in correct().
    """
    opening = _opening(match, number)
    new, _ = _run(match, number, place, answer)
    answers = opening.round.answers if opening else b""
    at = parted
    for kind, value, end in entries(answers, parted):
        if kind == ASIDE and stays(value):  # type: ignore[arg-type]  # an aside is a tuple
            new.redo(answers[at:end])
        at = end
    _put(match, number, new.answers)


def has_more(match: "Match", number: int, place: int) -> bool:
    """Whether anything was entered or done in a round from a place on."""
    opening = _opening(match, number)
    return opening is not None and place < len(opening.round.answers)


def _put(match: "Match", number: int, answers: bytearray) -> None:
    match.forget()
    if number == len(match.history):
        match.start(match.following(answers))
        return
    opening = match.reopened(number, answers)
    if match.reentered:
        match.start(opening)
    elif opening.round.question is None:
        replace(match, opening)
    else:
        reenter(match, opening)


def _opening(match: "Match", number: int) -> "Opening | None":
    """The round, if anything in it may be changed now."""
    if match.stands_still:
        return None
    if number == match.open.number:
        return match.open
    if match.reentered or match.history.read(number).flags & GIVEN_UP:
        return None
    try:
        return match.reopened(number)
    except Misfit:
        return None


def _run(match: "Match", number: int, place: int, answer: "Answer") -> "tuple[Round, int]":
    """The round run with another answer at a place as far as it fits: DONE, or where not. Misfit."""
    opening = _opening(match, number)
    if opening is None or not _can_be(match, number, place, answer):
        raise Misfit("cannot be changed")
    answers = opening.round.answers
    changed = answers[:place]
    add_answer(changed, answer)
    new = Round(opening.round.start, changed)
    return new, _parted(opening.round, new, next(entries(answers, place))[2])


def _can_be(match: "Match", number: int, place: int, answer: "Answer") -> bool:
    """Whether the question at a place would take the answer; the round that is run for it is not kept."""
    for at, question, _ in correctable(match, number):
        if at == place:
            return question.refuse(answer) is None
    return False


def _parted(old: Round, new: Round, at: int) -> int:
    """Give the new run all old answers from a place on: DONE, or the place of the first it does not take.

    Says are no reason to part: the new run may well say other things.
    """
    answers = old.answers
    for place, question, answer in replay(old):
        if place < at:
            continue
        if not _takes(new, answers[at:place]):  # asides
            return at
        at = next(entries(answers, place))[2]
        if question.kind == "say":
            if new.question is not None and new.question.kind == "say":
                new.answer(OK)
        elif not (
            _hears(new, question) and _offers(new, question, answer) and _takes(new, answers[place:at])
        ):
            return place
    if not _takes(new, answers[at:]):
        return at
    return len(answers) if old.question is None and not _hears(new, None) else DONE


def _hears(new: Round, question: "Question | None") -> bool:
    """Answer OK to what the new run says, if it then asks the same; else it stays where it is."""
    heard = len(new.answers)
    while new.question is not None and new.question.kind == "say":
        new.answer(OK)
    if _same(new.question, question):
        return True
    new.cut(heard)
    return False


def _same(asked: "Question | None", before: "Question | None") -> bool:
    """Whether an answer means the same to both questions, or both rounds are over."""
    if asked is None or before is None:
        return asked is before
    if asked.key != before.key or asked.seat != before.seat:
        return False
    # of a choice and of a tally: which answer stands for what
    return all(getattr(asked, name, None) == getattr(before, name, None) for name in ("options", "seats"))


def _offers(new: Round, before: "Question", answer: "Answer") -> bool:
    """Whether an answer that is one of the extra ones is the same one of the new run's question."""
    if not isinstance(answer, int) or answer >= 0:
        return True
    also: "tuple[str, ...]" = new.question.also  # type: ignore[union-attr]  # it has been heard
    return also[-1 - answer : -answer] == before.also[-1 - answer : -answer]


def _takes(new: Round, entry: bytearray) -> bool:
    """Whether the new run takes these entries too."""
    try:
        new.redo(entry)
    except Misfit:
        return False
    return True
