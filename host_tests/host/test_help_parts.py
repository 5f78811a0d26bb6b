"""Every question that a game may ask belongs to a part of its help."""

import random
from typing import Any

import pytest
from players import any_answer, entropy_from

from bankier.app.help import part_of
from bankier.rules import games
from bankier.rules.options import Rules
from bankier.session.round import Round, Start

ROUNDS = 8
MOST_ANSWERS = 400


def rules_at_random(game: Any, mode: str, luck: random.Random) -> Rules:
    chosen = {option.name: luck.choice(option.choices) for option in game.OPTIONS if option.choices}
    return Rules(mode, game.OPTIONS, 3, chosen)


def asked(game: Any, mode: str) -> set[str]:
    """The keys of the questions of some rounds at random."""
    keys = set()
    for seed in range(ROUNDS):
        luck = random.Random(seed)
        seats = (0, 1, 2)
        played = Round(
            Start(game, rules_at_random(game, mode, luck), game.opening(0), seats, seats, (0,) * 5)
        )
        for _ in range(MOST_ANSWERS):
            question: Any = played.question
            if question is None:
                break
            keys.add(question.key)
            if question.kind == "seed":
                played.answer(entropy_from(seed)())
            else:
                played.answer(any_answer(question, luck.randrange))
    return keys - {"seed"}


@pytest.mark.parametrize("name", games.names())
def test_every_question_belongs_to_a_part(name: str) -> None:
    game = games.load(name)
    found = {part_of(game, key) for mode in game.MODES for key in asked(game, mode)}
    assert hasattr(game, "PARTS"), "the help of the device's own games has parts"
    assert len(found) > len(game.PARTS) // 2
    beginnings = [beginning for part in game.PARTS for beginning in part.split(" ")]
    for mode in game.MODES:
        for key in asked(game, mode):
            assert any(key.startswith(beginning) for beginning in beginnings), key


def test_a_game_without_parts_has_its_whole_help() -> None:
    assert part_of(object(), "turn") == 0


@pytest.mark.parametrize(
    ("name", "key", "part"),
    [
        ("bankspel", "hand.card", 1),
        ("bankspel", "takes.tally.any", 2),
        ("bankspel", "turn.rank", 3),
        ("bankspel", "four.offer", 4),
        ("huit", "turn.free", 1),
        ("huit", "run.ask", 3),
        ("huit", "pass.run.ask", 3),
        ("huit", "hand.deal", 0),
        ("huit", "hand.over", 4),
        ("huit", "hand.points", 5),
        ("bakarat", "bank.name", 2),
        ("bakarat", "free", 2),
        ("bakarat", "bought.card", 3),
        ("bakarat", "banker.wins.all", 4),
        ("bakarat", "marker.aside", 5),
    ],
)
def test_the_part_is_the_one_that_is_played(name: str, key: str, part: int) -> None:
    assert part_of(games.load(name), key) == part
