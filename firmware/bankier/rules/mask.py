"""Hiding what is on the flash from a casual look; whoever has a cable and this file sees it all the same."""

import hashlib

from micropython import const

_MASK = b"bankier/mask/1"
_SIZE = const(32)  # of a digest


def mask(data: "bytes | bytearray") -> bytes:
    """A seed, or a mark that holds one, made unreadable at a glance for the flash; its own inverse.

    It hides nothing from anyone who has this source.
    """
    masked = bytearray(data)
    pad = b""
    for at in range(len(masked)):
        if at % _SIZE == 0:
            pad = hashlib.sha256(_MASK + (at // _SIZE).to_bytes(4, "big")).digest()
        masked[at] ^= pad[at % _SIZE]
    return bytes(masked)
