"""Settling up, and whether everybody banked equally often."""

from flash import Flash
from matches import SCORE, answer, new_match, play_on, play_some
from players import Chance

from bankier.session.asides import IN, LEAVE, OUT, TRANSFER, VOID
from bankier.session.past import brought, last_chairs, reckoned
from bankier.session.resume import resume
from bankier.session.settle import banked_equally, settle, times_banked


def settled(purses, seats=None, kitty=0, pot=0):
    """The payments, after making sure that they bring every purse to zero."""
    seats = tuple(range(len(purses))) if seats is None else seats
    payments = settle(tuple(purses) + (kitty, pot), seats)
    left = list(purses)
    each, odd = divmod(kitty + pot, len(seats))
    for place, seat in enumerate(seats):
        left[seat] += each + (1 if place < odd else 0)
    owing = sum(1 for amount in left if amount)
    for giver, taker, amount in payments:
        assert amount > 0
        assert left[giver] < 0 < left[taker]
        left[giver] += amount
        left[taker] -= amount
    assert left == [0] * len(left)
    assert len(payments) <= max(owing - 1, 0)
    return payments


def fewest(purses):
    """The fewest payments, found the slow way: purses less the most groups that come to zero."""
    purses = [amount for amount in purses if amount]

    def groups(rest):
        if not rest:
            return 0
        best = -99
        others = rest[1:]
        for chosen in range(1 << len(others)):
            inside = [amount for place, amount in enumerate(others) if chosen >> place & 1]
            if sum(inside) == -rest[0]:
                outside = [amount for place, amount in enumerate(others) if not chosen >> place & 1]
                best = max(best, 1 + groups(outside))
        return best

    return len(purses) - groups(purses)


def balanced(chance, seats, high):
    purses = [chance(2 * high + 1) - high for _ in range(seats - 1)]
    return purses + [-sum(purses)]


def test_nothing_to_settle():
    assert settled([0, 0, 0]) == []


def test_two_seats():
    assert settled([7, -7]) == [(1, 0, 7)]


def test_who_owes_the_most_pays_whom_the_most_is_owed():
    assert settled([10, -4, -6]) == [(2, 0, 6), (1, 0, 4)]
    assert settled([-9, 4, 5]) == [(0, 2, 5), (0, 1, 4)]


def test_what_does_not_come_to_nothing_is_settled_as_far_as_it_goes():
    assert settle((45, -50, 0, 0, 0, 0), (0, 1, 2, 3)) == [(1, 0, 45)]
    assert settle((-9, 0, 4, 0, 0, 0), (0, 1, 2, 3)) == [(0, 2, 4)]


def test_groups_that_come_out_even_settle_among_themselves():
    payments = settled([-5, -4, 2, 3, 1, 3])
    assert len(payments) == 4
    assert len(settled([3, 4, -7, 5, 6, -11])) == 4
    assert len(settled([5, -5, 8, -8])) == 2


def test_the_fewest_payments_for_up_to_ten_purses():
    chance = Chance(4)
    for seats in range(2, 11):
        for high in (3, 9, 40):
            purses = balanced(chance, seats, high)
            if seats < 8 or high == 9:
                assert len(settled(purses)) == fewest(purses), purses


def test_at_most_one_payment_fewer_than_purses_for_up_to_sixteen():
    chance = Chance(5)
    for seats in (11, 13, 16):
        for high in (3, 1000):
            settled(balanced(chance, seats, high))


def test_the_kitty_is_shared_equally_with_odd_units_from_the_first_seat_on():
    assert settled([-10, -10, -10], kitty=30) == []
    assert settled([-11, -10, -10], kitty=31) == []
    assert settled([-10, -11, -10], (1, 2, 0), kitty=31) == []
    assert settled([-20, -11, 0], (1, 0), kitty=31) == [(0, 1, 5)]
    assert settled([0, -7, 7], (0, 2), kitty=0) == [(1, 2, 7)]


def test_who_left_has_no_part_of_the_kitty():
    payments = settle((0, 0, -8, 8, 0), (0, 1))
    assert payments == [(2, 0, 4), (2, 1, 4)]


def test_what_still_lies_in_the_pot_is_shared_too():
    assert settle((-3, -2, 0, 5), (0, 1)) == []


def bank_rounds(match, rounds):
    for _ in range(rounds):
        play_on(match)


def test_everybody_has_banked_equally_often_after_a_whole_lap():
    with Flash():
        match = new_match("score", 3, bank=1)
        assert times_banked(match) == [-1, -1, -1]
        assert banked_equally(match)
        bank_rounds(match, 1)
        assert times_banked(match) == [0, 1, 0]
        assert not banked_equally(match)
        bank_rounds(match, 2)
        assert times_banked(match) == [1, 1, 1]
        assert banked_equally(match)
        match.save()
        assert banked_equally(resume("m", match.entropy))


def test_a_void_round_does_not_count_as_banking():
    with Flash():
        match = new_match("score", 2)
        play_some(match, 3)
        match.aside(VOID, ())
        assert times_banked(match) == [-1, -1]
        bank_rounds(match, 2)
        assert times_banked(match) == [1, 1]


def test_a_bank_in_which_nobody_staked_is_none():
    with Flash():
        match = new_match(SCORE, 3, game="bakarat")
        answer(match, 10)
        while match.open.number == 0:
            passes = "stake.pass" in match.question.also
            answer(match, -1 - match.question.also.index("stake.pass") if passes else 0)
        assert times_banked(match) == [0, 0, 0]


def test_who_sits_out_is_passed_over():
    with Flash():
        match = new_match("score", 3)
        assert match.aside(OUT, (0,)) is None  # before the first answer: seat 1 banks
        bank_rounds(match, 1)
        assert times_banked(match) == [-1, 1, 0]
        assert match.aside(IN, (0,)) is None
        bank_rounds(match, 2)
        assert times_banked(match) == [1, 1, 1]


def test_who_joins_late_has_banked_less_often():
    with Flash():
        match = new_match("score", 2)
        bank_rounds(match, 2)
        assert banked_equally(match)
        match.join("C", 1)
        assert banked_equally(match)
        bank_rounds(match, 2)
        assert times_banked(match) == [2, 2, 0]
        assert not banked_equally(match)


def test_who_left_counts_as_well():
    with Flash():
        match = new_match("score", 3)
        bank_rounds(match, 2)
        match.aside(LEAVE, (2,))
        assert not banked_equally(match)
        bank_rounds(match, 1)
        assert times_banked(match) == [2, 1, 0]


def test_who_left_and_came_back_is_one_banker():
    with Flash():
        match = new_match("score", 2)
        bank_rounds(match, 2)
        match.aside(LEAVE, (1,))
        match.join("B", 0)
        assert banked_equally(match)
        bank_rounds(match, 2)
        assert times_banked(match) == [2, -1, 2]
        assert banked_equally(match)


def test_a_chair_whose_taking_was_undone_is_nobodys():
    with Flash():
        match = new_match("score", 3)
        match.aside(TRANSFER, (1, 0, 3, 0))
        match.aside(LEAVE, (1,))
        match.join("B", 0)
        assert reckoned(match) == (3, 0, 0, -3, 0, 0)
        assert match.undo() is not None
        assert last_chairs(match)[:3] == [0, 1, 2]
        assert reckoned(match)[:3] == (3, -3, 0)


def test_a_loan_makes_no_bank_of_one_in_which_nobody_staked():
    with Flash():
        match = new_match(SCORE, 2, game="bakarat")
        answer(match, 10)
        assert match.aside(TRANSFER, (0, 1, 5, 0)) is None
        while match.open.number == 0:
            passes = "stake.pass" in match.question.also
            answer(match, -1 - match.question.also.index("stake.pass") if passes else 0)
        assert times_banked(match) == [0, 0]
        assert brought(match, match.history.read(0)) == [0, 0, 0, 0]


def test_a_game_where_nobody_banks():
    with Flash():
        match = new_match("score", 3, game="tiny")
        bank_rounds(match, 2)
        assert times_banked(match) == [-1, -1, -1]
        assert banked_equally(match)


def test_in_points_whoever_comes_back_begins_anew():
    with Flash():
        match = new_match(SCORE, 3, game="huit")
        match.aside(LEAVE, (1,))
        match.join("B", 0)
        assert reckoned(match) == match.purses()


def test_who_leaves_twice_has_one_purse():
    with Flash():
        match = new_match(SCORE, 3)
        match.aside(TRANSFER, (1, 0, 3, 0))
        match.aside(LEAVE, (1,))
        match.join("B", 0)
        match.aside(TRANSFER, (3, 0, 3, 0))
        match.aside(LEAVE, (3,))
        assert reckoned(match) == (6, 0, 0, -6, 0, 0)
