"""A hand of Huit américain, as its page in the rulebook reads."""

from micropython import const

from ...cards import JACK, KING, rank
from ...questions import Aside, Choose, Mark, Say
from .. import feeder_of
from .packs import EIGHT, size
from .state import AGAIN, NO_CARD, NOT_YET, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Carry, Question, Script

    Part = Generator[Question | Mark, Any, None]
    Act = Generator[Question | Mark, Any, int]

VERSION = 2

_DRAWS = {"one": 1, "three": 3, "until": 999}
_SUITS = ("named.1", "named.2", "named.3", "named.4")
_FORGOTTEN = const(2)  # cards for whoever did not say "last card"
_BETWEEN_MARKS = const(16)  # turns


def play(table: "Table", carry: "Carry", rules: "Any", mark: "bytes | None" = None) -> "Script":
    """One hand. The carry is (VERSION, seat of the dealer, number of the hand)."""
    _, seat, number = carry  # type: ignore[misc]  # as opening() and _round() make it
    state = State(table.seats, table.present(seat), size(rules))  # type: ignore[arg-type]  # a seat is a number
    feed = feeder_of(__name__, rules.mode)(table, state, rules, number)
    if mark:
        feed.load(mark)
    return (yield from _attended(_round(table, state, feed, rules, mark is not None), state, feed))


def _round(table: "Table", state: "State", feed: "Any", rules: "Any", resumed: bool) -> "Script":
    """Play the hand out, count the points, tell the totals."""
    yield from _hand(state, feed, rules, resumed)
    from .ending import is_won, next_dealer, settle  # not before the hand is over

    lost = yield from settle(table, state, feed)
    if (yield from is_won(table, rules)):
        return None
    return (VERSION, next_dealer(table, state.dealer, lost, rules), feed.number + 1)


def _attended(script: "Script", state: "State", feed: "Any") -> "Script":
    """Pass the questions on; note where a card can be seen for the first time, and take what is set right."""
    answer: "Any" = None
    while True:
        try:
            question = script.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # a carry
        if isinstance(question, Mark):
            answer = yield question
            continue
        question.reveals = question.reveals or state.fresh
        state.fresh = False
        answer = yield question
        while isinstance(answer, Aside):
            feed.set_right(answer.values)
            answer = yield question


def _hand(state: "State", feed: "Any", rules: "Any", resumed: bool) -> "Part":
    """Deal, let the starter act as if it had just been played, then turn after turn."""
    if not resumed:
        yield from feed.open()
        if not state.over:
            yield from _effect(state, state.dealer, state.top, None)
    while not state.over:
        if state.turns % _BETWEEN_MARKS == 0 and not resumed:
            yield Mark(feed.save())
        resumed = False
        state.turns += 1
        yield from _turn(state, feed, rules)


def _turn(state: "State", feed: "Any", rules: "Any") -> "Part":
    """The player lays a card; or he picks up the run; or he draws, and may lay what he drew."""
    seat = state.turn
    card = yield from feed.act(seat)
    if card == NO_CARD and state.run:
        yield from _pick_up(state, feed, seat)
    elif card == NO_CARD:
        card = yield from _draw(state, feed, seat, _DRAWS[rules.draw])
    if card != NO_CARD:
        yield from _lay(state, feed, seat, card, rules)
    elif not state.over:
        state.turn = state.next(seat)


def _pick_up(state: "State", feed: "Any", seat: int) -> "Part":
    """Rulebook 2, run: who does not add picks up the whole sum; after a last run that ends the hand."""
    wanted = state.run
    taken = yield from feed.take(seat, wanted)
    state.run = 0
    state.over = state.out != NOT_YET
    yield from feed.picked(seat, taken, wanted)


def _draw(state: "State", feed: "Any", seat: int, most: int) -> "Act":
    """Who cannot play draws; when nobody in turn can do even that the hand ends. The card laid, if any."""
    drawn = 0
    card = AGAIN
    while card == AGAIN and state.drawable:
        drawn += yield from feed.take(seat, 1)
        card = yield from feed.drawn(seat, drawn, drawn < most)
    state.idle = 0 if drawn else state.idle + 1
    state.over = state.idle == len(state.seats)
    return card if drawn else NO_CARD


def _lay(state: "State", feed: "Any", seat: int, card: int, rules: "Any") -> "Part":
    """A card is laid. The last one ends the hand, but a two or joker is played on by the others."""
    state.lay(seat, card)
    yield from feed.laid(seat, card)
    if not state.held(seat):
        if state.out == NOT_YET:
            state.out = seat
        if not state.run:
            state.over = True
            return
        yield Say("out.run", (seat,), seat=seat)
    yield from _effect(state, seat, card, seat)
    if state.held(seat) == 1:
        yield from _last_card(state, feed, seat, rules)
    if state.out != NOT_YET:
        state.over = state.turn == seat  # nobody else holds a card


def _effect(state: "State", after: int, card: int, namer: "int | None") -> "Part":
    """What a card does to those who follow; the namer, or else who follows, names the suit.

    Rulebook 2, the table of cards.
    """
    two_seats = len(state.seats) == 2
    if rank(card) == KING and not two_seats:
        state.step = -state.step
        yield Say("reverse")
    following = state.next(after)
    if rank(card) == EIGHT or rank(card) == KING and two_seats:
        key = "skip" if rank(card) == EIGHT else "skip.king"
        yield Say(key, (following,), seat=following)
        following = state.next(following)
    if rank(card) == JACK:
        yield from _name_suit(state, following if namer is None else namer)
    state.turn = following


def _name_suit(state: "State", seat: int) -> "Part":
    """After a jack: the suit that is in force from now on."""
    start = max(state.suit - 1, 0)
    state.suit = 1 + (yield Choose("suit.ask", _SUITS, start, facts=(seat,), seat=seat))
    yield Say("suit.named", (seat, state.suit), seat=seat)


def _last_card(state: "State", feed: "Any", seat: int, rules: "Any") -> "Part":
    """One card left: the table is warned, or the seat must have said so itself."""
    if rules.last_call == "on" and not (yield from feed.called_last(seat)):
        taken = yield from feed.take(seat, _FORGOTTEN)
        yield Say("last.draws", (seat, taken), seat=seat, count=taken)
    else:
        yield Say("last.card", (seat,), seat=seat)
