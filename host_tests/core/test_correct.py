"""Correct: one answer changed, all others where they belong, or the rest of the round entered again."""

import tiny_game
from dealer import deck_of, from_deck
from flash import Flash
from matches import answer, digest, new_match, play_on, play_some
from players import Chance, any_answer

from bankier.session.asides import OUT, TRANSFER, VOID
from bankier.session.correct import DONE, correct, correctable, enter_again
from bankier.session.resume import resume
from bankier.session.round import Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

tiny_game.register()


def place_of(match, number, key, count=0):
    """The place of an entry of a round, by its question's key, and its answer."""
    found = [(place, value) for place, question, value in correctable(match, number) if question.key == key]
    return found[count]


def play_dealt(match, bank, seats, seed=0):
    """One round with known cards."""
    order = tuple(range(bank + 1, seats)) + tuple(range(bank + 1))
    table = from_deck(order, deck_of(bytes([seed] * 32), 2), stops=1)
    last = len(match.history) + 1
    while len(match.history) < last:
        answer(match, table.answer(match.question))


def net(match, number):
    return match.history.read(number).net


def test_a_wrong_tally_of_an_earlier_round_moves_only_its_money():
    with Flash():
        match = new_match("score", 3)
        play_dealt(match, 0, 3, 1)
        play_dealt(match, 1, 3, 2)
        play_some(match, 4)
        nets = net(match, 0), net(match, 1)
        before = match.purses()
        place, value = place_of(match, 0, "pays.tally", 4)
        changed = (5 - value[0], value[1])
        assert correct(match, 0, place, changed) == DONE
        assert place_of(match, 0, "pays.tally", 4) == (place, changed)
        assert net(match, 1) == nets[1]
        assert net(match, 0)[1] != nets[0][1]
        moved = [new - old for new, old in zip(net(match, 0), nets[0])]
        assert [new - old for new, old in zip(match.purses(), before)] == moved
        assert match.history.read(0).flags == 2
        assert match.news == []
        match.save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_a_wrong_card_of_the_open_round():
    with Flash():
        match = new_match("referee", 2)
        table = from_deck((1, 0), deck_of(bytes(32), 2))
        while match.question.key != "bank.rank" and not match.question.key.startswith("takes"):
            answer(match, table.answer(match.question))
        place, value = place_of(match, 0, "pays.rank", 4)
        hand = table.hands[1]
        other = next(rank for rank in range(1, 14) if rank not in hand)
        assert correct(match, 0, place, hand[0]) == DONE
        with_pay = match.purses()
        assert correct(match, 0, place, other) == DONE
        assert with_pay[1] == match.purses()[1] - 5 * hand.count(hand[0])
        assert value in range(1, 14)


def test_the_question_still_refuses_what_it_refused():
    with Flash():
        match = new_match("referee", 2)
        play_on(match)
        before = digest(match)
        place, value = place_of(match, 0, "hand.card")
        wrongs: "tuple[Any, ...]" = (0, 14, 99, -1, -17, None, (1,), True)
        for wrong in wrongs:
            try:
                correct(match, 0, place, wrong)
            except Misfit:
                pass
            else:
                raise AssertionError(wrong)
        for nowhere in (0, place + 1000, -1):  # the first entry is a say
            try:
                correct(match, 0, nowhere, 0)
            except Misfit:
                pass
            else:
                raise AssertionError(nowhere)
        assert digest(match) == before
        assert place_of(match, 0, "hand.card") == (place, value)


def test_says_and_void_rounds_are_not_offered():
    with Flash():
        match = new_match("referee", 2)
        play_some(match, 20)
        assert {question.kind for _, question, _ in correctable(match, 0)} <= {"card", "choose"}
        match.aside(VOID, ())
        assert list(correctable(match, 0)) == []


def test_where_the_questions_part_nothing_changes_until_the_rest_is_dropped():
    with Flash():
        match = new_match("referee", 2)
        play_dealt(match, 0, 2)
        play_dealt(match, 1, 2, 3)
        play_some(match, 8)
        waiting = bytes(match.open.round.answers)
        before = digest(match)
        place, _ = place_of(match, 0, "hands.right")
        parted = correct(match, 0, place, 1)  # no: seat 1 has other cards
        assert parted > place
        assert digest(match) == before
        purses = match.purses()
        enter_again(match, 0, place, 1, parted)
        assert match.reentered
        assert match.open.number == 0
        assert match.question.key == "hand.card"
        assert match.question.facts == (1, 1)
        table = from_deck((1, 0), deck_of(bytes([9] * 32), 2), stops=1)
        while match.reentered:
            answer(match, table.answer(match.question))
        assert bytes(match.open.round.answers) == waiting
        assert match.open.number == 2
        assert sum(match.purses()) == 0
        assert match.purses() != purses
        assert net(match, 0) != (0, 0, 0, 0)


def test_a_choice_among_others_is_another_question():
    """Who said stop first, when those who could have are not the same any more."""
    with Flash():
        match = new_match("score", 4, {"tie": "first"})
        table = from_deck((1, 2, 3, 0), deck_of(bytes(32), 2))
        while match.question.key != "unturned":
            answer(match, table.answer(match.question))
        answer(match, (0, 0, 3, 2))
        assert match.question.options == (1, 2)
        answer(match, 1)
        place, _ = place_of(match, 0, "unturned")
        assert correct(match, 0, place, (0, 0, 4, 2)) == DONE
        parted = correct(match, 0, place, (0, 1, 0, 2))
        assert parted == place_of(match, 0, "stop.who")[0]
        enter_again(match, 0, place, (0, 1, 0, 2), parted)
        assert not match.reentered
        assert match.question.key == "stop.who"
        assert match.question.options == (1, 3)


def test_a_round_that_would_end_sooner_or_later():
    with Flash():
        match = new_match("referee", 2, {"turns": 2}, game="tiny")
        while len(match.history) < 1:
            answer(match, {"choose": 1}.get(match.question.kind, 0))  # everybody passes
        last, _ = place_of(match, 0, "tiny.act", 1)
        before = digest(match)
        parted = correct(match, 0, last, 0)
        assert parted > last
        assert digest(match) == before
        enter_again(match, 0, last, 0, parted)
        assert match.question.key == "tiny.stake"
        answer(match, 5)
        answer(match, 1)
        answer(match, 0)
        assert not match.reentered
        assert match.news == [("correct.carry",)]
        assert len(match.history) == 1
        place, _ = place_of(match, 0, "tiny.act", 1)
        parted = correct(match, 0, place, 1)
        assert parted == place_of(match, 0, "tiny.stake")[0]
        enter_again(match, 0, place, 1, parted)
        answer(match, 0)
        assert not match.reentered
        assert match.purses() == (0, 0, 0, 0)


def test_money_lent_and_people_stay_when_the_rest_is_dropped():
    with Flash():
        match = new_match("score", 3, {"turns": 3}, game="tiny")
        answer(match, 0)
        answer(match, 0)
        answer(match, 5)
        match.aside(TRANSFER, (0, 1, 9, 0))
        answer(match, (1, 2))
        match.aside(16, (1, 30, 0))
        match.join("D", 2)
        answer(match, 0)
        place, _ = place_of(match, 0, "tiny.act")
        parted = correct(match, 0, place, 1)
        enter_again(match, 0, place, 1, parted)
        assert match.question.key == "tiny.turn"
        assert match.purses() == (-9, 9, 0, 0, 0, 0)
        assert match.open.seating() == ((0, 1, 2, 3), ())
        assert match.undo() is not None
        assert match.open.seating() == ((0, 1, 2), ())


def test_only_one_round_at_a_time_is_entered_again():
    with Flash():
        match = new_match("referee", 2)
        for seed in range(3):
            play_dealt(match, seed % 2, 2, seed)
        place, _ = place_of(match, 1, "hands.right")
        enter_again(match, 1, place, 1, correct(match, 1, place, 1))
        assert list(correctable(match, 0)) == []
        assert match.aside(TRANSFER, (0, 1, 5, 0)) == ("refuse.not.now",)
        assert match.aside(OUT, (0,)) == ("refuse.not.now",)
        assert match.join("D", 0) == ("refuse.not.now",)
        answer(match, 3)
        place, value = place_of(match, 1, "hand.card", 5)
        assert value == 3
        assert correct(match, 1, place, 4) == DONE
        assert match.reentered
        assert place_of(match, 1, "hand.card", 5) == (place, 4)
        back = 0
        while match.undo() is not None:
            back += 1
        assert match.reentered
        assert len(match.open.round.answers) == 0
        assert match.question.key == "round.deal"
        while match.redo():
            back -= 1
        assert back == 0
        play_on(match, 0)
        chance = Chance(8)
        while match.reentered:
            answer(match, any_answer(match.question, chance))
        assert match.open.number == 3


def test_the_match_may_end_while_a_round_is_entered_again():
    with Flash():
        match = new_match("referee", 2)
        play_dealt(match, 0, 2)
        before = match.purses()
        play_some(match, 5)
        place, _ = place_of(match, 0, "hands.right")
        enter_again(match, 0, place, 1, correct(match, 0, place, 1))
        match.end(b"{}")
        assert match.purses() == before


def test_redo_stops_where_a_corrected_round_leads_elsewhere():
    with Flash():
        match = new_match("referee", 2, {"turns": 1}, game="tiny")
        for value in (0, 0, 5, 1, 0):  # say, bet, 5 on an ace, say
            answer(match, value)
        answer(match, 0)
        answer(match, 1)
        place, _ = place_of(match, 0, "tiny.card")
        assert correct(match, 0, place, 3) == DONE
        assert match.news == [("correct.carry",)]
        assert match.undo() is not None
        assert match.undo() is not None
        assert match.undo() is not None
        assert match.open.number == 0
        assert match.redo()
        assert match.open.carry[3] == b"\x03\x00"
        assert not match.redo()
