"""What a corrected round hands on: later rounds stand as they were played, one not yet begun follows."""

from flash import Flash
from matches import answer, digest, new_match, place_of, play_on
from players import Chance, any_answer

from bankier.rules.money import POT
from bankier.session.asides import GAME, LEAVE, TRANSFER
from bankier.session.correct import DONE, correct, enter_again
from bankier.session.earlier import only_read
from bankier.session.resume import resume

A, KING = 1, 13


def coins(match):
    return match.open.carry[3]


def one_round(match):
    """Seat 0 stakes 5 on an ace, which makes one coin."""
    for value in (0, 0, 5, A, 0):
        answer(match, value)


def a_hand(match, points):
    """A hand of Huit that seat 0 ends, and seat 1 has so many points."""
    number = match.open.number
    while match.question and match.open.number == number:
        if match.question.key == "hand.who":
            answer(match, match.question.options.index(0))
        else:
            answer(match, points if match.question.key == "hand.points" else 0)


def with_a_king(match, number):
    place, _ = place_of(match, number, "tiny.card")
    assert correct(match, number, place, KING) == DONE


def test_a_round_not_yet_begun_starts_from_what_the_corrected_one_hands_on():
    with Flash():
        match = new_match("referee", 2, {"turns": 1}, game="tiny")
        one_round(match)
        assert coins(match) == b"\x01\x00"
        with_a_king(match, 0)
        assert coins(match) == b"\x0d\x00"
        assert match.news == []
        match.save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_a_round_that_has_begun_stands_and_the_table_is_told_once():
    with Flash():
        match = new_match("referee", 2, {"turns": 1}, game="tiny")
        one_round(match)
        answer(match, 0)
        answer(match, 0)
        with_a_king(match, 0)
        assert match.news == [("correct.carry",)]
        assert coins(match) == b"\x01\x00"
        match.save()
        again = resume("m", match.entropy)
        assert again.news == []
        assert digest(again) == digest(match)
        assert coins(again) == b"\x01\x00"


def test_of_a_round_in_which_something_was_only_read_nothing_stands():
    with Flash():
        match = new_match("referee", 2, {"turns": 1, "limit": 13}, game="tiny")
        one_round(match)
        first = match.question.key
        answer(match, 0)
        place, _ = place_of(match, 0, "tiny.card")
        assert correct(match, 0, place, 2) == DONE
        assert match.question.key == first and coins(match) == b"\x02\x00" and match.news == []
        answer(match, 0)
        with_a_king(match, 0)
        assert match.question is None, "the match is over with the first round"


def test_a_correction_may_end_the_match_with_a_later_round():
    """A limit that is passed only with what was played since: in points, which each round adds to."""
    for entered in (False, True):
        with Flash():
            match = new_match("score", 2, {"limit": 100}, game="huit")
            for points in (30, 40):
                a_hand(match, points)
            if entered:
                answer(match, 0)
                answer(match, 0)
            place, _ = place_of(match, 0, "hand.points")
            assert correct(match, 0, place, 90) == DONE
            if entered:
                assert match.news == [("correct.over",)] and match.question is not None
            else:
                assert match.question is None and match.news == []
            assert match.purses()[1] == 130
            match.save()
            again = resume("m", match.entropy)
            assert digest(again) == digest(match)
            assert again.undo() is not None and again.question is not None


def test_finished_rounds_stand():
    with Flash():
        match = new_match("referee", 2, {"turns": 1}, game="tiny")
        one_round(match)
        play_on(match, 2)
        before = coins(match)
        nets = [match.history.read(number).net for number in (1, 2)]
        with_a_king(match, 0)
        assert match.news == [("correct.carry",)]
        assert coins(match) == before
        assert [match.history.read(number).net for number in (1, 2)] == nets
        assert match.history.read(1).carry[3] == b"\x01\x00"
        match.save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_redo_stops_where_a_corrected_round_leads_elsewhere():
    with Flash():
        match = new_match("referee", 2, {"turns": 1}, game="tiny")
        one_round(match)
        answer(match, 0)
        answer(match, 1)
        with_a_king(match, 0)
        for _ in range(3):
            assert match.undo() is not None
        assert match.open.number == 0
        assert match.redo()
        assert coins(match) == b"\x0d\x00"
        assert not match.redo()


def test_a_limit_passed_in_an_earlier_hand_by_somebody_who_has_left_is_told():
    with Flash():
        match = new_match("score", 3, {"limit": 200}, game="huit")
        a_hand(match, 150)
        assert match.aside(LEAVE, (1,)) is None
        a_hand(match, 10)
        place, _ = place_of(match, 0, "hand.points")
        assert correct(match, 0, place, 250) == DONE
        assert match.news == [("correct.carry",)] and match.question is not None


def test_a_correction_may_end_the_match():
    with Flash():
        match = new_match("referee", 2, {"turns": 1, "limit": 13}, game="tiny")
        one_round(match)
        with_a_king(match, 0)
        assert match.question is None
        assert len(match.history) == 0
        purses = match.purses()
        match.save()
        again = resume("m", match.entropy)
        assert again.question is None
        assert again.purses() == purses
        assert again.undo() is not None
        assert again.redo()
        again.end()
        assert again.purses() == purses
        assert len(again.history) == 1


def test_a_correction_that_would_have_ended_the_match_leaves_what_was_played_since():
    with Flash():
        match = new_match("referee", 2, {"turns": 1, "limit": 13}, game="tiny")
        one_round(match)
        answer(match, 0)
        answer(match, 0)
        before = match.question.key
        with_a_king(match, 0)
        assert match.question.key == before
        assert match.news == [("correct.over",)]
        match.save()
        again = resume("m", match.entropy)
        assert digest(again) == digest(match)
        chance = Chance(1)
        while again.open.number == 1 and again.question:
            answer(again, any_answer(again.question, chance))
        for _ in range(20):
            if again.undo() is None:
                break
        assert again.open.number == 0
        while again.redo():
            pass
        assert again.question is None


def test_a_correction_may_take_back_the_end_of_the_match():
    with Flash():
        match = new_match("referee", 2, {"turns": 1, "limit": 1}, game="tiny")
        one_round(match)
        assert match.question is None
        place, _ = place_of(match, 0, "tiny.card")
        assert correct(match, 0, place, -1) == DONE
        assert match.open.number == 1
        answer(match, 0)


def test_a_correction_of_an_earlier_hand_may_take_back_the_end_of_the_match():
    with Flash():
        match = new_match("score", 2, {"limit": 50}, game="huit")
        for points in (25, 30):
            a_hand(match, points)
        assert match.question is None
        place, _ = place_of(match, 0, "hand.points")
        assert correct(match, 0, place, 5) == DONE
        assert match.open.number == 2
        assert match.purses()[1] == 35
        match.save()
        again = resume("m", match.entropy)
        assert digest(again) == digest(match)
        assert again.undo() is not None and again.open.number == 1


def test_what_was_put_right_in_the_next_hand_counts_as_played():
    with Flash():
        match = new_match("referee", 3, {"next_dealer": "loser", "limit": 1000}, game="huit")
        chance = Chance(2)
        while match.open.number == 0:
            answer(match, any_answer(match.question, chance))
        while match.question.kind == "say":
            answer(match, 0)
        assert match.aside(GAME, (0, 3, 3)) is None
        assert only_read(match) is None


def test_money_that_is_missing_in_the_open_round_leaves_it_a_misfit():
    with Flash():
        match = new_match("score", 3, {"tie": "first"})
        while match.question.key != "unturned":
            asked = match.question
            answer(match, 0 if asked.kind == "say" else -1 if asked.also else (0,) * len(asked.seats))
        answer(match, (0, 2, 3))
        while match.question.kind == "say":
            answer(match, 0)
        assert match.aside(TRANSFER, (0, POT, 5, 3)) is None
        answer(match, 3)
        while match.open.number == 0:
            answer(match, 0)
        assert match.aside(TRANSFER, (POT, 1, 5, 3)) is None
        place, _ = place_of(match, 0, "unturned")
        enter_again(match, 0, place, (0, 0, 3), correct(match, 0, place, (0, 0, 3)))
        answer(match, 0)
        while match.reentered:
            answer(match, 3 if match.question.kind == "number" else 0)
        assert match.misfit is not None and sum(match.purses()) == 0
        match.give_up_misfit()
        assert match.question is not None and sum(match.purses()) == 0
