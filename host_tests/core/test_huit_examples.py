"""The worked examples of the rulebook, section 2, each by its name."""

from huit_hands import Hand, card, new_round

from bankier.rules.games.huit.packs import kinds_of, points

A, B, C, D, E = range(5)
RANK_NAMES = "A23456789TJQK"


def check_hand(names, total):
    """What a hand is worth, as the device adds it up and as it is entered by kinds."""
    cards = bytes([card(name) for name in names.split()])
    assert points(kinds_of(cards)) == total
    game = new_round("score", 2)
    for value in (0, 0, 0):  # the hand is dealt, B is out, the hand is over
        game.answer(value)
    assert (game.question.key, game.question.seat) == ("hand.points", A)
    for value in (-1,) + kinds_of(cards):
        assert game.question.refuse(value) is None
        game.answer(value)
    assert game.question.facts == (A, total, total)
    assert game.table.purses[:2] == [total, 0]


def test_hand_of_115():
    check_hand("joker 2c Ah Kd Ts 9c 3h", 115)


def test_hand_of_35():
    check_hand("3c 4c 5d 6d 7h 8h 9s", 35)


def test_hand_of_25():
    check_hand("8c Jd Ks", 25)


def test_hand_of_190():
    check_hand("joker joker 2c 2d 2h Ac Ad", 190)


def check_run(names, total):
    """What the run of these cards comes to, the first of them the starter."""
    names = names.split()
    hand = Hand(5, names[0]).lay(*names[1:])
    assert hand.key == "run.ask" and hand.facts == (len(names) % 5, total)
    assert hand.row("run") == total
    before = hand.row(hand.seat)
    picker = hand.seat
    hand.act("act.pick")
    assert hand.row(picker) == before + total and hand.key[:4] == "turn"


def test_run_of_one_two():
    check_run("2h", 2)


def test_run_of_two_twos():
    check_run("2h 2c", 4)


def test_run_of_one_joker():
    check_run("joker", 5)


def test_run_of_two_jokers():
    check_run("joker joker", 10)


def test_run_of_a_two_and_a_joker():
    check_run("2h joker", 7)


def test_run_of_a_joker_and_two_twos():
    check_run("joker 2h 2s", 9)


def test_run_of_two_joker_joker_two():
    check_run("2h joker joker 2h", 14)


def test_starter_king_with_five_seats():
    hand = Hand(5, "Kh")
    assert hand.said == [("reverse",)] and (hand.key, hand.facts) == ("turn", (E, 3))
    assert hand.row("goes.right") is None
    assert hand.lay("7").seat == D


def test_starter_eight_with_five_seats():
    hand = Hand(5, "8h")
    assert hand.said == [("skip", B)] and (hand.key, hand.facts) == ("turn", (C, 3))


def test_starter_jack_with_five_seats():
    hand = Hand(5, "J")
    assert (hand.key, hand.seat) == ("suit.ask", B)
    hand.give(2)
    assert hand.said == [("suit.named", B, 3)] and (hand.key, hand.facts) == ("turn", (B, 3))


def test_starter_two_with_five_seats():
    hand = Hand(5, "2h")
    assert (hand.key, hand.facts) == ("run.ask", (B, 2))
    hand.act("act.pick")
    assert (hand.key, hand.facts) == ("turn", (C, 3)) and hand.row(B) == 9
    hand = Hand(5, "2h").lay("2c")
    assert (hand.key, hand.facts) == ("run.ask", (C, 4))


def test_last_card_a_two():
    """A plays it and is out, B adds a joker, C cannot and picks up 7, the hand ends."""
    hand = Hand(5, "7h", counts={A: 1})
    hand.lay("6", "5", "4", "3")
    assert hand.seat == A
    hand.lay("2")
    assert hand.said == [("out.run", A)] and hand.facts == (B, 2)
    assert hand.lay("joker").facts == (C, 7)
    held = hand.row(C)
    hand.act("act.pick")
    assert hand.said == [("hand.over", A)] and hand.key == "hand.whose"
    assert hand.question.options == (B, C, D, E)
    assert [hand.row(seat) for seat in (A, B, C)] == [0, 5, held + 7]


def test_totals_after_which_the_310_wins():
    game = new_round("score", 5, totals=(480, 310, 355, 495, 310))
    for value in (0, 0, 0):  # B, at the dealer's left, is out
        game.answer(value)
    hand = {A: 25, C: 40, D: 15, E: 30}
    while game.question.key != "game.won":
        question = game.question
        game.answer(hand[question.seat] if question.kind == "number" else 0)
    assert game.table.purses[:5] == [505, 310, 395, 510, 340]
    assert game.question.facts == (B, 310)
    assert game.question.rows == ((B, 310), (E, 340), (C, 395), (A, 505), (D, 510))
    game.answer(0)
    assert game.question is None and game.result is None


def after_starter(seats, rank):
    """What follows a starter that seat 0 turned up: what is asked, of whom, and who is next."""
    if rank == 13:
        return ("turn", seats - 1, seats - 2)
    if rank == 8:
        return ("turn", 2, 3 % seats)
    if rank == 11:
        return ("suit.ask", 1, 1)
    return ("run.ask" if rank in (2, 14) else "turn", 1, 2)


def test_starter_table_for_every_rank_and_4_to_12_seats():
    for seats in range(4, 13):
        for rank in range(1, 15):
            hand = Hand(seats, "joker" if rank == 14 else RANK_NAMES[rank - 1] + "d" * (rank != 11))
            key, first, second = after_starter(seats, rank)
            assert (hand.key, hand.seat) == (key, first), (seats, rank)
            hand.give(0 if key == "suit.ask" else card("7" if key == "turn" else "joker"))
            assert hand.seat == second, (seats, rank)


def test_with_two_players_a_king_acts_as_an_eight():
    for starter, key in (("Kh", "skip.king"), ("8h", "skip")):
        hand = Hand(2, starter)
        assert hand.said == [(key, B)] and hand.seat == A
        hand.lay(starter[0])
        assert hand.said == [(key, B)] and hand.seat == A
        assert hand.row("goes.left") is None
        assert hand.lay("9").seat == B
