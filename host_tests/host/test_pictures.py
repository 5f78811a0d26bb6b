"""The pictures in the docs are what the firmware shows; CPython runs it here, in a third of the time."""

from pathlib import Path

from tools import pictures


def test_no_picture_is_stale(tmp_path: Path) -> None:
    drawn = pictures.draw(tmp_path, vm="cpython")
    assert pictures.stale(tmp_path, drawn) == [], "run `make pictures`, and look at them"
