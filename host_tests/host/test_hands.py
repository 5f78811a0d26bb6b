"""Some thousand presses by chance, with everything looked at: see tools/soak/hands.py."""

from tools.soak import hands

SHARE = 0.02  # of a million


def test_thousands_of_presses_reach_nearly_every_screen_and_break_nothing() -> None:
    print(hands.soak(7, SHARE))
