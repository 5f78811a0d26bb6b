"""The rounds so far as small charts."""

from desk import Desk
from stage import Stage

from bankier.rules.questions import OK
from bankier.screen.views.chart import Chart
from bankier.session.asides import TRANSFER

NAMES = [
    "Bernadet",
    "Zbigniew",
    "Bernard",
    "Françoise",
    "Jo",
    "Wim",
    "Ann",
    "Bob",
    "Cis",
    "Dora",
    "Eva",
    "Filip",
    "Gerard",
    "Hugo",
    "Irena",
    "Jan",
]


def chart(names, money=True, length=9):
    """A chart in which everybody wins or loses something else every round."""
    series = [(name, [place * step - 7 * step for step in range(length)]) for place, name in enumerate(names)]
    return Stage(Chart("Chart", series, False, money))


def lit(stage, left=0, right=94):
    """The pixels of the chart under its head, without the names beside it."""
    stage.texts()
    return {
        (x, y)
        for y in range(14, 64)
        for x in range(left, right)
        if stage.buffer[y // 8 * 128 + x] >> y % 8 & 1
    }


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
        assert desk.sees("Chart 1/2", "0…+9")
        bars = bytes(desk.buffer)
        assert sum(1 for byte in bars[128 * 2 :] if byte) > 20
        desk.press("o")
        assert desk.sees("2/2", "-9…+9", "Pl1", "Pl4")
        assert bytes(desk.buffer) != bars
        desk.press("o")
        assert desk.view.question is desk.question


def test_what_people_handed_each_other_is_no_gain_of_the_bank():
    with Desk("en") as desk:
        desk.begin("score")
        assert desk.match.aside(TRANSFER, (0, 1, 50, 0)) is None
        desk.score_round()
        desk.menu("Chart")
        assert desk.sees("Chart 1/2", "0…+9")
        desk.press("oo").menu("Rounds")
        assert desk.sees("1 Player 1", "+9")
        desk.press("o")
        assert desk.sees("Player 2", "-3")


def test_who_left_and_came_back_has_one_line():
    with Desk("en") as desk:
        desk.come_back()
        desk.score_round()
        desk.menu("Chart").press("o")
        before = desk.match.purses()
        lines = {name: way[-1] for name, way in desk.view.question.series[1:]}
        assert lines["Player 2"] == before[1] + before[4]


def test_one_line_is_singled_out_with_its_name_and_what_it_comes_to():
    stage = chart(NAMES[:4])
    assert stage.press("r") is None and "Bernadet" in stage.text() and "-56" in stage.text()
    assert stage.press("r") is None and "Zbigniew" in stage.text()
    assert stage.press("ll") is None and "Chart" in stage.text()
    assert stage.press("l") is None and "Françoise" in stage.text()
    assert stage.press("o") == OK


def test_names_that_begin_alike_are_told_apart():
    text = chart(NAMES[:4]).text()
    assert "Bet" in text and "Brd" in text and "Zbi" in text


def test_every_name_is_whole_beside_six_lines_that_end_alike():
    stage = Stage(Chart("Chart", [(name, [0, 5, 5]) for name in NAMES[:6]]))
    text = stage.text()
    assert all(name in text for name in ("Bet", "Zbi", "Brd", "Fra", "Jo", "Wim"))


def test_a_name_at_either_end_is_whole():
    """Accents above and what hangs below the line too."""
    for end in (5, -5):
        for name in ("Speler 1", "Éloïse"):
            stage = Stage(Chart("Chart", [(name, [0, end])] + [(other, [0, end]) for other in NAMES[:5]]))
            assert name[:3] in stage.text(), (name, end)
        stage = Stage(Chart("Chart", [("Ann", [0, -end]), ("Spe", [0, end])]))
        assert "Spe" in stage.text()


def test_seven_go_on_two_pages_and_sixteen_on_three_each_named_once():
    for count, pages in ((6, 1), (7, 2), (12, 2), (13, 3), (16, 3)):
        stage = chart(NAMES[:count])
        for name in NAMES[:count]:
            stage.press("r")
            if not stage.view.place:  # that was the last one of its page
                assert stage.press("o") is None
                stage.press("r")
            assert name in stage.text()
        assert stage.view.page + 1 == pages
        assert stage.press("o") == OK


def test_all_pages_have_one_scale():
    stage = chart(NAMES[:7])
    assert "-56…0 Chart 1/2" in stage.text()
    stage.press("o")
    assert "-56…0 Chart 2/2" in stage.text()


def test_no_two_lines_are_drawn_alike():
    way = [0, 9, 3, 12, 5, 14, 2, 11]
    seen = []
    for place in range(6):
        series = [("Ann", way if place == other else [0] * 8) for other in range(6)]
        pixels = lit(Stage(Chart("Chart", series)))
        seen.append({(x, y) for x, y in pixels if y < 60})
    for place in range(6):
        for other in range(place):
            both = seen[place] & seen[other]
            differ = len(seen[place]) + len(seen[other]) - 2 * len(both)
            assert differ > 20, (place, other, differ)


def test_points_have_no_sign():
    stage = Stage(Chart("Chart", [("Ann", [0, 120]), ("Bob", [0, 35])], False, False))
    assert "0…120" in stage.text()


def test_a_long_name_is_cut_where_what_it_comes_to_needs_the_room():
    stage = Stage(Chart("Chart", [("Bernadet", [0, 4604]), ("Zbigniew", [0, -4604])], False, True))
    stage.words.unit = ("frank", 1000)
    stage.press("r")
    assert "+4,604,000 Ber" in stage.text() and "Bernadet" not in stage.text()
    stage.words.unit = ("frank", 1)
    assert "+4604 Bernadet" in stage.text()
