"""The referee of Bakarat: what is asked and in which order, what is found, the marker and the cards left."""

from bakarat_bank import ALL, STAND, Bank, play
from players import Chance, any_answer

from bankier.rules.games import bakarat
from bankier.rules.question import COUNT

A, J, Q, K = 1, 11, 12, 13
NOBODY, PUNTER, BANKER, BOTH, EQUAL = range(5)  # who shows 8 or 9
COUNTS, AGAIN = 0, 1
PUNTER_WINS = ((9, K), (2, 3))


def at_cards(**rules):
    """A bank of 10, staked by one punter of three, at its first coup."""
    bank = Bank("referee", **rules)
    bank.open(10, ALL)
    return bank


def left(bank):
    """The cards that are left in the shoe, as everybody may read."""
    return [row[2] for row in bank.question.spread() if row[0] == "shoe" and row[3] & COUNT][0]


def lay_down(bank, shown, bought, punter, banker):
    """One coup in the order of the rulebook: who shows, what is bought, the hands."""
    bank.give("shown", shown)
    for card in bought:
        bank.give("bought.card", card)
    bank.lay(punter, banker)


def faults(shown, bought, punter, banker, **rules):
    """What was found to be wrong with a coup."""
    bank = at_cards(**rules)
    lay_down(bank, shown, bought, punter, banker)
    return [(say.key,) + say.facts for say in bank.said if say.key.startswith("found.")]


# What is asked


def test_the_order_of_the_rulebook():
    bank = at_cards()
    lay_down(bank, NOBODY, (3, STAND), (2, 2), (K, 6))
    assert bank.keys[2:] == ["shown", "bought.card", "bought.card"] + ["hand.card"] * 4
    assert bank.heard("broken.totals") == [(1, 7, 6)]


def test_with_a_natural_nobody_is_asked_to_buy():
    for shown, punter, banker in ((PUNTER, (9, K), (2, 3)), (BANKER, (2, 3), (9, K)), (BOTH, (4, 4), (K, 9))):
        bank = Bank("referee")
        bank.open(10, 1, 6, 3)
        lay_down(bank, shown, (), punter, banker)
        assert "bought.card" not in bank.keys
        assert len(bank.heard("natural")) == 1


def test_9_beats_8_and_equal_naturals_are_a_tie():
    bank = at_cards()
    lay_down(bank, BOTH, (), (4, 4), (A, 8))
    assert bank.heard("natural") == [(9, 0)]
    for two in ((8, K), (9, 10)):
        bank = at_cards()
        lay_down(bank, BOTH, (), two, two)
        assert bank.heard("tie") == [(8 if 8 in two else 9,)]
        assert bank.question.key == "shown"


def test_until_they_are_laid_down_hands_lie_face_down():
    bank = at_cards()
    assert hands(bank) == [b"", b""]
    bank.give("shown", NOBODY)
    assert hands(bank) == [bytes(2), bytes(2)]
    bank.give("bought.card", 3)
    bank.give("bought.card", STAND)
    assert hands(bank) == [bytes((0, 0, 3)), bytes(2)]
    bank.give("hand.card", 2)
    assert hands(bank) == [bytes((2, 0, 3)), bytes(2)]


def hands(bank):
    return [row[1] for row in bank.question.spread() if row[0] in (1, 0)]


def test_nobody_is_asked_who_has_won_or_how_much():
    asked = set()
    for seed in range(20):
        chance = Chance(seed)
        for mode in ("referee", "deal"):
            bought, ties = ("up", "down")[seed % 2], ("final", "two")[seed // 2 % 2]
            bank = Bank(mode, 2 + chance(5), bought=bought, ties=ties)
            for _ in range(3):
                while bank.question:
                    question = bank.question
                    asked.add((question.kind, question.key))
                    bank.give(question.key, any_answer(question, chance))
                bank.go_on()
    assert asked == {
        ("number", "bank.name"),
        ("number", "free"),
        ("choose", "shown"),
        ("choose", "buy"),
        ("choose", "found"),
        ("card", "bought.card"),
        ("card", "hand.card"),
        ("peek", "buy.look"),
    }


# What is found


def test_a_natural_that_was_not_shown():
    assert faults(NOBODY, (STAND, STAND), (9, K), (2, 3)) == [("found.natural", 1, 9)]
    assert faults(NOBODY, (2, STAND), (2, 3), (4, 4)) == [("found.natural", 0, 8)]


def test_a_nine_of_three_cards_is_no_natural_though_it_beats_one_that_was_not_shown():
    bank = at_cards()
    lay_down(bank, NOBODY, (STAND, 4), (K, 8), (5, K))
    bank.give("found", 0)
    assert not bank.heard("natural") and bank.heard("wins.totals") == [(9, 8, 0)]


def test_a_natural_that_was_none():
    assert faults(PUNTER, (), (7, K), (2, 3)) == [("found.no_natural", 1, 7)]
    assert faults(BANKER, (), (7, K), (2, 3)) == [("found.no_natural", 0, 5)]
    assert faults(BOTH, (), (7, K), (2, 3)) == [("found.no_naturals", 7, 5)]
    assert faults(BOTH, (), (9, K), (2, 3)) == []  # the coup was over all the same


def test_a_casino_checks_the_punter():
    assert faults(NOBODY, (STAND, STAND), (2, 2), (2, 3), buy="casino") == [("found.must_buy", 1, 4)]
    assert faults(NOBODY, (K, STAND), (3, 3), (2, 3), buy="casino") == [("found.must_stand", 1, 6)]
    for bought in (STAND, K):
        assert faults(NOBODY, (bought, STAND), (2, 3), (2, 2), buy="casino") == []
    assert faults(NOBODY, (STAND, STAND), (2, 2), (2, 3)) == []
    found = faults(NOBODY, (5, STAND), (9, K), (2, 3), buy="casino")
    assert found == [("found.natural", 1, 9)]  # and nothing on buying with it


def test_equal_two_card_totals_where_they_are_a_tie():
    assert faults(NOBODY, (2, STAND), (2, 3), (K, 5), ties="two") == [("found.equal", 5)]
    assert faults(EQUAL, (), (2, 3), (K, 6), ties="two") == [("found.unequal", 5, 6)]
    assert faults(NOBODY, (2, STAND), (2, 3), (K, 5)) == []


def test_what_is_found_may_count_as_it_lies():
    bank = at_cards()
    lay_down(bank, NOBODY, (5, STAND), (9, K), (2, 3))
    bank.give("found", COUNTS)
    assert bank.heard("wins.totals") == [(5, 4, 0)]
    assert bank.net() == (10, -10, 0, 0, 0)


def test_or_the_coup_is_played_again():
    bank = at_cards()
    lay_down(bank, NOBODY, (5, STAND), (9, K), (2, 3))
    bank.give("found", AGAIN)
    assert bank.net() == (0, 0, 0, 0, 0)
    assert bank.question.facts == (1, 10)  # the same punter for the same stake
    lay_down(bank, PUNTER, (), (9, K), (2, 3))
    assert bank.net() == (-10, 10, 0, 0, 0)


# The cards


def test_a_rank_that_cannot_be_there_any_more_is_refused():
    bank = at_cards(packs=1)
    for _ in range(2):
        lay_down(bank, BOTH, (), (9, K), (9, K))
    bank.give("shown", NOBODY)
    assert bank.question.refuse(9) == ("refuse.copies", 4, 9)
    assert bank.question.refuse(8) is None
    assert left(bank) == 52 - 8


def test_the_count_goes_on_in_the_next_bank_and_ends_at_the_shuffle():
    bank = play("referee", [PUNTER_WINS] * 3, packs=1)
    assert bank.round.result[6][9] == 3
    bank.go_on()
    bank.open(10, ALL)
    bank.give("shown", NOBODY)
    assert left(bank) == 52 - 12
    bank.give("bought.card", 9)
    assert bank.question.refuse(9) == ("refuse.copies", 4, 9)
    bank.give("bought.card", -2)  # the marker is out
    bank.give("bought.card", STAND)
    bank.lay((4, K), (5, 6))
    assert bank.heard("marker") == [()] and bank.heard("broken.totals") == [(2, 3, 1)]
    assert bank.round.result[6][9] == 4
    bank.go_on()
    assert bank.heard("shoe.shuffle") == [(2,)]
    bank.open(10, ALL)
    assert left(bank) == 52
    lay_down(bank, BOTH, (), (9, K), (9, K))


def test_the_marker_is_told_of_once_and_the_shuffle_comes_after_the_coup():
    bank = Bank("referee")
    assert bank.heard("shoe.shuffle") == [(0,)]  # the first shoe
    bank.open(10, 1, 6, 3)
    bank.give("shown", BOTH)
    assert bank.question.also == ("marker.out",)
    bank.give("hand.card", -1)
    for card in (9, K, 2):
        assert bank.question.also == ()
        bank.give("hand.card", card)
    assert bank.heard("shoe.shuffle") == [(0,)]
    bank.give("hand.card", 3)
    assert bank.heard("marker") == [()]
    assert bank.heard("shoe.shuffle") == [(0,), (0,)]
    assert left(bank) == 104
    bank.coup((9, K), (2, 3))
    assert len(bank.heard("shoe.shuffle")) == 2
    assert left(bank) == 100


def test_after_the_marker_a_tie_is_replayed_from_a_new_shoe():
    bank = at_cards()
    bank.give("shown", BOTH)
    bank.give("hand.card", -1)
    bank.lay((9, K), (9, K))
    order = [say.key for say in bank.said]
    assert order[-3:] == ["marker", "tie", "shoe.shuffle"]
    assert bank.question.facts == (1, 10)


def test_the_marker_in_the_last_coup_of_a_bank_shuffles_before_the_next():
    bank = at_cards()
    bank.give("shown", PUNTER)
    bank.give("hand.card", -1)
    bank.lay((9, K), (2, 3))
    assert bank.heard("broken.totals") == [(1, 9, 5)]
    assert len(bank.heard("shoe.shuffle")) == 1
    bank.go_on()
    assert [say.key for say in bank.said] == ["shoe.shuffle"]
    assert bank.question.key == "bank.name"


def test_a_marker_that_is_put_aside_is_one_card_less():
    for rule, key, cards in (("card", "marker", 103), ("aside", "marker.aside", 102)):
        bank = at_cards(marker=rule)
        bank.give("shown", NOBODY)
        bank.give("bought.card", -2)
        bank.give("bought.card", 5)
        assert bank.heard(key) == [()]
        assert left(bank) == cards


def test_a_shoe_too_short_for_a_coup_is_shuffled():
    bank = at_cards(packs=1)
    dealt = 0
    while len(bank.heard("shoe.shuffle")) == 1:
        ranks = [A + (dealt + place) // 4 for place in range(4)]  # every rank four times
        lay_down(bank, NOBODY, (STAND, STAND), ranks[:2], ranks[2:])
        if bank.question and bank.question.key == "found":
            bank.give("found", AGAIN)
        if bank.question is None:
            bank.go_on()
            bank.open(10, ALL)
        dealt += 4
    assert dealt == 48
    assert left(bank) == 52


def test_a_refused_card_changes_nothing():
    """Illegal entries at random: each is refused in words and leaves everything as it was."""
    chance = Chance(11)
    refused = 0
    for _ in range(6):
        bank = Bank("referee", 3, packs=1, buy="casino", ties="two")
        for _ in range(60):
            question = bank.question
            before = (bytes(bank.round.answers), question.spread(), tuple(bank.round.table.purses))
            for wrong in (-9, 14, 17 + chance(60), 10000 + chance(9), chance(14)):
                if question.refuse(wrong):
                    refused += 1
                    assert question.refuse(wrong)[0].startswith("refuse.")
            assert (bytes(bank.round.answers), question.spread(), tuple(bank.round.table.purses)) == before
            bank.give(question.key, any_answer(question, chance))
            if bank.question is None:
                bank.go_on()
    assert refused > 1000
    assert bakarat.ASIDES == ()
