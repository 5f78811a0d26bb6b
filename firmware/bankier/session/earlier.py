"""Earlier rounds of a match, opened again: to take back, or to enter again, what was answered in them."""

from ..rules.money import widen
from .aside_rules import stays
from .asides import TRANSFER, VOID
from .codec import ASIDE, SAID, entries, last
from .opening import Opening
from .record import CORRECTED, PARTED, UNFIT, record_of
from .round import PRIVATE, Misfit, Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .history import History
    from .match import Match
    from .rounds import Rounds


def reopened(
    rounds: "Rounds",
    number: int,
    answers: "bytes | bytearray | None" = None,
    bases: "list[int] | None" = None,
) -> Opening:
    """A finished round as it stood, or with other answers, in segments up to the last of the bases.

    Misfit if it was played with another version of the script; ValueError
    if it is damaged.
    """
    record = rounds.history.read(number)
    if record.version != rounds.game.VERSION or record.flags & UNFIT:
        raise Misfit("version %d" % record.version)
    purses = totals_before(rounds.history, number, len(rounds.names))
    if answers is None:
        answers, bases = rounds.history.answers(record)
    seating = record.order, record.out
    return Opening(rounds.game, rounds.rules, number, record.carry, seating, purses, answers, bases)


def totals_before(history: "History", number: int, chairs: int) -> "tuple[int, ...]":
    """All purses before a round: reckoned from the nearer end of the match, and kept for the next time."""
    if history.before is None or history.before[0] != number:
        early = number < len(history) // 2
        purses = [0, 0] if early else history.sums[:]
        widen(purses, chairs)
        for other in range(number) if early else range(number, len(history)):
            net = history.read(other).net
            for place in range(-2, len(net) - 2):
                purses[place] += net[place] if early else -net[place]
        history.before = number, purses
    purses = history.before[1][:]
    widen(purses, chairs)
    return tuple(purses)


def step_back(match: "Match") -> "bytes | None":
    """Into the round before, and take its last answer back, with what was done after it had ended."""
    try:
        record = match.history.read(match.open.number - 1)
        answers, bases = match.history.answers(record)
        place = last(answers, 0)
        while place >= 0:
            opening = reopened(match, record.number, answers[:place], bases)
            if opening.round.question is not None:
                break
            place = last(answers[:place], 0)
        else:
            return None
        undone = bytes(answers[place:])
    except (Misfit, ValueError):  # an older script's, or damaged
        match.news.append(("error.before",))
        return None
    if not _ends_freely(opening.round, undone):
        return None
    if record.flags & PARTED:
        match.forget(bool(match.undone))  # what comes after it now will be another round
    match.history.cut(opening.number)
    match.open = opening
    return undone


def reenter(match: "Match", opening: "Opening") -> None:
    """Put the open round aside until an earlier one, opened so far, is entered to its end."""
    match.forget()
    match.put_aside = match.open
    match.start(opening)


def replace(match: "Match", opening: "Opening") -> None:
    """Put a corrected round in the place of the finished one; later rounds stand as they were played."""
    old = match.history.read(opening.number)
    record = record_of(opening, CORRECTED)
    answers = bytes(match.open.round.answers)
    if record.handed_on() != old.handed_on():
        acts = only_read(match) if opening.number == len(match.history) - 1 else None
        if acts is None or acts and record.result is None:  # what came next was played
            record.hand_on(old)
        else:
            answers = acts
    match.history.add(record)
    if record.result is not None:
        try:
            match.start(match.following(answers))  # if it was the last one, it may be so no longer
        except Misfit:  # money that came from the corrected round is missing in the open one
            match.open, match.misfit = match.following(), answers
    if not _see_to_the_end(match, opening) and record.flags & PARTED:
        match.news.append(("correct.carry",))


def only_read(match: "Match") -> "bytes | None":
    """What was done beside answers in the open round if nothing was entered, but only read; else None.

    None, too, if who sits there has changed since, which holds from the next round on, or anything of the
    round's own was put right.
    """
    found = b""
    start = 0
    at_first = True
    answers = match.open.round.answers
    for kind, value, end in entries(answers):
        # the value of an aside is a tuple, which mypy cannot know
        if kind == ASIDE and stays(value) and (value[0] == TRANSFER or at_first):  # type: ignore[arg-type,index]
            found += answers[start:end]
        elif kind == SAID:
            at_first = False
        else:
            return None
        start = end
    return found


def _see_to_the_end(match: "Match", opening: "Opening") -> bool:
    """After a correction the match may be over with the last round: end it, or say so. Whether it is."""
    number = len(match.history) - 1
    try:
        if opening.number != number:
            opening = reopened(match, number)
    except (Misfit, ValueError, MemoryError):  # an older script's, damaged, or there is no room to look at it
        return False
    last = opening.round
    if last.question is not None or last.result is not None or last.void:
        return False
    if only_read(match) == b"":
        match.history.cut(number)
        match.open = opening
    else:
        match.news.append(("correct.over",))
    return True


def _ends_freely(game_round: Round, entry: bytes) -> bool:
    """Whether an entry fits here and, if the round ends with it, can be taken back."""
    kind, value, _ = next(entries(entry))
    if kind == ASIDE:
        return value[0] != VOID or not game_round.seal  # type: ignore[index]  # an aside is a tuple
    try:
        game_round.fits(kind, value)
    except Misfit:
        return False
    return game_round.question is not None and game_round.question.kind not in PRIVATE
