"""The picture the firmware draws is the same on both interpreters, pixel for pixel.

The expected hashes were taken from MicroPython's own framebuf, which is the one that boards have.
"""

import hashlib

import framebuf


def _hash(buffer: bytearray) -> str:
    return "".join(f"{byte:02x}" for byte in hashlib.sha256(buffer).digest()[:8])


def _picture(size: int, form: int) -> "tuple[bytearray, framebuf.FrameBuffer]":
    buffer = bytearray(size)
    return buffer, framebuf.FrameBuffer(buffer, 45, 27, form)


def _shapes(fb: "framebuf.FrameBuffer") -> None:
    fb.fill(1)
    fb.fill_rect(3, 2, 36, 22, 0)
    fb.rect(-4, 5, 20, 13, 1)
    fb.rect(30, 20, 40, 40, 1)
    fb.rect(5, 4, 0, 9, 1)
    fb.rect(5, 8, 9, 3, 1, True)
    fb.hline(-3, 11, 60, 1)
    fb.vline(22, -9, 60, 0)
    for x, y in ((0, 0), (44, 3), (20, 26), (60, 40), (-20, 13), (22, 13), (23, 30)):
        fb.line(22, 13, x, y, 1)
    fb.line(-10, -10, 50, 40, 0)
    fb.pixel(44, 26, 0)
    fb.pixel(45, 27, 1)
    fb.pixel(-1, 0, 1)


def _stamps(fb: "framebuf.FrameBuffer", stamp: "framebuf.FrameBuffer") -> None:
    swap = framebuf.FrameBuffer(bytearray((2,)), 2, 1, framebuf.MONO_HMSB)
    swap.pixel(0, 0, 1)
    swap.pixel(1, 0, 0)
    fb.blit(stamp, 1, 1)
    fb.blit(stamp, 14, 3, 0)
    fb.blit(stamp, 25, 9, 1)
    fb.blit(stamp, -4, -5, 0)
    fb.blit(stamp, 40, 22)
    fb.blit(stamp, 100, 3)
    fb.blit(stamp, 8, 14, -1, swap)
    fb.blit(stamp, 19, 15, 1, swap)
    fb.blit(stamp, 30, 2, 0, swap)


def _stamp(form: int) -> "framebuf.FrameBuffer":
    return framebuf.FrameBuffer(
        bytearray(b"\x5a\x91\x3c\xe7\x18\x42\xff\x01\x99\x6d\x2b\xd4" * 2), 10, 11, form
    )


def _drawn(form: int, size: int) -> str:
    buffer, fb = _picture(size, form)
    _shapes(fb)
    for stamp in (framebuf.MONO_VLSB, framebuf.MONO_HLSB, framebuf.MONO_HMSB):
        _stamps(fb, _stamp(stamp))
        fb.scroll(5, -3)
    fb.scroll(-2, 1)
    fb.scroll(45, 0)
    return _hash(buffer)


def test_the_format_of_the_display() -> None:
    assert _drawn(framebuf.MONO_VLSB, 180) == "446de3c3a6f70950"


def test_the_formats_by_rows() -> None:
    assert _drawn(framebuf.MONO_HLSB, 162) == "128cb3fe5bbec4e9"
    assert _drawn(framebuf.MONO_HMSB, 162) == "6571d42729ae6915"


def test_pixels_are_told() -> None:
    _, fb = _picture(180, framebuf.MONO_VLSB)
    fb.pixel(7, 9, 1)
    told: list[object] = [fb.pixel(*at) for at in ((7, 9), (8, 9), (45, 0), (0, -1))]
    assert told == [1, 0, None, None]


def test_a_buffer_too_small_is_refused() -> None:
    for form, size in ((framebuf.MONO_VLSB, 179), (framebuf.MONO_HLSB, 161), (framebuf.MONO_HMSB, 161)):
        _picture(size + 1, form)
        try:
            _picture(size, form)
        except ValueError:
            continue
        raise AssertionError(size)
