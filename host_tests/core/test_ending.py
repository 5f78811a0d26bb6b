"""The end of a match: what counts, and that it is for good."""

import json

from flash import Flash
from matches import DEAL, REFEREE, SCORE, answer, digest, new_match, play_on, play_some
from players import Chance, any_answer, entropy_from

from bankier.session.acts import play_out
from bankier.session.asides import VOID
from bankier.session.record import VOID as VOID_ROUND
from bankier.session.resume import glance, resume
from bankier.session.settle import settle


def at(match, key):
    """Answer at random until this is asked."""
    chance = Chance(3)
    while match.question.key != key:
        answer(match, any_answer(match.question, chance))
    return match


def test_a_match_is_settled_for_good():
    with Flash():
        match = new_match("score", 3)
        play_on(match, 2)
        play_some(match, 5)
        before = match.history.totals(3)
        match.end()
        assert match.ended
        assert match.question is None
        assert match.purses() == before
        assert match.answer(0) == ("refuse.over",)
        assert match.undo() is None
        assert not match.redo()
        assert match.aside(VOID, ()) == ("refuse.not.now",)
        match.save()
        again = resume("m", match.entropy)
        assert again.ended
        payments = [tuple(payment) for payment in json.loads(again.settlement)["payments"]]
        assert payments == settle(before, (0, 1, 2))
        assert again.purses() == before
        assert again.question is None


def test_a_game_that_is_over_can_be_undone_until_it_is_settled():
    with Flash():
        match = new_match("score", 3, {"rounds": 2}, game="tiny")
        chance = Chance(1)
        while match.question:
            answer(match, any_answer(match.question, chance))
        purses = match.purses()
        assert len(match.history) == 1
        assert match.answer(0) == ("refuse.over",)
        assert match.undo() is not None
        assert match.question.key == "tiny.end"
        answer(match, 0)
        match.save()
        match = resume("m", match.entropy)
        assert match.question is None
        assert match.purses() == purses
        match.end()
        assert len(match.history) == 2
        assert match.purses() == purses
        assert resume("m", match.entropy).purses() == purses


def test_undone_rounds_do_not_come_back_when_the_match_is_settled():
    with Flash():
        match = new_match("score", 2)
        play_on(match, 2)
        match.save()
        while match.undo() is not None:
            pass
        match.end()
        again = resume("m", match.entropy)
        assert len(again.history) == len(match.history) == 0
        assert again.purses() == match.purses() == glance("m")[1] == (0, 0, 0, 0)


def test_money_lent_in_the_open_round_counts_when_the_match_is_settled():
    with Flash():
        match = new_match("score", 2)
        match.aside(0, (0, 1, 5, 0))
        play_some(match, 6)
        match.end()
        assert match.purses() == (-5, 5, 0, 0)


def test_a_round_of_which_only_sentences_are_left_counts_when_the_match_is_settled():
    """In `deal`, too, where none of them can be taken back."""
    for mode, key in ((SCORE, "four.demand"), (DEAL, "seed.shown")):
        with Flash():
            match = at(new_match(mode, 4), key)
            before = match.purses()
            assert any(before)
            match.end()
            assert match.history.read(0).flags & VOID_ROUND == 0
            assert match.purses() == before


def test_cards_that_nobody_has_looked_at_settle_nothing():
    """A dealt coup whose cards lie face down is a coup in the middle, whatever they are."""
    for seed in range(1, 13):
        with Flash():
            match = new_match(DEAL, 2, game="bakarat", entropy=entropy_from(seed))
            while match.question.key != "plays":
                asked = match.question
                first = 0 if asked.kind == "say" else -1 if asked.also else asked.start
                answer(match, first)
            match.end()
            assert match.purses() == (0, 0, 0, 0)


def test_ending_that_fails_leaves_nothing_to_redo_that_does_not_fit():
    with Flash() as flash:
        match = at(new_match(SCORE, 4), "four.demand")
        match.undo()
        match.redo()
        match.save()
        flash.room = sum(len(file) for file in flash.files.values())
        try:
            match.end()
        except OSError:
            pass
        flash.room = None
        assert not match.undone and not match.redo()


def test_a_round_with_an_entry_to_come_is_as_it_was_after_a_look_at_whether_it_is_over():
    for mode, key in ((SCORE, "round.deal"), (REFEREE, "pays"), (DEAL, "pays"), (DEAL, "count")):
        with Flash():
            match = at(new_match(mode, 4), key)
            before = digest(match)
            play_out(match)
            assert digest(match) == before
