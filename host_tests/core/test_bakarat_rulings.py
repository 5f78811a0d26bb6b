"""Every fixed ruling of Bakarat: where the sources are silent, these are the rules."""

from bakarat_bank import ALL, HAND_ON, PASS, SAME, Bank, play

from bankier.rules.games.bakarat import MODES

A, J, Q, K = 1, 11, 12, 13

PUNTER = ((9, K), (2, 3))  # coups: 9 against 5
BANKER = ((2, 3), (K, 8))  # 5 against 8
TIE = ((2, 4), (3, 3))  # 6 all


def test_a_bank_is_1_to_9999():
    bank = Bank("score")
    for wrong in (0, 10000):
        assert bank.question.refuse(wrong) == ("refuse.range", 1, 9999)
    for right in (1, 9999):
        assert bank.question.refuse(right) is None


def test_too_high_a_stake_is_refused_with_what_is_free():
    bank = Bank("score")
    bank.open(10, 7)
    assert bank.question.facts[0] == 3
    assert bank.question.refuse(4) == ("refuse.stake", 3)
    assert bank.question.refuse(0) == ("refuse.range", 1, 3)
    bank.stakes(3)
    assert bank.question.key == "coup.won"


def test_a_punter_may_pass_or_take_all():
    bank = Bank("score")
    bank.open(10, PASS, 4, ALL)
    assert bank.heard("covered") == [(10,)]
    assert bank.question.facts == (3, 6)


def test_of_equal_stakes_the_one_nearest_to_the_bankers_left_plays_first():
    bank = Bank("score", seats=5, carry=(1, 2, 10, 0, 0, 0))
    bank.open(10, 3, 3, 1, 3)  # seats 3, 4, 0, 1
    players = []
    while bank.question:
        players.append(bank.question.facts[0])
        bank.give("coup.won", 0)
    assert players == [3, 4, 1, 0]


def test_nobody_stakes_and_the_bank_is_taken_back():
    for mode in MODES:
        bank = Bank(mode)
        bank.open(10, PASS, PASS, PASS)
        assert bank.heard("bank.taken_back") == [(10,)]
        assert bank.net() == (0,) * 5
        bank.go_on()
        assert bank.question.seat == 0  # he names another
        assert bank.question.also == ("bank.same", "bank.hand_on")


def test_a_banker_who_has_won_names_any_bank_or_the_same_or_hands_on():
    for answer, amount in ((25, 25), (SAME, 10)):
        bank = play("score", [BANKER])
        bank.go_on()
        bank.give("bank.name", answer)
        assert bank.heard("bank.named") == [(amount,)]
        assert (bank.question.key, bank.question.seat) == ("free", 1)
    bank = play("score", [BANKER])
    bank.go_on()
    bank.give("bank.name", HAND_ON)
    assert bank.heard("bank.handed_on") == [(1,)]
    bank.go_on()
    assert (bank.question.key, bank.question.seat) == ("bank.name", 1)


def test_a_new_banker_has_to_name_a_bank():
    for bank in (Bank("score"), play("score", [PUNTER] * 3)):
        if bank.question is None:
            bank.go_on()
        assert bank.question.key == "bank.name"
        assert bank.question.also == ()


def test_the_bank_goes_to_the_left_past_who_sits_out():
    bank = play("score", [PUNTER] * 3)
    assert bank.heard("broken") == [(1,)]
    bank.go_on(sits_out=(1,))
    assert bank.question.seat == 2


def test_a_banker_who_sits_out_takes_nothing_on():
    bank = play("score", [BANKER], winnings="stay")
    bank.go_on(sits_out=(0,))
    assert (bank.question.key, bank.question.seat, bank.question.also) == ("bank.name", 1, ())


def test_the_first_banker_is_the_one_chosen():
    bank = Bank("score", carry=(1, 3, 10, 0, 0, 0))
    assert bank.question.seat == 3
    bank.open(5, PASS)
    assert bank.question.seat == 1  # from the banker's left


def test_two_seats():
    for mode in MODES:
        bank = play(mode, [TIE, PUNTER], stakes=(ALL,), seats=2)
        assert bank.net() == (-10, 10, 0)
        assert bank.round.result[1] == 1
