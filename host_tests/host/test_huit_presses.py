"""How many keys a turn of Huit takes on a device of four keys, whose players play when they can."""

from typing import Any

from huit_hands import new_round
from huit_table import HuitTable, dealt_world
from players import Chance, entropy_from
from words_all import words_for

from bankier.rules.questions import OK as SAID
from bankier.screen.events import LEFT, OK, RIGHT, event
from bankier.screen.views import view_of

KEYS = (event(LEFT, 1), event(RIGHT, 1))
WORDS = words_for("nl", "huit")
SEEDS = 66  # six tables of each size; `make bench` plays 200
BUDGET = 4.5


class Keen(HuitTable):
    """A table that draws, keeps and picks up only when it has to."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(dealt_world(seats, 0, {}, entropy_from(seed)()), self.never_lazy)
        self.luck = Chance(seed)

    def never_lazy(self, number: int) -> int:
        return 1 if number == 8 else self.luck(number)


def presses(view: Any, answer: int) -> int:
    """The fewest presses by which a view gives an answer: all steps one way round each ring, then OK."""
    best = 99
    for first in KEYS:
        for second in KEYS:
            best = min(best, _ring(view, answer, first, second, best))
    return best


def _ring(view: Any, answer: int, first: int, second: int, most: int) -> int:
    """Presses when the first ring is gone round one way and that of the suits, if there is one, another."""
    wanted, most = answer, min(most, 40)
    for steps in range(9):
        for more in range(3):
            if steps + more + 1 >= most:
                break
            view.begin(None)
            for _ in range(steps):
                view.key(first)
            given, count = view.key(event(OK, 1)), steps + 1
            if given is None:
                for _ in range(more):
                    view.key(second)
                given, count = view.key(event(OK, 1)), count + more + 1
            if given == wanted:
                most = count
            if given is not None and count == steps + 1:
                break
    return most


def hand(seats: int, seed: int) -> tuple[int, int]:
    """Presses and turns of a hand, from the first turn until its points are asked for."""
    game: Any = new_round("referee", seats)
    table = Keen(seats, seed)
    pressed = waiting = 0
    while game.question.key not in ("hand.whose", "hand.points") and table.turns < 200:
        question = game.question
        answer = table.answer(question)
        if question.kind == "say":
            waiting = 1
            pressed += question.waits
        elif table.turns:
            count = presses(view_of(question, WORDS), answer)
            pressed += count + (waiting and count == 1)  # what is said goes at a step, but OK only ends it
            waiting = 0
        game.answer(SAID if question.kind == "say" else answer)
    return pressed, table.turns


def test_a_turn_takes_four_and_a_half_presses_at_most() -> None:
    counts = [hand(2 + seed % 11, seed) for seed in range(SEEDS)]
    average = sum(pressed for pressed, _ in counts) / sum(turns for _, turns in counts)
    assert 3.5 < average <= BUDGET
