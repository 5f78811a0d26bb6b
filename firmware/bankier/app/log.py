"""What went wrong, written down on the device: the newest of it, in a file that stays small."""

import io
import sys

from micropython import const

from .. import VERSION

_MOST = const(2048)  # bytes of the file
_ENTRY = const(700)  # bytes of one mishap: what it says, and the place it came from, are the last


def trace(error: BaseException) -> str:
    """Where an exception came from, and what it says."""
    text = io.StringIO()
    sys.print_exception(error, text)  # type: ignore[attr-defined, unused-ignore]  # of MicroPython only
    found: str = text.getvalue()
    return found


def write(path: str, text: str) -> None:
    """Append a mishap; the oldest make room for it. OSError when the flash is full."""
    try:
        with open(path, "rb") as file:
            kept = file.read()
    except OSError:
        kept = b""
    kept += b"Bankier %s\n" % VERSION.encode() + text.encode()[-_ENTRY:]
    with open(path, "wb") as file:
        file.write(kept[-_MOST:])
