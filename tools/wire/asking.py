"""A question as a message: what is asked, of whom, what may be answered, and what lies on the table.

What is null, false or an empty list is left out.
"""

from collections import OrderedDict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.rules.questions import Facts, Question, Row
    from bankier.words import Words

    Message = dict[str, Any]


def one_line(text: str) -> str:
    """A sentence of the device without the ends of its lines."""
    return text.replace("\n", " ")


def describe(words: "Words", question: "Question") -> "Message":
    """What holds for the question wherever it is told: kind, key, sentence, limits."""
    also = [_named(words, key, question.facts) for key in question.also]
    return _lean(
        (
            ("kind", question.kind),
            ("key", question.key),
            ("say", one_line(words.say(question.key, question.facts))),
            ("facts", question.facts),
            ("seat", question.seat),
        )
        + _limits(words, question)
        + (("also", also), ("card", question.card), ("amount", question.amount), ("count", question.count))
    )


def ask(words: "Words", question: "Question", number: int) -> "Message":
    """The question that is asked now, in a round (from 0), and what lies on the table for all to see."""
    message: "Message" = OrderedDict((("event", "question"), ("round", number + 1)))
    message.update(describe(words, question))
    message.update(
        _lean(
            (
                ("reveals", question.reveals),
                ("table", [_row(words, row) for row in question.spread()]),
                ("secrets", [seat for seat, _, _ in question.secrets()]),
            )
        )
    )
    return message


def _limits(words: "Words", question: "Any") -> "tuple[tuple[str, Any], ...]":
    """What may be answered, by the kind of question; of a peek nothing that its cards would tell."""
    kind = question.kind
    if kind == "say":
        return (("rows", question.rows), ("counts", question.counts), ("waits", question.waits))
    if kind == "choose":
        options = [_named(words, option) for option in question.options]
        return (("options", options), ("start", question.start))
    if kind == "number":
        return (("low", question.low), ("high", question.high), ("start", question.start))
    if kind == "card":
        return (("suited", list(question.suited)), ("free", question.free), ("joker", question.joker))
    if kind == "tally":
        return (("seats", question.seats), ("high", question.high), ("start", [0] * len(question.seats)))
    return (("picks", question.picks),)


def _row(words: "Words", row: "Row") -> "Message":
    label, cards, amount, marks = row
    message = _named(words, label)
    message.update(_lean((("cards", list(cards)), ("amount", amount), ("marks", marks or None))))
    return message


def _named(words: "Words", what: "int | str", facts: "Facts" = ()) -> "Message":
    """A seat or a key, with its words."""
    if isinstance(what, int):
        return OrderedDict((("seat", what), ("say", words.name(what))))
    return OrderedDict((("key", what), ("say", one_line(words.say(what, facts)))))


def _lean(parts: "tuple[tuple[str, Any], ...]") -> "Message":
    """The parts that say something."""
    return OrderedDict([part for part in parts if part[1] not in (None, (), []) and part[1] is not False])
