"""One round: the script as far as it has come, and the way back.

Undo runs the script again without the last answer, from the last mark before
it. A round taken up after a power cut is the script run with the answers that
were saved. So the answers are the whole memory of a round.
"""

from ..rules.money import Table, widen
from ..rules.questions import Aside
from .codec import ASIDE, SAID, add_answer, add_said, entries, last

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.money import Log
    from ..rules.questions import Answer, Carry, Question

PRIVATE = ("peek", "seed")  #: what one seat has answered, or chance, nobody takes back
_MARKS = 16  # kept at most; thinned out evenly, so that no undo ever has far to go


class Misfit(Exception):
    """A saved answer does not fit the question that is now asked in its place."""


class Start:
    """What a round starts from; the same start and answers give the same round.

    game -- the module of the game; rules -- the house rules; carry -- from
    the round before; order, seats -- the chairs and those taking part;
    purses -- of every chair, then kitty and pot.
    """

    def __init__(
        self,
        game: "Any",
        rules: "Any",
        carry: "Carry",
        order: "tuple[int, ...]",
        seats: "tuple[int, ...]",
        purses: "tuple[int, ...]",
    ) -> None:
        self.game = game
        self.rules = rules
        self.carry = carry
        self.order = order
        self.seats = seats
        self.purses = purses


class Round:
    """A round being played.

    question -- what is asked now, None when the round is over; result -- the
    carry for the next round, once over; seal -- answers before this place in
    the answers cannot be taken back; void -- the round was given up;
    unchanged -- so many bytes of the answers were never taken back since
    somebody last set this, as Opening does at each save; marks -- where undo
    can run the script from; all but the first may go. keeps_marks -- False:
    nobody will undo, so none are kept from now on.
    """

    def __init__(self, start: Start, answers: "bytes | bytearray" = b"", log: "Log | None" = None) -> None:
        """Misfit if the answers are not such as the script asks for."""
        self.start = start
        self.answers = bytearray(answers)
        self.log = log
        self.unchanged = len(answers)
        self.keeps_marks = True
        self.marks: "list[tuple[int, int, bytes | None, tuple[int, ...]]]" = []
        self._begin((0, 0, None, start.purses))
        self._play_on()

    def answer(self, answer: "Answer") -> None:
        """Give the script an answer that its question does not refuse."""
        if self.question is None:
            raise ValueError("the round is over")
        if self.question.kind == "say":
            add_said(self.answers)
        else:
            # The place of a card in a hand tells something of the others.
            add_answer(self.answers, answer, self.question.kind == "peek")
        self._send(answer, len(self.answers))

    def undo(self) -> "bytes | None":
        """Take the last entry back and return it; None behind a seal or at the start."""
        place = last(self.answers, self._mark_before(len(self.answers)))
        if place < self.seal:
            return None
        undone = bytes(self.answers[place:])
        self.cut(place)
        return undone

    def redo(self, entry: "bytes | bytearray") -> None:
        """Enter what undo() took back, or other whole entries. Misfit; then nothing has changed."""
        place = len(self.answers)
        self.answers.extend(entry)
        try:
            self._play_on()
        except Misfit:
            self.cut(place)
            raise

    def cut(self, place: int) -> None:
        """Drop all answers from a place on, and run the script to there."""
        self.answers = self.answers[:place]
        self.unchanged = min(self.unchanged, place)
        while len(self.marks) > 1 and self.marks[-1][0] > place:
            self.marks.pop()
        self._begin(self.marks.pop())
        self._play_on()

    def net(self) -> "tuple[int, ...]":
        """What each purse has won or lost in this round."""
        before = list(self.start.purses)
        widen(before, len(self.table.purses) - 2)
        return tuple(now - then for now, then in zip(self.table.purses, before))

    # The script

    def _begin(self, mark: "tuple[int, int, bytes | None, tuple[int, ...]]") -> None:
        self.marks.append(mark)
        self.at, self.seal, state, purses = mark
        start = self.start
        self.question: "Question | None" = None
        self.result: "Carry" = None
        self.void = False
        self.table = Table(start.order, start.seats, list(purses), self.log)
        self._script = start.game.play(self.table, start.carry, start.rules, state)
        self.step(None)

    def _play_on(self) -> None:
        """Give the script all the answers it has not had yet."""
        try:
            for kind, value, place in entries(self.answers, self.at):
                if kind == ASIDE:
                    self.at = place
                    from .effects import apply  # seldom needed

                    apply(self, value[0], value[1:])  # type: ignore[index,arg-type]  # an aside is a tuple
                else:
                    self.fits(kind, value)
                    self._send(value, place)
        except (ValueError, TypeError, IndexError, KeyError, AttributeError) as error:
            raise Misfit(str(error)) from None

    def fits(self, kind: int, value: "Answer") -> None:
        """Misfit if an answer of this kind cannot be given to the question."""
        question = self.question
        if question is None or (kind == SAID) != (question.kind == "say") or question.refuse(value):
            raise Misfit("answer %r" % (value,))

    def _send(self, answer: "Answer", at: int) -> None:
        """Give the script an answer that ends at a place of the answers."""
        self.at = at
        if self.question and self.question.kind in PRIVATE:
            self.seal = at
        self.step(answer)

    def step(self, answer: "Any") -> None:
        """Give the script an answer, or None at its beginning, and take its next question."""
        try:
            step = self._script.send(answer)
            while step.kind == "mark":
                if not isinstance(answer, Aside):
                    self._keep_mark(step.state)
                step = self._script.send(None)
        except StopIteration as end:
            self.question = None
            self.result = end.value
            return
        self.question = step
        step.spread = self.table.spread
        step.secrets = self.table.secrets
        if step.reveals:
            self.seal = self.at

    # The marks

    def _keep_mark(self, state: bytes) -> None:
        if self.marks[-1][0] == self.at or not self.keeps_marks:
            return  # a script that starts from a mark may well make it again
        purses = self.table.snapshot()
        if purses == self.marks[-1][3]:
            purses = self.marks[-1][3]  # kept once: in a game of points they are the same all along
        self.marks.append((self.at, self.seal, state, purses))
        while len(self.marks) > 2 and self.marks[2][0] <= self.seal:
            self.marks.pop(1)  # undo never comes so far
        if len(self.marks) > _MARKS:
            self.marks.pop(self._least())

    def _least(self) -> int:
        """The mark that is missed least: its neighbours lie closest together."""
        marks = self.marks
        return min(
            range(1, len(marks) - 1), key=lambda place: (marks[place + 1][0] - marks[place - 1][0], place)
        )

    def _mark_before(self, place: int) -> int:
        return max((mark[0] for mark in self.marks if mark[0] < place), default=0)
