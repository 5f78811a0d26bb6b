"""Random players: every question can be answered, and no money appears or goes."""

from flash import Flash
from matches import digest, random_match
from players import Chance, any_answer

MODES = ("referee", "score", "deal")


def play(match, chance, rounds, most=4000):
    """Play so many rounds to their end; how many questions that took."""
    questions = 0
    while len(match.history) < rounds:
        question = match.question
        assert question is not None
        assert question.seat is None or question.seat in match.open.round.table.seats
        reason = match.answer(any_answer(question, chance))
        assert reason is None, (question.key, reason)
        assert sum(match.purses()) == 0
        questions += 1
        assert questions < most, "no end"
    return questions


def test_bankspel_in_every_mode():
    for seed in range(24):
        with Flash():
            chance = Chance(seed)
            match = random_match(MODES[seed % 3], chance, packs=2 + seed % 7)
            play(match, chance, 2)
            assert match.purses()[-2:] == (0, 0)


def test_sixteen_seats_and_two():
    for seats in (2, 16):
        for mode in MODES:
            with Flash():
                chance = Chance(seats)
                match = random_match(mode, chance, most=seats)
                while len(match.names) != seats:
                    match = random_match(mode, chance, most=seats, path="m%d" % chance(10000))
                play(match, chance, 1)


def test_the_tiny_game_in_every_mode():
    for seed in range(12):
        with Flash():
            chance = Chance(seed)
            match = random_match(MODES[seed % 3], chance, "tiny", turns=1 + seed)
            play(match, chance, 3)
            assert match.purses()[-1] == 0


NONSENSE = (
    None,
    True,
    False,
    1.5,
    "1",
    b"",
    b"x" * 31,
    b"x" * 33,
    (),
    (0,),
    (9,) * 40,
    ("a", "b"),
    -40,
    10**6,
    300,
)


def test_a_refused_answer_changes_nothing():
    refused = set()
    for game in ("bankspel", "tiny"):
        for seed in range(6):
            with Flash():
                chance = Chance(seed)
                match = random_match(MODES[seed % 3], chance, game, most=5)
                while len(match.history) < 1:
                    before = digest(match)
                    for wrong in NONSENSE:
                        reason = match.question.refuse(wrong)
                        if reason:
                            refused.add(match.question.kind)
                            assert match.answer(wrong) == reason
                            assert digest(match) == before
                    assert match.answer(any_answer(match.question, chance)) is None
    assert refused == {"say", "choose", "number", "card", "tally", "peek"}


def test_no_answer_is_taken_that_the_journal_cannot_hold():
    """What is not refused is a number, or a tuple of numbers: nothing else reaches a script."""
    for game in ("bankspel", "tiny"):
        for seed in range(3):
            with Flash():
                chance = Chance(seed)
                match = random_match(MODES[seed], chance, game, most=3)
                while len(match.history) < 1:
                    for odd in NONSENSE:
                        if type(odd) not in (int, tuple):
                            assert match.question.refuse(odd) is not None, (match.question.key, odd)
                    assert match.answer(any_answer(match.question, chance)) is None
