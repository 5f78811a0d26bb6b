"""Bakarat dealt by the device tells nothing of a hidden card: shoes that differ only in such ask the same."""

from bakarat_decks import Watched, asked, other_deck
from players import Chance, entropy_from

from bankier.rules.games import bakarat
from bankier.rules.options import Rules


def test_two_shoes_that_differ_in_hidden_cards_ask_the_same():
    compared = 0
    for seed in range(12):
        chance = Chance(seed)
        chosen = {"packs": 1, "buy": ("free", "casino")[seed % 2], "bought": ("up", "down")[seed // 2 % 2]}
        chosen["ties"] = ("final", "two")[seed // 4 % 2]
        rules = Rules("deal", bakarat.OPTIONS, 3, chosen)
        deck = [1 + chance(13) for _ in range(52)]
        answers, log = Watched(rules, deck).play(chance, entropy_from(seed), 60)
        for number in range(3, len(log)):
            _, place, dealt, known = log[number]
            other = other_deck(deck, place, dealt, known, chance, rules)
            assert [line[0] for line in log[: number + 1]] == asked(rules, other, answers[:number])
            compared += other != deck
    assert compared > 120


def test_a_card_that_is_public_makes_the_difference():
    """The comparison above can fail: after the showdown another deck is seen to be another."""
    rules = Rules("deal", bakarat.OPTIONS, 3, {"packs": 1})
    answers = [0, bytes(32), -1, 10, 0, -1, 0, 0, -1, 0, -1]
    one, two = [2, 3, 4, 3] * 13, [2, 3, 5, 3] * 13
    first, second = asked(rules, one, answers), asked(rules, two, answers)
    assert first[:-1] == second[:-1]
    assert first[-1] != second[-1] and "hands.laid" in first[-1]
