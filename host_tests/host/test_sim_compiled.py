"""Compiling the firmware for the simulator: what is new is made, what is old goes, mistakes are told."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.sim import compiled

pytestmark = pytest.mark.skipif(compiled.compiler() is None, reason="there is no mpy-cross for this machine")


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "source"
    (folder / "app").mkdir(parents=True)
    (folder / "main.py").write_text("import app.main\n")
    (folder / "app" / "main.py").write_text("x = 1\n")
    (folder / "app" / "words.txt").write_text("hello\n")
    monkeypatch.setattr(compiled, "FIRMWARE", folder)
    monkeypatch.setattr(compiled, "_BUILD", tmp_path / "build")
    return folder


def made() -> dict[str, bytes]:
    folder = compiled.firmware()
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_modules_are_compiled_and_the_rest_is_copied(source: Path) -> None:
    files = made()
    assert sorted(files) == ["app/main.mpy", "app/words.txt", "main.py"]
    assert files["app/main.mpy"][:1] == b"M"
    assert files["app/words.txt"] == b"hello\n"


def test_what_changed_is_made_again_even_to_something_older(source: Path) -> None:
    before = made()
    (source / "app" / "main.py").write_text("x = 2222\n")
    os.utime(source / "app" / "main.py", (1, 1))
    after = made()
    assert after["app/main.mpy"] != before["app/main.mpy"]
    assert made() == after


def test_what_is_gone_goes(source: Path) -> None:
    made()
    (source / "app" / "main.py").unlink()
    (source / "app" / "words.txt").unlink()
    assert sorted(made()) == ["main.py"]


def test_several_may_ask_for_it_at_the_same_time(source: Path) -> None:
    """What one has noted is not taken from the other."""
    for change in range(8):
        (source / "app" / "main.py").write_text(f"x = {change}\n")
        with ThreadPoolExecutor(max_workers=8) as pool:
            assert len(set(pool.map(lambda _: compiled.firmware(), range(8)))) == 1
        assert len(made()) == 3


def test_a_mistake_is_told_with_its_place(source: Path) -> None:
    (source / "app" / "main.py").write_text("x = = 1\n")
    with pytest.raises(compiled.CompileError, match=r"app/main.py"):
        compiled.firmware()
    assert not list((source.parent / "build").rglob("tmp*"))
