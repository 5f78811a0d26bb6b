"""Hands of Huit with known cards: every mode knows the world as it is, and all end in the same totals.

The table that plays compares the device with the reference at every turn: top card, suit, run, direction,
whose turn, hands and stock, which of the cards may be laid.
"""

from flash import Flash
from huit_table import HuitTable, dealt_world
from matches import DEAL, REFEREE, SCORE, answer, new_match
from players import Chance, entropy_from
from reference_huit import worth

from bankier.rules.games.huit import OPTIONS

MOST = 900  # questions of a hand; longer ones are left off


def new_table(seats, rules, seed):
    return HuitTable(dealt_world(seats, seed % seats, rules, entropy_from(seed)()), Chance(seed))


def play(mode, seats, rules, seed, table):
    """One hand; the totals, or None if the hand is too long."""
    with Flash():
        match = new_match(mode, seats, rules, bank=seed % seats, game="huit", entropy=entropy_from(seed))
        for _ in range(MOST):
            answer(match, table.answer(match.question))
            if match.question is None or len(match.history):
                return match.purses()[:seats]
    return None


def same(seats, rules, seed):
    """A hand in all modes; whether it came to its end."""
    table = new_table(seats, rules, seed)
    totals = play(REFEREE, seats, rules, seed, table)
    if totals is None:
        return False
    assert list(totals) == [sum(worth(card) for card in hand) for hand in table.world.hands]
    assert table.wanted[0] == "end"
    assert play(SCORE, seats, rules, seed, table) == totals
    assert play(DEAL, seats, rules, seed, new_table(seats, rules, seed)) in (totals, None), (rules, seed)
    return True


def check_choices(options):
    ended = tried = 0
    for option in options:
        for choice in option.choices or (option.low, option.high):
            tried += 1
            ended += same(4, {option.name: choice}, 4)
    assert ended > tried // 2, (ended, tried)


def test_every_choice_of_the_rules_of_play():
    check_choices(OPTIONS[:5])


def test_every_choice_of_the_other_house_rules():
    check_choices(OPTIONS[5:])


def check_all(seeds):
    ended = 0
    for seed in seeds:
        chance = Chance(seed)
        rules = {
            option.name: option.choices[chance(len(option.choices))] for option in OPTIONS if option.choices
        }
        rules["extra_twos"], rules["extra_jokers"] = chance(17), chance(17)
        ended += same(2 + seed % 11, rules, seed)
    assert ended >= len(seeds) // 2, ended


def test_all_house_rules_together_at_small_tables():
    check_all((2, 11, 13, 14))


def test_all_house_rules_together_at_large_tables():
    check_all((5, 8, 9, 10))
