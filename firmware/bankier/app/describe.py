"""An answer in a few words, for undo and correct."""

from ..session.asides import LEAVES, TRANSFER
from ..session.codec import ASIDE, entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.questions import Answer, Question
    from ..words import Words

# What was done, by its number in session.asides, but for money.
_DONE = ("", "people.out", "people.in", "people.join", "people.leave", "menu.void", "people.move")


def answer_text(words: "Words", question: "Question", answer: "Answer") -> str:
    """What was answered: a card, a number, the choice, one figure a seat."""
    if isinstance(answer, tuple):
        return " ".join(str(number) for number in answer)
    if not isinstance(answer, int):
        return ""
    if answer < 0:
        return words.say(question.also[-1 - answer], question.facts)
    if question.kind == "card":
        return words.card(answer)
    if question.kind == "choose":
        return words.label(question.options[answer])  # type: ignore[attr-defined]  # a choose has options
    if question.kind == "number" and question.money:  # type: ignore[attr-defined]  # a number has it
        return words.figure(answer)
    return "" if question.kind in ("say", "peek") else str(answer)


def entry_text(words: "Words", question: "Question", answer: "Answer") -> "tuple[str, str]":
    """A line for a list: who or what was asked, and the answer."""
    brief = question.key + ".entry"
    sentence = words.say(brief if words.has(brief) else question.key, question.facts).replace("\n", " ")
    return sentence, answer_text(words, question, answer)


def taken_back(words: "Words", question: "Question | None", undone: bytes) -> str:
    """What an undo took back: a step, or the answer of the question that comes up again."""
    kind, value, _ = next(entries(undone))
    text = ""
    if kind == ASIDE:
        text = _aside_text(words, *value)  # type: ignore[misc]  # an aside is a tuple
    elif question is not None:
        text = answer_text(words, question, value)
    return words.say("undo.done", (text,)) if text else words.say("undo.step")


def _aside_text(words: "Words", code: int, *values: int) -> str:
    """What was done, if it was no game's own: from whom to whom how much, or who did what."""
    if code == TRANSFER:
        giver, taker, amount, reason = values
        if reason == LEAVES:  # in the purses the other way
            giver, taker = taker, giver
        return words.say("why.move", (giver, taker)) + " " + words.figure(amount)
    if code >= len(_DONE):
        return ""
    done = words.say(_DONE[code])
    return words.say("undo.who", (values[0], done)) if values else done
