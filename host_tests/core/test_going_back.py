"""Undo, redo, marks and resume on random matches: every way comes to the same table."""

from flash import Flash
from matches import digest, random_match
from players import Chance, any_answer, entropy_from

from bankier.session.resume import resume

MODES = ("referee", "score", "deal")


def walk(match, chance, rounds):
    """Play so many rounds; what was seen at each question, the first one too."""
    trace = [digest(match)]
    while len(match.history) < rounds:
        assert match.answer(any_answer(match.question, chance)) is None
        trace.append(digest(match))
    return trace


def test_undo_to_the_start_of_the_match_and_redo_of_the_last_64():
    for seed in range(2):
        for game in ("bankspel", "tiny"):
            with Flash():
                chance = Chance(seed)
                match = random_match(MODES[seed % 2], chance, game, most=6)
                trace = walk(match, chance, 2)
                for _ in range(chance(20)):
                    assert match.answer(any_answer(match.question, chance)) is None
                    trace.append(digest(match))
                for place in range(len(trace) - 2, -1, -1):
                    assert match.undo() is not None
                    assert digest(match) == trace[place], (seed, game, place)
                assert match.undo() is None
                assert digest(match) == trace[0]
                for place in range(1, min(len(trace), 65)):
                    assert match.redo()
                    assert digest(match) == trace[place], (seed, game, place)
                assert not match.redo()


def test_undo_and_redo_anywhere():
    for seed in range(3):
        for game in ("bankspel", "tiny"):
            with Flash():
                chance = Chance(seed)
                match = random_match(MODES[seed % 3], chance, game, most=6)
                trace = [digest(match)]
                while len(match.history) < 2:
                    assert match.answer(any_answer(match.question, chance)) is None
                    trace.append(digest(match))
                    if chance(5) == 0:
                        wanted = 1 + chance(9)
                        back = 0
                        while back < wanted and match.undo() is not None:
                            back += 1
                            assert digest(match) == trace[-1 - back]
                        if chance(2):
                            for place in range(back - 1, -1, -1):
                                assert match.redo()
                                assert digest(match) == trace[-1 - place]
                        else:
                            del trace[len(trace) - back :]


def same_walk(seed, game, between):
    """A walk, and the same with something done between the questions that should change nothing."""
    traces = []
    for act in (None, between):
        with Flash():
            chance = Chance(seed)
            draw = entropy_from(seed)
            match = random_match(MODES[seed % 3], chance, game, most=7, entropy=draw)
            trace = [digest(match)]
            while len(match.history) < 2:
                assert match.answer(any_answer(match.question, chance)) is None
                trace.append(digest(match))
                if act:
                    match = act(match, draw)
                    assert digest(match) == trace[-1], (seed, game, len(trace))
            traces.append(trace)
    assert traces[0] == traces[1], (seed, game)


def save_and_resume(match, draw):
    match.save()
    return resume("m", draw)


def test_resume_at_every_question_equals_going_on():
    for seed in range(3):
        for game in ("bankspel", "tiny"):
            same_walk(seed, game, save_and_resume)


def test_undo_works_after_a_resume():
    for seed in range(2):
        for game in ("bankspel", "tiny"):
            with Flash() as flash:
                chance = Chance(seed)
                match = random_match(MODES[seed % 2], chance, game, most=4)
                trace = [digest(match)]
                while len(match.history) < 2:
                    assert match.answer(any_answer(match.question, chance)) is None
                    trace.append(digest(match))
                    if chance(3):
                        continue
                    match.save()
                    kept = flash.copy()
                    again = resume("m", match.entropy)
                    back = 0
                    while back < 2 and again.undo() is not None:
                        back += 1
                        again.save()
                        again = resume("m", match.entropy)
                        assert digest(again) == trace[-1 - back], (seed, game, len(trace))
                    assert back == min(2, len(trace) - 1)
                    flash.back(kept)


def drop_marks(match, draw):
    match.open.round.marks = match.open.round.marks[:1]  # nothing but time depends on them
    return match


def test_dropping_all_marks_changes_nothing():
    for seed in range(3):
        for game in ("bankspel", "tiny"):
            same_walk(seed, game, drop_marks)


def test_marks_change_nothing_for_undo_either():
    for mode in MODES:
        for seed in range(2):
            traces = []
            for marks in ("every", "never"):
                with Flash():
                    chance = Chance(seed)
                    match = random_match(mode, chance, "tiny", marks=marks, turns=20, joker="yes")
                    trace = walk(match, chance, 1)
                    while match.undo() is not None:
                        trace.append(digest(match))
                    traces.append(trace)
            assert traces[0] == traces[1], (mode, seed)


def test_marks_save_undo_the_way_from_the_start():
    asked = {}
    for marks in ("every", "never"):
        with Flash():
            chance = Chance(3)
            match = random_match("referee", chance, "tiny", turns=60, marks=marks)
            while len(match.open.round.answers) < 150:
                assert match.answer(any_answer(match.question, chance)) is None
            before = match.game.asked[0]
            assert match.undo() is not None
            asked[marks] = match.game.asked[0] - before
    assert asked["every"] < 10
    assert asked["never"] > 100
