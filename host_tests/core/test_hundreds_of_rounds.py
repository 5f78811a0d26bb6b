"""A match of hundreds of rounds: every purse, every way back."""

from flash import Flash
from matches import answer, digest, new_match, tally_at

from bankier.session.correct import DONE, correct
from bankier.session.resume import resume


def test_hundreds_of_rounds():
    with Flash(spare=20000):
        match = new_match("score", 2, {"turns": 1}, game="tiny")
        total = 0
        for number in range(200):
            for value in (0, 0, 5, (number % 10,), 0):
                answer(match, value)
            total += number % 10 * (1 if number % 2 == 0 else -1)
            if number % 50 == 0:
                match.save()
        match.save()
        assert match.purses() == (total, -total, 0, 0)
        again = resume("m", match.entropy)
        assert digest(again) == digest(match)
        assert len(again.history) == 200
        place, _ = tally_at(again, 7, 0)
        assert correct(again, 7, place, (0,)) == DONE
        assert again.purses() == (total + 7, -total - 7, 0, 0)
        for _ in range(60):
            assert again.undo() is not None
        assert again.open.number == 188
        again.save()
        assert digest(resume("m", again.entropy)) == digest(again)
