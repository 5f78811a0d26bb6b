"""The power goes while something is written: the match comes up as it was before the last act or after it."""

import tiny_game
from flash import Flash, PowerCut
from matches import answer, digest, new_match, play_on
from players import Chance, any_answer, entropy_from

from bankier.session.correct import DONE, correct, correctable, enter_again
from bankier.session.resume import resume
from bankier.session.segments import TAIL

tiny_game.register()


def cuts(flash, match, act, step):
    """Act and save with the power going after every so many bytes: it comes up before the act or after it."""
    flash.power = None
    match.save()
    files = flash.copy()
    before = digest(match)
    act(match)
    flash.written = 0
    match.save()
    whole = flash.written
    after = digest(match)
    saved = flash.copy()
    for power in range(len(match.open.round.answers) % step, whole, step):
        flash.back(files)
        again = resume("m", entropy_from(1))
        assert digest(again) == before
        act(again)
        flash.power = power
        try:
            again.save()
        except PowerCut:
            pass
        flash.power = None
        again = resume("m", entropy_from(1))
        assert digest(again) in (before, after), power
        again.save()
        assert digest(resume("m", entropy_from(1))) == digest(again)
    flash.back(saved)
    return resume("m", entropy_from(1))


def test_the_power_goes_at_any_byte_of_a_match():
    for game, mode in (("bankspel", "score"), ("tiny", "referee")):
        with Flash() as flash:
            match = new_match(mode, 2, {"turns": 2}, game=game)
            chance = Chance(7)
            while len(match.history) < 2:
                value = any_answer(match.question, chance)
                match = cuts(flash, match, lambda match, value=value: answer(match, value), 17)


def test_the_power_goes_at_any_byte_where_rounds_and_pieces_end():
    with Flash() as flash:
        match = new_match("score", 3, {"turns": 66}, game="tiny")
        chance = Chance(8)
        bordering = rounds = 0
        while not rounds:
            value = 0 if match.question.key == "tiny.act" else any_answer(match.question, chance)
            if len(match.open.tail(match.log)[1]) > TAIL - 4 or match.question.key == "tiny.end":
                rounds += match.question.key == "tiny.end"
                bordering += 1
                match = cuts(flash, match, lambda match, value=value: answer(match, value), 31)
            else:
                answer(match, value)
                match.save()
        assert bordering > rounds == 1


def test_the_power_goes_while_a_corrected_round_is_kept():
    with Flash() as flash:
        match = new_match("score", 2, {"turns": 2}, game="tiny")
        play_on(match, 2)
        place, question, old = next(item for item in correctable(match, 0))
        new = any_answer(question, Chance(1))
        while new == old:
            new = any_answer(question, Chance(new + 5))

        def change(match):
            parted = correct(match, 0, place, new)
            if parted != DONE:
                enter_again(match, 0, place, new, parted)

        match = cuts(flash, match, change, 1)
        chance = Chance(9)
        while match.reentered:
            value = any_answer(match.question, chance)
            match = cuts(flash, match, lambda match, value=value: answer(match, value), 2)
