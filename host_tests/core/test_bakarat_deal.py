"""Bakarat dealt by the device: the shoe, who may look at what, and what can no longer be taken back."""

from bakarat_bank import ALL, BUY, STAND, Bank, Deck, drawn, open_bank, play
from bakarat_table import shoe_of
from players import entropy_from

from bankier.rules.games import bakarat
from bankier.rules.games.bakarat.shoe import Shoe
from bankier.rules.shuffle import commitment, seed_text
from bankier.session.replay import replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

A, J, Q, K = 1, 11, 12, 13

LONG = ((2, 3, 2), (K, 6))  # coups: bought, 7 against 6
NATURAL = ((9, K), (2, 3))


def at_the_look(bank, amount=10):
    bank.open(amount, ALL)
    assert bank.question.key == "buy.look"
    return bank


# The shoe


def test_a_shoe_is_drawn_with_its_top_card_in_the_middle():
    seed = entropy_from(8)()
    for packs in (1, 2, 8):
        for cut in (0, 77):
            one = Shoe(packs, (seed, cut, 0))
            ranks: "list[int]" = []
            while one.left:
                assert one.at_marker() == (len(ranks) == 26 * packs)
                assert one.spent == (len(ranks) > 26 * packs)
                ranks.append(one.draw())
            assert ranks == shoe_of(seed, packs, cut)
            assert [ranks.count(rank) for rank in range(1, 14)] == [4 * packs] * 13


def test_no_shoe_is_spent():
    assert Shoe(2).spent and Shoe(2, ()).spent
    assert not Shoe(2, (bytes(32), 0, 0)).spent  # any seed will do, even this one


def test_the_shoe_is_promised_before_the_bank_is_named():
    bank = Bank("deal")
    keys = [say.key for say in bank.said]
    assert keys == ["round.shuffle"]
    asked: "Any" = [question for _, question, _ in replay(bank.round)]
    assert [question.key for question in asked] == ["round.shuffle", "seed", "cut"]
    cut = asked[2]
    assert "".join(cut.facts[:2]) == commitment(b"bakarat packs=2", entropy_from(5)())
    assert cut.seat == 1  # not the bank


def test_the_shoe_lasts_over_banks_and_what_is_kept_is_enough():
    bank = play("deal", [NATURAL] * 3)
    seed, cut, place = bank.round.result[6:]
    assert (seed, cut, place) == (entropy_from(5)(), 0, 12)
    bank.go_on()
    assert bank.said == []  # no shuffle
    assert bank.question.key == "bank.name"
    assert ("shoe", b"", 104 - 12, 4) in bank.question.spread()


def test_the_marker_is_announced_once_and_the_coup_is_finished():
    with Deck([A, 2] * 11 + drawn([((2, 3, 9), (K, 6, J))])):
        bank = Bank("deal", packs=1, carry=(1, 0, 10, 0, 0, 0, bytes(32), 0, 22))
        at_the_look(bank)
        assert bank.heard("marker") == []
        bank.give("buy.look", BUY)
        assert bank.heard("marker") == [()]
        assert bank.heard("buys.card") == [(1, 9)]
        bank.give("buy.look", BUY)
        assert bank.heard("marker") == [()]
        assert bank.heard("hands.laid") == [(1, 4, 0, 6)]
        bank.go_on()
        assert [say.key for say in bank.said][:2] == ["round.shuffle", "seed.shown"]


def test_the_marker_may_be_put_aside():
    with Deck([A, 2] * 11 + drawn([((2, 3, 9, 7), (K, 6))])):
        bank = Bank("deal", packs=1, marker="aside", carry=(1, 0, 10, 0, 0, 0, bytes(32), 0, 22))
        at_the_look(bank)
        bank.give("buy.look", BUY)
        assert bank.heard("marker.aside") == [()]
        assert bank.heard("buys.card") == [(1, 7)]
        assert ("shoe", b"", 52 - 28, 4) in bank.question.spread()


def test_after_the_marker_the_old_seed_is_shown_and_a_new_shoe_promised():
    tie = ((9, K), (9, K))
    with Deck([A, 2] * 12 + drawn([tie, NATURAL])):
        bank = Bank("deal", packs=1, carry=(1, 0, 10, 0, 0, 0, bytes(32), 0, 24))
        bank.open(10, ALL)
        asked: "Any" = [(question, answer) for _, question, answer in replay(bank.round)]
    keys = [say.key for say in bank.said]
    assert keys.index("marker") < keys.index("tie") < keys.index("round.shuffle") < keys.index("seed.shown")
    assert "".join(bank.heard("seed.shown")[0]) == seed_text(bytes(32))
    seeds = [answer for question, answer in asked if question.kind == "seed"]
    assert seeds == [entropy_from(5)()]
    cuts = [question for question, _ in asked if question.key == "cut"]
    assert "".join(cuts[0].facts[:2]) == commitment(b"bakarat packs=1", seeds[0])


def test_two_cuts_make_two_shoes():
    seed = entropy_from(5)()
    assert shoe_of(seed, 2, 1) != shoe_of(seed, 2, 2)
    looks = []
    for cut in (1, 2):
        played = open_bank(Bank("deal").rules, bakarat.opening(0), (0,) * 4)
        for answer in (0, seed, cut, 10, 0, ALL, 0, 0):
            played.answer(answer)
        looks.append(played.question.secrets() or played.question.spread())
    assert looks[0] != looks[1]


# Who may look


def test_each_side_looks_at_its_own_two_cards():
    with Deck(drawn([LONG])):
        bank = at_the_look(Bank("deal"))
        assert (bank.question.kind, bank.question.seat) == ("peek", 1)
        assert bank.question.cards == bytes((2, 3))
        assert bank.question.secrets() == ((0, "hand.own", bytes((K, 6))), (1, "hand.own", bytes((2, 3))))
        bank.give("buy.look", BUY)
        assert (bank.question.seat, bank.question.cards) == (0, bytes((K, 6)))
        assert bank.heard("buys.card") == [(1, 2)]
        bank.give("buy.look", STAND)
        assert bank.heard("stands") == []  # that the banker stands is seen at once
        assert bank.heard("hands.laid") == [(1, 7, 0, 6)]


def test_nothing_is_secret_before_the_deal_and_after_the_showdown():
    with Deck(drawn([LONG])):
        bank = Bank("deal")
        assert bank.question.secrets() == ()
        at_the_look(bank)
        bank.give("buy.look", STAND)
        bank.give("buy.look", STAND)
        laid = [say for say in bank.said if say.key == "hands.laid"][0]
        assert laid.secrets() == ()


def test_a_natural_is_laid_down_at_once():
    bank = play("deal", [NATURAL, ((2, 3), (9, K))])
    assert "buy.look" not in bank.keys
    assert bank.heard("natural") == [(9, 2), (9, 0)]


def test_hidden_cards_are_nowhere_but_in_peeks():
    with Deck(drawn([((2, 3, 2), (4, 2))])):
        bank = at_the_look(Bank("deal"))
        while bank.question and bank.question.key == "buy.look":
            for row in bank.question.spread():
                assert set(row[1]) <= ({0} if bank.question.seat == 1 else {0, 2})
            bank.give("buy.look", BUY if bank.question.seat == 1 else STAND)


# What can no longer be taken back


def undo_to_the_end(bank):
    """Undo as far as it goes; the question where that is."""
    while bank.round.undo() is not None:
        pass
    return bank.question.key


def test_stakes_can_be_taken_back_until_the_cards_are_dealt():
    bank = Bank("deal")
    bank.open(10, 1, 6)
    assert undo_to_the_end(bank) == "cut"  # the seed of this bank's shoe stays
    with Deck(drawn([LONG])):
        bank = at_the_look(Bank("deal"))
        assert undo_to_the_end(bank) == "buy.look"


def test_a_purchase_cannot_be_taken_back():
    with Deck(drawn([LONG])):
        for answer in (BUY, STAND):
            bank = at_the_look(Bank("deal"))
            bank.give("buy.look", answer)
            undo_to_the_end(bank)
            assert (bank.question.seat, bank.question.kind) == (1, "say")  # where it was announced


def test_a_natural_cannot_be_taken_back():
    with Deck(drawn([NATURAL, NATURAL, LONG])):
        bank = Bank("deal")
        bank.open(10, 1, 6, 3)
        assert bank.keys[-1] == "buy.look"  # two coups have been played without a question
        assert undo_to_the_end(bank) == "buy.look"
        bank = Bank("deal")
        bank.open(10, ALL)
        assert bank.round.result[1] == 1
        assert undo_to_the_end(bank) == "hands.laid"


def test_whatever_shows_a_new_card_says_so():
    for rule, key in (("up", "buys.card"), ("down", "buys")):
        with Deck(drawn([LONG])):
            bank = at_the_look(Bank("deal", bought=rule))
            assert bank.question.reveals
            bank.give("buy.look", BUY)
            bank.give("buy.look", STAND)
            assert [say.key for say in bank.said if say.reveals] == [key, "hands.laid"]


def test_with_an_older_shoe_a_bank_can_be_taken_back_to_its_naming():
    carry = play("deal", [NATURAL] * 3).round.result
    bank = Bank("deal", carry=carry)
    bank.open(10, 1, 6)
    assert undo_to_the_end(bank) == "bank.name"


def test_a_shoe_that_a_void_bank_was_dealt_from_is_not_played_on():
    carry: "Any" = play("deal", [NATURAL] * 3).round.result
    after: "Any" = bakarat.voided(carry)
    assert after[:7] == carry[:7]
    bank = Bank("deal", carry=after)
    assert [say.key for say in bank.said] == ["round.shuffle", "seed.shown"]
    assert "".join(bank.heard("seed.shown")[0]) == seed_text(carry[6])
    assert bank.round.seal > 0
    carry = play("score", [NATURAL] * 3).round.result
    assert bakarat.voided(carry) == carry
    carry = play("referee", [NATURAL] * 3).round.result
    bank = Bank("referee", carry=bakarat.voided(carry))
    assert [say.key for say in bank.said] == ["shoe.shuffle"]
    assert bakarat.voided(bakarat.opening(2)) == bakarat.opening(2)


def test_the_seed_of_a_shoe_in_play_is_kept_for_the_end():
    assert bakarat.unshown(bakarat.opening(0)) == ()
    assert bakarat.unshown(None) == ()
    assert bakarat.unshown(play("deal", [NATURAL]).round.start.carry) == ()
    assert bakarat.unshown(play("deal", [NATURAL] * 3).round.result) == (entropy_from(5)(),)
    assert bakarat.unshown(play("referee", [NATURAL] * 3).round.result) == ()
