"""The questions that a game's own script asks, answered from a list; the fullest of each is shown."""

from bankier.rules import games
from bankier.rules.money import Table
from bankier.rules.options import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from bankier.rules.questions import Question, Row
    from tools.golden.album import Album

    Answers = dict[str, tuple[Any, ...]]
    Shown = tuple[Question, tuple[Row, ...]]

_SEED = bytes(range(32))


class Act:
    """A round to be played: by how many, by which rules, with which answers.

    bank -- the seat that begins; answers -- those to each question, by its key, in their order; the last
    is given again and again. Where there are none the first answer is given that is not refused.
    """

    def __init__(self, mode: str, seats: int, bank: int, rules: "dict[str, Any]", answers: "Answers") -> None:
        self.mode = mode
        self.seats = seats
        self.bank = bank
        self.rules = rules
        self.answers = answers


def show(album: "Album", game: str, act: Act, seen: "set[str]", extra: "dict[str, tuple[str, ...]]") -> None:
    """Play a round, and take a frame of each question whose key was not seen before; then it is seen.

    extra -- rows of keys after which another frame is taken, by the key of the question.
    """
    best: "dict[str, Shown]" = {}
    order: "list[str]" = []
    for question, spread in _questions(game, act):
        key = question.key
        if key not in seen and key not in order:
            order.append(key)
        if key in order and (key not in best or _fullness(question) > _fullness(best[key][0])):
            best[key] = question, spread
    for key in order:
        question, spread = best[key]
        title = "%s, %d: %s" % (act.mode, act.seats, key)
        album.shoot(title, question, spread=spread)
        for keys in extra.get(key, ()):
            album.shoot(title + ", " + keys, question, keys, spread=spread)
        seen.add(key)


def _questions(game: str, act: Act) -> "Iterator[Shown]":
    """The questions of the round, each with what lies on the table when it is asked."""
    module: "Any" = games.load(game)
    seats = tuple(range(act.seats))
    table = Table(seats, seats, [0] * (act.seats + 2))
    rules = Rules(act.mode, module.OPTIONS, act.seats, act.rules)
    script = module.play(table, module.opening(act.bank), rules)
    given: "dict[str, int]" = {}
    step = next(script)
    while True:
        answer = None
        if step.kind == "seed":
            answer = _SEED
        elif step.kind != "mark":
            yield step, table.spread()
            answer = _answer(step, act.answers.get(step.key, ()), given)
        try:
            step = script.send(answer)
        except StopIteration:
            return


def _answer(question: "Question", answers: "tuple[Any, ...]", given: "dict[str, int]") -> "Any":
    if answers:
        place = given.get(question.key, 0)
        given[question.key] = place + 1
        return answers[min(place, len(answers) - 1)]
    for answer in range(15):
        if question.refuse(answer) is None:
            return answer
    raise ValueError("no answer to " + question.key)


def _fullness(question: "Any") -> "tuple[int, int]":
    """How much there is on the screen: the lines, then the amount."""
    return len(getattr(question, "rows", ())), question.amount or 0
