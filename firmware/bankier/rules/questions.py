"""The few kinds of question a game script asks; those that not every way to play has are in
card, tally and dealing.

A script is a generator: it yields a question, is sent the answer, moves money
and goes on. Whoever answers (keys and screen, a wire, a random player, a
saved game) needs to know these kinds and no game.

Answers are whole numbers, or tuples of them for a tally; the seed is 32
bytes. Extra answers, named in ``also``, are -1 for the first, -2 for the
second and so on. A refusal is a tuple: the key of the sentence, then its
facts.
"""

from .question import Aside as Aside
from .question import Mark as Mark
from .question import Question as Question

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .question import Answer as Answer
    from .question import Carry as Carry
    from .question import Facts as Facts
    from .question import Refusal as Refusal
    from .question import Row as Row
    from .question import Script as Script
    from .question import Secret as Secret

OK = 0  #: the answer to a say

NOTHING = 0  #: what a say lays out
HANDS = 1
ALL = 2


class Say(Question):
    """A sentence to read out; answered OK.

    rows -- who gets (+) or pays (-) how much, a (seat, amount) each; with
    counts they are numbers of cards and carry no sign.
    waits -- the table has to do something first: only OK goes on.
    lays -- what lies on the table is shown under the sentence: NOTHING, HANDS
    (the open ones; with a seat, only its own) or ALL.
    """

    kind = "say"

    def __init__(
        self,
        key: str,
        facts: "Facts" = (),
        rows: "tuple[tuple[int, int], ...]" = (),
        counts: bool = False,
        waits: bool = False,
        lays: int = NOTHING,
        **common: "Any",
    ) -> None:
        super().__init__(key, facts, **common)
        self.rows = rows
        self.counts = counts
        self.waits = waits
        self.lays = lays

    def limits(self, answer: "object") -> "Refusal":
        """None for OK, else the reason."""
        return None if whole(answer) and answer == OK else ("refuse.ok",)


class Choose(Question):
    """One of a few named choices; the answer is its place, from 0.

    options -- keys of the words, or seats (ints), who are shown by name.
    start -- the place highlighted first.
    """

    kind = "choose"

    def __init__(self, key: str, options: "tuple[int | str, ...]", start: int = 0, **common: "Any") -> None:
        super().__init__(key, **common)
        self.options = options
        self.start = start

    def limits(self, answer: "object") -> "Refusal":
        """None for the place of an option, else the reason."""
        return within(answer, 0, len(self.options) - 1)


class Number(Question):
    """A whole number from low to high.

    start -- is shown first; step -- by how much a key changes it; money --
    it is one of units of money, and shown as what they are worth.
    """

    kind = "number"

    def __init__(
        self,
        key: str,
        low: int,
        high: int,
        start: "int | None" = None,
        step: int = 1,
        money: bool = False,
        **common: "Any",
    ) -> None:
        super().__init__(key, **common)
        self.money = money
        self.low = low
        self.high = high
        self.start = low if start is None else start
        self.step = step

    def limits(self, answer: "object") -> "Refusal":
        """None from low to high, else the reason."""
        return within(answer, self.low, self.high)


def whole(answer: "object") -> bool:
    """Whether it is a whole number."""
    return type(answer) is int  # a JSON true is an int to isinstance


def within(answer: "object", low: int, high: int) -> "Refusal":
    """None for a whole number from low to high, else the reason."""
    if isinstance(answer, int) and whole(answer) and low <= answer <= high:
        return None
    return ("refuse.range", low, high)
