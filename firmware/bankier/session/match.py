"""A match: round after round, with the way back through all of them."""

import struct

from ..rules import games
from ..rules.options import Rules
from .asides import GAME, IN, JOIN, LEAVE, OUT, TRANSFER, VOID
from .codec import squeeze
from .history import CORRECTED, History
from .history import VOID as VOIDED
from .opening import Opening
from .store import Log, Slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..rules.questions import Answer, Question, Refusal

HEADER = 72  #: first byte of a record: the header, as JSON
PERSON = 80  #: somebody who joined: the name
END = 69  #: the match is settled: how, as JSON

STATE = "<HHHB"  #: what a slot begins with: number, base, number of a round put aside, whether there is one

_REDO = 63  # undone answers that OK can bring back, less one


class Match:
    """One match, from its first round to the settling.

    header -- game, mode, rules, unit, people and so on, as in the saved
    format; undone -- what undo took back, the last to come again first; news
    -- sentences (key and facts) that the players should be told once; ended
    -- it was settled and can only be looked at; misfit -- saved answers of the
    open round that its script no longer takes: nothing goes on before
    give_up_misfit().
    """

    def __init__(self, path: str, header: "dict[str, Any]", entropy: "Callable[[], bytes]") -> None:
        """A match with the files of that path, without ending; begin() or resume() starts it."""
        self.header = header
        self.entropy = entropy
        self.log = Log(path + ".m")
        self.slots = Slots(path)
        self.history = History(self.log)
        self.game: "Any" = games.load(header["game"])
        self.rules = Rules(header["mode"], self.game.OPTIONS, len(header["people"]), header["rules"])
        self.undone: "list[bytes]" = []
        self.news: "list[tuple[int | str, ...]]" = []
        self.ended = False
        self.misfit: "bytes | None" = None
        self.open: Opening
        self._put_aside: "Opening | None" = None  # while an earlier round is entered again
        self._floor = 0  # of undo in that earlier round
        self._saved = b""

    # What is asked and answered

    @property
    def question(self) -> "Question | None":
        """What the players are asked now; None when the match is over."""
        return self.open.round.question

    @property
    def names(self) -> "list[str]":
        """The people by the number of their seat, those who left included."""
        people: "list[str]" = self.header["people"]
        return people

    @property
    def sealed(self) -> bool:
        """Whether the last answer cannot be taken back: then save before the question is seen."""
        seal = self.open.round.seal
        return seal > 0 and seal == len(self.open.round.answers)

    def answer(self, answer: "Answer") -> "Refusal":
        """Answer the question; None, or why the answer is refused and nothing changed."""
        if self.question is None:
            return ("refuse.over",)
        reason = self.question.refuse(answer)
        if reason is None:
            self.undone.clear()
            self.open.round.answer(answer)
            self._go_on()
        return reason

    def undo(self) -> "bytes | None":
        """Take back the last answer, in an earlier round if need be; None if that cannot be."""
        answers = self.open.round.answers
        if self._put_aside and len(answers) <= self._floor:
            return None
        undone = self.open.round.undo() if answers else self._step_back()
        if undone is not None:
            self.undone = self.undone[-_REDO:] + [undone]
            if self.open.untouched():
                self.open.begin(self.open.round.answers)  # who sits at the table may have changed
        return undone

    def redo(self) -> bool:
        """Enter again what the last undo took back; False if there is nothing."""
        if not self.undone:
            return False
        entry = self.undone.pop()
        if self.open.untouched():
            self.open.begin(self.open.round.answers + entry)
        else:
            self.open.round.redo(entry)
        self._go_on()
        return True

    # Asides

    def aside(self, code: int, values: "tuple[int, ...]") -> "Refusal":
        """Do something that answers no question: see asides. None, or why it is refused."""
        reason = self._refuse_aside(code, values)
        if reason is None:
            self.undone.clear()
            untouched = self.open.untouched()
            self.open.round.aside(code, values)
            if untouched and code < VOID:
                self.open.begin(self.open.round.answers)  # nothing asked yet: it takes effect at once
            self._go_on()
        return reason

    def join(self, name: str, after: int) -> "Refusal":
        """Somebody new sits down to the left of a seat, from the next round on. OSError."""
        reason = self._refuse_aside(JOIN, (len(self.names), after))
        if reason is None:
            self.save()
            self.log.append(bytes((PERSON,)) + name.encode())
            self.names.append(name)
            self.aside(JOIN, (len(self.names) - 1, after))
        return reason

    def _refuse_aside(self, code: int, values: "tuple[int, ...]") -> "Refusal":
        """None, or why the aside cannot be done now."""
        if self._put_aside or self.question is None:
            return ("refuse.not.now",)
        if code == TRANSFER:
            giver, taker, amount, _ = values
            return ("refuse.transfer",) if giver == taker or amount < 1 else None
        if code >= GAME:
            return None if code - GAME < len(self.game.ASIDES) else ("refuse.unknown",)
        order, out = self.open.seating()
        playing = len(order) - len(out)
        if code in (OUT, LEAVE) and values[0] not in out and playing <= self.game.SEATS[0]:
            return ("refuse.few", self.game.SEATS[0])
        if code in (IN, JOIN) and playing >= self.game.SEATS[1]:
            return ("refuse.many", self.game.SEATS[1])
        return None

    # Money

    def purses(self) -> "tuple[int, ...]":
        """All purses now: one a chair, then kitty and pot."""
        purses = tuple(self.open.round.table.purses)
        new = len(self.names) + 2 - len(purses)
        return purses[:-2] + (0,) * new + purses[-2:]

    # Keeping

    def save(self) -> None:
        """Keep everything on the flash. OSError when it is full; nothing is lost by that yet."""
        self.history.flush()
        aside = self._put_aside
        if aside:
            aside.tail(self.log, all_of_it=True)
        base, tail = self.open.tail(self.log)
        state = struct.pack(STATE, self.open.number, base, aside.number if aside else 0, 1 if aside else 0)
        state += squeeze(tail)
        if state != self._saved:
            self.slots.save(state)
            self._saved = state

    def end(self, settlement: bytes) -> None:
        """Close the match for good; of a round in the middle only lent money counts. OSError."""
        if self.question is None:
            self.history.add(self.open.record(0))
        elif self.open.round.answers:
            self.aside(VOID, ())
        self.history.flush()
        self.log.append(bytes((END,)) + settlement)
        self.ended = True
        self.slots.remove()

    # Rounds

    def start(self, opening: Opening) -> None:
        """Make this the open round."""
        self.open = opening
        self._go_on()

    def enter_again(self, opening: Opening) -> None:
        """Put the open round aside until an earlier one, opened so far, is entered to its end."""
        self.undone.clear()
        self._put_aside = self.open
        self._floor = len(opening.round.answers)
        self.start(opening)

    def following(self, answers: "bytes | bytearray" = b"", base: int = 0) -> Opening:
        """The round after the last finished one, with the answers it has so far. Misfit."""
        number = len(self.history)
        order, out = tuple(range(self.header["seats"])), ()
        carry = self.game.opening(self.header["bank"])
        if number:
            last = self.history.read(number - 1)
            carry, order, out = last.result, last.next_order, last.next_out
        totals = self.history.totals(len(self.names))
        return Opening(self.game, self.rules, number, carry, order, out, totals, answers, base)

    def give_up_misfit(self) -> None:
        """Keep the round that no longer fits as a void one, and begin it anew. OSError."""
        record = self.open.record(VOIDED)
        record.tail, record.result, self.misfit = self.misfit or b"", record.carry, None
        self.history.add(record)
        self.start(self.following())

    def reopened(self, number: int, answers: "bytes | bytearray | None" = None) -> Opening:
        """A finished round as it stood, or with other answers. Misfit, ValueError."""
        record = self.history.read(number)
        purses = list(self.history.totals(len(self.names)))
        for later in range(number, len(self.history)):
            net = self.history.read(later).net
            for place in range(-2, len(net) - 2):
                purses[place] -= net[place]
        whole = self.history.answers(record)
        base = record.base if answers is None else 0
        return Opening(
            self.game,
            self.rules,
            number,
            record.carry,
            record.order,
            record.out,
            tuple(purses),
            whole if answers is None else answers,
            base,
        )

    def replace(self, opening: Opening) -> None:
        """Put a corrected round in the place of the finished one; later rounds stand. OSError."""
        old = self.history.read(opening.number).result
        record = opening.record(CORRECTED)
        self.history.add(record)
        if record.result != old:
            self.news.append(("correct.carry",))
        self.open.purses = self.history.totals(len(self.names))
        self.open.begin(self.open.round.answers)

    def _go_on(self) -> None:
        """Draw a seed that is asked for; begin the next round when this one is over."""
        question = self.question
        while question and question.kind == "seed":
            self.open.round.answer(self.entropy())
            question = self.question
        if question is not None:
            return
        if self._put_aside:
            opening, self.open, self._put_aside = self.open, self._put_aside, None
            self.replace(opening)
        elif self.open.round.void or self.open.round.result is not None:
            self.history.add(self.open.record(VOIDED if self.open.round.void else 0))
            self.start(self.following())

    def _step_back(self) -> "bytes | None":
        """Into the round before, and take its last answer back."""
        if not self.open.number:
            return None
        opening = self.reopened(self.open.number - 1)
        undone = opening.round.undo()
        if undone is not None:
            self.history.cut(opening.number)
            self.open = opening
        return undone
