"""The conversation: what a line asks for is done, and everything that follows is told."""

from bankier.session.acts import no_way_back
from bankier.session.replay import reasons
from bankier.session.round import Misfit

from . import acts, requests
from .corrections import Corrections, round_number
from .lines import LONGEST
from .notation import DEEPEST, Malformed, TooDeep, read
from .people import seat_of
from .refusals import Refused
from .watch import Watch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bankier.session.match import Match

    from .telling import Teller

    Message = dict[str, Any]
    Messages = list[Message]
    Request = dict[str, Any]


class Talk:
    """A match and the program at the other end of the wire.

    again() -- takes the match up from what was saved.
    """

    def __init__(self, match: "Match", tell: "Teller", again: "Callable[[], Match]") -> None:
        self.match = match
        self.tell = tell
        self.again = again
        self.corrections = Corrections()
        self._does: "dict[str, Callable[[Request], Messages]]" = {
            "answer": self._answer,
            "also": self._answer,
            "undo": lambda asked: self._step(self._undo),
            "redo": lambda asked: self._step(self._redo),
            "peek": self._peek,
            "aside": lambda asked: self._step(lambda: acts.aside(self.match, self.tell, asked["aside"])),
            "correct": self._correct,
            "drop": lambda asked: self._step(lambda: self.corrections.drop(self.match)),
            "entries": self._entries,
            "why": self._why,
            "purses": self._purses,
            "end": lambda asked: self._step(lambda: acts.end(self.match, self.tell)),
        }

    def greeting(self, resumed: bool) -> "Messages":
        """What is told before the first line is read."""
        found = [self.tell.match_itself(resumed)]
        found += [self.tell.news(piece) for piece in self.match.news]
        self.match.news.clear()
        moves = [] if resumed else self.tell.before_asking()
        found += moves
        if (resumed or moves) and self.match.header["kept"]:
            found.append(self.tell.purses())
        found.append(self.tell.question())
        return found

    def handle(self, line: bytes) -> "Messages":
        """Do what a line asks for; if that cannot be done nothing has changed, and one message says why."""
        try:
            name, asked = requests.request(read(line))
            return self._does[name](asked)
        except Malformed as error:
            reason = Refused("wire.json", error.args[0])
        except TooDeep:
            reason = Refused("wire.deep", DEEPEST)
        except Refused as refused:
            reason = refused
        except Exception as fault:  # a mistake in here must not cost anybody the match
            self.match = self.again()
            self.tell.follow(self.match)
            reason = Refused("wire.fault", type(fault).__name__)  # no more: it may know cards
        return [self.tell.refused(reason)]

    def too_long(self) -> "Messages":
        """What is told about a line that was too long to be read."""
        return [self.tell.refused(Refused("wire.long", LONGEST))]

    # What changes the match

    def _step(self, act: "Callable[[], Messages]") -> "Messages":
        """Do something, keep it, and tell it with all that follows and, last, the next question."""
        watch = Watch(self.match)
        waiting = self.corrections.waiting
        try:
            found = act()
        except OSError:
            found = [self.tell.news(("error.full",))]
        if self.corrections.waiting is waiting:
            self.corrections.waiting = None
        found += watch.messages(self.tell)
        try:
            self.match.save()
        except OSError:
            found.append(self.tell.news(("error.full",)))
        found.append(self.tell.question())
        return found

    def _answer(self, asked: "Request") -> "Messages":
        question = self.match.question
        if question is None:
            raise Refused("refuse.not.now" if self.match.stands_still else "refuse.over")
        seat = self._player(asked["seat"]) if "seat" in asked else None
        if seat is not None and seat != question.seat:
            raise Refused("wire.turn", self.match.names[seat])
        private = None
        if question.kind == "peek" and question.seat is not None:
            private = question.seat
            if seat is None:
                raise Refused("wire.private", *([self.match.names[private]] * 2))
        answer = acts.answer(question, asked)

        def give() -> "Messages":
            reason = self.match.answer(answer)
            if reason:
                raise Refused(str(reason[0]), *reason[1:], seat=private)
            return []

        return self._step(give)

    def _undo(self) -> "Messages":
        if self.match.undo() is None:
            raise Refused(no_way_back(self.match))
        return [self.tell.undone("undo")]

    def _redo(self) -> "Messages":
        if not self.match.redo():
            raise Refused("wire.redo")
        return [self.tell.undone("redo")]

    def _correct(self, asked: "Request") -> "Messages":
        """A correction after which the rest does not fit changes nothing yet."""
        correction = requests.correction(asked["correct"])
        return self._step(lambda: self.corrections.make(self.match, self.tell, correction))

    # What only looks

    def _peek(self, asked: "Request") -> "Messages":
        if self.match.question is None:
            raise Refused("refuse.not.now")
        return [self.tell.peek(self._player(asked["peek"]))]

    def _player(self, who: "int | str") -> int:
        """Who takes part in the round goes before whoever has that name from the next one on."""
        return seat_of(self.match, who, self.match.open.round.start.seats)

    def _entries(self, asked: "Request") -> "Messages":
        number = round_number(self.match, asked["entries"])
        return [self.tell.entries(number, self.corrections.entries(self.match, number))]

    def _why(self, asked: "Request") -> "Messages":
        """The transfers of a round; of the one before, if this one is asked for and has none yet."""
        number = round_number(self.match, asked["why"])
        moves = self._moves(number)
        if asked["why"] is True and not moves and number:
            number -= 1
            moves = self._moves(number)
        return [self.tell.why(number, moves)]

    def _moves(self, number: int) -> "Any":
        match = self.match
        try:
            return reasons((match.open if number == match.open.number else match.reopened(number)).round)
        except (Misfit, ValueError):
            raise Refused("wire.round", number + 1) from None

    def _purses(self, asked: "Request") -> "Messages":
        if not self.match.header["kept"]:
            raise Refused("refuse.not.now")
        return [self.tell.purses()]
