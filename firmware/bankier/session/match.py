"""A match: round after round, with the way back through all of them."""

from ..rules.money import widen
from .record import VOID
from .rounds import Rounds
from .state import pack
from .store import Slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..rules.questions import Answer, Question, Refusal
    from .opening import Opening

HEADER = 72  #: first byte of a record: the header, as JSON
PERSON = 80  #: somebody who joined: the name
END = 69  #: the match is settled: how, as JSON

_REDO = 64  # undone answers that OK can bring back


class Match(Rounds):
    """One match, from its first round to the settling.

    open -- the round that is played; undone -- what undo took back, the last
    to come again first; forgotten -- behind that stood more; news --
    sentences (key and facts) that the players should be told once; ended --
    it was settled and can only be looked at, settlement says how; misfit --
    saved answers of the open round that its script no longer takes: nothing
    goes on before give_up_misfit(); kept -- what the slots hold.
    """

    def __init__(
        self, path: str, header: "dict[str, Any]", entropy: "Callable[[], bytes]", tag: int = 0
    ) -> None:
        """A match with the files of that path, without ending; begin() or resume() starts it.

        tag -- of its slots.
        """
        super().__init__(path, header)
        self.entropy = entropy
        self.slots = Slots(path, tag)
        self.undone: "list[bytes]" = []
        self.forgotten = False
        self.news: "list[tuple[int | str, ...]]" = []
        self.ended = False
        self.settlement = b""
        self.misfit: "bytes | None" = None
        self.open: "Opening"
        self.put_aside: "Opening | None" = None  # while an earlier round is entered again
        self.kept = b""

    # What is asked and answered

    @property
    def question(self) -> "Question | None":
        """What the players are asked now; None when the match is over or there is a misfit."""
        return None if self.stands_still else self.open.round.question

    @property
    def sealed(self) -> bool:
        """Whether the last answer cannot be taken back: then save before the question is seen."""
        seal = self.open.round.seal
        return seal > 0 and seal == len(self.open.round.answers)

    @property
    def stands_still(self) -> bool:
        """Whether nothing goes on: it was ended, or has answers that do not fit."""
        return self.ended or self.misfit is not None

    @property
    def reentered(self) -> bool:
        """Whether the open round is an earlier one; the round that was open waits for its end."""
        return self.put_aside is not None

    def answer(self, answer: "Answer") -> "Refusal":
        """Answer the question; None, or why the answer is refused and nothing changed.

        OSError if chance is needed and there is none: then a seed is asked
        for, and only undo() leads on.
        """
        if self.question is None:
            return ("refuse.over",)
        reason = self.question.refuse(answer)
        if reason is None:
            self.forget()
            self.open.round.answer(answer)
            self._go_on()
        return reason

    def undo(self) -> "bytes | None":
        """Take back the last answer, in an earlier round if need be; None if that cannot be."""
        answers = self.open.round.answers
        if self.stands_still or (self.reentered and not answers):
            return None
        undone = self.open.round.undo() if answers else self._round_before()
        if undone is not None:
            self.forgotten = self.forgotten or len(self.undone) >= _REDO
            self.undone = self.undone[1 - _REDO :] + [undone]
            if self.open.untouched():
                self.open.begin(self.open.round.answers)  # who sits at the table may have changed
        return undone

    def forget(self, more: bool = False) -> None:
        """There is nothing to redo; more -- but there was, and it has to be entered again."""
        self.undone.clear()
        self.forgotten = more

    def redo(self) -> bool:
        """Enter again what the last undo took back; False if there is nothing, or no chance for a shuffle."""
        if not self.undone:
            return False
        try:
            self.enter(self.undone.pop())
        except OSError:  # of the source of chance
            self.undo()
            return False
        return True

    # Acts

    def aside(self, code: int, values: "tuple[int, ...]") -> "Refusal":
        """Do something that answers no question: see asides. None, or why it is refused."""
        from .acts import aside  # seldom needed, as all acts

        return aside(self, code, values)

    def join(self, name: str, after: int) -> "Refusal":
        """Somebody new sits down to the left of a seat, from the next round on. OSError."""
        from .acts import join

        return join(self, name, after)

    def give_up_misfit(self) -> None:
        """Keep the round that no longer fits as a void one, and begin it anew."""
        from .acts import give_up_misfit

        give_up_misfit(self)

    def end(self) -> None:
        """Close the match for good, settled; of a round in the middle only lent money counts. OSError."""
        from .acts import end

        end(self)

    # Money

    def purses(self) -> "tuple[int, ...]":
        """All purses now: one a chair, then kitty and pot."""
        if self.ended:
            return self.history.totals(len(self.names))
        purses = list(self.open.round.table.purses)
        widen(purses, len(self.names))
        return tuple(purses)

    # Keeping

    def save(self) -> None:
        """Keep everything on the flash. OSError when it is full; nothing is lost by that yet."""
        self.history.flush()
        self.log.cut()
        if self.stands_still:
            return  # what the slots hold is kept as it is
        aside = self.put_aside
        if aside:
            aside.tail(self.log, 0)
        base, tail = self.open.tail(self.log)
        state = pack(self.open, aside, base, tail)
        if state != self.kept:
            self.slots.save(state)
            self.kept = state

    # Rounds

    def start(self, opening: "Opening") -> None:
        """Make this the open round."""
        self.open = opening
        self._go_on()

    def enter(self, entry: bytes) -> None:
        """Enter an answer or an aside, as it is journalled. Misfit; then nothing has changed."""
        if self.open.untouched():
            self.open.begin(self.open.round.answers + entry)  # who sits at the table takes effect at once
        else:
            self.open.round.redo(entry)
        self._go_on()

    def _go_on(self) -> None:
        """Draw a seed that is asked for; begin the next round when this one is over."""
        question = self.question
        while question and question.kind == "seed":
            self.open.round.answer(self.entropy())
            question = self.question
        if question is not None:
            return
        if self.put_aside:
            opening, self.open, self.put_aside = self.open, self.put_aside, None
            from .earlier import replace

            replace(self, opening)
        elif self.open.round.void or self.open.round.result is not None:
            self.file(VOID if self.open.round.void else 0)
            self.start(self.following())

    def file(self, flags: int, answers: "bytes | None" = None) -> None:
        """Count the open round among the finished ones."""
        from .record import record_of

        self.history.add(record_of(self.open, flags, answers))

    def _round_before(self) -> "bytes | None":
        """Into the round before, and take its last answer back."""
        from .earlier import step_back

        return step_back(self) if self.open.number else None
