"""One view for each kind of question; a view's module is imported when it is first needed."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...rules.questions import Answer, Question
    from ...words import Words
    from .view import BaseView

_loaded: "dict[str, Any]" = {}


def view_of(question: "Question", words: "Words", start: "Answer | None" = None) -> "BaseView":
    """The view that shows a question; start -- the answer to highlight first, if any."""
    kind = question.kind
    if kind not in _loaded:
        _loaded[kind] = __import__("bankier.screen.views." + kind, None, None, ("View",))
    view: "BaseView" = _loaded[kind].View(question, words, start)
    return view
