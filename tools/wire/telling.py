"""Everything the program says, as messages: objects of one line whose first entry names the event."""

import json
from collections import OrderedDict

from bankier.app.describe import answer_text, entry_text
from bankier.app.ending import standing
from bankier.rules.money import KITTY, NOBODY, POT
from bankier.rules.shuffle import seed_text
from bankier.session.record import VOID
from bankier.session.replay import reasons
from bankier.session.settle import banked_equally, times_banked

from .asking import ask, describe, one_line
from .refusals import SENTENCES, sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.rules.questions import Answer, Facts, Question
    from bankier.session.match import Match
    from bankier.words import Words

    from .refusals import Refused

    Message = dict[str, Any]
    Move = tuple[int, int, int, Facts]

PURSES = {"pot": POT, "kitty": KITTY, "nobody": NOBODY}
_NAMES = {number: name for name, number in PURSES.items()}


class Teller:
    """Puts what happens in a match into messages, with sentences in its language."""

    def __init__(self, match: "Match", words: "Words") -> None:
        self.words = words
        self.follow(match)

    def follow(self, match: "Match") -> None:
        """Tell of this match from now on."""
        self.match = match
        self.words.names = match.names
        self.words.unit = tuple(match.header["unit"])

    # What the match asks

    def match_itself(self, resumed: bool) -> "Message":
        """What is played, by whom and by which rules."""
        match = self.match
        header = match.header
        rules = [(option.name, getattr(match.rules, option.name)) for option in match.game.OPTIONS]
        return _event(
            "match",
            ("game", header["game"]),
            ("mode", header["mode"]),
            ("rules", OrderedDict(sorted(rules))),
            ("people", match.names),
            ("bank", header["bank"]),
            ("unit", header["unit"]),
            ("purses", "kept" if header["kept"] else "coins"),
            ("language", self.words.language),
            ("resumed", resumed),
        )

    def question(self) -> "Message":
        """What is asked now, or that nothing is."""
        match = self.match
        if match.ended:
            return self._settled()
        if match.misfit is not None:
            return _event("misfit", *self._said("error.misfit"))
        question = match.question
        return ask(self.words, question, match.open.number) if question else self._over()

    def _over(self) -> "Message":
        """The match has come to its end by its own rules."""
        return _event("over", ("standing", standing(self.match, "end.standing").rows))

    def _settled(self) -> "Message":
        """The match is ended: who has what, and who pays whom."""
        match = self.match
        message = _event("end")
        if match.header["kept"]:
            message.update(OrderedDict(_amounts("purses", match.purses())))
            message["standing"] = standing(match, "end.standing").rows
        if match.header["kept"] and match.game.MONEY:
            payments = json.loads(match.settlement)["payments"]
            message["payments"] = [self._payment(*payment) for payment in payments]
        if max(times_banked(match), default=-1) >= 0:
            key = "end.banked.equal" if banked_equally(match) else "end.banked.not"
            message["banked"] = OrderedDict(self._said(key))
        return message

    # What has happened

    def transfer(self, number: int, move: "Move") -> "Message":
        """Money that went from one purse to another, or points, in a round (from 0)."""
        message = _event("transfer", ("round", number + 1))
        message.update(self._move(move))
        return message

    def before_asking(self) -> "list[Message]":
        """What was moved in the open round before its first question."""
        number = self.match.open.number
        return [self.transfer(number, move) for move in reasons(self.match.open.round)]

    def purses(self) -> "Message":
        """What is in every purse, or every total, by number of seat."""
        return _event("purses", *_amounts("purses", self.match.purses()))

    def round_over(self, number: int) -> "Message":
        """A finished round (from 0): what everybody has won or lost in it."""
        match = self.match
        if number < len(match.history):
            record = match.history.read(number)
            net, void = record.net, record.flags & VOID > 0
        else:
            net, void = match.open.round.net(), False
        return _event("round", ("round", number + 1), ("void", void), *_amounts("net", net))

    def seed(self, number: int, seed: bytes) -> "Message":
        """The seed of a deck of a round (from 0) that is out of play."""
        text = seed_text(seed)
        facts = (text[:13], text[13:26], text[26:39], text[39:])
        return _event(
            "seed",
            ("round", number + 1),
            ("seed", text),
            ("say", one_line(self.words.say("seed.shown", facts))),
        )

    def news(self, piece: "tuple[int | str, ...]") -> "Message":
        """Something the players should know."""
        return _event("news", *self._said(str(piece[0]), piece[1:]))

    def undone(self, event: str) -> "Message":
        """Undo or redo has been done."""
        return _event(event, ("redo", len(self.match.undone)))

    # What was asked for

    def why(self, number: int, moves: "list[Move]") -> "Message":
        """Every transfer of a round (from 0)."""
        return _event("why", ("round", number + 1), ("transfers", [self._move(move) for move in moves]))

    def entries(self, number: int, items: "list[tuple[int, Question, Answer]]") -> "Message":
        """What was entered in a round (from 0) and may be corrected."""
        found = []
        for count, (_, question, answer) in enumerate(items):
            message: "Message" = OrderedDict((("entry", count + 1),))
            message.update(describe(self.words, question))
            message["answer"] = answer
            message["text"] = one_line(answer_text(self.words, question, answer))
            found.append(message)
        return _event("entries", ("round", number + 1), ("entries", found))

    def parted(self, number: int, first: "tuple[int, Question, Answer] | None", has_more: bool) -> "Message":
        """A correction after which nothing fits from an entry on.

        None, if only money that was handed over does not, or if more would have to be entered.
        """
        message = _event("parted", ("round", number + 1))
        if not first:
            said = self._said("correct.parted", (self._say("menu.transfer"),))
            message.update(OrderedDict(said if has_more else self._said("correct.goes", ())))
            return message
        entry, question, answer = first
        message["entry"] = entry
        what = " ".join(entry_text(self.words, question, answer))
        message.update(OrderedDict(self._said("correct.parted", (what,))))
        return message

    def corrected(self, number: int) -> "Message":
        """An entry of a round (from 0) was changed."""
        return _event("corrected", ("round", number + 1), ("say", self._say("correct.done")))

    def peek(self, seat: int) -> "Message":
        """What a seat may look at now: for its eyes alone."""
        question: "Any" = self.match.question
        shown = []
        if question.kind == "peek" and question.seat == seat:
            marks = question.marks or bytes(len(question.cards))
            shown.append(self._shown(question.key, question.facts, question.cards, ("marks", list(marks))))
        for owner, key, cards in question.secrets():
            if owner == seat:
                shown.append(self._shown(key, (), cards))
        return _event("peek", ("for", seat), ("shown", shown))

    def refused(self, reason: "Refused") -> "Message":
        """The one line for a request that is not granted."""
        own = reason.key in SENTENCES
        text = sentence(reason.key, reason.facts) if own else self._say(reason.key, reason.facts)
        message: "Message" = OrderedDict((("error", reason.key), ("text", text)))
        if reason.seat is not None:
            message["for"] = reason.seat
        return message

    # Parts of messages

    def _say(self, key: str, facts: "Facts" = ()) -> str:
        return one_line(self.words.say(key, facts))

    def _said(self, key: str, facts: "Facts" = ()) -> "tuple[tuple[str, Any], ...]":
        return ("key", key), ("say", self._say(key, facts)), ("facts", facts)

    def _move(self, move: "Move") -> "Message":
        giver, taker, amount, why = move
        ends = (("from", _purse(giver)), ("to", _purse(taker)), ("amount", amount))
        return OrderedDict(ends + self._said(str(why[0]), why[1:]))

    def _payment(self, giver: int, taker: int, amount: int) -> "Message":
        say = self._say("end.settle", (giver, taker, amount))
        return OrderedDict((("from", giver), ("to", taker), ("amount", amount), ("say", say)))

    def _shown(self, key: str, facts: "Facts", cards: bytes, *more: "tuple[str, Any]") -> "Message":
        text = " ".join([self.words.card(card) for card in cards])
        head = (("key", key), ("say", self._say(key, facts)), ("cards", list(cards)), ("text", text))
        return OrderedDict(head + more)


def _event(event: str, *parts: "tuple[str, Any]") -> "Message":
    return OrderedDict((("event", event),) + parts)


def _amounts(name: str, amounts: "tuple[int, ...]") -> "tuple[tuple[str, Any], ...]":
    return (name, amounts[:KITTY]), ("kitty", amounts[KITTY]), ("pot", amounts[POT])


def _purse(number: int) -> "int | str":
    return _NAMES.get(number, number)
