"""A monkey at the keys: whatever is pressed, nothing breaks, and no money is made or lost."""

import sys

from desk import Desk
from players import Chance

from bankier.rules import games
from bankier.screen.events import BACK, DOWN, JOKER, LEFT, MENU, OK, RANK, RIGHT, UP, event

SMALL = sys.implementation.name == "micropython"
PRESSES = 1500 if SMALL else 5000
CUT = 250  # one press in so many the power goes

BOTH = [event(OK)] * 3 + [event(kind) for kind in (BACK, MENU, DOWN, UP)]
FOUR = BOTH + [event(LEFT), event(RIGHT), event(RIGHT), event(LEFT, 5), event(RIGHT, 10)]
PAD = BOTH + [event(OK), event(JOKER)] + [event(RANK, rank) for rank in range(1, 14)]


def play(seed, codes, presses, languages=("en", "nl", "pl", "fr")):
    """Press so many keys at random; after each the sum of all purses is nothing."""
    if SMALL:
        games.names = lambda: ("bankspel",)  # the one game of this suite: others have their own
    chance = Chance(seed)
    keys = []
    with Desk(languages[seed % len(languages)], seed) as desk:
        try:
            for _ in range(presses):
                if chance(CUT) == 0:
                    keys.append(-1)
                    desk.cut_power()
                else:
                    keys.append(codes[chance(len(codes))])
                    desk.send(keys[-1])
                if desk.play and desk.match.game.MONEY:
                    assert sum(desk.match.purses()) == 0
                assert "?" not in [text.text[:1] for text in desk.texts if len(text.text) > 1], desk.text()
        except Exception:
            print("seed", seed, "keys", keys[-40:])
            raise


def test_four_keys_at_random():
    for seed in range(4):
        play(seed, FOUR, PRESSES // 8)


def test_a_keypad_at_random():
    for seed in range(4, 8):
        play(seed, PAD, PRESSES // 8)
