"""Points of Huit: hands added up and entered, totals, who leads, who wins, who deals next."""

from huit_hands import Hand, new_round
from reference_huit import all_cards, full_rules, worth

from bankier.rules.cards import rank
from bankier.rules.games.huit import VERSION, packs
from bankier.rules.games.huit.deck import line, new_deck
from bankier.rules.games.huit.options import OPTIONS
from bankier.rules.options import Rules

A, B, C, D = range(4)
BY_KIND = -1


def score(seats=4, rules=None, totals=None, out=B):
    """A hand in mode score, when the first points are asked for; out -- a seat, or None."""
    game = new_round("score", seats, rules, totals)
    game.answer(0)
    options = game.question.options
    game.answer(len(options) - 1 if out is None else options.index(out))
    game.answer(0)
    return game


def enter(game, points, seat=None):
    """Enter the points of a seat, the first that is waiting if none is named; then all that is said."""
    if game.question.key == "hand.whose":
        game.answer(0 if seat is None else game.question.options.index(seat))
    assert game.question.refuse(points) is None, game.question.refuse(points)
    game.answer(points)
    return hear(game)


def hear(game):
    """Everything that is said until something is asked."""
    said = []
    while game.question is not None and game.question.kind == "say":
        said.append((game.question.key,) + game.question.facts)
        game.answer(0)
    return said


# Refusals


def test_a_sum_that_is_no_multiple_of_five_is_refused():
    game = score(2)
    for points in range(1, 100):
        expected = None if points % 5 == 0 else ("refuse.multiple", points, 5)
        assert game.question.refuse(points) == expected


def test_more_than_the_packs_hold_is_refused():
    for rules, total in (({}, 2160), ({"extra_twos": 3}, 2220), ({"extra_jokers": 16}, 2960)):
        game = score(2, rules)
        assert game.question.refuse(total) is None
        assert game.question.refuse(total + 5) == ("refuse.packs", total)


def test_all_hands_together_cannot_be_more_than_the_packs_hold():
    game = score()
    enter(game, 2000)
    game.answer(0)
    assert game.question.refuse(160) is None and game.question.refuse(165) == ("refuse.packs", 160)


def test_more_of_a_kind_than_there_is_is_refused():
    game = score(4, {"extra_twos": 2})
    game.answer(0)
    game.answer(BY_KIND)
    for place, most in enumerate((8, 18, 16, 64, 112)):
        assert game.question.key == "kind.%d" % place
        assert game.question.refuse(most) is None
        assert game.question.refuse(most + 1) == ("refuse.kind", most)
        game.answer(1)
    hear(game)
    game.answer(0)
    game.answer(BY_KIND)
    assert game.question.refuse(8) == ("refuse.kind", 7)


def test_a_referee_knows_how_many_cards_a_hand_has():
    hand = Hand(2, "7h", counts={A: 3, B: 1}).lay("9")
    assert hand.key == "hand.points"
    refuse = hand.question.refuse
    assert refuse(15) is None and refuse(150) is None
    assert refuse(10) == refuse(155) == ("refuse.held", A, 3, 15, 150)
    never = [number for number in range(15, 151, 5) if refuse(number)]
    assert never == [95, 100, 125, 130, 135, 140, 145] and refuse(95) == ("refuse.sum", 3)
    hand.give(BY_KIND)
    assert hand.question.refuse(4) == ("refuse.count", A, 3)
    for number in (1, 0, 0):
        hand.give(number)
    assert hand.key == "kind.3" and hand.question.refuse(3) == ("refuse.count", A, 3)
    hand.give(1)
    assert ("points", A, 65, 65) in hand.said, "the third card can only be one of the rest"


def test_a_hand_leaves_something_for_those_that_follow():
    hand = Hand(4, "7h", counts={A: 60, B: 1, C: 100, D: 10}).lay("9")
    worth = 2160 - 10
    hand.give(0)
    assert hand.seat == C and hand.question.refuse(1400) is None
    hand.give(1400)
    hand.give(0)
    assert hand.seat == D
    hand.give(200)
    assert hand.seat == A and hand.question.refuse(worth - 1600) is None
    assert hand.question.refuse(worth - 1600 + 5) == ("refuse.packs", worth - 1600)
    hand = Hand(4, "7h", counts={A: 60, B: 1, C: 100, D: 10}).lay("9").give(0).give(1400).give(1)
    assert hand.question.refuse(worth - 1400 - 50) is None
    assert hand.question.refuse(worth - 1400) == ("refuse.packs", worth - 1400 - 50)


def test_a_referee_knows_which_cards_lie_in_the_discards():
    hand = Hand(2, "joker", counts={A: 8, B: 8}).lay(*["joker"] * 7).act("act.pick")
    assert hand.row(A) == 5 + 40 and hand.lay("9h").seat == A
    hand.count(A, 1)
    hand.lay("9")
    assert (hand.key, hand.seat, hand.row(B)) == ("hand.points", B, 3)
    assert hand.question.refuse(60) is None
    assert hand.question.refuse(65) == ("refuse.held", B, 3, 15, 60)


# The end


def test_hands_are_entered_in_any_order():
    game = score()
    for seat, points in ((A, 25), (D, 40), (C, 15)):
        said = enter(game, points, seat)
        assert said[0] == ("points", seat, points, points)
    assert game.table.purses[:4] == [25, 0, 15, 40] and game.result == (VERSION, 1, 2)


def test_nobody_is_out_when_nobody_could_go_on():
    game = score(3, out=None)
    assert game.question.options == (B, C, A)
    for points in (5, 10, 15):
        enter(game, points)
    assert game.table.purses[:3] == [15, 5, 10]


def test_the_lowest_leads():
    game = score(3, totals=(100, 50, 70))
    enter(game, 10)
    assert enter(game, 20)[1:] == [("leads", B, 50)]
    game = score(3, totals=(10, 50, 40))
    enter(game, 10)
    assert enter(game, 40)[1:] == [("leads.shared", A, 50)]


def test_equal_lowest_totals_share_the_win():
    game = score(3, totals=(450, 310, 300))
    enter(game, 10)
    game.answer(50)
    assert hear(game)[1:] == [("game.shared", B, 310)]
    assert game.question is None and game.result is None


def test_the_limit_is_the_one_that_was_chosen():
    for limit, over in ((50, True), (55, False), (1000, False)):
        game = score(2, {"limit": limit})
        said = enter(game, 50)
        assert (said[1][0] == "game.won") == over and (game.result is None) == over


def test_the_next_dealer_sits_to_the_left():
    game = score()
    for points in (5, 5, 5):
        enter(game, points)
    assert game.result == (VERSION, B, 2)


def test_the_next_dealer_is_the_loser_nearest_to_the_dealers_left():
    for lost, dealer in (({A: 20, C: 10, D: 20}, D), ({A: 30, C: 10, D: 20}, A), ({A: 5, C: 5, D: 5}, C)):
        game = score(4, {"next_dealer": "loser"})
        for seat in (A, C, D):
            enter(game, lost[seat], seat)
        assert game.result == (VERSION, dealer, 2), lost


def test_kinds_that_a_hand_can_have_no_card_of_are_not_asked():
    hand = Hand(2, "7h", counts={A: 2, B: 1}).lay("9").give(BY_KIND).give(1)
    hand.give(1)
    assert ("points", A, 70, 70) in hand.said, "both cards are told"
    game = score()
    enter(game, 2110)
    game.answer(0)
    game.answer(BY_KIND)
    game.answer(1)
    assert game.question is None or game.question.kind == "say", "what the packs have left is told"


# What the packs hold


def test_packs_hold_what_the_rulebook_says():
    for twos, jokers in ((0, 0), (1, 0), (0, 1), (16, 16), (7, 3)):
        chosen: "dict[str, str | int]" = {"extra_twos": twos, "extra_jokers": jokers}
        rules = Rules("deal", OPTIONS, 4, chosen)
        cards = new_deck(rules)
        assert len(cards) == packs.size(rules) == 216 + twos + jokers
        assert sorted(cards) == sorted(all_cards(full_rules(chosen)))
        total = packs.points(packs.kinds_of(cards))
        assert total == sum(map(worth, cards)) == 2160 + 20 * twos + 50 * jokers
        assert list(packs.kinds_of(cards)) == packs.all_kinds(rules)
        for card in set(cards):
            assert packs.copies(card, rules) == sum(other == card for other in cards)
            same_rank = sum(rank(other) == rank(card) for other in cards)
            assert packs.copies(rank(card), rules) == same_rank


def test_the_line_that_describes_the_packs():
    rules = Rules("deal", OPTIONS, 4, {"extra_twos": 3})
    assert line(rules) == b"huit packs=4 jokers=2 extra_twos=3"
