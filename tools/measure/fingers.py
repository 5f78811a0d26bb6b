"""The fewest presses for an answer: found on the view itself, so it is what its keys really do.

A press is a tuple of the events it makes: a short OK is told three times, as the keys tell it.
"""

from collections import deque
from collections.abc import Callable
from typing import Any

from bankier.screen.events import DOWN, JOKER, LEFT, MENU, OK, RANK, RIGHT, UP, event
from bankier.screen.views import view_of
from bankier.words import Words

Press = tuple[int, ...]

OK_PRESS: Press = (event(DOWN), event(UP), event(OK))
HELD: Press = (event(DOWN), event(MENU), event(UP))  # OK held long, on four keys
FOUR_KEYS: tuple[Press, ...] = ((event(LEFT),), (event(RIGHT),), OK_PRESS)
KEYPAD: tuple[Press, ...] = (
    *((event(RANK, rank),) for rank in range(1, 14)),
    OK_PRESS,
    (event(DOWN), event(JOKER), event(UP)),
)
RANKED: Press = (event(RANK, 1),)  #: a key that a keypad has, and nothing else
MENU_KEY: Press = (event(MENU),)


class NoWay(Exception):
    """No presses lead to the answer; the text says to which question."""


class Fingers:
    """Knows the way to every answer; remembers what it has found.

    words: those the views draw with. keys: FOUR_KEYS or KEYPAD.
    """

    def __init__(self, words: Words, keys: tuple[Press, ...] = FOUR_KEYS) -> None:
        self.words = words
        self._keys = keys
        self._known: dict[str, list[Press]] = {}

    def fewest(self, question: Any, answer: Any) -> list[Press]:
        """The shortest way to the answer from the screen as it comes up. Raises NoWay."""
        view: Any = view_of(question, self.words)
        here = f"{_state(view)} {_limits(question)} {answer}"
        if here not in self._known:
            self._known[here] = self._search(view, answer)
        return self._known[here]

    def _search(self, view: Any, answer: Any) -> list[Press]:
        presses: list[Press] = []
        if view.question.kind == "peek":
            presses.append(HELD)  # whoever it is for looks
            _press(view, HELD)
        if view.question.kind == "card" and RANKED in self._keys and answer < -1:
            return [MENU_KEY, (event(RANK, -1 - answer),)]  # the others of the extra answers head the menu
        if view.question.kind == "tally":
            for place, number in enumerate(answer[:-1]):  # seat by seat: together there are too many ways
                found, view = self._shortest(view, lambda v, _, at=place, n=number: _entered(v, at, n))
                presses += found
        found, _ = self._shortest(view, lambda _, reply: reply == answer)
        return presses + found

    def _shortest(self, view: Any, there: Callable[..., bool]) -> tuple[list[Press], Any]:
        """Breadth first over what the view can be in: the presses, and the view after them."""
        keys = (OK_PRESS,) if view.question.kind == "say" else self._keys  # every page is read
        seen = {_state(view)}
        ways: deque[tuple[Any, list[Press]]] = deque([(view, [])])
        while ways:
            before, presses = ways.popleft()
            for press in keys:
                after = _copy(before)
                reply = _press(after, press)
                if there(after, reply):
                    return [*presses, press], after
                state = _state(after)
                if reply is None and state not in seen:
                    seen.add(state)
                    ways.append((after, [*presses, press]))
        raise NoWay(view.question.key)


def _press(view: Any, press: Press) -> Any:
    """What the view answers to a press; None to go on."""
    reply = None
    for code in press:
        reply = view.key(code)
        if reply is not None:
            break
    return reply


def _entered(view: Any, place: int, number: int) -> bool:
    return bool(view.place == place + 1 and view.counts[place] == number)


def _copy(view: Any) -> Any:
    other = object.__new__(type(view))
    for name, value in vars(view).items():
        setattr(other, name, list(value) if isinstance(value, list) else value)
    return other


def _state(view: Any) -> str:
    """All that its keys can change, as text."""
    return repr(sorted((n, v) for n, v in vars(view).items() if isinstance(v, (bool, int, list))))


def _limits(question: Any) -> str:
    """What of a question the way to an answer depends on."""
    ignored = ("key", "facts", "seat", "card", "amount", "count")
    plain = (bool, int, str, bytes, tuple)
    found = sorted(
        (n, len(v) if n in ("cards", "marks") and isinstance(v, bytes) else v)
        for n, v in vars(question).items()
        if n not in ignored and isinstance(v, plain)
    )
    return f"{question.kind} {found!r}"
