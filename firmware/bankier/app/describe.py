"""An answer in a few words, for undo and correct."""

from ..session.codec import ASIDE, entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.questions import Answer, Question
    from ..words import Words


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
    sentence = words.say(question.key, question.facts).replace("\n", " ")
    return sentence, answer_text(words, question, answer)


def taken_back(words: "Words", question: "Question | None", undone: bytes) -> str:
    """What an undo took back: a step, or the answer of the question that comes up again."""
    kind, value, _ = next(entries(undone))
    if question is None or kind == ASIDE or question.kind == "say":
        return words.say("undo.step")
    return words.say("undo.done", (answer_text(words, question, value),))
