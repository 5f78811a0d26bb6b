"""Every worked example of the rulebook's page on Bakarat, in every mode."""

from bakarat_bank import PASS, Bank, play
from reference_bakarat import PLAIN, settle, take_stakes

from bankier.rules.games.bakarat import MODES
from bankier.rules.games.bakarat.totals import total
from bankier.rules.question import BANK

A, J, Q, K = 1, 11, 12, 13

PUNTER = ((9, K), (2, 3))  # coups: 9 against 5
BANKER = ((2, 3), (K, 8))  # 5 against 8


def in_every_mode(coups, net, ending, **rules):
    """Bank 10 of seat 0, stakes 1, 6 and 3: the net of the punters, then of the banker."""
    for mode in MODES:
        bank = play(mode, coups, **rules)
        assert bank.question is None, mode
        assert bank.net() == (net[3], net[0], net[1], net[2], 0), mode
        assert bank.round.result[1] == (1 if ending == "broken" else 0), mode
    letters = "".join("P" if coup is PUNTER else "B" for coup in coups)
    done = settle((1, 2, 3), 0, {1: 1, 2: 6, 3: 3}, letters, dict(PLAIN, **rules))
    assert [done.net[seat] for seat in (1, 2, 3, 0)] == net
    assert done.ending == ending


def test_9_and_7_make_6():
    assert total(bytes((9, 7))) == 6


def test_a_king_and_a_10_make_0():
    assert total(bytes((K, 10))) == 0


def test_an_ace_and_an_8_make_9():
    assert total(bytes((A, 8))) == 9


def test_7_and_9_and_10_make_6():
    assert total(bytes((7, 9, 10))) == 6


def test_5_and_5_make_0():
    assert total(bytes((5, 5))) == 0


def test_faces_and_tens_are_worth_nothing():
    assert [total(bytes((rank,))) for rank in range(1, 14)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]


def test_a_bank_that_is_covered_leaves_a_fourth_punter_nothing():
    for mode in MODES:
        bank = Bank(mode, seats=5)
        bank.open(10, 1, 6, 3)
        assert bank.question.key in ("coup.won", "shown", "buy.look")  # seat 4 was not asked
        assert bank.heard("covered") == [(10,)]


def test_the_order_of_play_is_6_3_1():
    bank = play("score", [PUNTER, PUNTER])
    winners = [taker for _, taker, _, _ in bank.log]
    assert winners == [2, 3]
    assert bank.question.facts == (1, 1)
    waiting = [row[0] for row in play("score", []).question.spread() if isinstance(row[0], int)]
    assert waiting == [2, 3, 1, 0]  # then the bank


def test_stakes_of_1_6_and_2_leave_9_in_the_bank():
    for mode in MODES:
        bank = Bank(mode, seats=5)
        bank.open(10, 1, 6, 2, PASS)
        assert bank.heard("in.bank") == [(9, 1)]
        assert mode != "score" or (0, b"", 9, BANK) in bank.question.spread()
    assert take_stakes(10, [(1, 1), (2, 6), (3, 2), (4, 0)], PLAIN) == {1: 1, 2: 6, 3: 2}


def test_the_banker_wins_at_once():
    in_every_mode([BANKER], [0, -6, 0, 6], "won")


def test_punter_then_banker():
    in_every_mode([PUNTER, BANKER], [0, 6, -3, -3], "won")


def test_punter_punter_banker():
    in_every_mode([PUNTER, PUNTER, BANKER], [-1, 6, 3, -8], "won")


def test_punter_three_times():
    in_every_mode([PUNTER, PUNTER, PUNTER], [1, 6, 3, -10], "broken")
