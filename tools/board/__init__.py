"""Talking to boards: which there are, what is on them, and how the firmware gets there.

`tools.flash`, `tools.saved` and `tools.images` are the command lines.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Trouble(Exception):
    """Something is not as it has to be; the text is one sentence that says what to do."""


@contextmanager
def writing(place: Path) -> Iterator[None]:
    """For what is written to a file or a folder of this computer. Raises Trouble if that cannot be done."""
    try:
        yield
    except OSError as error:
        raise Trouble(f"{place} cannot be written: {error.strerror}. Name another place.") from error
