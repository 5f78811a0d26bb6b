"""The banker names the bank; from his left each punter is asked once for a stake."""

from ...questions import Choose, Number, Say
from .bank import LEAST, MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Question, Refusal
    from .bank import Bank

    Part = Generator[Question, Any, None]

_SAME = -1  # extra answers to the naming
_HAND_ON = -2
_ALL = -1  # extra answers to the staking
_PASS = -2
_BANCO = -3


class Stake(Number):
    """A number that is refused, when it is too high, with what is still free."""

    def limits(self, answer: "object") -> "Refusal":
        """As for any number; above it the reason tells what is still free."""
        if type(answer) is int and answer > self.high:
            return ("refuse.stake", self.high)
        return super().limits(answer)


def name_bank(bank: "Bank") -> "Generator[Question, Any, bool]":
    """The banker puts up a bank, or hands it on: then False."""
    low = max(LEAST, bank.least)
    usual = max(low, bank.usual)
    also = ("bank.same", "bank.hand_on") if bank.stays else ()
    key = "bank.name.least" if bank.least else "bank.name"
    amount = yield Number(
        key, low, MOST, usual, money=True, facts=(bank.seat, usual, low), seat=bank.seat, also=also
    )
    if amount == _HAND_ON:
        return False
    bank.amount = bank.usual = usual if amount == _SAME else amount
    yield Say("bank.named", (bank.amount,), seat=bank.seat, amount=bank.amount)
    return True


def take_stakes(bank: "Bank", banco: bool) -> "Part":
    """Every punter stakes at most what is free. Rulebook 3, step 2.

    banco -- one may claim the whole bank for himself.
    """
    for seat in bank.table.left_of(bank.seat):
        bank.turn = seat
        free = bank.free()
        if free:
            stake = yield from _stake(seat, free, banco)
        elif banco:
            options = ("stake.pass", "stake.banco")
            place = yield Choose("banco.ask", options, facts=(seat, bank.amount), seat=seat)
            stake = _BANCO if place else 0
        else:
            return
        if stake == _BANCO or banco and stake == bank.amount:
            bank.stakes = {seat: bank.amount}
            bank.banco = True
            yield Say("banco", (seat, bank.amount), seat=seat, amount=bank.amount)
            return
        if stake:
            bank.stakes[seat] = stake


def close(bank: "Bank") -> "Part":
    """The banker takes the uncovered rest back and says what is in the bank: no more stakes.

    After a banco that goes without saying.
    """
    rest = bank.free()
    bank.amount -= rest
    bank.covered = bank.amount
    if rest:
        yield Say("in.bank", (bank.amount, rest), seat=bank.seat, amount=bank.amount)
    elif not bank.banco:
        yield Say("covered", (bank.amount,), seat=bank.seat, amount=bank.amount)


def _stake(seat: int, free: int, banco: bool) -> "Generator[Question, Any, int]":
    """How much a punter stakes, 0 if he passes; or _BANCO."""
    also = ("stake.all", "stake.pass") + (("stake.banco",) if banco else ())
    stake: int = yield Stake("free", 1, free, money=True, facts=(free, seat), seat=seat, also=also)
    if stake == _ALL:
        return free
    return 0 if stake == _PASS else stake
