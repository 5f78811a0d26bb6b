"""A bank of Bakarat, as its page in the rulebook reads."""

from ...questions import Say
from .. import feeder_of
from .bank import Bank
from .carry import KEPT
from .coups import play_coups
from .staking import close, name_bank, take_stakes
from .totals import BANKER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Question, Script


def play(table: "Table", carry: "Any", rules: "Any", mark: "bytes | None" = None) -> "Script":
    """One bank; see carry for what it starts from and returns."""
    bank = Bank(table, carry)
    feed = feeder_of(__name__, rules.mode)(bank, rules, carry[KEPT:])
    yield from feed.open()
    following = yield from _play_bank(bank, feed, rules)
    return following + tuple(feed.kept())


def _play_bank(bank: "Bank", feed: "Any", rules: "Any") -> "Generator[Question, Any, tuple[int, ...]]":
    """Name the bank, take the stakes, play coup after coup: who is banker next."""
    named = yield from name_bank(bank)
    if not named:
        left = bank.table.next(bank.seat)
        yield Say("bank.handed_on", (left,), seat=left)
        return bank.move()
    yield from take_stakes(bank, rules.banco == "yes")
    if not bank.stakes:
        yield Say("bank.taken_back", (bank.amount,), seat=bank.seat)
        return bank.stay(0)
    yield from close(bank)
    winner = yield from play_coups(bank, feed, rules)
    if winner == BANKER:
        return bank.stay(bank.covered + bank.net if rules.winnings == "stay" else 0)
    return bank.move()
