"""Lines from a stream that nobody vouches for: none of them takes more memory than it may."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LONGEST = 65536  #: bytes of a line, its end not counted

_PIECE = 1024


class TooLong(ValueError):
    """A line had more bytes than LONGEST; it has been passed over."""


def read_line(stream: "Any") -> "bytes | None":
    """The next line of a binary stream, without its end; None when there are no more. TooLong."""
    line: bytes = stream.readline(LONGEST + 1)
    if not line:
        return None
    if line[-1:] == b"\n":
        return line[:-1]
    if len(line) <= LONGEST:
        return line
    while line and line[-1:] != b"\n":
        line = stream.readline(_PIECE)
    raise TooLong()
