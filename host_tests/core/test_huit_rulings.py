"""Points on which the sources of Huit are silent, as the rulebook rules them."""

from huit_hands import Hand

from bankier.session.round import Misfit

A, B, C, D, E = range(5)
LIKE = {"run": "like"}


# What may be laid


def test_a_card_follows_the_suit_in_force():
    hand = Hand(4, "7h")
    assert hand.refusal("9h") is None and hand.refusal("9") is None
    assert hand.refusal("9c") == ("refuse.suit", 3)
    assert hand.refusal("7c") == ("refuse.suit", 3)
    assert hand.refusal("2c") == ("refuse.suit", 3)


def test_a_jack_may_be_laid_at_any_time_and_the_suit_in_force_be_named():
    hand = Hand(4, "7h").lay("J")
    assert (hand.key, hand.seat) == ("suit.ask", B) and hand.question.start == 2
    hand.give(2)
    assert hand.said == [("suit.named", B, 3)] and hand.facts == (C, 3)


def test_no_jack_in_a_run():
    assert Hand(4, "2h").refusal("J") == ("refuse.run",)
    assert Hand(4, "2h").refusal("9h") == ("refuse.run",)


def test_a_joker_may_be_laid_at_any_time_and_leaves_the_suit_as_it_was():
    hand = Hand(4, "7h").lay("joker")
    assert hand.facts == (C, 5)
    assert hand.act("act.pick").facts == (D, 3)


def test_after_a_run_the_suit_is_that_of_its_last_two():
    hand = Hand(4, "7h").lay("2", "2c", "joker").act("act.pick")
    assert hand.facts == (B, 1)


def test_a_starter_joker_leaves_the_suit_free_for_the_first_who_does_not_pick_up():
    hand = Hand(4, "joker").act("act.pick").act("act.draw")
    assert hand.key == "drawn.free" and hand.refusal("9") == ("refuse.suit.missing",)
    hand.act("act.keep")
    assert (hand.key, hand.facts) == ("turn.free", (D,))
    assert hand.refusal("9") == ("refuse.suit.missing",) and hand.refusal("J") is None
    assert hand.lay("9s").facts == (A, 4)


def test_same_rank_off_suit():
    hand = Hand(4, "7h", {"same_rank": "yes"})
    assert hand.refusal("7") == ("refuse.suit.missing",) and hand.refusal("9") is None
    assert hand.refusal("9c") == ("refuse.suit.one", 3, 7)
    assert hand.lay("7c").facts == (C, 1)
    hand.lay("J").give(3)
    assert hand.refusal("7c") == ("refuse.suit", 4)


def test_a_two_on_any_suit():
    hand = Hand(4, "7h", {"two_any": "yes"})
    assert hand.refusal("9c") == ("refuse.suit.one", 3, 2)
    hand.lay("2c")
    assert (hand.key, hand.facts) == ("run.ask", (C, 2))
    assert hand.act("act.pick").facts == (D, 1)
    both = Hand(4, "7h", {"two_any": "yes", "same_rank": "yes"})
    assert both.refusal("9c") == ("refuse.suit.two", 3, 7)


def test_like_on_like_only():
    hand = Hand(4, "2h", LIKE)
    assert (hand.key, hand.facts) == ("run.like", (B, 2, 2))
    assert hand.refusal("joker") == ("refuse.run.like", 2) and hand.refusal("2c") is None
    hand = Hand(4, "joker", LIKE).lay("joker")
    assert hand.facts == (C, 10, 14)
    assert hand.refusal("2c") == ("refuse.run.like", 14)


def test_the_suit_of_every_card_can_be_asked_for():
    hand = Hand(4, "7h", {"entry": "suit"})
    assert hand.refusal("9") == ("refuse.suit.missing",) and hand.refusal("J") is None
    assert hand.question.suit_first == 3
    assert hand.refusal("9c") == ("refuse.suit", 3)


# Drawing


def test_who_cannot_play_draws_one_and_may_lay_it():
    hand = Hand(4, "7h").act("act.draw")
    assert (hand.key, hand.seat, hand.row(B)) == ("drawn", B, 8)
    assert hand.question.also == ("act.keep",)
    assert hand.lay("9").seat == C and hand.row(B) == 7


def test_up_to_three():
    hand = Hand(4, "7h", {"draw": "three"}).act("act.draw").act("act.again")
    assert hand.question.also == ("act.again", "act.keep")
    hand.act("act.again")
    assert hand.question.also == ("act.keep",) and hand.row(B) == 10
    assert hand.act("act.keep").seat == C


def test_what_can_be_drawn_follows_a_count_that_is_set_right_meanwhile():
    hand = Hand(2, "7h", {"draw": "three"}).act("act.draw")
    assert hand.question.also == ("act.again", "act.keep")
    stock = hand.row("stock")
    hand.count(A, hand.row(A) + stock)
    assert hand.row("stock") == 0 and hand.question.also == ("act.keep",)
    hand.count(A, hand.row(A) - 1)
    assert hand.question.also == ("act.again", "act.keep")
    hand.act("act.again")
    assert hand.row("stock") == 0 and hand.act("act.keep").seat == A
    assert hand.question.also == ("act.pass",)
    hand.count(B, 5)
    assert hand.question.also == ("act.draw",)
    assert hand.act("act.draw").key == "drawn"


def test_until_playable():
    hand = Hand(4, "7h", {"draw": "until"}).act("act.draw")
    for _ in range(20):
        hand.act("act.again")
    assert hand.lay("J").seat == B and hand.row(B) == 27


def test_stock_empty():
    """The discards are shuffled and the top card stays; what is still short is not drawn."""
    hand = Hand(4, "7h", counts={D: 191}).lay("9", "6", "joker")
    assert hand.row("stock") == 3 and hand.seat == A
    hand.act("act.pick")
    assert hand.said == [("reshuffle",)]
    assert hand.row("stock") == 1 and hand.row(A) == 12
    hand.lay("5", "joker").act("act.pick")
    assert hand.said == [("reshuffle",), ("pick.short", D, 3)]
    assert hand.row("stock") == 0 and hand.question.also == ("act.pass",)


def test_if_nobody_in_turn_can_play_or_draw_the_hand_ends():
    hand = Hand(4, "7h", counts={D: 193}).act("act.draw").act("act.keep")
    assert hand.row("stock") == 0 and hand.seat == C
    hand.act("act.pass").act("act.pass").act("act.pass")
    assert hand.key == "turn" and hand.lay("9").seat == C
    hand.act("act.draw")
    assert hand.said == [("reshuffle",)]
    hand.act("act.keep").act("act.pass").act("act.pass").act("act.pass")
    assert hand.seat == C and hand.act("act.pass").said == [("hand.stuck",)] and hand.key == "hand.whose"


def test_a_card_that_is_laid_begins_the_count_of_idle_turns_anew():
    hand = Hand(4, "7h", counts={D: 193}).act("act.draw").act("act.keep")
    hand.act("act.pass").act("act.pass").act("act.pass").lay("2").act("act.pick")
    assert hand.said == [("reshuffle",), ("pick.short", C, 1)]
    for seat in (D, A, B):
        assert hand.seat == seat and hand.act("act.pass").key == "turn"


# The last cards


def test_a_last_card_ends_the_hand_whatever_it_does():
    for name in ("9", "8", "K", "J"):
        hand = Hand(4, "7h", counts={B: 1}).lay(name)
        assert hand.said == [("hand.over", B)], name
        assert hand.question.options == (C, D, A)


def test_seats_without_cards_are_skipped_while_a_last_run_is_played_on():
    hand = Hand(4, "7h", counts={B: 1, C: 1}).lay("2", "2c")
    assert hand.said == [("out.run", C)]
    hand.lay("joker", "joker")
    assert hand.facts == (D, 14)
    hand.act("act.pick")
    assert hand.said == [("hand.over", B)] and hand.row(D) == 6 + 14


def test_if_only_the_last_adder_holds_cards_nobody_picks_up():
    hand = Hand(2, "7h", counts={B: 1}).lay("2")
    assert hand.facts == (A, 2)
    hand.lay("joker")
    assert hand.said == [("hand.over", B)]
    assert (hand.key, hand.seat, hand.row(A)) == ("hand.points", A, 6)


def test_if_nobody_holds_a_card_any_more_the_hand_ends_without_points():
    hand = Hand(2, "7h", counts={A: 1, B: 1}).lay("2", "joker")
    assert hand.said[:3] == [("out.run", A), ("hand.over", B), ("leads.shared", A, 0)]


def test_the_last_card_is_announced():
    hand = Hand(4, "7h", counts={B: 2}).lay("9")
    assert hand.said == [("last.card", B)] and hand.seat == C


def test_who_forgets_to_say_last_card_draws_two():
    rules = {"last_call": "on"}
    hand = Hand(4, "7h", rules, counts={B: 2}).lay("9")
    assert (hand.key, hand.seat) == ("last.call", B)
    hand.give(0)
    assert hand.said == [("last.card", B)] and hand.row(B) == 1
    hand = Hand(4, "7h", rules, counts={B: 2}).lay("9").give(1)
    assert hand.said == [("last.draws", B, 2)] and hand.row(B) == 3


# Other things


def test_a_king_turns_the_direction_and_turns_it_back():
    hand = Hand(4, "7h").lay("K")
    assert hand.said == [("reverse",)] and hand.seat == A
    assert hand.lay("K").seat == B and hand.lay("8").said == [("skip", C)] and hand.seat == D


def test_a_card_that_all_lies_in_the_discards_cannot_come_again():
    hand = Hand(4, "7h").lay("7", "7")
    assert hand.refusal("7") is None
    assert hand.lay("7").refusal("7") == ("refuse.copies", 4, 7 | 3 << 4)
    assert hand.refusal("9") is None


def test_after_a_reshuffle_it_can():
    hand = Hand(4, "7h", counts={A: 190}).lay("7", "7", "7", "9")
    assert hand.refusal("7") == ("refuse.copies", 4, 7 | 3 << 4)
    for _ in range(hand.row("stock")):
        hand.act("act.draw").act("act.keep")
    hand.act("act.draw")
    assert hand.said == [("reshuffle",)] and hand.refusal("7") is None


def test_extra_twos_and_jokers_can_come():
    for extra, most in ((0, 4), (1, 5)):
        hand = Hand(4, "2c", {"extra_twos": extra, "run": "like"})
        for _ in range(most - 1):
            hand.lay("2c")
        assert hand.refusal("2c") == ("refuse.copies", most, 2 | 1 << 4)
    hand = Hand(4, "joker", {"extra_jokers": 1}).lay(*["joker"] * 8)
    assert hand.refusal("joker") == ("refuse.copies", 9, 14)


def test_a_count_of_cards_is_set_right():
    hand = Hand(4, "7h")
    stock = hand.row("stock")
    key, seat = hand.key, hand.seat
    hand.count(C, 5)
    assert (hand.key, hand.seat, hand.row(C), hand.row("stock")) == (key, seat, 5, stock + 2)
    hand.round.undo()
    assert hand.row(C) == 7


def test_a_count_that_cannot_be_is_refused():
    hand = Hand(4, "7h", counts={B: 1}).lay("2")
    for seat, number in ((C, 0), (C, 201), (7, 3), (B, 3)):
        try:
            hand.count(seat, number)
            raise AssertionError((seat, number))
        except Misfit:
            assert hand.key == "run.ask" and hand.row(C) == 7 and hand.row(B) == 0


def test_no_count_is_changed_while_a_hand_is_added_up_by_kinds():
    hand = Hand(2, "7h", counts={A: 3, B: 1}).lay("9")
    hand.count(A, 4)
    hand.give(-1).give(2)
    try:
        hand.count(A, 1)
        raise AssertionError("two jokers in one card")
    except Misfit:
        assert hand.key == "kind.1" and hand.row(A) == 4


def test_a_count_is_set_right_at_any_question():
    hand = Hand(4, "7h", counts={B: 3}).lay("J")
    hand.count(B, 5)
    assert hand.key == "suit.ask" and hand.give(0).row(B) == 5
    hand.act("act.draw")
    hand.count(C, 2)
    assert hand.key == "drawn" and hand.lay("9").said == [("last.card", C)]


def test_the_table_tells_the_players_in_the_order_in_which_they_play():
    hand = Hand(4, "7h")
    for card, order in (("9", (B, C, D, A)), ("K", (A, D, C, B)), ("K", (B, C, D, A))):
        hand.lay(card)
        rows = [row[0] for row in hand.question.spread() if isinstance(row[0], int)]
        start = rows.index(order[0])
        assert tuple(rows[start:] + rows[:start]) == order, card
