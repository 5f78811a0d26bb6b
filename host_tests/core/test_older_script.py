"""Answers that fit no script any more: kept, shown, and never given to another question."""

from flash import Flash
from matches import answer, digest, new_match, play_on, play_some, tiny_match

from bankier.rules import games
from bankier.session.asides import VOID
from bankier.session.codec import add_aside
from bankier.session.correct import correct, correctable, enter_again
from bankier.session.record import VOID as VOIDED
from bankier.session.record import Record
from bankier.session.resume import resume
from bankier.session.round import Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class AnotherScript:
    """While entered, the tiny game is a later version of itself."""

    def __enter__(self):
        self.module: "Any" = games.load("tiny")
        self.module.VERSION = 2

    def __exit__(self, *_):
        self.module.VERSION = 1


def saved_and_resumed(match):
    match.save()
    return resume("m", match.entropy)


def test_an_open_round_of_an_older_script_is_kept_and_offered_for_void():
    with Flash() as flash:
        match = tiny_match()
        answers = bytes(match.open.round.answers)
        purses = match.history.totals(4)
        files = flash.copy()
        with AnotherScript():
            again = resume("m", match.entropy)
            assert again.misfit == answers
            assert again.question is None
            assert again.answer(0) == ("refuse.over",)
            assert again.aside(VOID, ()) == ("refuse.not.now",)
            assert again.undo() is None
            assert list(correctable(again, 0)) == list(correctable(again, 1)) == []
            again.save()
            assert flash.copy() == files
            again = resume("m", match.entropy)
            assert again.misfit == answers
            again.give_up_misfit()
            again = saved_and_resumed(again)
            assert len(again.history) == 2
            record = again.history.read(1)
            assert record.flags & VOIDED
            assert record.tail == answers
            assert again.purses() == (purses[0] - 7, purses[1] + 7) + purses[2:]
            assert again.open.seating() == ((0, 3, 1, 2), ())
            assert again.question.key == "tiny.turn"
            assert again.undo() is None
            play_on(again)
            again.save()
            assert digest(resume("m", match.entropy)) == digest(again)


def test_an_older_script_comes_back_before_the_round_was_given_up():
    with Flash():
        match = tiny_match()
        with AnotherScript():
            resume("m", match.entropy).save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_finished_rounds_of_an_older_script_stand_but_are_not_run_again():
    with Flash():
        match = new_match("score", 3, game="tiny")
        play_on(match, 2)
        match.save()
        with AnotherScript():
            again = resume("m", match.entropy)
            assert again.misfit is None
            assert digest(again) == digest(match)
            assert again.undo() is None
            assert list(correctable(again, 1)) == []
            try:
                again.reopened(1)
            except Misfit:
                pass
            else:
                raise AssertionError("another version")
            play_on(again)
            assert again.undo() is not None
            assert list(correctable(again, 2))
            again.end()
            assert resume("m", match.entropy).purses() == again.purses()


def test_a_misfit_may_be_given_up_by_ending_the_match():
    with Flash():
        match = tiny_match()
        purses = match.history.totals(4)
        with AnotherScript():
            again = resume("m", match.entropy)
            again.end()
            assert again.purses() == (purses[0] - 7, purses[1] + 7) + purses[2:]


def test_answers_that_no_longer_fit_the_same_version_are_a_misfit_too():
    with Flash() as flash:
        match = new_match("score", 3, game="tiny")
        play_some(match, 3)
        match.save()
        for path in ("m.a", "m.b"):
            flash.files[path] = bytearray()
        match.slots.load()
        match.open.round.answers.extend(b"\x09\x09\x09")
        match.save()
        again = resume("m", match.entropy)
        assert again.misfit == bytes(match.open.round.answers)
        again.give_up_misfit()
        assert saved_and_resumed(again).question.key == "tiny.turn"


def test_a_round_that_was_being_entered_again_with_an_older_script():
    with Flash():
        match = new_match("score", 3, {"turns": 2}, game="tiny")
        for value in (0, 0, 5, (1, 2), 0, 1, 0):
            answer(match, value)
        purses = match.purses()
        play_some(match, 1)
        waiting = bytes(match.open.round.answers)
        place = next(place for place, question, _ in correctable(match, 0) if question.key == "tiny.act")
        enter_again(match, 0, place, 1, correct(match, 0, place, 1))
        assert match.reentered
        match.save()
        with AnotherScript():
            again = resume("m", match.entropy)
            assert not again.reentered
            assert again.misfit == waiting
            again.give_up_misfit()
            assert again.purses() == purses
        match.undo()
        while match.undo() is not None:
            pass
        match.save()
        assert resume("m", match.entropy).reentered


def test_a_round_being_entered_again_that_cannot_be_read_stands_as_it_was():
    with Flash():
        match = new_match("score", 3, {"turns": 2}, game="tiny")
        for value in (0, 0, 5, (1, 2), 0, 1, 0):
            answer(match, value)
        before = digest(match)
        place = next(place for place, question, _ in correctable(match, 0) if question.key == "tiny.act")
        enter_again(match, 0, place, 1, correct(match, 0, place, 1))
        match.open.round.answers.extend(b"\x09\x09")
        match.save()
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert digest(again) == before


def record(number, tail=b"", flags=0):
    """A finished round of the tiny game by two, with answers that need not fit."""
    seating = ((0, 1), (), (0, 1), ())
    return Record(number, flags, 1, (1, 0, 0, b""), (1, 1, 1, b""), seating, (0, 0, 0, 0), 0, tail)


def test_undo_does_not_go_into_a_round_that_cannot_be_run():
    for tail in (b"", b"\x05", b"\xc0\x00\xc0"):  # no answers; one to a say that is none; one to no question
        with Flash():
            match = new_match("score", 2, {"turns": 1}, game="tiny")
            match.history.add(record(0, tail))
            match.start(match.following())
            before = digest(match)
            assert match.undo() is None
            assert digest(match) == before
            match.give_up_misfit()  # there is none
            assert digest(match) == before


def test_answers_with_an_unknown_aside_fit_no_round():
    with Flash():
        match = new_match("score", 2, game="tiny")
        for code in (7, 15, 17):
            entry = bytearray()
            add_aside(entry, code, (1,))
            try:
                match.open.round.redo(entry)
            except Misfit:
                continue
            raise AssertionError(code)
        match.history.add(record(0, flags=1))
        assert list(correctable(match, 0)) == []


def test_a_round_that_is_over_takes_no_answer():
    with Flash():
        match = new_match("score", 2, {"rounds": 1, "turns": 1}, game="tiny")
        for value in (0, 1, 0):
            answer(match, value)
        assert match.question is None
        try:
            match.open.round.answer(0)
        except ValueError:
            return
        raise AssertionError("it is over")
