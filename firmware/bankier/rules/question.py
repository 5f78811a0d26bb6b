"""What all kinds of question have in common, and what else a script may yield or be sent.

The types of answers, refusals and rows are named here too, for whoever checks
types.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Generator, Union

    Facts = tuple[Union[int, str], ...]
    Answer = Union[int, tuple[int, ...], bytes]
    Refusal = Union[tuple[Any, ...], None]  # the key of a sentence, then its facts
    Check = Callable[[Any], Refusal]
    Carry = Union[tuple[Union[int, bytes], ...], None]
    Row = tuple[Union[int, str], bytes, Union[int, None], int]  # label, cards, amount, marks
    Secret = tuple[int, str, bytes]
    Script = Generator["Question | Mark", Any, Carry]

BANK = 1  #: marks of a row on the table, to be added up: this seat has the bank, or deals
TURN = 2  #: it is this seat's turn
COUNT = 4  #: the row's amount is a number of things, not money


class Question:
    """What the script wants to know, and of whom.

    key -- names the sentence; facts -- what the sentence tells.
    seat -- whose answer it is, or None.
    also -- keys of the extra answers, one press away.
    card, amount, count -- shown in the biggest type, for the whole table; a
    count is a number that is no money.
    reveals -- a card may be seen now that was not seen before: the answer
    before this question can no longer be taken back.
    check -- a closer look at an answer that is within the limits.
    spread, secrets -- what lies on the table for all to see, and what each
    seat may look at; filled in from the table when the question is asked.
    """

    kind = ""

    def __init__(
        self,
        key: str,
        facts: "Facts" = (),
        seat: "int | None" = None,
        also: "tuple[str, ...]" = (),
        card: "int | None" = None,
        amount: "int | None" = None,
        count: "int | None" = None,
        reveals: bool = False,
        check: "Check | None" = None,
    ) -> None:
        self.key = key
        self.facts = facts
        self.seat = seat
        self.also = also
        self.card = card
        self.amount = amount
        self.count = count
        self.reveals = reveals
        self.check = check
        self.spread: "Callable[[], tuple[Row, ...]]" = tuple
        self.secrets: "Callable[[], tuple[Secret, ...]]" = tuple

    def refuse(self, answer: "object") -> "Refusal":
        """None if the answer will do, else the reason: a key and its facts."""
        if type(answer) is int and answer < 0:
            return None if -answer <= len(self.also) else ("refuse.unknown",)
        reason = self.limits(answer)
        if reason is None and self.check:
            reason = self.check(answer)
        return reason

    def limits(self, answer: "object") -> "Refusal":
        """As refuse(), for what every question of this kind wants."""
        raise ValueError(self.kind)


class Mark:
    """Not a question: the script's whole state between two of them.

    A script started with it asks the same next question. Marks only save
    time; a script need not make any.
    """

    kind = "mark"

    def __init__(self, state: bytes) -> None:
        self.state = state


class Aside:
    """Not an answer: something about the cards that was set right from outside.

    kind -- what, as the game names it; values -- its numbers. The script
    takes it and yields its question again.
    """

    def __init__(self, kind: str, values: "tuple[int, ...]") -> None:
        self.kind = kind
        self.values = values
