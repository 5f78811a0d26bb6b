"""What Huit américain asks when the cards are on the table and each act is entered."""

from ...cards import make, rank, suit
from ...money import LEFT
from ...question import BANK, COUNT, TURN
from ...questions import Card, Choose, Say
from .legal import BUT_JACK, adding, refuse, suited
from .packs import copies, wild
from .state import AGAIN, NO_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Facts, Mark, Question, Refusal, Row
    from .entry import Counted, HandEntry
    from .state import State

    Part = Generator[Question | Mark, Any, None]
    Act = Generator[Question | Mark, Any, int]


class Feeder:
    """Referee: what each player does is entered; the device keeps count."""

    def __init__(self, table: "Table", state: "State", rules: "Any", number: int) -> None:
        """number -- of the hand, from 1."""
        self.table = table
        self.state = state
        self.rules = rules
        self.number = number
        self.entry: "HandEntry | None" = None
        table.spread = self.spread

    # What the script asks

    def open(self) -> "Part":
        """The dealer deals and turns up the starter."""
        state, size = self.state, self.rules.hand_size
        yield Say("hand.deal", (state.dealer, size, self.number), seat=state.dealer, waits=True)
        state.deal(size)
        state.turn_up((yield Card("starter", suited=BUT_JACK, joker=True, seat=state.dealer)))

    def act(self, seat: int) -> "Act":
        """What a player does: the card he lays, or NO_CARD when he picks up, draws or passes."""
        key, facts = self.asked()
        state = self.state
        also = "act.pick" if state.run else "act.draw" if state.drawable else "act.pass"
        answer = yield self._card(key, facts, seat, (also,), state.run or None)
        return NO_CARD if answer < 0 else self._whole(answer)

    def drawn(self, seat: int, number: int, again: bool) -> "Act":
        """After a card was drawn: the card he lays, AGAIN to draw another, or NO_CARD."""
        also = ("act.again", "act.keep") if again else ("act.keep",)
        key = "drawn" if self.state.suit else "drawn.free"
        answer = yield self._card(key, (seat, self.state.suit), seat, also)
        if answer < 0:
            return AGAIN if also[-1 - answer] == "act.again" else NO_CARD
        return self._whole(answer)

    def laid(self, seat: int, card: int) -> "Part":
        """The table has seen it."""
        yield from ()

    def take(self, seat: int, wanted: int) -> "Act":
        """A seat takes cards from the stock, for which the discards are shuffled if need be. How many."""
        state = self.state
        taken = 0
        while taken < wanted and state.drawable:
            if not state.stock:
                yield from self.reshuffle()
            number = min(wanted - taken, state.stock)
            self.give(seat, number)
            taken += number
        return taken

    def picked(self, seat: int, taken: int, wanted: int) -> "Part":
        """The run has been picked up: what the table cannot know is said."""
        if taken < wanted:
            yield Say("pick.short", (seat, taken), seat=seat, count=taken)

    def called_last(self, seat: int) -> "Generator[Question, Any, bool]":
        """Whether the seat said that it has one card left."""
        place: int = yield Choose("last.call", ("last.said", "last.forgotten"), facts=(seat,), seat=seat)
        return place == 0

    def count_hands(self) -> "Part":
        """The hands lie on the table to be added up."""
        from .entry import HandEntry  # not before the hand is over

        self.entry = HandEntry(self.state, self.rules, exact=True)
        yield from ()

    def next_hand(self, waiting: "tuple[int, ...]") -> "Counted":
        """Whose hand is added up next, what it comes to, and why."""
        return (yield from self.entry.next_hand(waiting))  # type: ignore[union-attr]  # after count_hands()

    def close(self) -> "Part":
        """Nothing more to tell: the cards are on the table."""
        yield from ()

    def set_right(self, values: "tuple[int, ...]") -> None:
        """A seat holds another number of cards than the device thought: seat, number, reason. ValueError."""
        seat, number, _ = values
        held = self.state.held(seat)
        if not held or not 1 <= number <= held + self.state.stock or (self.entry and self.entry.kinds):
            raise ValueError("count of cards")
        self.state.hold(seat, number)

    def save(self) -> bytes:
        """All that a mark needs."""
        return self.state.save()

    def load(self, data: bytes) -> None:
        """Stand as in the bytes of save()."""
        self.state.load(data)

    def spread(self) -> "tuple[Row, ...]":
        """Top card, suit, run, direction, the hands by number of cards, the stock."""
        state = self.state
        rows: "list[Row]" = []
        if state.top:
            rows = [("top", bytes((state.top,)), None, 0), ("force.%d" % state.suit, b"", None, 0)]
            if state.run:
                rows.append(("run", b"", state.run, COUNT))
            rows.append(("goes.left" if state.step == LEFT else "goes.right", b"", None, 0))
        rows.extend([self.row(seat) for seat in self.table.around(state.dealer)])
        rows.append(("stock", b"", state.stock, COUNT))
        return tuple(rows)

    # Its own work

    def asked(self) -> "tuple[str, Facts]":
        """What whoever's turn it is has to do, as a key and its facts."""
        state = self.state
        if not state.run:
            return ("turn", (state.turn, state.suit)) if state.suit else ("turn.free", (state.turn,))
        if self.rules.run == "like":
            return "run.like", (state.turn, state.run, rank(state.top))
        return "run.ask", (state.turn, state.run)

    def row(self, seat: int) -> "Row":
        """A seat on the table: how many cards, who deals, whose turn it is."""
        state = self.state
        marks = (BANK if seat == state.dealer else 0) | (TURN if state.top and seat == state.turn else 0)
        return (seat, b"", state.held(seat), marks | COUNT)

    def give(self, seat: int, number: int) -> None:
        """Cards go from the stock to a hand."""
        self.state.hold(seat, self.state.held(seat) + number)

    def reshuffle(self) -> "Part":
        """The table shuffles all discards but the top one."""
        yield Say("reshuffle", waits=True)
        self.state.reshuffle()

    def _card(
        self, key: str, facts: "Facts", seat: int, also: "tuple[str, ...]", count: "int | None" = None
    ) -> Card:
        state, rules = self.state, self.rules
        return Card(
            key,
            facts=facts,
            seat=seat,
            also=also,
            card=state.top,
            count=count,
            suited=suited(state, rules),
            free=True,
            suit_first=state.suit,
            joker=True,
            ranks=adding(state, rules),
            check=self._refuse,
        )

    def _refuse(self, answer: int) -> "Refusal":
        card = self._whole(answer)
        return refuse(self.state, self.rules, card) or self._refuse_copies(card)

    def _refuse_copies(self, card: int) -> "Refusal":
        """Why a card cannot come: every copy lies in the discards."""
        laid = self.state.pile[card]  # of jacks only the rank is entered, so all of them lie in one place
        return ("refuse.copies", laid, card) if laid >= copies(card, self.rules) else None

    def _whole(self, answer: int) -> int:
        """The card that was entered: a rank alone follows the suit in force."""
        if wild(answer) or suit(answer):
            return rank(answer) if wild(answer) else answer
        return make(rank(answer), self.state.suit)
