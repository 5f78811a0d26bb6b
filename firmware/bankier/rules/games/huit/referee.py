"""What Huit américain asks when the cards are on the table and each act is entered."""

from ...card import Card
from ...cards import JOKER, make, rank, suit
from ...questions import Choose, Say
from .cards import CardFeeder
from .legal import adds, off_suit, refuse
from .packs import TWO, copies, wild
from .state import AGAIN, NO_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Facts, Question, Refusal
    from .cards import Act, Part
    from .entry import Counted, HandEntry
    from .state import State


_BUT_JACK = b"\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0c\x0d"  # all ranks whose suit can count


class Feeder(CardFeeder):
    """Referee: what each player does is entered; the device keeps count."""

    def __init__(self, table: "Table", state: "State", rules: "Any", number: int) -> None:
        super().__init__(table, state, rules, number)
        self.entry: "HandEntry | None" = None
        self.turn: "Card | None" = None  # what is asked of whoever's turn it is
        self.again: "bool | None" = None  # whether he may draw once more; None before he has drawn

    # What the script asks

    def open(self) -> "Part":
        """The dealer deals and turns up the starter."""
        state, size = self.state, self.rules.hand_size
        yield Say("hand.deal", (state.dealer, size, self.number), seat=state.dealer, waits=True)
        state.deal(size)
        state.turn_up((yield Card("starter", suited=_BUT_JACK, joker=True, seat=state.dealer)))

    def act(self, seat: int) -> "Act":
        """What a player does: the card he lays, or NO_CARD when he picks up, draws or passes."""
        key, facts = self.asked()
        self.again = None
        answer = yield self._card(key, facts, seat, self.state.run or None)
        return NO_CARD if answer < 0 else self._whole(answer)

    def drawn(self, seat: int, number: int, again: bool) -> "Act":
        """After a card was drawn: the card he lays, AGAIN to draw another, or NO_CARD."""
        self.again = again
        key = "drawn" if self.state.suit else "drawn.free"
        question = self._card(key, (seat, self.state.suit), seat)
        answer = yield question
        if answer < 0:
            return AGAIN if question.also[-1 - answer] == "act.again" else NO_CARD
        return self._whole(answer)

    def laid(self, seat: int, card: int) -> "Part":
        """The table has seen it."""
        yield from ()

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
        if self.turn:
            self.turn.also = self._also()

    def save(self) -> bytes:
        """All that a mark needs."""
        return self.state.save()

    def load(self, data: bytes) -> None:
        """Stand as in the bytes of save()."""
        from .marked import stand

        stand(self.state, data)

    # Its own work

    def _also(self) -> "tuple[str, ...]":
        """What else he can do, as the stock stands now."""
        state = self.state
        if self.again is None:
            return ("act.pick" if state.run else "act.draw" if state.drawable else "act.pass",)
        return ("act.again", "act.keep") if self.again and state.drawable else ("act.keep",)

    def _card(self, key: str, facts: "Facts", seat: int, count: "int | None" = None) -> Card:
        state, rules = self.state, self.rules
        self.turn = Card(
            key,
            facts=facts,
            seat=seat,
            also=self._also(),
            card=state.top,
            count=count,
            suited=_suited(state, rules),
            free=True,
            suit_first=state.suit,
            joker=True,
            ranks=_adding(state, rules),
            check=self._refuse,
        )
        return self.turn

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


def _adding(state: "State", rules: "Any") -> bytes:
    """The ranks that can be added to the run there is; outside one none is out of the question: empty."""
    return bytes([card for card in (TWO, JOKER) if adds(state, rules, card)]) if state.run else b""


def _suited(state: "State", rules: "Any") -> bytes:
    """The ranks whose suit has to be entered, because what is laid next depends on it.

    Of the others it can only be the suit in force, or it does not count.
    """
    if state.run:
        return bytes((TWO,)) if adds(state, rules, TWO) else b""
    if state.suit == 0 or rules.entry == "suit":
        return _BUT_JACK
    return bytes(off_suit(state, rules))
