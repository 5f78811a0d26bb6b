"""A monkey at the keys: whatever is pressed, nothing breaks, and no money is made or lost."""

import sys

from desk import Desk
from players import Chance, any_answer

from bankier.rules import games
from bankier.screen.events import BACK, DOWN, JOKER, LEFT, MENU, OK, RANK, RIGHT, UP, event

SMALL = sys.implementation.name == "micropython"
PRESSES = 1500 if SMALL else 5000
CODES = ("en", "nl", "pl", "fr")
CUT = 250  # one press in so many the power goes

BOTH = [event(OK)] * 3 + [event(kind) for kind in (BACK, MENU, DOWN, UP)]
FOUR = BOTH + [event(LEFT), event(RIGHT), event(RIGHT), event(LEFT, 5), event(RIGHT, 10)]
PAD = BOTH + [event(OK), event(JOKER)] + [event(RANK, rank) for rank in range(1, 14)]


def play(seed, codes, presses, answers=0):
    """Press so many keys at random; after each the sum of all purses is nothing.

    answers -- in how many of ten cases the monkey answers the question instead, so that it gets on.
    """
    if SMALL:
        games.names = lambda: ("bankspel",)  # the one game of this suite: others have their own
    chance = Chance(seed)
    keys: "list[object]" = []
    with Desk(CODES[seed % len(CODES)], seed) as desk:
        try:
            while desk.pressed + len(keys) < presses:
                keys.append(_act(desk, codes, chance, answers))
                _check(desk)
        except Exception:
            print("seed", seed, "keys", keys[-40:])
            raise


def _act(desk, codes, chance, answers):
    if chance(CUT) == 0:
        desk.cut_power()
        return "power"
    if chance(10) < answers and desk.play and desk.view.question is desk.question:
        answer = any_answer(desk.question, chance)
        desk.answer(answer)
        return answer
    code = codes[chance(len(codes))]
    desk.send(code)
    return code


def _check(desk):
    if desk.play and desk.match.game.MONEY:
        assert sum(desk.match.purses()) == 0
    lacking = [text.text for text in desk.texts if text.text[:1] == "?" and len(text.text) > 1]
    assert not lacking, lacking


def test_four_keys_at_random():
    for seed in range(4):
        play(seed, FOUR, PRESSES // 12)


def test_a_keypad_at_random():
    for seed in range(4, 8):
        play(seed, PAD, PRESSES // 12)


def test_players_with_an_ape_among_them():
    for seed in range(8, 12):
        play(seed, PAD if seed % 2 else FOUR, PRESSES // 12, answers=7)
