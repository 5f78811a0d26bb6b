"""What a step has brought about: transfers, rounds that ended, purses that changed, news."""

from bankier.session.replay import reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.rules.questions import Facts
    from bankier.session.match import Match

    from .telling import Teller

    Message = dict[str, Any]
    Move = tuple[int, int, int, Facts]


class Watch:
    """Looks at a match before a step, and tells afterwards what is different."""

    def __init__(self, match: "Match") -> None:
        self.match = match
        self._open = match.open
        self._round = match.open.round
        self._finished = len(match.history)
        self._purses = match.purses()
        self._over = match.question is None
        self._again = match.reentered
        self._moves: "list[Move]" = []
        self._made = reasons(self._round) if self._open.untouched() else []
        self._round.table.log = self._note

    def _note(self, giver: int, taker: int, amount: int, why: "Facts") -> None:
        self._moves.append((giver, taker, amount, why))

    def _transfers(self) -> "list[Move]":
        """What was paid in the round that was open; one that nobody has answered in was begun anew."""
        if self.match.open is not self._open or self._open.round is self._round:
            return self._moves
        made = reasons(self._open.round)
        before = len(self._made)
        return made[before:] if made[:before] == self._made else []

    def messages(self, tell: "Teller") -> "list[Message]":
        """Everything there is to tell but the next question; news is told once."""
        match = self.match
        found = [tell.transfer(self._open.number, move) for move in self._transfers()]
        for number in range(self._finished, len(match.history)):
            found.append(tell.round_over(number))
        if len(match.history) > self._finished:
            found += tell.before_asking()
        elif match.question is None and not self._over and not match.stands_still:
            found.append(tell.round_over(match.open.number))
        if self._again and not match.reentered:
            found.append(tell.corrected(self._open.number))
        if match.header["kept"] and match.purses() != self._purses:
            found.append(tell.purses())
        found += [tell.news(piece) for piece in match.news]
        match.news.clear()
        return found
