"""`make export`: the tables and the page, and that no deck in play is in them."""

import csv
import io
import json
from xml.etree import ElementTree

import pytest
from matches import new_match
from players import Chance, any_answer

from bankier.rules.mask import mask
from bankier.rules.shuffle import seed_text
from bankier.session.asides import TRANSFER, VOID
from bankier.session.past import drawn_seeds
from bankier.session.resume import Unreadable, begin
from tools.board import saved, tree
from tools.export import __main__ as command
from tools.export.chart import nice, spread
from tools.export.matches import read
from tools.export.page import page
from tools.export.tables import as_csv, as_json


class Drawn:
    """A source of seeds that remembers them."""

    def __init__(self):
        self.seeds = []

    def __call__(self):
        self.seeds.append(bytes((len(self.seeds) * 37 + place * 11 + 129) & 255 for place in range(32)))
        return self.seeds[-1]


def play(match, rounds, more=0, seed=1):
    """Answer at random until so many rounds are over, and then a few questions more."""
    chance = Chance(seed)
    while len(match.history) < rounds or more:
        more -= len(match.history) >= rounds
        assert match.question is not None
        assert match.answer(any_answer(match.question, chance)) is None
    match.save()
    return match


def match_of(tmp_path, mode="score", rounds=3, more=2, game="bankspel", seats=4, drawn=None):
    path = str(tmp_path / "0001")
    return play(new_match(mode, seats, game=game, entropy=drawn or Drawn(), path=path), rounds, more)


def told(exported):
    return [as_csv(exported), as_json(exported), page(exported)]


def test_the_figures_are_those_of_the_match(tmp_path):
    match = match_of(tmp_path)
    exported = read(tmp_path / "0001.m")
    assert [row.number for row in exported.rounds] == [1, 2, 3]
    assert exported.purses == match.history.totals(4)
    assert [row.net for row in exported.rounds] == [match.history.read(number).net for number in range(3)]
    assert not any(sum(row.net) for row in exported.rounds)
    assert exported.rounds[-1].after == exported.purses
    assert not exported.ended


def test_reading_changes_nothing(tmp_path):
    match_of(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    read(tmp_path / "0001.m")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_csv_has_a_line_a_round(tmp_path):
    match_of(tmp_path)
    exported = read(tmp_path / "0001.m")
    rows = list(csv.reader(io.StringIO(as_csv(exported))))
    assert rows[0][:8] == ["round", "state", "A", "B", "C", "D", "kitty", "pot"]
    assert rows[0][8] == "A in all"
    assert [row[0] for row in rows[1:]] == ["1", "2", "3"]
    assert [int(cell) for cell in rows[-1][8:]] == list(exported.purses)


def test_json_says_it_all(tmp_path):
    match_of(tmp_path)
    found = json.loads(as_json(read(tmp_path / "0001.m")))
    assert found["purses_of"] == ["A", "B", "C", "D", "kitty", "pot"]
    assert found["unit"] == "frank"
    assert found["rounds"][0].keys() == {"number", "state", "net", "after"}


def test_amounts_are_in_the_unit_of_the_table(tmp_path):
    header: dict[str, object] = {"game": "bankspel", "mode": "score", "rules": {}, "unit": ["frank", 1000]}
    header.update({"people": ["Ann", "Bob", "Cis"], "bank": 0, "kept": True})
    match = play(begin(str(tmp_path / "0001"), header, Drawn()), 2)
    assert read(tmp_path / "0001.m").purses == tuple(1000 * units for units in match.history.totals(3))


def test_the_page_stands_alone_and_draws_every_purse(tmp_path):
    match_of(tmp_path, rounds=5)
    text = page(read(tmp_path / "0001.m"))
    assert "http" not in text.replace("http-equiv", "")
    assert "<script" not in text
    drawing = ElementTree.fromstring(text[text.index("<svg") : text.index("</svg>") + 6])
    lines = drawing.findall("polyline")
    assert [len(line.get("points", "").split()) for line in lines] == [6] * 4
    assert {"A", "B", "C", "D"} <= {(label.text or "").split()[0] for label in drawing.findall("text")}


def test_names_are_no_markup_and_no_formula(tmp_path):
    match_of(tmp_path)
    exported = read(tmp_path / "0001.m")._replace(people=("<b>&", "=1+1", '"C"', "D"))
    assert "<b>&" not in page(exported)
    assert "&lt;b&gt;&amp;" in page(exported)
    assert next(csv.reader(io.StringIO(as_csv(exported))))[3] == "'=1+1"


def test_a_round_given_up_and_lent_money_are_told(tmp_path):
    match = match_of(tmp_path, rounds=1, more=1)
    match.aside(TRANSFER, (0, 1, 5, 0))
    match.aside(VOID, ())
    match.save()
    given_up = read(tmp_path / "0001.m").rounds[1]
    assert given_up.state == "given up"
    assert given_up.net[:2] == (-5, 5)
    assert "2 (given up)" in page(read(tmp_path / "0001.m"))


def test_a_settled_match_says_who_pays_whom(tmp_path):
    match = match_of(tmp_path, rounds=0, more=0)
    match.aside(TRANSFER, (0, 1, 7, 0))
    match.end()
    exported = read(tmp_path / "0001.m")
    assert exported.ended
    assert exported.settlement == ((0, 1, 7),)
    assert "<li>A pays B 7</li>" in page(exported)
    assert json.loads(as_json(exported))["settlement"] == [{"from": "A", "to": "B", "amount": 7}]


def test_points_have_no_unit(tmp_path):
    match_of(tmp_path, "score", game="huit", rounds=0, more=1)
    assert read(tmp_path / "0001.m").unit == ""


def test_the_last_round_of_a_match_that_is_over_counts(tmp_path):
    match = new_match("score", 4, game="huit", path=str(tmp_path / "0001"))
    chance = Chance(1)
    while match.question:
        match.answer(any_answer(match.question, chance))
    match.save()
    exported = read(tmp_path / "0001.m")
    assert len(exported.rounds) == len(match.history) + 1
    assert exported.purses == match.purses()
    assert not exported.ended


def test_a_match_that_has_just_begun(tmp_path):
    match_of(tmp_path, rounds=0, more=0)
    text = told(read(tmp_path / "0001.m"))
    assert "No round has been played" in text[2]


@pytest.mark.parametrize(("game", "rounds", "more"), [("bankspel", 2, 9), ("bakarat", 2, 9), ("huit", 1, 9)])
def test_decks_in_play_are_in_nothing_that_is_exported(tmp_path, game, rounds, more):
    drawn = Drawn()
    match = match_of(tmp_path, "deal", rounds, more, game, drawn=drawn)
    carried = match.open.carry or ()
    in_play = set(drawn_seeds(match)) | {
        seed for seed in drawn.seeds for part in carried if isinstance(part, bytes) and seed in part
    }
    assert in_play
    exported = read(tmp_path / "0001.m")
    out_of_play = [seed_text(seed) for seed in drawn.seeds if seed not in in_play]
    assert [seed for _, seed in exported.seeds] == out_of_play
    for text in told(exported):
        for seed in in_play:
            for form in (seed_text(seed), seed.hex(), mask(seed).hex(), repr(seed), str(list(seed))):
                assert form not in text


def test_when_a_match_is_settled_all_its_decks_can_be_checked(tmp_path):
    drawn = Drawn()
    match = match_of(tmp_path, "deal", 1, 9, "bakarat", drawn=drawn)
    match.end()
    assert [seed for _, seed in read(tmp_path / "0001.m").seeds] == [seed_text(seed) for seed in drawn.seeds]


def test_a_damaged_match_is_left_out_and_the_others_are_not(tmp_path, capsys):
    folder = tmp_path / "copy/sd/games"  # a device's board.json may name any folder
    folder.mkdir(parents=True)
    match_of(folder)
    (folder / "0002.m").write_bytes(b"nothing that can be read")
    with pytest.raises(Unreadable):
        read(folder / "0002.m")
    files = {f"/sd/games/{path.name}": tree.digest(path.read_bytes()) for path in folder.iterdir()}
    (tmp_path / "copy" / saved.LISTED).write_text(json.dumps(files))
    out = tmp_path / "out"
    assert command.main(["--folder", str(tmp_path / "copy"), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "Match 0002 cannot be read" in said
    assert "1 of 2 matches" in said
    assert sorted(path.name for path in out.iterdir()) == ["0001.csv", "0001.html", "0001.json"]
    assert command.main(["--folder", str(tmp_path / "copy"), "--out", str(out / "0001.csv")]) == 1
    assert "0001.csv cannot be written" in capsys.readouterr().out


def test_a_backup_without_matches_is_told(tmp_path, capsys):
    (tmp_path / saved.LISTED).write_text("{}")
    assert command.main(["--folder", str(tmp_path), "--out", str(tmp_path / "out")]) == 1
    assert "There are no matches" in capsys.readouterr().out


def test_steps_of_the_scale():
    assert [nice(span, 6) for span in (0, 1, 6, 7, 13, 31, 61, 600, 601)] == [1, 1, 1, 2, 5, 10, 20, 100, 200]


def test_names_at_the_ends_of_the_lines_do_not_lie_on_each_other():
    places = spread([100, 101, 99, 100, 10], 16, 0, 400)
    assert places[4] == 10
    order = sorted(places)
    assert all(after - before >= 16 for before, after in zip(order, order[1:]))
    assert all(0 <= place <= 50 for place in spread([50] * 4, 16, 0, 50))
