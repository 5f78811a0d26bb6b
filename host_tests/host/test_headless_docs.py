"""The pages of the protocol and of the saved format say what the program does, to the byte."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from players import Chance
from wire_player import Message, Wire

from bankier.app.settings import Settings
from bankier.rules import games
from bankier.rules.mask import mask
from bankier.session import codec
from tools import make_pages, saved_reader
from tools.run_core_tests import micropython
from tools.shims import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SAVED = (ROOT / "docs" / "saved-format.md").read_text(encoding="utf-8")
VMS = ["cpython", "micropython"] if micropython() else ["cpython"]
MODES = [(name, mode) for name in games.names() for mode in games.load(name).MODES]
REMEDY = "run python -m tools.make_pages"


@pytest.mark.parametrize("name", make_pages.PAGES)
def test_the_pages_are_up_to_date(name):
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    new = make_pages.renewed(page)
    assert new.splitlines() == page.splitlines(), REMEDY


@pytest.mark.parametrize("vm", VMS)
@pytest.mark.parametrize("number", range(len(make_pages.conversations(PROTOCOL))))
def test_a_conversation_of_the_page_goes_as_it_stands_there(number, vm):
    conversation = make_pages.conversations(PROTOCOL)[number]
    command, lines = make_pages.typed(conversation)
    arguments = [sys.executable, *command.split()[2:], "--vm", vm]
    text = "".join(line + "\n" for line in lines)
    done = subprocess.run(arguments, input=text.encode(), cwd=ROOT, capture_output=True, check=True)
    wanted = [line for line in conversation.splitlines()[1:] if not line.startswith("> ")]
    assert done.stdout.decode().splitlines() == wanted, REMEDY


def test_the_page_shows_a_round_of_talk_and_a_secret():
    one, two = make_pages.conversations(PROTOCOL)
    assert '"event": "end"' in one and '"event": "peek", "for": 1' in two


def keys_of(message: Message) -> set[str]:
    """Every key in a message, however deep."""
    found = {message[name] for name in ("key", "error") if name in message}
    for part in message.values():
        for inner in part if isinstance(part, list) else [part]:
            found |= keys_of(inner) if isinstance(inner, dict) else set()
    return found


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_key_that_comes_over_the_wire_is_on_the_page(tmp_path, game, mode):
    own = PROTOCOL.split(f"(`{game}`)\n")[1].split("\n### ")[0]
    common = (
        PROTOCOL.split("### Common to all games\n")[1] + PROTOCOL.split("own refusals\n")[1].split("\n## ")[0]
    )
    wire = Wire(tmp_path, f"{game} --mode {mode} --seats Ann,Bob,Cis,Dirk")
    chance = Chance(13)
    told = list(wire.heard)
    for _ in range(250):
        if wire.last["event"] == "question":
            told += wire.play(chance)
    told += wire.ask(answer=-9) + wire.ask(why=1) + wire.ask(entries=1) + wire.ask(end=True)
    keys = set().union(*[keys_of(message) for message in told])
    assert len(keys) > 10
    assert {key for key in keys if f"`{key}`" not in own + common} == set()


def cells(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table after a heading, its head left out."""
    lines = (page.split(heading)[1] + "\n\n").split("|\n\n")[0].splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def test_the_examples_of_packed_answers_are_what_is_written():
    examples = 0
    for _, _, kind, packed, value in (row for row in cells(SAVED, "\n## Answers\n") if len(row) == 5):
        if not packed:
            continue
        entry = bytearray()
        if kind.startswith("an aside"):
            ((code, values),) = re.findall(r"aside (\d+) \((.*)\)", value)
            codec.add_aside(entry, int(code), tuple(map(int, values.split(", "))))
        elif "OK" in value:
            for _ in value.split():
                codec.add_said(entry)
        else:
            codec.add_answer(entry, tuple(json.loads(f"[{value[1:-1]}]")) if "(" in value else int(value))
        assert codec.squeeze(entry).hex(" ") == packed.strip("`")
        examples += 1
    assert examples == 6


def test_the_mask_is_as_the_page_says():
    assert mask(bytes(32)).hex() in SAVED
    for size in (0, 1, 32, 33, 100):
        assert saved_reader.unmask(mask(b"x" * size)) == b"x" * size


def test_the_settings_of_the_page_are_those_there_are(tmp_path):
    usual = {row[0].strip("`"): json.loads(row[1].strip("`")) for row in cells(SAVED, "\n## Settings\n")}
    settings = Settings(str(tmp_path))
    assert usual == settings.values
    settings.change(sound=False)
    slot = (tmp_path / "settings.a").read_bytes()
    assert json.loads(slot[10:]) == {**usual, "sound": False}
    assert int.from_bytes(slot[8:10], "little") == len(slot) - 10


def test_the_header_has_the_keys_of_the_page(tmp_path):
    wire = Wire(tmp_path, "bankspel")
    names = {name for row in cells(SAVED, "\n### The header\n") for name in re.findall(r"`(\w+)`", row[0])}
    assert names == set(wire.talk.match.header)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_reader_finds_in_the_files_what_the_session_put_there(tmp_path, game, mode):
    wire = Wire(tmp_path, f"{game} --mode {mode} --seats Ann,Bob,Cis")
    chance = Chance(21)
    for _ in range(450):  # enough for segments in the long rounds
        if wire.last["event"] == "question":
            wire.play(chance)
    match = wire.talk.match
    log = Path(match.log.path).read_bytes()
    read = list(saved_reader.log(log))
    assert b"".join(part for part, _ in read) == log
    numbers = [int(what.split()[-1]) for _, what in read if what.startswith("number:")]
    assert numbers == list(range(len(match.history)))
    nets = [json.loads(what.split(": ")[1]) for _, what in read if what.startswith("net of")]
    assert nets == [list(match.history.read(number).net) for number in numbers]
    newest = max((saved_reader.Bytes(data).number(4), data) for data in slots(tmp_path))[1]
    packed = list(saved_reader.slot(newest, saved_reader.tag_of(log)))
    assert b"".join(part for part, _ in packed) == newest
    assert packed[3][1].endswith(f": {match.open.number}")
    base = int(packed[4][1].split(": ")[2])
    kept = b"".join(part for part, _ in packed[9:])
    assert codec.expand(kept) == match.open.round.answers[base:]


def slots(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.glob("0001.[ab]")]


def test_the_reader_refuses_any_byte_that_is_not_as_it_was(tmp_path):
    files = make_pages.example_files()
    tag = saved_reader.tag_of(files["0001.m"])
    for name, data in files.items():
        for at in range(len(data)):
            changed = bytearray(data)
            changed[at] ^= 1 << at % 8
            with pytest.raises(saved_reader.Damaged):
                list(saved_reader.table(name, bytes(changed), tag))


def test_the_reader_is_a_program(tmp_path, capsys):
    for name, data in make_pages.example_files().items():
        (tmp_path / name).write_bytes(data)
    names = [str(tmp_path / name) for name in ("0001.m", "0001.a")]
    assert saved_reader.main(names) == 0
    assert capsys.readouterr().out.strip() in SAVED.replace("\n\n0001.a", "").replace("0001.m\n", "")
    (tmp_path / "0001.m").write_bytes(b"nothing of that kind")
    assert saved_reader.main(names) == 1
    (tmp_path / "0001.m").unlink()
    assert saved_reader.main(names[1:]) == 1
    assert "0001.m has to be beside it" in capsys.readouterr().err
    Settings(str(tmp_path)).change(language="fr")
    (slot,) = tmp_path.glob("settings.*")
    assert saved_reader.main([str(slot)]) == 0
    assert '"language": "fr"' in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        saved_reader.main([])
    assert left.value.code == 2
