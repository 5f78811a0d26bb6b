"""`make backup` and `make restore` against a virtual board."""

import json

import pytest
from boards import board, needs_micropython, small, use

from tools import flash, saved
from tools.board import install, state
from tools.board import saved as copies
from tools.board.link import Link, connect

pytestmark = needs_micropython

GAMES = {
    "/games/0001.m": bytes(range(256)) * 20,
    "/games/0001.a": b"slot a of match 1",
    "/games/0002.m": b"match 2",
    "/games/settings.a": b"settings",
}


def put(device, files):
    with connect(device.port) as link:
        for path, data in files.items():
            folder = path.rpartition("/")[0] or "/"
            link.run(f"import os\ntry:\n os.mkdir({folder!r})\nexcept OSError:\n pass")
            link.send(path, data)


def kept(device, root="/games"):
    with connect(device.port) as link:
        return {path: link.fetch(path) for path in state.look(link, (root,)).files}


def run(device, way, folder, *more):
    return saved.main([way, "--port", device.port, "--folder", str(folder), *more])


def test_there_and_back_on_another_device(tmp_path, capsys):
    copy = tmp_path / "copy"
    with board(tmp_path) as device:
        put(device, {**GAMES, "/board.json": b'{"board": "pico"}'})
        assert run(device, "backup", copy) == 0
        assert "5 files from the device" in capsys.readouterr().out
    assert (copy / "games/0001.m").read_bytes() == GAMES["/games/0001.m"]
    (tmp_path / "flash.bin").unlink()
    with board(tmp_path) as device:
        assert run(device, "restore", copy) == 0
        assert kept(device) == GAMES
        assert run(device, "restore", copy) == 0
        assert "0 files on the device changed" in capsys.readouterr().out


def test_the_device_runs_again_afterwards(tmp_path, monkeypatch):
    use(monkeypatch, "1", small("1"))
    with board(tmp_path) as device:
        assert flash.main(["--port", device.port]) == 0
        device.console.clear()
        assert run(device, "backup", tmp_path / "copy") == 0
        assert device.wait_for(b"Bankier 1 on a board")


def test_matches_that_differ_are_only_replaced_when_that_is_asked_for(tmp_path, capsys):
    copy = tmp_path / "copy"
    newer = {**GAMES, "/games/0001.m": b"played on", "/games/0001.b": b"slot b", "/games/0003.m": b"match 3"}
    with board(tmp_path) as device:
        put(device, GAMES)
        assert run(device, "backup", copy) == 0
        put(device, newer)
        capsys.readouterr()
        assert run(device, "restore", copy) == 1
        assert "has its own 0001, and they would be lost" in capsys.readouterr().out
        assert kept(device) == newer
        assert run(device, "restore", copy, "--replace") == 0
        assert kept(device) == {**GAMES, "/games/0003.m": b"match 3"}


def test_a_board_json_that_is_there_stays(tmp_path):
    copy = tmp_path / "copy"
    with board(tmp_path) as device:
        put(device, {**GAMES, "/board.json": b'{"board": "pico"}'})
        assert run(device, "backup", copy) == 0
        put(device, {"/board.json": b'{"board": "pico", "FLIP": true}'})
        assert run(device, "restore", copy, "--replace") == 0
        assert kept(device, "/board.json") == {"/board.json": b'{"board": "pico", "FLIP": true}'}


def test_saved_games_in_another_folder(tmp_path):
    with board(tmp_path) as device:
        put(device, {"/board.json": b'{"board": "pico", "STORE": "/sd"}', "/sd/0001.m": b"match"})
        assert run(device, "backup", tmp_path / "copy") == 0
    assert (tmp_path / "copy/sd/0001.m").read_bytes() == b"match"


def test_a_restore_cut_short_is_all_or_nothing(tmp_path, monkeypatch):
    copy = tmp_path / "copy"
    newer = {"/games/0001.m": b"played on", "/games/0001.b": b"slot b"}
    with board(tmp_path) as device:
        put(device, GAMES)
        assert run(device, "backup", copy) == 0
        put(device, newer)
        with monkeypatch.context() as patch:
            patch.setattr(install, "finish", lambda *arguments: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                run(device, "restore", copy, "--replace")
        assert run(device, "backup", tmp_path / "again") == 0
        assert kept(device) == GAMES


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda copy: (copy / "games/0002.m").unlink(), "is not whole"),
        (lambda copy: (copy / "games/0002.m").write_bytes(b"other"), "/games/0002.m"),
        (lambda copy: (copy / copies.LISTED).write_text("["), "is not whole"),
        (lambda copy: (copy / copies.LISTED).write_text("[1]"), "is not whole"),
        (lambda copy: (copy / copies.LISTED).unlink(), "There are no backups"),
    ],
)
def test_a_damaged_backup_is_not_put_back(tmp_path, capsys, harm, words):
    copy = tmp_path / "copy"
    with board(tmp_path) as device:
        put(device, {"/games/0002.m": b"match 2"})
        assert run(device, "backup", copy) == 0
        harm(copy)
        capsys.readouterr()
        assert run(device, "restore", copy) == 1
        assert words in capsys.readouterr().out
        assert kept(device) == {"/games/0002.m": b"match 2"}


def test_a_backup_never_overwrites_another(tmp_path, capsys):
    (tmp_path / "notes.txt").write_text("mine")
    with board(tmp_path) as device:
        assert run(device, "backup", tmp_path) == 1
        assert "name another folder" in capsys.readouterr().out
        assert run(device, "backup", tmp_path / "notes.txt/copy") == 1
        assert "copy cannot be written: Not a directory. Name another place." in capsys.readouterr().out
        assert run(device, "backup", tmp_path / "notes.txt") == 1
        assert "notes.txt cannot be written: File exists. Name another place." in capsys.readouterr().out


def test_backups_of_one_second_have_folders_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setattr(saved, "BACKUPS", tmp_path)
    made = []
    for _ in range(3):
        made.append(saved._new_folder())
        made[-1].mkdir()
    assert len(set(made)) == 3 and all(folder.parent == tmp_path for folder in made)


def test_the_newest_backup_is_the_one_that_is_put_back(tmp_path):
    for name in ("2026-01-02_10.00.00", "2026-11-30_09.00.00", "2025-12-31_23.59.59"):
        (tmp_path / name).mkdir()
        (tmp_path / name / copies.LISTED).write_text(json.dumps({}))
    assert copies.newest(tmp_path).name == "2026-11-30_09.00.00"


def test_what_does_not_arrive_whole_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(Link, "fetch", lambda link, path: b"noise")
    with board(tmp_path) as device:
        put(device, {"/games/0002.m": b"match 2"})
        assert run(device, "backup", tmp_path / "copy") == 1
    assert "did not arrive whole" in capsys.readouterr().out
