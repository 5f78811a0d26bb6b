"""`make flash` against a virtual board: what gets there, what goes, what stays."""

import hashlib
import json

import pytest
from boards import board, needs_micropython, small, use

from tools import flash
from tools.board import install, state, tree
from tools.board.link import connect

pytestmark = needs_micropython

NOISE = b"".join(hashlib.sha256(bytes([number])).digest() for number in range(256)) * 5  # packs badly


def run(device, *arguments):
    return flash.main(["--port", device.port, *arguments])


def on_board(device, *roots):
    with connect(device.port) as link:
        return state.look(link, roots or state.FIRMWARE)


def send(device, path, data):
    folder = path.rpartition("/")[0]
    with connect(device.port) as link:
        link.run(f"import os\ntry:\n os.mkdir({folder!r})\nexcept OSError:\n pass")
        link.send(path, data)


def digests(files):
    return {path: tree.digest(data) for path, data in files.items()}


def have(device, files):
    """Whether the firmware on the device is just these files, its manifest and its configuration."""
    found = {path: file.digest for path, file in on_board(device).files.items()}
    return {
        path: digest for path, digest in found.items() if path not in (state.MANIFEST, state.CONFIG)
    } == digests(files)


def test_first_installation(tmp_path, monkeypatch, capsys):
    use(monkeypatch, "1")
    with board(tmp_path) as device:
        assert run(device) == 0
        assert "Bankier 1 on a board" in capsys.readouterr().out
        assert have(device, small("1"))
        assert sorted(on_board(device).manifest) == sorted(small("1"))


def test_update_and_downgrade_take_only_what_differs(tmp_path, monkeypatch, capsys):
    with board(tmp_path) as device:
        for version, written in (("1", 9), ("2", 6), ("1", 6)):
            use(monkeypatch, version)
            assert run(device) == 0
            said = capsys.readouterr().out
            assert f"Bankier {version} on a board" in said
            assert f"{written} files written" in said
            assert have(device, small(version))


def test_files_of_the_old_version_go_with_their_folders(tmp_path, monkeypatch):
    with board(tmp_path) as device:
        use(monkeypatch, "1")
        assert run(device) == 0
        use(monkeypatch, "2")
        assert run(device) == 0
        with connect(device.port) as link:
            assert link.run("import os\nprint(sorted(os.listdir('/bankier')))").strip() == str(
                ["__init__.py", "a.py", "b.py", "c", "manifest.json", "new"]
            )


def test_nothing_else_on_the_board_is_touched(tmp_path, monkeypatch):
    kept = {"/games/0001.m": b"match" * 2000, "/games/settings.a": b"settings", "/lib/mine.py": b"x = 1"}
    with board(tmp_path) as device:
        for path, data in kept.items():
            send(device, path, data)
        send(device, "/board.json", b'{"board": "pico", "DISPLAY": "sh1106"}')
        for version in ("1", "2"):
            use(monkeypatch, version)
            assert run(device) == 0
            found = on_board(device, "/games", "/lib", "/board.json")
            assert {path: found.files[path].digest for path in kept} == digests(kept)
            assert json.loads(found.config)["DISPLAY"] == "sh1106"


def test_a_source_that_hides_a_compiled_module_goes(tmp_path, monkeypatch):
    files = {**small("1"), "/bankier/d.mpy": b"compiled"}
    use(monkeypatch, "1", files)
    with board(tmp_path) as device:
        send(device, "/bankier/d.py", b"print('by hand')")
        send(device, "/bankier/own.py", b"print('by hand')")
        assert run(device) == 0
        assert have(device, {**files, "/bankier/own.py": b"print('by hand')"})


def test_the_languages_of_the_device_are_kept(tmp_path, monkeypatch):
    asked = []
    files = {**small("1"), "/bankier/words/texts.py": b"", "/bankier/words/nl/base.txt": b"pays: 1"}
    use(monkeypatch, "1", files)

    def compiled(words, name):
        asked.append(words)
        return dict(files)

    monkeypatch.setattr(tree, "compiled", compiled)
    with board(tmp_path) as device:
        assert run(device) == 0
        assert run(device) == 0
        assert run(device, "--words", "fr,en") == 0
    assert asked == ["", "nl", "fr,en"]


def test_a_firmware_that_does_not_start_is_told(tmp_path, monkeypatch, capsys):
    use(monkeypatch, "1", {**small("1"), "/bankier/a.py": b"V = 1 / 0\n"})
    with board(tmp_path) as device:
        assert run(device) == 1
        assert "does not say hello: ZeroDivisionError" in capsys.readouterr().out.splitlines()[-1]


def test_damage_on_the_way_is_seen(tmp_path, monkeypatch, capsys):
    use(monkeypatch, "1")
    monkeypatch.setattr(install, "digest", lambda data: "0" * 64)
    with board(tmp_path) as device:
        assert run(device) == 1
        assert "is not what was sent" in capsys.readouterr().out
        assert not on_board(device).files


@pytest.mark.parametrize("foreseen", [True, False])
def test_a_full_flash_is_told_and_the_old_version_stays(tmp_path, monkeypatch, capsys, foreseen):
    with board(tmp_path, blocks=20) as device:
        use(
            monkeypatch,
            "1",
            {path: b"#" if "large" in str(data) else data for path, data in small("1").items()},
        )
        assert run(device) == 0
        use(monkeypatch, "2", {**small("2"), "/bankier/big.py": NOISE})
        if not foreseen:
            monkeypatch.setattr(install, "check_room", lambda *arguments: None)
        capsys.readouterr()
        assert run(device) == 1
        (sentence,) = [line for line in capsys.readouterr().out.splitlines() if "full" in line]
        assert "WORDS=nl" in sentence
        device.console.clear()
        with connect(device.port):
            pass
        assert device.wait_for(b"Bankier 1 on a board")
