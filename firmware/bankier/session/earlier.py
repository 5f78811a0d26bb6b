"""Earlier rounds of a match, opened again: to take back, or to enter again, what was answered in them."""

from ..rules.money import widen
from .asides import VOID
from .codec import ASIDE, entries, last
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
    """Into the round before, and take its last answer back."""
    try:
        record = match.history.read(match.open.number - 1)
        answers, bases = match.history.answers(record)
        place = last(answers, 0)
        if place < 0:
            return None
        undone = bytes(answers[place:])
        opening = reopened(match, record.number, answers[:place], bases)
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
    number = opening.number
    old = match.history.read(number)
    record = record_of(opening, CORRECTED)
    answers = bytes(match.open.round.answers)
    if record.handed_on() != old.handed_on():
        acts = match.open.acts() if number == match.open.number - 1 else None
        if acts is None or acts and record.result is None:  # what came next was played
            match.news.append(("correct.over" if record.result is None else "correct.carry",))
            record.hand_on(old)
        elif record.result is None:
            _end_with(match, opening)
            return
        else:
            answers = acts
    match.history.add(record)
    match.open = match.following(answers)
    if number < match.open.number - 1:
        _see_to_the_end(match)


def _end_with(match: "Match", opening: "Opening") -> None:
    """The match is over with a round, which is the open one again."""
    match.history.cut(opening.number)
    match.open = opening


def _see_to_the_end(match: "Match") -> None:
    """After a correction of an earlier round the match may be over with the last one: end it, or say so."""
    try:
        opening = reopened(match, match.open.number - 1)
    except (Misfit, ValueError):  # an older script's, or damaged
        return
    last = opening.round
    if last.question is not None or last.result is not None or last.void:
        return
    if match.open.acts() == b"":
        _end_with(match, opening)
    else:
        match.news.append(("correct.over",))


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
