"""What Huit américain asks when the device holds the cards and is handed round."""

from ...dealing import Peek
from ...questions import HANDS, Say
from .cards import CardFeeder
from .legal import refuse
from .packs import kinds_of, points
from .state import AGAIN, NO_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Facts, Question, Refusal, Row, Secret
    from .cards import Act, Part
    from .entry import Counted
    from .state import State

_EXTRA = -1
_LAST_CALL = -2


class Feeder(CardFeeder):
    """Deal: hands are held by the device and looked at by their owners alone."""

    def __init__(self, table: "Table", state: "State", rules: "Any", number: int) -> None:
        super().__init__(table, state, rules, number)
        self.seed = b""
        self.cut = 0
        self.shuffles = 0
        self.deck = bytearray()
        self.at = 0  # of the next card in the deck; from there on it is the stock
        self.hands = [bytearray() for _ in state.seats]
        self.said_last = False
        self.open_hands = False
        table.secrets = self.secrets

    # What the script asks

    def open(self) -> "Part":
        """Shuffle, let the dealer's left neighbour cut, deal, turn up the starter."""
        from ..shuffling import prepare
        from .deck import line, new_deck

        state = self.state
        self.seed, self.cut = yield from prepare(
            self.table, state.dealer, line(self.rules), key="hand.shuffle"
        )
        self._shuffle(new_deck(self.rules))
        for _ in range(self.rules.hand_size):
            for seat in self.table.around(state.dealer):
                self.give(seat, 1)
        state.turn_up(self._next())
        yield Say("starter.dealt", (state.top,), card=state.top)

    def act(self, seat: int) -> "Act":
        """Hand the device on; what the player does, as he alone sees it."""
        state = self.state
        key, facts = self.asked()
        yield Say("pass." + key, facts, seat=seat, card=state.top, count=state.run or None, waits=True)
        also = "act.pick" if state.run else "act.draw" if state.drawable else "act.pass"
        return (yield from self._look(seat, "peek." + key, facts, also))

    def drawn(self, seat: int, number: int, again: bool) -> "Act":
        """As long as the card drawn does not fit the next one follows; then he may lay it."""
        card = self._hand(seat)[-1]
        if again and self.state.drawable and refuse(self.state, self.rules, card):
            return AGAIN
        key = "draw" if self.rules.draw_able == "no" else "draw.may"
        yield Say(key, (seat, number), seat=seat, count=number)
        return (yield from self._look(seat, "peek.drawn", (seat, number), "act.keep", card))

    def laid(self, seat: int, card: int) -> "Part":
        """Everybody sees the card."""
        yield Say("laid", (seat, card), seat=seat, card=card)

    def picked(self, seat: int, taken: int, wanted: int) -> "Part":
        """Everybody hears how many cards were picked up."""
        key = "pick.short" if taken < wanted else "picked"
        yield Say(key, (seat, taken), seat=seat, count=taken)

    def called_last(self, seat: int) -> "Generator[Question, Any, bool]":
        """Whether the seat said it with the card."""
        yield from ()
        return self.said_last

    def count_hands(self) -> "Part":
        """All hands are laid open."""
        self.open_hands = self.state.fresh = True
        yield from ()

    def next_hand(self, waiting: "tuple[int, ...]") -> "Counted":
        """The next hand, what it comes to, and why."""
        seat = waiting[0]
        yield Say("hand.open", (seat,), seat=seat, lays=HANDS)
        kinds = kinds_of(self._hand(seat))
        return seat, points(kinds), ("why.kinds",) + kinds

    def close(self) -> "Part":
        """Show the seed."""
        from ..shuffling import proof

        yield proof(self.seed)

    def set_right(self, values: "tuple[int, ...]") -> None:
        """The device knows how many cards each seat holds: ValueError."""
        raise ValueError("count of cards")

    def save(self) -> bytes:
        """All that a mark needs: the whole deck, wherever its cards are."""
        numbers = self.cut.to_bytes(2, "big") + self.shuffles.to_bytes(2, "big")
        return self.state.save() + self.seed + numbers + b"".join(self.hands) + self.deck[self.at :]

    def load(self, data: bytes) -> None:
        """Stand as in the bytes of save()."""
        from .marked import hold, stand

        hold(self, data, stand(self.state, data))

    def row(self, seat: int) -> "Row":
        """As on the table: the hand, once it is laid open."""
        label, cards, amount, marks = super().row(seat)
        return label, self._sorted(seat) if self.open_hands else cards, amount, marks

    def secrets(self) -> "tuple[Secret, ...]":
        """Each seat may look at its own hand."""
        if self.open_hands or not self.state.top:
            return ()
        return tuple([(seat, "hand.own", self._sorted(seat)) for seat in self.state.seats])

    # Its own work

    def give(self, seat: int, number: int) -> None:
        """Cards go from the stock to a hand."""
        super().give(seat, number)
        hand = self._hand(seat)
        for _ in range(number):
            hand.append(self._next())

    def reshuffle(self) -> "Part":
        """The device shuffles the discards, under the next number of the same seed."""
        yield Say("reshuffle")
        self.shuffles += 1
        self._shuffle(bytearray(self.state.reshuffle()))

    def _shuffle(self, cards: bytearray) -> None:
        """These cards, shuffled, are the stock."""
        from ...shuffle import shuffle

        shuffle(cards, self.seed, self.cut, self.shuffles)
        self.deck, self.at = cards, 0

    def _look(self, seat: int, key: str, facts: "Facts", also: str, only: int = 0) -> "Act":
        """Show a hand to its owner, cards that may be laid first; the card he lays, or NO_CARD."""
        self.said_last = False
        cards, marks = self._in_view(seat, only)
        while True:
            calls = self.rules.last_call == "on" and len(cards) == 2 and not self.said_last
            answer = yield Peek(
                key,
                seat,
                cards,
                picks=True,
                marks=marks,
                facts=facts,
                also=(also, "act.last") if calls else (also,),
                card=self.state.top,
                count=self.state.run or None,
                check=lambda place: self._refuse_private(cards, marks, only, place),
            )
            if answer != _LAST_CALL:
                break
            self.said_last = True
        if answer == _EXTRA:
            return NO_CARD
        self._drop(seat, cards[answer])
        return cards[answer]

    def _in_view(self, seat: int, only: int) -> "tuple[bytes, bytes]":
        """The hand as its owner sees it, and a 1 for each card that may be laid; at most the only one."""
        hand = self._sorted(seat)
        if only:
            at = hand.find(bytes((only,)))
            fits = 0 if refuse(self.state, self.rules, only) else 1
            return bytes((only,)) + hand[:at] + hand[at + 1 :], bytes((fits,)) + bytes(len(hand) - 1)
        playable, others = bytearray(), bytearray()
        for card in hand:
            (others if refuse(self.state, self.rules, card) else playable).append(card)
        return bytes(playable + others), b"\x01" * len(playable) + bytes(len(others))

    def _refuse_private(self, cards: bytes, marks: bytes, only: int, answer: int) -> "Refusal":
        """Why a card, or an extra answer, will not do; for the owner's eyes."""
        state, rules = self.state, self.rules
        if answer >= 0:
            if only and answer:
                return ("refuse.drawn",)
            return refuse(state, rules, cards[answer])
        if answer == _LAST_CALL or only or not marks[0]:
            return None
        if state.run:
            return ("refuse.add",) if rules.add == "must" else None
        if rules.draw_able == "no" or not state.drawable:
            return ("refuse.able",)
        return None

    def _drop(self, seat: int, card: int) -> None:
        """A card leaves a hand, for all to see."""
        self.state.fresh = True
        hand = self._hand(seat)
        at = bytes(hand).find(bytes((card,)))
        self.hands[self.state.seats.index(seat)] = hand[:at] + hand[at + 1 :]

    def _hand(self, seat: int) -> bytearray:
        return self.hands[self.state.seats.index(seat)]

    def _sorted(self, seat: int) -> bytes:
        return bytes(sorted(self._hand(seat)))

    def _next(self) -> int:
        """The next card of the stock; whoever gets it may see it."""
        card = self.deck[self.at]
        self.at += 1
        self.state.fresh = True
        return card
