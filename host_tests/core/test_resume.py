"""Taking a match up again: older scripts, missing and damaged files, headers of every kind."""

import tiny_game
from flash import Flash
from matches import answer, digest, new_match, play_on, play_some
from players import Chance, entropy_from

from bankier.session.asides import TRANSFER, VOID
from bankier.session.correct import correct, correctable, enter_again
from bankier.session.record import VOID as VOIDED
from bankier.session.resume import Unreadable, begin, read_header, resume
from bankier.session.round import Misfit

tiny_game.register()

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class AnotherScript:
    """While entered, the tiny game is a later version of itself."""

    def __init__(self, version=2):
        self.module: "Any" = tiny_game
        self.version = version

    def __enter__(self):
        self.module.VERSION = self.version

    def __exit__(self, *_):
        self.module.VERSION = 1


def unreadable():
    try:
        resume("m", entropy_from(1))
    except Unreadable:
        return True
    return False


def saved_and_resumed(match):
    match.save()
    return resume("m", match.entropy)


def tiny(**rules):
    match = new_match("score", 3, rules, game="tiny")
    play_on(match)
    match.aside(TRANSFER, (0, 1, 7, 0))
    play_some(match, 4)
    match.join("D", 0)
    match.save()
    return match


# Older scripts


def test_an_open_round_of_an_older_script_is_kept_and_offered_for_void():
    with Flash() as flash:
        match = tiny()
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
        match = tiny()
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
            again.end(b"{}")
            assert resume("m", match.entropy).purses() == again.purses()


def test_a_misfit_may_be_given_up_by_ending_the_match():
    with Flash():
        match = tiny()
        purses = match.history.totals(4)
        with AnotherScript():
            again = resume("m", match.entropy)
            again.end(b"{}")
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


# Files


def test_nothing_there():
    with Flash():
        assert unreadable()


def test_both_slots_are_gone_or_torn():
    with Flash() as flash:
        match = tiny()
        for path in ("m.a", "m.b"):
            flash.files[path] = flash.files[path][:6]
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert len(again.history) == 1
        assert again.purses()[:3] == match.history.totals(4)[:3]
        match.slots.remove()
        again = resume("m", match.entropy)
        assert again.news == []
        assert len(again.open.round.answers) == 0


def test_the_last_rounds_are_damaged():
    with Flash() as flash:
        match = new_match("score", 3)
        play_on(match)
        match.save()
        one = match.purses()
        size = len(flash.files["m.m"])
        play_on(match, 2)
        play_some(match, 5)
        match.save()
        whole = bytes(flash.files["m.m"])
        flash.files["m.m"][size + 20] ^= 8
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert len(again.history) == 1
        assert again.purses() == one
        assert bytes(flash.files["m.lost"])[21:] == whole[size + 21 :]
        play_on(again, 2)
        again.save()
        third = resume("m", match.entropy)
        assert third.news == []
        assert digest(third) == digest(again)


def test_lost_rounds_need_no_room_to_go_on():
    with Flash() as flash:
        match = new_match("score", 2)
        play_on(match)
        match.save()
        flash.files["m.m"] = flash.files["m.m"][:-4]
        flash.room = 10
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert "m.lost" not in flash.files or not flash.files["m.lost"]


def test_pieces_of_the_open_round_are_lost():
    with Flash() as flash:
        match = new_match("score", 3, {"turns": 120}, game="tiny")
        while len(match.open.round.answers) < 800:
            question = match.question
            answer(match, {"tiny.act": 0, "tiny.stake": 190, "tiny.tally": (9, 9)}.get(question.key, 0))
            match.save()
        for keep in (1, 2):
            end = [place for place, _ in match.log.records()][keep]
            files = flash.copy()
            flash.files["m.m"] = flash.files["m.m"][:end]
            again = resume("m", match.entropy)
            assert again.news == [("error.rounds",)]
            assert len(again.open.round.answers) == 0
            flash.back(files)


def test_random_damage_to_any_file_is_survived_or_told():
    chance = Chance(12)
    survived = told = 0
    with Flash() as flash:
        match = new_match("score", 3)
        play_on(match, 2)
        play_some(match, 9)
        match.save()
        files = flash.copy()
        for _ in range(80):
            flash.back(files)
            path = ("m.a", "m.b", "m.m")[chance(3)]
            data = flash.files[path]
            if chance(3) == 0:
                flash.files[path] = data[: chance(len(data))]
            else:
                data[chance(len(data))] ^= 1 + chance(255)
            try:
                again = resume("m", match.entropy)
            except Unreadable:
                told += 1
                continue
            survived += 1
            assert sum(again.purses()) == 0
            play_some(again, 3)
            again.save()
            assert digest(resume("m", match.entropy)) == digest(again)
    assert survived > 40
    assert told > 2


# Headers


def test_a_header_comes_back_as_it_was():
    with Flash():
        match = new_match("referee", 3, {"packs": 3}, bank=2)
        header = read_header("m")
        assert header == match.header
        assert header["people"] == ["A", "B", "C"]
        assert resume("m", match.entropy).rules.packs == 3


def test_headers_that_are_none():
    with Flash() as flash:
        match = new_match("referee", 3)
        good = match.header
        broken = (
            b"H[]",
            b"H{}",
            b"H{",
            b"H\xff",
            b"X" + b'{"format": 1}',
            b'H{"format": 2}',
            b'H{"format": "1"}',
            b"H",
        )
        for record in broken:
            flash.files.clear()
            match.log.__class__("m.m").append(record)
            assert unreadable(), record
            try:
                read_header("m")
            except Unreadable:
                continue
            raise AssertionError(record)
        for name, value in (
            ("game", "nothing"),
            ("game", None),
            ("rules", []),
            ("people", 3),
            ("seats", "many"),
            ("bank", 9),
            ("mode", "poker"),
        ):
            flash.files.clear()
            header = dict(good)
            header[name] = value
            try:
                begin("m", header, match.entropy)
            except (KeyError, AttributeError, TypeError, ValueError, ImportError):
                pass
            if "m.m" in flash.files and name not in ("seats",):
                assert unreadable(), (name, value)
