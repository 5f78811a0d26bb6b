"""What people do to a match besides answering: asides, sitting down, giving up a round, ending it.

A match offers all of it; what does it is here, and in memory only for the moment.
"""

import json

from ..rules.questions import OK
from .aside_rules import refuse
from .asides import CHAIRS, JOIN, VOID, ring
from .codec import add_aside
from .match import END, PERSON
from .record import UNFIT
from .record import VOID as GIVEN_UP
from .round import Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Question, Refusal
    from .match import Match
    from .round import Round


def aside(match: "Match", code: int, values: "tuple[int, ...]") -> "Refusal":
    """Do something that answers no question: see asides. None, or why it is refused."""
    reason = _refuse(match, code, values, len(match.names))
    if reason is None:
        try:
            entry = bytearray()
            add_aside(entry, code, values)
            match.enter(bytes(entry))
        except Misfit:  # the script can make nothing of it
            return ("refuse.unknown",)
        match.forget()
    return reason


def join(match: "Match", name: str, after: int) -> "Refusal":
    """Somebody new sits down to the left of a seat, from the next round on. OSError."""
    chairs = ring(match.open.chairs()[0])
    seat = 0
    while seat < len(match.names) and (seat in chairs or match.names[seat] != name):
        seat += 1  # or somebody who sat down before, and that was undone
    if seat >= CHAIRS:
        return ("refuse.not.now",)
    reason = _refuse(match, JOIN, (seat, after), seat + 1)
    if reason is None:
        if seat == len(match.names):
            match.log.append(bytes((PERSON,)) + name.encode())
            match.names.append(name)
        return aside(match, JOIN, (seat, after))
    return reason


def give_up_misfit(match: "Match") -> None:
    """Keep the round that no longer fits as a void one, and begin it anew."""
    if match.misfit is not None:
        match.file(GIVEN_UP | UNFIT, match.misfit)
        match.misfit = None
        match.start(match.following())


def no_way_back(match: "Match") -> str:
    """Why there is nothing that an undo takes back: the key of a sentence."""
    if match.stands_still or match.reentered:
        return "refuse.not.now"
    return "undo.sealed" if match.open.round.answers or match.open.number else "undo.start"


def play_out(match: "Match") -> None:
    """If only sentences are left to read in the open round, play it to its end; else it stays as it is."""
    playing = match.open.round
    if only_said(playing):
        while playing.question:
            playing.answer(OK)
        match.forget()
        match.start(match.open)


def only_said(playing: "Round") -> bool:
    """Whether only sentences are left to read in a round; it stays as it is."""
    place = len(playing.answers)
    while playing.question and playing.question.kind == "say":
        playing.answer(OK)
        if playing.question and _turns(playing.question):
            break
    over = playing.question is None
    playing.cut(place)
    return over


def _turns(question: "Question") -> bool:
    """Whether a card is turned, or cards that the table waits for: that is play."""
    return question.reveals and (question.card is not None or getattr(question, "waits", False))


def end(match: "Match") -> None:
    """Close the match for good: who pays whom is kept, and the seeds of decks still in play. OSError.

    A round of which only sentences are left to read is played to its end; of another one in the middle only
    lent money counts.
    """
    from .past import present, reckoned, seeds_in_play
    from .settle import settle

    if match.put_aside:
        match.open, match.put_aside = match.put_aside, None  # the earlier round stands as it was
    if match.misfit is not None:
        give_up_misfit(match)
    play_out(match)
    seeds = seeds_in_play(match)
    if match.question is None:
        match.file(0)
    elif match.open.round.answers:
        aside(match, VOID, ())
    settlement: "dict[str, Any]" = {"payments": [], "rounds": len(match.history)}  # not those undone
    if match.game.MONEY:
        settlement["payments"] = settle(reckoned(match), present(match))
    if seeds:
        from ..rules.shuffle import seed_text  # only where the device deals

        settlement["seeds"] = [seed_text(seed) for seed in seeds]
    match.settlement = json.dumps(settlement).encode()
    try:
        match.history.flush()
        match.log.append(bytes((END,)) + match.settlement)
    except OSError:
        match.history.cut(match.open.number)  # the match goes on
        raise
    match.ended = True
    match.forget()
    match.slots.remove()


def _refuse(match: "Match", code: int, values: "tuple[int, ...]", people: int) -> "Refusal":
    if match.reentered or match.question is None:
        return ("refuse.not.now",)
    order, out = match.open.chairs()
    return refuse(code, values, order, out, people, match.game, match.open.round.table.pot)
