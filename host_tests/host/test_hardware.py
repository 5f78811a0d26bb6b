"""What hardware/ has is made from what there is now, and the case can be printed."""

import json
import re
import struct
from pathlib import Path

import pytest
import yaml

from tools.hardware import __main__ as command
from tools.hardware import case, harness, pages, parts, products, schematic, stl, wiring
from tools.shims import ROOT

STLS = sorted((ROOT / "hardware" / "case").glob("*.stl"))
KB = 1024
CUBE = [(0, 2, 1), (1, 2, 3), (4, 5, 6), (5, 7, 6), (0, 1, 4), (1, 5, 4), (2, 6, 3), (3, 6, 7)]
CUBE += [(0, 4, 2), (2, 4, 6), (1, 3, 5), (3, 7, 5)]


def cube() -> list[stl.Triangle]:
    corners = [(float(n & 1), float(n >> 1 & 1), float(n >> 2)) for n in range(8)]
    return [(corners[a], corners[b], corners[c]) for a, b, c in CUBE]


def test_nothing_is_stale():
    assert products.stale() == [], "run `make hardware`, and look at what changed"


def test_there_is_a_picture_for_every_board_and_kind_of_keys_and_a_case_for_every_display():
    assert len([name for name in products.drawn() if name.startswith("wiring/")]) == 15
    fronts = {(d, k) for d in case.DISPLAYS for k in wiring.KEYS}
    assert {tuple(path.stem.split("-")[1:]) for path in STLS if path.stem.startswith("front")} == fronts


def test_a_change_of_a_board_file_shows(monkeypatch):
    from bankier.device.boards import pico

    monkeypatch.setattr(pico, "BUZZER", 28)
    old = products.stale()
    assert {
        "hardware/wiring/pico-keys.yml",
        "hardware/wiring/pico-keys.svg",
        "hardware/schematic/pico.svg",
    } <= set(old)
    assert "hardware/wiring/esp32-keys.svg" not in old
    page = (ROOT / "docs/build.md").read_text(encoding="utf-8")
    assert pages.renewed(page) != page


def test_a_picture_that_was_changed_by_hand_shows(monkeypatch):
    stamps = json.loads(products.STAMPS.read_text(encoding="utf-8"))
    name = "case/front-1.3-keys.stl"
    stamps[name]["is"] = "0" * 64
    monkeypatch.setattr(products, "_stamps", lambda: stamps)
    assert products.stale() == [f"hardware/{name}"]


def test_what_is_missing_is_said_and_only_when_it_is_needed(monkeypatch, capsys):
    monkeypatch.setattr(products.shutil, "which", lambda name: None)
    assert command.main([]) == 0
    assert capsys.readouterr().out == "hardware/ and its pages are up to date\n"
    monkeypatch.setattr(products, "_stamps", dict)
    assert command.main([]) == 1
    assert capsys.readouterr().out.splitlines() == sorted({products.NO_GRAPHVIZ, case.NO_OPENSCAD})


@pytest.mark.parametrize(("board", "kind"), harness.names())
def test_wire_pictures_have_every_wire_once(board, kind):
    told = yaml.safe_load(harness.text(board, kind))
    wires = [
        wire
        for part in (wiring.display(board), wiring.keys(board, kind), wiring.buzzer(board))
        for wire in part
    ]
    drawn = {
        (part, pin, str(place))
        for (ends, _, (to,)) in (
            (list(connection[0]["Board"]), connection[1], [connection[2]])
            for connection in told["connections"]
        )
        for part, pins in to.items()
        for pin, place in zip(pins, ends, strict=True)
    }
    expected = {
        (w.part, int(w.pin[0]) if w.part == "Keypad" else w.pin, w.place.where.removeprefix("pin "))
        for w in wires
    }
    assert drawn == expected
    assert len(wires) == len(expected)


@pytest.mark.parametrize("board", schematic.names())
def test_the_schematic_names_every_pin(board):
    svg = schematic.text(board)
    for kind in wiring.KEYS:
        for wire in wiring.keys(board, kind):
            assert svg.count(f">{wire.place.label}<") >= 2, wire


def test_the_tables_have_every_wire():
    page = (ROOT / "docs/build.md").read_text(encoding="utf-8")
    for board in schematic.names():
        section = page.split(f"### {schematic.label(board)}\n")[1].split("###")[0]
        for wire in wiring.display(board, "spi") + wiring.keys(board, "keypad") + wiring.buzzer(board):
            assert re.search(
                rf"\| {re.escape(wire.pin)} \| .*{wire.place.label}.* \| .*{wire.place.where} \|", section
            )


@pytest.mark.parametrize("path", STLS, ids=lambda path: path.stem)
def test_every_part_of_the_case_is_watertight_and_small(path: Path):
    triangles = stl.read(path)
    assert stl.open_edges(triangles) == 0
    assert stl.volume(triangles) > 10_000
    width, height, depth = stl.size(triangles)
    assert width == 96
    assert 80 < height < 150
    assert depth < 35
    assert path.stat().st_size < 300 * KB


@pytest.mark.parametrize("keys", wiring.KEYS)
def test_fronts_are_as_large_as_their_backs(keys):
    folder = ROOT / "hardware" / "case"
    back = folder / f"back-pico-{'high' if keys == 'keypad' else 'low'}.stl"
    for display in case.DISPLAYS:
        front = folder / f"front-{display}-{keys}.stl"
        assert stl.size(stl.read(front))[:2] == stl.size(stl.read(back))[:2]


def test_a_hole_or_a_turned_triangle_is_seen():
    whole = cube()
    assert stl.open_edges(whole) == 0
    assert stl.volume(whole) == pytest.approx(1)
    assert stl.size(whole) == (1, 1, 1)
    assert stl.open_edges(whole[1:]) == 3
    a, b, c = whole[0]
    assert stl.open_edges([(a, c, b), *whole[1:]]) > 0
    assert stl.open_edges([*whole, whole[0]]) > 0


def test_a_file_that_is_no_stl_is_told(tmp_path):
    path = tmp_path / "part.stl"
    for data in (b"solid", bytes(80) + struct.pack("<I", 2) + bytes(50)):
        path.write_bytes(data)
        with pytest.raises(ValueError, match="part.stl"):
            stl.read(path)


def test_what_is_everyones_is_counted_for_each_device():
    shared = sum(part.euros for part in parts.PARTS if not part.group)
    assert parts.cost(()) == shared > 0
    assert parts.cost(("pico", "1.3")) == shared + 4 + 6
    with pytest.raises(KeyError):
        parts.cost(("gold",))


def test_a_wrong_word_is_refused(capsys):
    with pytest.raises(SystemExit) as left:
        command.main(["--al"])
    assert left.value.code == 2
    assert "--all" in capsys.readouterr().err


def test_the_pages_name_no_file_that_is_not_there():
    for name in ("docs/build.md", "docs/stays-dark.md", "hardware/README.md"):
        page = ROOT / name
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), (name, link)
