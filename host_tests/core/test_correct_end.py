"""A correction may end the match, or take back that it has ended."""

from flash import Flash
from matches import a_hand, answer, digest, new_match, one_round, place_of, with_a_king
from players import Chance, any_answer

from bankier.session.asides import LEAVE
from bankier.session.correct import DONE, correct
from bankier.session.resume import resume


def test_a_correction_may_end_the_match_with_a_later_round():
    """A limit that is passed only with what was played since: in points, which each round adds to."""
    for entered in (False, True):
        with Flash():
            match = new_match("score", 2, {"limit": 100}, game="huit")
            for points in (30, 40):
                a_hand(match, (0, points))
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


def test_after_an_end_for_which_there_was_no_room_the_match_goes_on():
    with Flash() as flash:
        match = new_match("score", 2, {"limit": 50}, game="huit")
        for points in (40, 60):
            a_hand(match, (0, points))
        match.save()
        flash.room = sum(len(data) for data in flash.files.values())
        try:
            match.end()
        except OSError:
            pass
        flash.room = None
        assert not match.ended and len(match.history) == match.open.number == 1
        place, _ = place_of(match, 1, "hand.points")
        assert correct(match, 1, place, 100) == DONE
        match.end()
        assert match.purses()[:2] == resume("m", match.entropy).purses()[:2] == (0, 140)


def test_a_limit_passed_in_an_earlier_hand_by_somebody_who_has_left_is_told():
    with Flash():
        match = new_match("score", 3, {"limit": 200}, game="huit")
        a_hand(match, (0, 150, 150))
        assert match.aside(LEAVE, (1,)) is None
        a_hand(match, (0, 9, 10))
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
            a_hand(match, (0, points))
        assert match.question is None
        place, _ = place_of(match, 0, "hand.points")
        assert correct(match, 0, place, 5) == DONE
        assert match.open.number == 2
        assert match.purses()[1] == 35
        match.save()
        again = resume("m", match.entropy)
        assert digest(again) == digest(match)
        assert again.undo() is not None and again.open.number == 1
