"""What a corrected round hands on: later rounds stand as they were played, one not yet begun follows."""

from flash import Flash
from matches import answer, digest, new_match, one_round, place_of, play_on, with_a_king
from players import Chance, any_answer

from bankier.rules.money import POT
from bankier.session.asides import GAME, OUT, TRANSFER
from bankier.session.correct import DONE, correct, enter_again
from bankier.session.earlier import only_read
from bankier.session.resume import resume

A, KING = 1, 13


def coins(match):
    return match.open.carry[3]


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


def test_a_step_back_from_a_round_that_a_correction_ended_earlier_leads_to_its_last_question():
    """Rulebook 3, step 4: who wins decides whether there is another coup; a loan stands behind the end."""
    with Flash():
        match = new_match("score", 4, game="bakarat")
        for value in (10, 0, 6, 4, 0, 0, 0):  # the bank; Bob and Cis stake; covered; Bob wins, and is paid
            answer(match, value)
        assert match.question.key == "coup.won" and match.question.facts == (2, 4)
        assert match.aside(TRANSFER, (3, 0, 5, 0)) is None
        place, _ = place_of(match, 0, "coup.won")
        assert correct(match, 0, place, 1) == DONE
        there = digest(match)
        assert match.open.number == 1 and match.purses()[:4] == (11, -6, 0, -5)
        assert match.undo() is not None and match.question.key == "banker.wins"
        assert match.redo() and digest(match) == there


def test_whoever_joined_or_sat_out_before_the_first_answer_has_played_nothing():
    for acts in ((), (1,), (1, 2), (2, 1)):
        with Flash():
            match = new_match("score", 4, game="bakarat")
            for value in (10, 0, 10, 0, 1, 0):  # the bank; Bob stakes all; covered; the banker wins
                answer(match, value)
            for act in acts:
                if act == 1:
                    assert match.aside(OUT, (3,)) is None
                else:
                    assert match.join("E", 0) is None
            place, _ = place_of(match, 0, "coup.won")
            assert correct(match, 0, place, 0) == DONE
            assert match.news == [] and match.open.carry[1] == 1, "the bank is broken: Bob banks"


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
