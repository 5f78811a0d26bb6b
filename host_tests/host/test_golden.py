"""The screens look as they are kept in host_tests/golden."""

import pytest

from tools.golden import keep

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
