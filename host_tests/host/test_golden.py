"""The screens look as they are kept in host_tests/golden."""

from typing import Any, ClassVar

import pytest

from bankier.app import table_menu
from tools.golden import keep, menus

HOW = "if these are as they should be: make golden, and look at git diff host_tests/golden (or ARGS=--png)"


@pytest.mark.parametrize(("language", "group"), keep.names())
def test_frames_are_as_they_are_kept(language, group):
    changed = keep.changed(language, group, keep.drawn(language, group))
    assert not changed, f"changed: {', '.join(changed)}; {HOW}"


def test_no_file_is_left_over():
    kept = {path.name for path in keep.FOLDER.glob("*")}
    assert kept == {keep.path_of(language, group).name for language, group in keep.names()}


def test_a_change_of_one_pixel_is_named():
    frames = keep.drawn("nl", "kinds")
    title = "say: the joker"
    pixels = bytearray(frames[title])
    pixels[500] ^= 1
    frames[title] = bytes(pixels)
    assert keep.changed("nl", "kinds", frames) == [title]
    del frames[title]
    assert keep.changed("nl", "kinds", frames) == [title]


def test_the_table_menu_on_the_frames_is_the_one_that_the_device_has() -> None:
    class AtTable:
        """Play, match and game in one."""

        MONEY = True
        ASIDES = ()
        header: ClassVar = {"kept": True, "mode": "referee"}
        ui = settings = display = None

        def __init__(self) -> None:
            self.match = self.game = self

    play: Any = AtTable()
    assert tuple(key for key, _ in table_menu._actions(play)) == menus.TABLE_MENU
