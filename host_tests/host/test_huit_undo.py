"""What an undo costs in long hands of Huit: how many answers the script is given again."""

from typing import Any

import pytest
from huit_hands import card, new_round

from bankier.session.round import Round

REPLAYED_MS = 0.4  # an answer given again, on a Pico: the script's own time is a third more than Bankspel's
MOST_MS = 300


class Counted(Round):
    """A round that counts what its script is given."""

    given = 0

    def step(self, answer: Any) -> None:
        self.given += 1
        super().step(answer)


def long_hand(answers: int) -> Counted:
    """A hand of two that goes on and on: whoever has few cards draws, whoever has many lays one."""
    game = Counted(new_round("referee", 2).start)
    game.answer(0)
    game.answer(card("7h"))
    while len(game.answers) < answers:
        question: Any = game.question
        if question.kind == "say":
            game.answer(0)
            continue
        held = next(amount for label, _, amount, _ in question.spread() if label == question.seat)
        fits = [name for name in "345679TQA" if question.refuse(card(name)) is None]
        game.answer(card(fits[0]) if question.key == "turn" and held > 7 and fits else -1)
    return game


@pytest.fixture(scope="module")
def hand() -> Counted:
    return long_hand(8_100)


@pytest.mark.parametrize("questions", [8_000, 2_000, 400])
def test_an_undo_is_quick_however_long_the_hand(hand: Counted, questions: int) -> None:
    hand.cut(questions)
    hand.given = 0
    assert hand.undo() is not None
    assert hand.given * REPLAYED_MS <= MOST_MS / 10, hand.given


def test_so_is_every_one_of_many_on_the_way_back_to_the_start() -> None:
    hand = long_hand(8_000)
    given = []
    while hand.answers:
        hand.given = 0
        hand.undo()
        given.append(hand.given)
    assert max(given) * REPLAYED_MS <= MOST_MS
    assert sum(given) / len(given) < 25
