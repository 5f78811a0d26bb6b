"""Coup after coup, in the order of the stakes, and what each costs whom."""

from ...money import KITTY
from ...questions import Say
from .totals import BANKER, PUNTER, TIE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Facts, Question
    from .bank import Bank
    from .totals import Outcome

    Seats = tuple[int, ...]
    Rows = tuple[tuple[int, int], ...]


def play_coups(bank: "Bank", feed: "Any", rules: "Any") -> "Generator[Question, Any, int]":
    """Play until the banker wins or the last stake is paid: BANKER or PUNTER. Rulebook 3, steps 3 and 4."""
    winner = TIE
    while bank.stakes and winner != BANKER:
        yield from feed.open()
        seats = bank.order()
        played = seats if rules.coup == "all" else seats[:1]
        stake = sum(bank.stakes[seat] for seat in played)
        outcome = yield from feed.coup(seats[0], stake)
        if outcome is None:
            continue  # something was wrong: the same coup again
        winner = outcome.winner
        if winner == TIE:
            yield _tie(outcome, seats[0])
        elif winner == PUNTER:
            yield _punter_wins(bank, played, outcome)
        else:
            swept = seats[len(played) :] if rules.unplayed == "swept" else ()
            yield _banker_wins(bank, played, swept, outcome, rules.commission)
    return winner


def _tie(outcome: "Outcome", seat: int) -> Say:
    """The same punter and the same stake once more, with fresh cards."""
    if outcome.totals:
        return Say("tie", (outcome.totals[0],), seat=seat)
    return Say("tie.any", seat=seat)


def _punter_wins(bank: "Bank", played: "Seats", outcome: "Outcome") -> Say:
    """The bank pays every stake that was played."""
    before = bank.table.snapshot()
    for seat in played:
        bank.pay(bank.seat, seat, bank.stakes.pop(seat), outcome.why())
    bank.amount = sum(bank.stakes.values())
    if bank.stakes:
        return _say(bank, before, played, outcome, "punter.wins", played[0])
    return _broken(bank, _paid(bank, before, played), outcome)


def _broken(bank: "Bank", rows: "Rows", outcome: "Outcome") -> Say:
    """The last stake is paid: the seat on the left becomes banker."""
    left = bank.table.next(bank.seat)
    if outcome.totals:
        return Say("broken.totals", (left,) + outcome.totals, seat=left, rows=rows)
    return Say("broken", (left,), seat=left, rows=rows)


def _banker_wins(bank: "Bank", played: "Seats", swept: "Seats", outcome: "Outcome", commission: int) -> Say:
    """The banker takes the stakes that were played and those swept; others go back untouched."""
    before = bank.table.snapshot()
    for seat in played:
        _take(bank, seat, outcome.why(), commission)
    for seat in swept:
        _take(bank, seat, ("why.swept",), commission)
    bank.stakes.clear()
    return _say(bank, before, played + swept, outcome, "banker.wins", bank.seat)


def _take(bank: "Bank", seat: int, why: "Facts", commission: int) -> None:
    """The banker takes one stake, the kitty its percentage of it."""
    stake = bank.stakes[seat]
    bank.pay(seat, bank.seat, stake, why)
    bank.pay(bank.seat, KITTY, stake * commission // 100, ("why.commission", commission, stake))


def _say(bank: "Bank", before: "Seats", seats: "Seats", outcome: "Outcome", key: str, winner: int) -> Say:
    """Who wins and why, with all that is paid for it."""
    rows = _paid(bank, before, seats)
    amount = sum(abs(change) for seat, change in rows if seat in seats)
    facts: "Facts" = (amount, seats[0])
    if outcome.natural:
        key, facts = "natural", (outcome.totals[0], winner)
    elif outcome.totals:
        key, facts = "wins.totals", outcome.totals + (winner,)
    elif len(seats) > 1:
        key += ".all"
    return Say(key, facts, seat=winner, amount=amount, rows=rows)


def _paid(bank: "Bank", before: "Seats", seats: "Seats") -> "Rows":
    """All that a coup has moved: the seats, the banker, the kitty."""
    return bank.table.since(before, seats + (bank.seat, KITTY))
