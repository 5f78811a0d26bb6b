"""Text is drawn where it should be, the same on both interpreters."""

import hashlib

import framebuf
from letters import lacks

from bankier.screen import fonts

NAMES = ("6x12", "10x20", "big")


def _screen() -> "tuple[bytearray, framebuf.FrameBuffer]":
    buffer = bytearray(1024)
    return buffer, framebuf.FrameBuffer(buffer, 128, 64, framebuf.MONO_VLSB)


def _lit(fb: "framebuf.FrameBuffer") -> "list[tuple[int, int]]":
    return [(x, y) for x in range(128) for y in range(64) if fb.pixel(x, y)]


def test_a_screen_of_text_is_the_same_on_both_interpreters() -> None:
    buffer, fb = _screen()
    fonts.load("6x12").draw(fb, "Żółty cœur « 10 € »", 3, 9)
    fonts.load("10x20").draw(fb, "Ann ½ ♥", 60, 20)
    fb.fill_rect(0, 38, 128, 26, 1)
    fonts.load("big").draw(fb, "10♠ × 2", 2, 39, 0)
    digest = hashlib.sha256(buffer).digest()
    assert "".join(f"{byte:02x}" for byte in digest[:8]) == "a2c2608fe8827f7b"


def test_the_width_is_where_the_next_text_begins() -> None:
    _, fb = _screen()
    for name in NAMES:
        font = fonts.load(name)
        for text in ("", "A", "10♥", "STOP!", "\ue000A"):
            assert font.draw(fb, text, 5, 5) == 5 + font.width(text), (name, text)


def test_capitals_stand_where_the_font_says() -> None:
    for name in NAMES:
        font = fonts.load(name)
        _, fb = _screen()
        font.draw(fb, "H", 20, 10)
        rows = [y for _, y in _lit(fb)]
        assert (min(rows), max(rows)) == (10 + font.top, 10 + font.top + font.caps - 1)


def test_dark_text_is_the_negative_of_lit_text() -> None:
    for name in NAMES:
        lit, fb = _screen()
        fonts.load(name).draw(fb, "K♣ 2", 7, 9)
        dark, fb = _screen()
        fb.fill(1)
        fonts.load(name).draw(fb, "K♣ 2", 7, 9, 0)
        assert lit == bytes(byte ^ 255 for byte in dark)


def test_text_off_the_screen_changes_nothing() -> None:
    for name in NAMES:
        font = fonts.load(name)
        buffer, fb = _screen()
        for x, y in ((-300, 0), (128, 0), (0, -font.height), (0, 64)):
            font.draw(fb, "88A", x, y)
        assert buffer == bytes(1024)


def test_text_over_the_edge_is_cut_off_there() -> None:
    for name in NAMES:
        font = fonts.load(name)
        _, whole = _screen()
        font.draw(whole, "8A", 10, 10)
        for dx, dy in ((-13, -13), (115, 51), (-13, 50)):
            _, fb = _screen()
            font.draw(fb, "8A", 10 + dx, 10 + dy)
            moved = [(x + dx, y + dy) for x, y in _lit(whole)]
            assert _lit(fb) == sorted((x, y) for x, y in moved if 0 <= x < 128 and 0 <= y < 64)


def test_a_character_the_font_lacks_is_told_and_shows_as_a_box() -> None:
    for name in NAMES:
        font = fonts.load(name)
        assert lacks(font, "A\ue0001") == "\ue000"
        _, fb = _screen()
        font.draw(fb, "\ue000", 0, 0)
        width = font.width("\ue000") - 1
        for x in range(width):
            assert fb.pixel(x, font.top) == 1
            assert fb.pixel(x, font.top + font.caps - 1) == 1
        assert fb.pixel(1, font.top + 1) == 0


def test_a_font_is_loaded_once() -> None:
    assert fonts.load("6x12") is fonts.load("6x12")


def test_there_is_no_other_font() -> None:
    try:
        fonts.load("7x77")
    except OSError:
        return
    raise AssertionError
