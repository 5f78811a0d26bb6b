"""Who stands where."""

from flash import Flash
from matches import SCORE, a_hand, answer, new_match

from bankier.app.ending import standing
from bankier.session.asides import LEAVE, OUT


def test_in_points_those_who_play_come_first():
    with Flash():
        match = new_match(SCORE, 4, {"limit": 200}, game="huit")
        a_hand(match, (0, 50, 60, 70))
        assert match.aside(OUT, (0,)) is None and match.aside(LEAVE, (2,)) is None
        a_hand(match, (9, 0, 9, 140))
        assert match.question is None
        for _ in range(2):
            rows = standing(match, "end.standing").rows
            assert rows == ((1, 50), (3, 210), (0, 0), (2, 60)), rows
            match.end()


def test_who_won_stands_first_though_he_has_left_since():
    with Flash():
        match = new_match(SCORE, 3, {"limit": 50}, game="huit")
        while match.question.key != "hand.who":
            answer(match, 0)
        assert match.aside(LEAVE, (0,)) is None
        a_hand(match, (0, 20, 60))
        assert match.question is None
        assert standing(match, "end.standing").rows == ((0, 0), (1, 20), (2, 60))
