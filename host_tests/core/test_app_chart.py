"""The rounds so far as small charts."""

from desk import Desk


def test_before_the_first_round_is_over_there_is_nothing_to_draw():
    with Desk("en") as desk:
        desk.begin("score").menu("Chart")
        assert desk.sees("No round has been")


def test_each_banks_gain_then_everybodys_purse():
    with Desk("en") as desk:
        desk.begin("score")
        for _ in range(3):
            desk.score_round()
        desk.menu("Chart")
        assert desk.sees("Chart", "1/2")
        bars = bytes(desk.buffer)
        assert sum(1 for byte in bars[128 * 2 :] if byte) > 20
        desk.press("r")
        assert desk.sees("Chart", "2/2", "Pla")
        assert bytes(desk.buffer) != bars
        desk.press("o")
        assert desk.view.question is desk.question
