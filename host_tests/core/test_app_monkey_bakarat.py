"""A monkey at the keys, in Bakarat: see test_app_monkey.py."""

from desk import Desk
from monkey import play_game


def test_bakarat_at_random():
    play_game(Desk, "bakarat")
