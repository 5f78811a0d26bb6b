"""Bakarat: the three modes, fed the same cards, end in the same purses, which the plain reference has too."""

from bakarat_bank import open_bank
from bakarat_table import Cards, Player
from players import Chance
from reference_bakarat import PLAIN, settle, take_stakes

from bankier.rules.games import bakarat
from bankier.rules.options import Rules

BANKS = 6
CHOICES: "list[tuple[str, str | int]]" = [
    (option.name, choice) for option in bakarat.OPTIONS for choice in option.choices[1:]
]
CHOICES += [("packs", 1), ("packs", 8), ("commission", 1), ("commission", 10)]


def house_rules(mode, seats, **chosen):
    return Rules(mode, bakarat.OPTIONS, seats, chosen)


def by_name(rules):
    return {option.name: getattr(rules, option.name) for option in bakarat.OPTIONS}


def play_bank(player, rules, carry, purses):
    """One bank, from a carry and purses to the next."""
    played = open_bank(rules, carry, purses)
    player.new_bank()
    while played.question:
        played.answer(player.answer(played.question))
    return played.result, tuple(played.table.purses)


def expected(player, rules, carry, purses):
    """The purses and the start of the next carry as the reference has them."""
    seats = len(purses) - 2
    banker = carry[1]
    punters = tuple((banker + 1 + place) % seats for place in range(seats - 1))
    plain = by_name(rules)
    stakes = take_stakes(player.named, player.wishes, plain)
    done = settle(punters, banker, stakes, player.results, plain)
    net = [done.net[seat] for seat in range(seats)] + [done.kitty, 0]
    moves = done.ending == "broken" or not player.named
    return tuple(a + b for a, b in zip(purses, net)), (punters[0] if moves else banker, done.least)


def same_in_all_modes(seats, seed, **chosen):
    """Play some banks in all modes and hold each against the reference and the other modes."""
    ends = []
    for mode in bakarat.MODES:
        rules = house_rules(mode, seats, **chosen)
        player = Player(Cards(by_name(rules), seed), mode, seed + 1)
        carry, purses = bakarat.opening(seed % seats), (0,) * (seats + 2)
        for _ in range(BANKS):
            before = carry
            carry, now = play_bank(player, rules, before, purses)
            assert (now, (carry[1], carry[3])) == expected(player, rules, before, purses), mode
            purses = now
        ends.append((purses, carry[:6], [coup.hands for coup in player.table.coups]))
    assert ends[0] == ends[1] == ends[2]
    assert sum(ends[0][0]) == 0


def test_with_the_usual_rules():
    for seats in (2, 3, 4, 12):
        same_in_all_modes(seats, seats)


def test_with_every_choice_of_every_house_rule():
    for place, (name, choice) in enumerate(CHOICES):
        same_in_all_modes(2 + place % 4, 40 + place, **{name: choice})


def test_with_house_rules_at_random():
    chance = Chance(9)
    for seed in range(12):
        chosen = {}
        for option in bakarat.OPTIONS:
            size = len(option.choices) or option.high - option.low + 1
            pick = chance(size)
            chosen[option.name] = option.choices[pick] if option.choices else option.low + pick
        same_in_all_modes(2 + chance(11), 100 + seed, **chosen)


def test_a_shoe_lasts_over_many_banks_and_is_shuffled_at_the_marker():
    """One pack: the table's own shoe asserts that the device shuffles when it is time, and only then."""
    for mode in ("referee", "deal"):
        for marker in ("card", "aside"):
            rules = house_rules(mode, 3, packs=1, marker=marker)
            player = Player(Cards(by_name(rules), 77), mode, 78)
            carry, purses = bakarat.opening(0), (0,) * 5
            for _ in range(12):
                carry, purses = play_bank(player, rules, carry, purses)
            assert player.table.shuffles >= 3
            assert player.table.must_shuffle == ((carry[7] == 1) if mode == "referee" else (carry[8] > 26))


def test_the_reference_keeps_the_sum():
    done = settle((1, 2, 3), 0, {1: 1, 2: 6, 3: 3}, "TPB", dict(PLAIN, unplayed="swept", commission=10))
    assert sum(done.net.values()) + done.kitty == 0
    assert done.players == [2, 2, 3]
