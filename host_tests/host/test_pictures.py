"""The pictures in the docs are what the firmware shows; CPython runs it here, in a third of the time.

Each game in the language of its own country here; `make pictures ARGS=--check` looks at all.
"""

from pathlib import Path

from tools import pictures

HOME = {"bankspel": "nl", "huit": "fr", "bakarat": "pl", "readme": "en"}


def test_no_picture_is_stale(tmp_path: Path) -> None:
    wanted = [(script, code) for script, code in pictures.jobs() if HOME[script.stem] == code]
    drawn = pictures.draw(tmp_path, wanted, vm="cpython")
    assert drawn == {
        name for name in pictures.names(pictures.FOLDER) if name.split("/")[0] in _folders(wanted)
    }
    assert pictures.changed(tmp_path, drawn) == [], "run `make pictures`, and look at them"


def test_every_folder_of_pictures_has_a_script() -> None:
    assert {name.split("/")[0] for name in pictures.names(pictures.FOLDER)} == _folders(pictures.jobs())


def _folders(jobs: list[pictures.Job]) -> set[str]:
    return {pictures.folder_of(job) for job in jobs}
