"""Frames as text: a title, then the pixels in braille, without the blank rest of lines."""

from tools.sim import braille

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Frame = tuple[str, bytes]

HEAD = "== "
_BLANK = chr(0x2800)


def text(frames: "Iterable[Frame]") -> str:
    """Frames, each a title and 1,024 bytes of pixels, as one text."""
    pieces = []
    for title, pixels in frames:
        lines = [line.rstrip(_BLANK) for line in braille.lines(pixels)]
        pieces.append(HEAD + title + "\n" + "\n".join(lines) + "\n")
    return "\n".join(pieces)


def frames(text: str) -> "dict[str, str]":
    """The frames of a text by their title, each as its lines."""
    found = {}
    for piece in text.split(HEAD)[1:]:
        title, _, lines = piece.partition("\n")
        found[title] = lines.strip("\n")
    return found
