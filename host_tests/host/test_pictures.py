"""The pictures in the docs are what the firmware shows."""

from pathlib import Path

from tools import pictures


def test_no_picture_is_stale(tmp_path: Path) -> None:
    assert pictures.stale(tmp_path, pictures.draw(tmp_path)) == [], "run `make pictures`, and look at them"
