"""One view for each kind of question; a view's module is imported when it is first needed."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...rules.questions import Answer, Question
    from ...words import Words
    from .view import BaseView


def view_of(question: "Question", words: "Words", start: "Answer | None" = None) -> "BaseView":
    """The view that shows a question; start -- the answer to highlight first, if any."""
    module = __import__("bankier.screen.views." + question.kind, None, None, ("View",))
    view: "BaseView" = module.View(question, words, start)
    return view
