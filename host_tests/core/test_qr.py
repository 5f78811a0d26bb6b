"""QR codes as the device makes them; host_tests/host/test_qr_codes.py holds each against another encoder."""

from binascii import crc32

from bankier.screen.qr import MOST, encode

_TEXT = b"0123456789"
# Bytes of text, modules a side, checksum of the modules.
_KNOWN = (
    (1, 21, 0x42BD5518),
    (17, 21, 0xA1137EBA),
    (18, 25, 0x0F0DAF76),
    (32, 25, 0xBA57C4D7),
    (53, 29, 0xF6E023D9),
    (78, 33, 0x08230E59),
    (106, 37, 0xA97E7AC5),
    (134, 41, 0x6B6974EC),
    (154, 45, 0xB20FC3C6),
    (192, 49, 0x1AD4BDA5),
    (230, 53, 0x42D750E7),
)


def test_known_codes():
    for length, size, checksum in _KNOWN:
        made, grid = encode((_TEXT * 24)[:length])
        assert (made, len(grid), crc32(grid)) == (size, size * size, checksum)


def test_every_module_is_dark_or_light():
    for length in (1, 100, MOST):
        _, grid = encode(bytes(length))
        assert set(grid) == {0, 1}


def test_what_is_too_long_is_refused():
    try:
        encode(bytes(MOST + 1))
    except ValueError:
        return
    raise AssertionError("too long")
