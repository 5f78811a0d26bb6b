"""A monkey at the keys, in Huit: see test_app_monkey.py."""

from desk import Desk
from monkey import play_game


def test_huit_at_random():
    play_game(Desk, "huit")
