"""Every house rule of Bakarat, by what it changes."""

from bakarat_bank import ALL, BANCO, BUY, HAND_ON, PASS, SAME, STAND, Bank, Deck, drawn, play

from bankier.rules.games.bakarat import MODES, OPTIONS, SEATS

A, J, Q, K = 1, 11, 12, 13

PUNTER = ((9, K), (2, 3))  # coups: 9 against 5
BANKER = ((2, 3), (K, 8))  # 5 against 8
TIE = ((2, 4), (3, 3))  # 6 all


def at_cards(**rules):
    """A referee's bank, staked by one punter, at its first coup."""
    bank = Bank("referee", **rules)
    bank.open(10, ALL)
    return bank


def test_the_choices_are_those_of_the_rulebook():
    usual = [(option.name, option.usual(4)) for option in OPTIONS]
    assert usual == [
        ("packs", 2),
        ("coup", "one"),
        ("unplayed", "returned"),
        ("winnings", "purse"),
        ("banco", "no"),
        ("buy", "free"),
        ("bought", "up"),
        ("ties", "final"),
        ("marker", "card"),
        ("commission", 0),
    ]
    assert SEATS == (2, 12)


# coup


def test_one_coup_decides_all_stakes():
    for mode in MODES:
        bank = play(mode, [PUNTER], coup="all")
        assert bank.net() == (-10, 1, 6, 3, 0)
        assert bank.round.result[1] == 1
        bank = play(mode, [TIE, BANKER], coup="all")
        assert bank.net() == (10, -1, -6, -3, 0)
        assert bank.round.result[1] == 0


def test_with_all_at_once_the_highest_stake_holds_the_cards():
    bank = Bank("score", coup="all")
    bank.open(10, 1, 6, 3)
    assert bank.question.facts == (2, 10)
    bank.give("coup.won", 1)
    assert bank.said[-1].key == "banker.wins.all"
    assert dict(bank.said[-1].rows) == {0: 10, 1: -1, 2: -6, 3: -3}


# unplayed


def test_stakes_not_played_may_be_swept():
    for mode in MODES:
        assert play(mode, [PUNTER, BANKER], unplayed="swept").net() == (-2, -1, 6, -3, 0)
        assert play(mode, [PUNTER, BANKER]).net() == (-3, 0, 6, -3, 0)


# winnings


def test_winnings_that_stay():
    for coups, least in (([BANKER], 16), ([PUNTER, BANKER], 7), ([PUNTER, PUNTER, BANKER], 2)):
        for mode in MODES:
            bank = play(mode, coups, winnings="stay")
            assert bank.round.result[3] == least
            bank.go_on()
            assert bank.question.key == "bank.name.least"
            assert bank.question.refuse(least - 1) == ("refuse.range", least, 9999)
            assert bank.question.refuse(least) is None
            assert play(mode, coups).round.result[3] == 0


def test_what_was_taken_back_or_went_to_the_kitty_does_not_stay():
    rules = {"winnings": "stay", "commission": 10}
    bank = play("score", [BANKER], 100, (1, 6, 2), unplayed="swept", **rules)
    assert bank.round.result[3] == 9 + 9
    bank = play("score", [BANKER], 100, (20, 60, 10), **rules)
    assert bank.round.result[3] == 90 + 60 - 6


def test_winnings_that_stay_never_ask_for_more_than_9999():
    bank = Bank("score", winnings="stay")
    bank.open(9000, ALL)
    bank.give("coup.won", 1)
    bank.go_on()
    assert (bank.question.low, bank.question.high) == (9999, 9999)
    bank.give("bank.name.least", SAME)
    assert bank.heard("bank.named") == [(9999,)]


def test_nothing_stays_once_the_bank_is_handed_on_or_taken_back():
    bank = play("score", [BANKER], winnings="stay")
    bank.go_on()
    bank.give("bank.name.least", HAND_ON)
    bank.go_on()
    assert bank.question.key == "bank.name"
    bank = play("score", [BANKER], winnings="stay")
    bank.go_on()
    bank.open(16, PASS, PASS, PASS)
    bank.go_on()
    assert bank.question.key == "bank.name"


# banco


def test_banco_cancels_stakes_already_made():
    bank = Bank("score", banco="yes")
    bank.open(10, 1, 6, BANCO)
    assert bank.heard("banco") == [(3, 10)]
    assert bank.question.facts == (3, 10)
    bank.give("coup.won", 1)
    assert bank.net() == (10, 0, 0, -10, 0)


def test_the_first_in_turn_has_the_banco():
    for stake in (BANCO, ALL, 10):
        bank = Bank("score", banco="yes")
        bank.open(10, stake)
        assert bank.question.facts == (1, 10)


def test_banco_may_be_claimed_of_a_covered_bank():
    bank = Bank("score", seats=5, banco="yes")
    bank.open(10, 4, 6)
    assert (bank.question.key, bank.question.seat) == ("banco.ask", 3)
    bank.give("banco.ask", 0)
    bank.give("banco.ask", 1)
    assert bank.question.facts == (4, 10)


def test_without_banco_nobody_can_claim_it():
    bank = Bank("score")
    bank.give("bank.name", 10)
    assert bank.question.refuse(BANCO) == ("refuse.unknown",)


# buy


def test_a_casino_makes_the_punter_buy_and_stand():
    for two, refused in (
        ((2, 2), {STAND: "refuse.must_buy"}),
        ((2, 3), {}),
        ((3, 3), {BUY: "refuse.must_stand"}),
        ((3, 4), {BUY: "refuse.must_stand"}),
    ):
        for rule in ("free", "casino"):
            with Deck(drawn([(two, (K, K))])):
                bank = Bank("deal", buy=rule)
                bank.open(10, ALL)
                for answer in (STAND, BUY):
                    wanted = refused.get(answer) if rule == "casino" else None
                    assert bank.question.refuse(answer) == (wanted and (wanted,))


def test_a_casino_leaves_the_banker_free():
    with Deck(drawn([((2, 3), (K, 2))])):
        bank = Bank("deal", buy="casino")
        bank.open(10, ALL)
        bank.give("buy.look", STAND)
        assert bank.question.refuse(STAND) is None and bank.question.refuse(BUY) is None


# bought


def test_a_bought_card_is_open_or_lies_face_down():
    for rule, seen, heard in (("up", bytes((0, 0, 4)), "buys.card"), ("down", bytes(3), "buys")):
        with Deck(drawn([((2, 2, 4), (K, 6))])):
            bank = Bank("deal", bought=rule)
            bank.open(10, ALL)
            bank.give("buy.look", BUY)
            assert {row[0]: row[1] for row in bank.question.spread()}[1] == seen
            assert len(bank.heard(heard)) == 1
            assert {seat: cards for seat, _, cards in bank.question.secrets()}[1] == bytes((2, 2, 4))


def test_a_referee_is_told_the_card_that_lay_face_down_at_the_end():
    bank = Bank("referee", bought="down")
    bank.open(10, ALL)
    bank.give("shown", 0)
    bank.give("buy", 1)
    bank.give("buy", 0)
    bank.lay((2, 2, 4), (K, 6))
    assert bank.heard("broken.totals") == [(1, 8, 6)]
    assert bank.keys.count("hand.card") == 5


# ties


def test_equal_totals_are_judged_at_the_end_or_at_once():
    coups = [((2, 4, 2), (3, 3))]
    assert play("deal", coups, stakes=(ALL,)).heard("broken.totals") == [(1, 8, 6)]
    with Deck(drawn([TIE, PUNTER])):
        bank = Bank("deal", ties="two")
        bank.open(10, ALL)
        assert bank.heard("tie") == [(6,)]
        assert bank.heard("broken.totals") == [(1, 9, 5)]


def test_a_referee_hears_of_equal_totals_before_anybody_buys():
    assert len(at_cards(ties="final").question.options) == 4
    bank = at_cards(ties="two")
    bank.give("shown", 4)
    bank.lay(*TIE)
    assert bank.heard("tie") == [(6,)]
    assert bank.question.key == "shown"


# commission


def test_commission_goes_to_the_kitty_of_each_stake_rounded_down():
    for mode in MODES:
        bank = play(mode, [BANKER], 100, (19, 60, 21), commission=10, unplayed="swept")
        assert bank.net() == (100 - 1 - 6 - 2, -19, -60, -21, 9)
        assert dict(bank.said[-1].rows) == {0: 91, 1: -19, 2: -60, 3: -21, -2: 9}
        assert play(mode, [PUNTER] * 3, commission=10).net() == (-10, 1, 6, 3, 0)
    assert play("score", [BANKER], commission=10).net()[4] == 0  # a tenth of 6


def test_every_say_that_pays_shows_it_all():
    for mode in MODES:
        for rules in ({}, {"coup": "all"}, {"unplayed": "swept", "commission": 5}):
            coups = [BANKER] if "coup" in rules else [PUNTER, BANKER]
            bank = play(mode, coups, 100, (19, 60, 21), **rules)
            paying = [say for say in bank.said if say.rows]
            assert paying and all(sum(amount for _, amount in say.rows) == 0 for say in paying)
