"""The largest table of Huit in the heap of the smallest board: all extras, 12 seats, one with 93 cards."""

from huit_hands import new_round
from huit_table import HuitTable, dealt_world
from players import Chance, entropy_from
from reference_huit import worth

from bankier.session.codec import entries
from bankier.session.round import Round

FULL = {"extra_twos": 16, "extra_jokers": 16, "draw_able": "yes", "draw": "until"}
LAZY = 5  # the seat that draws and picks up whenever it may
MANY = 93


def full_table(mode):
    """A hand at the full table, played until it is the turn of a seat with so many cards."""
    game = new_round(mode, 12, FULL)
    world = dealt_world(12, 0, FULL, entropy_from(29)())
    table = HuitTable(world, Chance(29), lazy=LAZY)
    entropy = entropy_from(29)
    for _ in range(1500):
        question = game.question
        if question.kind in ("card", "peek") and question.seat == LAZY and len(world.hands[LAZY]) >= MANY:
            return game, table
        game.answer(entropy() if question.kind == "seed" else table.answer(question))
    raise AssertionError(len(world.hands[LAZY]))


def test_a_referee_counts_a_hand_of_93_cards():
    game, table = full_table("referee")
    assert [amount for label, _, amount, _ in game.question.spread() if label == LAZY][0] >= MANY
    total = sum(
        worth(card) for hand in table.world.hands + [table.world.stock, table.world.pile] for card in hand
    )
    assert total == 2160 + 16 * 20 + 16 * 50


def test_a_hand_of_93_cards_is_looked_at_playable_cards_first():
    game, table = full_table("deal")
    cards, marks = game.question.cards, game.question.marks
    assert len(cards) == len(marks) >= MANY
    playable = sum(marks)
    assert list(marks) == [1] * playable + [0] * (len(marks) - playable)
    for part in (cards[:playable], cards[playable:]):
        assert list(part) == sorted(part)


def test_it_is_taken_up_again_from_its_answers_alone():
    game, _ = full_table("deal")
    again = Round(game.start, bytes(game.answers))
    was, now = game.question, again.question
    assert (now.kind, now.key, now.cards) == (was.kind, was.key, was.cards)  # type: ignore[union-attr]
    assert len(game.answers) < 40 + 2 * sum(1 for _ in entries(game.answers)), (
        "answers are kept as packed bytes"
    )
