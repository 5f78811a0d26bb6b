"""What keys send, and which keys give an answer: on a keypad, or on four keys."""

from bankier.rules.questions import OK as SAID
from bankier.screen.events import BACK, DOWN, JOKER, LEFT, MENU, OK, RIGHT, UP, event

#: What a key sends, by the letter it has in rows of keys: left, right, OK, back, OK held long, OK going down
#: and coming up, the keypad's menu key and its OK held long. The keypad's other keys are A 2..9 0 J Q K.
KEYS = {
    "l": (event(LEFT),),
    "r": (event(RIGHT),),
    "o": (event(DOWN), event(UP), event(OK)),
    "b": (event(BACK),),
    "m": (event(DOWN), event(MENU), event(UP)),
    "d": (event(DOWN),),
    "u": (event(UP),),
    "M": (event(MENU),),
    "*": (event(DOWN), event(JOKER), event(UP)),
}
RANKS = "_A234567890JQK"
_KEYS_OF = RANKS + "*"


def keypad(question, answer):
    """The keys of a keypad that answer a question just put; see KEYS. A say takes one OK a page."""
    kind = question.kind
    if kind == "say":
        return "o"
    if kind == "card":
        return _card(question, answer)
    if kind == "choose":
        place = answer if answer >= 0 else len(question.options) - 1 - answer
        return _KEYS_OF[place + 1]
    if kind == "tally":
        return "".join([_KEYS_OF[number or 10] for number in answer])
    if kind == "number":
        return _number(question, answer)
    return _peek(question, answer)


def four_keys(question, answer):
    """The same with left, right and OK; the cursor is where a question that was not undone has it."""
    kind = question.kind
    if kind == "say":
        return "o"
    if kind == "tally":
        return "".join([_steps(0, number, question.high + 1) + "o" for number in answer])
    if kind == "number":
        return _counted(question, answer)
    if kind == "peek":
        return _peek(question, answer)
    cards = kind == "card" and (question.ranks or bytes(range(1, 15 if question.joker else 14)))
    size = len(cards or question.options)
    first = size if question.also else 0 if cards else question.start
    place = size - 1 - answer if answer < 0 else cards.index(answer & 15) if cards else answer
    keys = _steps(first, place, size + len(question.also)) + "o"
    if kind == "card" and answer > 15:
        keys += _steps(max(question.suit_first - 1, 0), (answer >> 4) - 1, 4) + "o"
    return keys


def _card(question, answer):
    if answer < 0:
        return "r" * (-1 - answer) + "o"
    keys = _KEYS_OF[answer & 15]
    if answer >> 4:
        keys += _steps(max(question.suit_first - 1, 0), (answer >> 4) - 1, 4) + "o"
    return keys


def _number(question, answer):
    if answer < 0:
        return "l" * (-1 - answer) + "o"
    return "".join(["A" if figure == "1" else figure for figure in str(answer)]) + "o"


def _counted(question, answer):
    """A number by single steps: the extra answers lie between the highest and the lowest."""
    if answer < 0:
        return "l" * (-1 - answer) + "o"
    to_number = "r" if question.also else ""
    step = answer - question.start
    return to_number + ("r" * step if step > 0 else "l" * -step) + "o"


def _peek(question, answer):
    """Look at the cards first."""
    look = "dmu"
    cards = len(question.cards) if question.picks else 0
    if answer == SAID and not question.picks:
        return look + "o"
    place = answer if answer >= 0 else cards - 1 - answer
    return look + "r" * place + "o"


def _steps(start, end, size):
    """The shorter way round a ring."""
    right = (end - start) % size
    return "r" * right if right <= size - right else "l" * (size - right)
