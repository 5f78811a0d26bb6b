"""A round of Bankspel, as its page in the rulebook reads."""

from ...money import LEFT, POT, RIGHT
from ...questions import Choose, Say
from .. import feeder_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Carry, Mark, Question, Script
    from .referee import Feeder as Referee
    from .score import Feeder as Score

    Feeder = Referee | Score
    Part = Generator[Question | Mark, Any, None]

VERSION = 2

_CALLS = 5  # in parts 1 and 2, for 1 to 5 units


def play(table: "Table", carry: "Carry", rules: "Any", mark: "bytes | None" = None) -> "Script":
    """One round. The carry is (VERSION, seat of the bank)."""
    bank = banker(table, carry, rules)
    feed: "Feeder" = feeder_of(__name__, rules.mode)(table, bank, rules)
    yield from feed.open_hands()
    yield from _pay(table, bank, feed)
    yield from feed.bank_hand()
    yield from _receive(table, bank, feed, rules)
    yield from _turn_over(table, bank, feed, rules)
    yield from _one_to_ten(table, bank, feed, rules)
    yield from feed.close()
    return (VERSION, table.next(bank, _step(rules)))


def banker(table: "Table", carry: "Carry", rules: "Any") -> int:
    """Who banks in the round that starts from a carry: who should, or the next who takes part. Rulebook 1."""
    return table.present(carry[1], _step(rules))  # type: ignore[index,arg-type]  # as opening() and play() make it


def _step(rules: "Any") -> int:
    return LEFT if rules.next_bank == "left" else RIGHT


def _pay(table: "Table", bank: int, feed: "Feeder") -> "Part":
    """Rulebook 1, part 1: each card of the called rank pays; the bank does not."""
    players = table.left_of(bank)
    for amount in range(1, _CALLS + 1):
        rank, matches = yield from feed.call("pays", amount, players)
        before = table.snapshot()
        for seat, number in zip(players, matches):
            table.pay(seat, POT, number * amount, ("why.pays", number, rank, amount))
        yield _called(feed, "pays", rank, amount, table.since(before, players))


def _receive(table: "Table", bank: int, feed: "Feeder", rules: "Any") -> "Part":
    """Rulebook 1, part 2: each card of the called rank takes, the bank's last."""
    for amount in range(1, _CALLS + 1):
        seats = _claimants(table, bank, rules)
        rank, matches = yield from feed.call("takes", amount, seats)
        before = table.snapshot()
        for seat, number in zip(seats, matches):
            _claim(table, bank, seat, number * amount, ("why.takes", number, rank, amount), rules)
        key = "takes.short" if table.purses[bank] < before[bank] else "takes"
        rest = table.pot if amount == _CALLS else 0
        if rest:
            table.pay(POT, bank, rest, ("why.rest",))
            key = "takes.rest"
        yield _called(feed, key, rank, amount, table.since(before, table.around(bank)), rest)


def _claimants(table: "Table", bank: int, rules: "Any") -> "tuple[int, ...]":
    """Whose claims move anything: from an empty pot the bank takes nothing, and nobody if it does not add."""
    if table.pot:
        return table.around(bank)
    return table.left_of(bank) if rules.short_pot == "bank_adds" else ()


def _claim(
    table: "Table", bank: int, seat: int, claim: int, why: "tuple[int | str, ...]", rules: "Any"
) -> None:
    """Pay a claim from the pot; what is short the bank adds, if it ever does."""
    there = min(claim, table.pot)
    table.pay(POT, seat, there, why)
    if seat != bank and rules.short_pot == "bank_adds":
        table.pay(bank, seat, claim - there, ("why.short",) + why[1:])


def _turn_over(table: "Table", bank: int, feed: "Feeder", rules: "Any") -> "Part":
    """Rulebook 1, part 3: who first has five turned is paid 1 a card by all the others."""
    seats = table.around(bank)
    left, rank = yield from feed.turn_over(seats)
    fewest = min(left)
    winners = tuple(seat for seat, number in zip(seats, left) if number == fewest)
    asked = len(winners) > 1 and rules.tie == "first" and not fewest  # nobody says stop when the book ran out
    if asked:
        place = yield Choose("stop.who", winners, card=rank or None, reveals=feed.reveals)
        winners = winners[place : place + 1]
    elif rules.tie == "nearest":
        winners = winners[:1]
    before = table.snapshot()
    for seat, number in zip(seats, left):
        if seat not in winners:
            table.pay(seat, POT, number, ("why.unturned", number))
    total = table.pot
    table.share(POT, winners, ("why.stop",))
    key = "stop.shared" if len(winners) > 1 else "book.out" if fewest else "stop.said"
    losers = tuple(seat for seat in seats if seat not in winners)
    rows = table.since(before, winners + losers)
    yield Say(
        key,
        (winners[0],),
        seat=winners[0],
        card=rank or None,
        amount=total,
        rows=rows,
        reveals=feed.reveals and rank > 0 and not asked,
    )


def _one_to_ten(table: "Table", bank: int, feed: "Feeder", rules: "Any") -> "Part":
    """Rulebook 1, part 4: the bank counts to ten; a card on its count may be taken."""
    taken, given_up, matched, rank = yield from feed.count()
    players = table.left_of(bank)
    before = table.snapshot()
    for seat in players:
        table.pay(seat, bank, taken, ("why.taken", taken))
        if rules.decline == "pays":
            table.pay(bank, seat, given_up, ("why.given_up", given_up))
        if rules.no_match == "pays" and not matched:
            table.pay(bank, seat, 1, ("why.no_match",))
    key = "four.demand" if taken else feed.nothing
    rows = table.since(before, (bank,) + players)
    shown = rank or None  # the last card, if it was not shown with an offer
    yield Say(
        key,
        (taken,),
        seat=bank,
        card=shown,
        amount=taken or None,
        rows=rows,
        reveals=feed.reveals and rank > 0,
    )


def _called(
    feed: "Feeder", key: str, rank: int, amount: int, rows: "tuple[tuple[int, int], ...]", rest: int = 0
) -> Say:
    """The sentence of a call, with who pays or gets how much."""
    if not rank:
        key += ".any"  # nobody noted which card it was
    return Say(key, (rank, amount, rest), card=rank or None, amount=amount, rows=rows, reveals=feed.reveals)
