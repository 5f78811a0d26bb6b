"""Rounds with more answers than one save writes."""

from flash import Flash
from matches import answer, digest, new_match, tally_at
from players import Chance, any_answer

from bankier.session.correct import DONE, correct, correctable, enter_again
from bankier.session.resume import begin, resume
from bankier.session.segments import TAIL


def long_match(mode="score", turns=150, path="m"):
    return new_match(mode, 3, {"turns": turns}, game="tiny", path=path)


def act(match, chance):
    """A long answer to everything that can be answered long, so that the bytes grow."""
    question = match.question
    if question.key == "tiny.act":
        return answer(match, 0)
    if question.key == "tiny.stake":
        return answer(match, 170 + chance(30))
    return answer(match, any_answer(question, chance))


def size(match):
    return len(match.open.round.answers)


def longest_save(flash):
    return max(len(flash.files[path]) for path in ("m.a", "m.b") if path in flash.files)


def test_a_long_round_is_saved_in_pieces_and_resumed_at_every_border():
    with Flash() as flash:
        match = long_match(turns=200)
        chance = Chance(1)
        border = 0
        while size(match) < 1100:
            act(match, chance)
            match.save()
            assert longest_save(flash) <= 480
            if match.open.tail(match.log)[0] != border:
                border = match.open.tail(match.log)[0]
                match = resume("m", match.entropy)
        assert border > 900
        before = digest(match)
        assert digest(resume("m", match.entropy)) == before


def test_undo_over_the_borders_is_resumed_at_every_step():
    with Flash() as flash:
        match = long_match()
        chance = Chance(2)
        trace = [digest(match)]
        while size(match) < 800:
            act(match, chance)
            match.save()
            trace.append(digest(match))
        written = len(flash.files["m.m"])
        steps = 0
        while size(match) > 250:
            assert match.undo() is not None
            steps += 1
            match.save()
            assert longest_save(flash) <= 480
            assert digest(match) == trace[-1 - steps]
            if steps % 29 == 0:
                match = resume("m", match.entropy)
                assert digest(match) == trace[-1 - steps]
        assert len(flash.files["m.m"]) - written < 700  # undo does not write the long part again and again


def test_what_was_undone_before_a_save_does_not_come_back():
    """Undo and other answers between two saves, over the end of a piece."""
    with Flash():
        match = long_match()
        chance = Chance(3)
        while size(match) < 700:
            act(match, chance)
        match.save()
        for _ in range(3):
            for _ in range(90):
                match.undo()
            while size(match) < 720:
                act(match, chance)
            match.save()
            assert digest(resume("m", match.entropy)) == digest(match)


def test_a_long_round_is_finished_corrected_and_stepped_into():
    with Flash():
        match = long_match(turns=120)
        chance = Chance(4)
        trace = []
        while len(match.history) < 1:
            trace.append(digest(match))
            act(match, chance)
            match.save()
        assert match.history.read(0).base > 320
        again = resume("m", match.entropy)
        assert digest(again) == digest(match)
        assert again.undo() is not None
        assert digest(again) == trace[-1]
        again.redo()
        place, old = tally_at(again, 0, 400)
        assert correct(again, 0, place, (9 - old[0], old[1])) == DONE
        again.save()
        third = resume("m", again.entropy)
        assert digest(third) == digest(again)
        assert third.history.read(0).flags == 2
        assert tally_at(third, 0, place) == (place, (9 - old[0], old[1]))


def test_a_long_round_is_entered_again_while_a_long_one_waits():
    with Flash() as flash:
        match = long_match(turns=100)
        chance = Chance(5)
        while len(match.history) < 1:
            act(match, chance)
        match.save()
        while size(match) < 900:
            act(match, chance)
            match.save()
        for _ in range(40):
            match.undo()
        waiting = bytes(match.open.round.answers)
        acts = (place for place, question, _ in correctable(match, 0) if question.key == "tiny.act")
        place = next(place for place in acts if place > 350)
        enter_again(match, 0, place, 1, correct(match, 0, place, 1))
        while match.reentered:
            match.save()
            assert longest_save(flash) <= 480
            if chance(20) == 0:
                before, entropy = digest(match), match.entropy
                match = None  # there is no room for two of it
                match = resume("m", entropy)
                assert digest(match) == before
            act(match, chance)
        assert bytes(match.open.round.answers) == waiting
        match.save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_the_longest_record_can_be_read():
    """A round of thousands of bytes that was never saved while it was played."""
    with Flash():
        match = new_match("score", 8, {"turns": 200}, game="tiny")
        chance = Chance(6)
        while len(match.history) < 1:
            act(match, chance)
        match.save()
        assert match.history.read(0).base > 2000
        assert len(match.history.read(0).tail) <= TAIL
        assert digest(resume("m", match.entropy)) == digest(match)


def test_a_full_flash_loses_nothing_while_the_power_stays():
    with Flash() as flash:
        match = long_match(turns=60)
        chance = Chance(9)
        trace = []
        while len(match.history) < 3:
            act(match, chance)
            trace.append(digest(match))
            flash.room = 1500 if chance(4) else None
            try:
                match.save()
            except OSError:
                assert flash.room
        flash.room = None
        match.save()
        assert digest(resume("m", match.entropy)) == trace[-1]
        for place in range(len(trace) - 2, len(trace) - 40, -1):
            assert match.undo() is not None
            assert digest(match) == trace[place]


def test_a_match_is_not_begun_over_another():
    with Flash():
        match = long_match()
        try:
            begin("m", dict(match.header), match.entropy)
        except OSError:
            return
        raise AssertionError("there is a match already")


def test_what_an_older_match_left_in_the_slots_is_not_taken_for_the_new_one():
    with Flash() as flash:
        old = long_match(path="old")
        for _ in range(9):
            act(old, Chance(1))
            old.save()
        flash.files["m.a"] = bytearray(flash.files["old.a"])
        flash.files["m.b"] = bytearray(flash.files["old.b"])
        match = long_match()
        assert size(match) == 0
        assert size(resume("m", match.entropy)) == 0
