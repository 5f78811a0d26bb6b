"""Correct at random: no answer ever reaches another question, and the money follows from the answers."""

from flash import Flash
from matches import answer, digest, random_match
from players import Chance, any_answer

from bankier.session.correct import DONE, correct, correctable, enter_again
from bankier.session.earlier import only_read
from bankier.session.replay import replay
from bankier.session.resume import resume
from bankier.session.round import Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def entries_of(game_round):
    """All but says: key, seat, and answer of each question, in order."""
    return [
        (question.key, question.seat, value)
        for _, question, value in replay(game_round)
        if question.kind != "say"
    ]


def round_of(match, number):
    return match.open.round if number == match.open.number else match.reopened(number).round


def another_answer(question, old, chance):
    """An answer that differs from the old one, or None if none was found."""
    for _ in range(20):
        new = any_answer(question, chance)
        if new != old:
            return new
    return None


def pick(match, chance):
    """A round, and the place, question and new answer of an entry in it; None if there is none."""
    number = chance(match.open.number + 1)
    items = list(correctable(match, number))
    if not items:
        return None
    place, question, old = items[chance(len(items))]
    new = another_answer(question, old, chance)
    return None if new is None else (number, place, new)


def check_sums(match):
    """The purses are the sum of the rounds, each as its answers make it."""
    purses = [0] * (len(match.names) + 2)
    for number in range(len(match.history)):
        net = match.history.read(number).net
        replayed = match.reopened(number).round
        assert replayed.net() == net
        assert replayed.question is None
        purses = [before + now for before, now in zip(purses, net)]
    if not match.reentered:
        now = match.open.round.net()
        assert tuple(before + amount for before, amount in zip(purses, now)) == match.purses()
    assert sum(match.purses()) == 0


def one_correction(match, chance, seen):
    picked = pick(match, chance)
    if picked is None:
        return match
    number, place, new = picked
    before = digest(match)
    old_round = round_of(match, number)
    old = entries_of(old_round)
    changed = [at for at, question, _ in replay(old_round) if question.kind != "say"].index(place)
    others = [match.history.read(other).net for other in range(len(match.history)) if other != number]
    waiting, unread = bytes(match.open.round.answers), only_read(match)

    parted = correct(match, number, place, new)
    if parted == DONE:
        seen.add("done")
        now = entries_of(round_of(match, number))
        assert now == old[:changed] + [old[changed][:2] + (new,)] + old[changed + 1 :]
    else:
        seen.add("parted")
        assert digest(match) == before
        kept = sum(1 for at, question, _ in replay(old_round) if question.kind != "say" and at < parted)
        enter_again(match, number, place, new, parted)
        now = entries_of(round_of(match, number))
        assert now == old[:changed] + [old[changed][:2] + (new,)] + old[changed + 1 : kept]
        differs(round_of(match, number), old, kept)
        match = play_to_the_end_of_it(match, chance, seen)
    assert [match.history.read(other).net for other in range(len(match.history)) if other != number] == others
    if number != match.open.number:
        assert bytes(match.open.round.answers) in (waiting, unread)
    check_sums(match)
    return match


def differs(new_round, old, kept):
    """What is asked where they part is another question, or one that refuses what was answered before."""
    probe: "Any" = Round(new_round.start, new_round.answers)
    while probe.question is not None and probe.question.kind == "say":
        probe.answer(0)
    question = probe.question
    if kept < len(old) and question is not None:
        key, seat, value = old[kept]
        same = (question.key, question.seat) == (key, seat)
        others = question.kind == "tally" or question.kind == "choose"  # between other seats
        assert not same or question.refuse(value) or others, (key, seat, value)


def play_to_the_end_of_it(match, chance, seen):
    """Enter the rest of a round that was put in front, with power cuts in the middle of it."""
    while match.reentered:
        seen.add("entered again")
        answer(match, any_answer(match.question, chance))
        if match.reentered and chance(3) == 0:
            match.save()
            before = digest(match)
            match = resume("m", match.entropy)
            assert digest(match) == before
            if chance(3) == 0 and match.undo() is not None:
                assert match.redo()
                assert digest(match) == before
    return match


def test_correct_anything_anywhere():
    seen: "set[str]" = set()
    for seed in range(8):
        for game in ("bankspel", "tiny"):
            with Flash():
                chance = Chance(seed)
                match = random_match(("referee", "score")[seed % 2], chance, game, most=5)
                for _ in range(6):
                    for _ in range(10 + chance(40)):
                        answer(match, any_answer(match.question, chance))
                    match = one_correction(match, chance, seen)
                    match.save()
                    assert digest(resume("m", match.entropy)) == digest(match)
                    while match.news:
                        seen.add(match.news.pop()[0])
    assert seen == {"done", "parted", "entered again", "correct.carry"}
