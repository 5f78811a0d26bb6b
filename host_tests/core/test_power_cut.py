"""The power goes while something is written: the match comes up as it was before the last act or after it."""

from flash import Flash, PowerCut
from matches import answer, digest, new_match, play_on, play_some
from players import Chance, any_answer, entropy_from

from bankier.session.asides import TRANSFER
from bankier.session.correct import DONE, correct, correctable, enter_again
from bankier.session.resume import resume
from bankier.session.segments import TAIL


def state(match):
    """As digest(), for a match that was ended too."""
    return match.purses() if match.ended else digest(match)


def cuts(flash, match, act, step):
    """Act and save with the power going after every so many bytes: it comes up before the act or after it."""
    flash.power = None
    match.save()
    files = flash.copy()
    before = state(match)
    flash.written = 0
    act(match)
    match.save()
    whole = flash.written
    after = state(match)
    saved = flash.copy()
    for power in range(len(match.open.round.answers) % step, whole, step):
        flash.back(files)
        again = resume("m", entropy_from(1))
        assert state(again) == before
        flash.power = power
        try:
            act(again)
            again.save()
        except PowerCut:
            pass
        flash.power = None
        again = resume("m", entropy_from(1))
        assert state(again) in (before, after), power
        again.save()
        assert state(resume("m", entropy_from(1))) == state(again)
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


def test_the_power_goes_while_somebody_joins_or_the_match_is_ended():
    with Flash() as flash:
        match = new_match("score", 2, game="tiny")
        play_on(match)
        play_some(match, 3)
        match = cuts(flash, match, lambda match: match.join("Ann", 0), 1)
        assert match.open.seating() == ((0, 2, 1), ())
        match = cuts(flash, match, lambda match: match.aside(TRANSFER, (0, 2, 5, 0)), 1)
        match = cuts(flash, match, lambda match: match.end(), 1)
        assert match.ended
        assert match.purses()[2] == 5
