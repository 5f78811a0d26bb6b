"""Reading the display: what is drawn with the firmware's fonts is found, and nothing else."""

import framebuf
import pytest

from bankier.screen.canvas import Canvas
from tools.sim import braille, reader


def drawn(*texts: tuple[str, str, int, int, int]) -> bytes:
    """A frame with texts: font, text, x, y, and 1 for lit on dark or 0 for dark on lit."""
    buffer = bytearray(1024)
    canvas = Canvas(buffer)
    for font, text, x, y, colour in texts:
        face = getattr(canvas, font)
        if not colour:
            canvas.fill(0, y, 128, face.height)
        face.draw(canvas.fb, text, x, y, colour)
    return bytes(buffer)


@pytest.mark.parametrize("colour", [0, 1])
@pytest.mark.parametrize("text", ["Ann 4", "Żółć 10", "à payer: 3 €", "I", "K♠"])
@pytest.mark.parametrize("font", ["small", "table"])
def test_a_text_is_found_in_every_font_and_in_no_other_words(font: str, text: str, colour: int) -> None:
    frame = drawn((font, text, 7, 13, colour))
    assert reader.find(frame, text)
    assert not reader.find(frame, text + "x")
    assert not reader.find(frame, "x" + text)
    assert not reader.find(bytes(1024), text)


def test_a_letter_with_an_accent_is_another() -> None:
    frame = drawn(("small", "Zoe", 0, 0, 1))
    assert not reader.find(frame, "Zoë")
    assert not reader.find(drawn(("small", "Zoë", 0, 0, 1)), "Zoe")


def test_big_figures_of_different_widths() -> None:
    frame = drawn(("big", "10 K♥", 3, 30, 1))
    assert reader.find(frame, "10 K♥")
    assert reader.find(frame, "10")
    assert not reader.find(frame, "11")
    assert reader.read(frame) == "10 K♥"


def test_text_at_every_edge() -> None:
    for x, y in ((0, 0), (128 - 18, 0), (0, 52), (128 - 18, 52)):
        frame = drawn(("small", "Bob", x, y, 1))
        assert reader.find(frame, "Bob")
        assert reader.read(frame) == "Bob"


def test_a_last_line_may_be_cut_off_below() -> None:
    assert reader.find(drawn(("small", "Bob", 20, 54, 1)), "Bob")


def test_everything_is_read_line_by_line() -> None:
    frame = drawn(
        ("small", "De heer betaalt", 0, 0, 1),
        ("small", "2 frank", 0, 12, 0),
        ("table", "Ann", 0, 24, 1),
        ("table", "4", 118, 24, 1),
        ("small", "1/2", 100, 52, 1),
    )
    assert reader.read(frame).splitlines() == ["De heer betaalt", "2 frank", "Ann  4", "1/2"]
    assert reader.read(bytes(1024)) == ""


def test_a_line_that_was_drawn_is_no_text() -> None:
    buffer = bytearray(drawn(("small", "Taal", 0, 0, 1)))
    framebuf.FrameBuffer(buffer, 128, 64, framebuf.MONO_VLSB).hline(0, 13, 128, 1)
    assert reader.read(bytes(buffer)) == "Taal"


def test_braille_and_blocks_show_every_pixel() -> None:
    buffer = bytearray(1024)
    screen = framebuf.FrameBuffer(buffer, 128, 64, framebuf.MONO_VLSB)
    for i in range(0, 128 * 64, 7):
        screen.pixel(i % 128, i // 128, 1)
    lines = braille.lines(bytes(buffer))
    assert [len(line) for line in lines] == [64] * 16
    dots = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
    blocks = braille.blocks(bytes(buffer))
    assert [len(line) for line in blocks] == [128] * 32
    for y in range(64):
        for x in range(128):
            lit = bool(screen.pixel(x, y))
            assert bool(ord(lines[y // 4][x // 2]) - 0x2800 & dots[y % 4][x % 2]) == lit
            assert (blocks[y // 2][x] in ("▀█", "▄█")[y % 2]) == lit
