"""The plain reference of Bankspel against the rulebook's worked examples and its invariants."""

import hashlib

from reference_bankspel import (
    BANK_ADDS,
    BANK_NEVER_ADDS,
    EVERY_COPY,
    FIRST,
    NEAREST,
    ONE_COPY,
    PLAIN,
    SHARE,
    part1,
    part2,
    part3,
    part4,
)

RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
ORDER = (1, 2, 3, 0)  # Ann, Bob, Cis, and the bank, which is seat 0


def ranks(text):
    return [RANKS[word] if word in RANKS else int(word) for word in text.split()]


HANDS = [ranks("K 9 9 4 2"), ranks("K K 7 3 A"), ranks("Q 7 7 5 2"), ranks("K 10 8 7 J")]


def with_rules(**changes):
    rules = dict(PLAIN)
    for name in changes:
        rules[name.replace("_", " ")] = changes[name]
    return rules


def test_part_1():
    assert part1(HANDS, ranks("K 3 7 2 J"), 0) == ([0, -7, -10, -9], 26)


def test_part_1_leaves_the_bank_out_wherever_it_sits():
    assert part1([[5], [5], [5]], [5], 1) == ([-1, 0, -1], 2)


def test_part_2_the_rest_of_the_pot_is_the_banks():
    assert part2(HANDS, ranks("9 Q 8 A 10"), 0, 26, BANK_ADDS, ORDER) == [12, 4, 2, 8]


def test_part_2_the_banks_own_claim_on_an_empty_pot_moves_nothing():
    assert part2(HANDS, ranks("2 K 7 10 9"), 0, 26, BANK_ADDS, ORDER) == [3, 7, 7, 9]


def test_part_2_the_bank_pays_what_the_pot_has_not():
    assert part2(HANDS, ranks("2 K 7 10 9"), 0, 3, BANK_ADDS, ORDER) == [-20, 7, 7, 9]


def test_part_2_the_bank_never_adds():
    # Bob's 2 takes 1; the bank's own 2 takes 1; of Ann's two kings 1 is left, and then nothing.
    assert part2(HANDS, ranks("2 K 7 10 9"), 0, 3, BANK_NEVER_ADDS, ORDER) == [1, 1, 1, 0]


def test_part_3():
    assert part3(HANDS, ranks("7 K J 3 8 A"), ORDER, SHARE, EVERY_COPY, None, 70) == ([-4, 8, -3, -1], 6)


def test_part_3_does_not_look_at_calls_after_the_last():
    calls = ranks("7 K J 3 8 A 9 9 9")
    assert part3(HANDS, calls, ORDER, SHARE, EVERY_COPY, None, 70) == ([-4, 8, -3, -1], 6)


def tied():
    return HANDS[:3] + [ranks("A A 7 3 K")]


def test_part_3_two_together_share_the_pot():
    nets, used = part3(tied(), ranks("7 K 3 A"), ORDER, SHARE, EVERY_COPY, None, 70)
    assert (nets, used) == ([-4, 4, -3, 3], 4)


def test_part_3_odd_units_go_from_the_banks_left_on():
    order = (3, 0, 1, 2)
    nets, _ = part3(tied(), ranks("7 K 3 A"), order, SHARE, EVERY_COPY, None, 70)
    assert nets == [-4, 3, -3, 4]


def test_part_3_two_together_and_one_was_first():
    for first, nets in ((1, [-4, 7, -3, 0]), (3, [-4, 0, -3, 7])):
        assert part3(tied(), ranks("7 K 3 A"), ORDER, FIRST, EVERY_COPY, first, 70)[0] == nets


def test_part_3_two_together_and_the_nearest_takes_all():
    assert part3(tied(), ranks("7 K 3 A"), ORDER, NEAREST, EVERY_COPY, None, 70)[0] == [-4, 7, -3, 0]
    assert part3(tied(), ranks("7 K 3 A"), (2, 3, 0, 1), NEAREST, EVERY_COPY, None, 70)[0] == [-4, 0, -3, 7]


def test_part_3_one_copy_for_each_call():
    hands = [ranks("9 9"), ranks("9 K")]
    assert part3(hands, ranks("9 9"), (1, 0), SHARE, ONE_COPY, None, 70) == ([1, -1], 2)
    assert part3(hands, ranks("9 9"), (1, 0), SHARE, EVERY_COPY, None, 70) == ([1, -1], 1)


def test_part_3_the_book_is_empty():
    hands = [ranks("2 3 4"), ranks("2 3 5"), ranks("6 7 8")]
    order = (1, 2, 0)
    calls = ranks("2 3 9")
    # Seats 0 and 1 have one card left each, seat 2 three. Who wins pays nothing; all others pay.
    for tie, nets in ((SHARE, [1, 2, -3]), (FIRST, [1, 2, -3]), (NEAREST, [-1, 4, -3])):
        assert part3(hands, calls, order, tie, EVERY_COPY, None, 3) == (nets, 3)
    hands[0] = ranks("9 3 4")
    assert part3(hands, ranks("2 3 9 3"), order, SHARE, EVERY_COPY, None, 2) == ([-2, 5, -3], 2)


def test_part_3_a_book_with_no_card_at_all():
    hands = [ranks("2 3 4 5 6")] * 2
    assert part3(hands, [], (1, 0), SHARE, EVERY_COPY, None, 0) == ([0, 0], 0)


def test_part_3_ends_before_its_calls_do_or_complains():
    try:
        part3(HANDS, ranks("7 K"), ORDER, SHARE, EVERY_COPY, None, 70)
    except ValueError:
        return
    raise AssertionError("two calls cannot end this part")


def test_part_4_stops_at_its_first_match():
    assert part4(ranks("J 4 3"), [True], PLAIN, ORDER) == [9, -3, -3, -3]


LONG = ranks("J 4 3 9 5 K 2 8 Q 6")


def test_part_4_offers_at_3_5_and_8():
    assert part4(LONG, [False, True], PLAIN, ORDER) == [15, -5, -5, -5]
    assert part4(LONG, [False, False, True], PLAIN, ORDER) == [24, -8, -8, -8]
    assert part4(LONG, [False, False, False], PLAIN, ORDER) == [0, 0, 0, 0]


def test_part_4_an_ace_may_be_no_1():
    cards = ranks("A 4 J")
    assert part4(cards, [True], PLAIN, (1, 0)) == [1, -1]
    assert part4(cards, [], with_rules(ace=False), (1, 0)) == [0, 0]


def test_part_4_going_on_may_cost():
    rules = with_rules(decline_pays=True)
    assert part4(LONG, [False, False, False], rules, ORDER) == [-48, 16, 16, 16]
    assert part4(LONG, [False, True], rules, ORDER) == [6, -2, -2, -2]


def test_part_4_not_one_match_may_cost():
    rules = with_rules(no_match_pays=True)
    cards = ranks("2 3 4 5 6 7 8 9 10 J")
    assert part4(cards, [], rules, ORDER) == [-3, 1, 1, 1]
    assert part4(cards, [], PLAIN, ORDER) == [0, 0, 0, 0]
    assert part4(LONG, [False, False, False], rules, ORDER) == [0, 0, 0, 0]


def test_part_4_every_match_may_pay_unasked():
    rules = with_rules(collect_every=True, decline_pays=True)
    assert part4(LONG, [], rules, ORDER) == [48, -16, -16, -16]


def test_part_4_goes_as_far_as_the_book_and_no_further_than_ten():
    assert part4(ranks("2 3"), [], PLAIN, ORDER) == [0, 0, 0, 0]
    assert part4([], [], PLAIN, ORDER) == [0, 0, 0, 0]
    assert part4([13] * 10 + [11], [], PLAIN, ORDER) == [0, 0, 0, 0]


def test_pictures_never_match():
    assert part4([13] * 9 + [11], [], PLAIN, ORDER) == [0, 0, 0, 0]
    assert part4([13] * 9 + [10], [True], PLAIN, ORDER) == [30, -10, -10, -10]


def chance(number, count):
    """`count` ranks that look like chance, other ones for every number."""
    found: list[int] = []
    while len(found) < count:
        block = hashlib.sha256(b"%d %d" % (number, len(found))).digest()
        found += [byte % 13 + 1 for byte in block]
    return found[:count]


def test_the_invariants_hold_in_many_rounds():
    for number in range(120):
        seats = 2 + number % 6
        cards = chance(number, 5 * seats + 70)
        hands = [cards[5 * seat : 5 * seat + 5] for seat in range(seats)]
        book = cards[5 * seats :]
        bank = number % seats
        order = tuple([(bank + step) % seats for step in range(1, seats + 1)])

        paid, pot = part1(hands, book[:5], bank)
        assert sum(paid) + pot == 0
        assert paid[bank] == 0
        owed = sum((i + 1) * hands[seat].count(book[5 + i]) for i in range(5) for seat in order[:-1])
        nets = part2(hands, book[5:10], bank, pot, BANK_ADDS, order)
        assert sum(nets) == pot
        assert nets[bank] == pot - owed
        never = part2(hands, book[5:10], bank, pot, BANK_NEVER_ADDS, order)
        assert sum(never) == pot
        assert min(never) >= 0

        for tie in (SHARE, FIRST, NEAREST):
            for copies in (EVERY_COPY, ONE_COPY):
                nets, used = part3(hands, book[10:], order, tie, copies, order[0], 40)
                assert sum(nets) == 0
                assert 0 < used <= 40
                assert max(nets) >= 0
        assert sum(part4(book[50:60], [False] * 9 + [True], PLAIN, order)) == 0
