"""Talking to boards: which there are, what is on them, and how the firmware gets there.

`tools.flash`, `tools.saved` and `tools.images` are the command lines.
"""


class Trouble(Exception):
    """Something is not as it has to be; the text is one sentence that says what to do."""
