"""A monkey at the keys: whatever is pressed, nothing breaks, nothing holds it fast, no money is made or lost.

This is a short look on both interpreters, each game in a heap of its own; tools/soak/hands.py looks at more,
for longer, and says where the monkey has been.
"""

from desk import Desk
from monkey import play_game


def test_bankspel_at_random():
    play_game(Desk, "bankspel")
