"""The things round the program on a desk: a display, a buzzer and keys."""

from tools.golden.ink import Ink

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Things:
    """What the program draws on, sounds with and waits for.

    shown -- the contrast and the turns of the screen that the display was told; sounds -- what the buzzer
    was told; on -- whether it may sound; texts -- what is written on the screen.
    """

    def __init__(self):
        self.ink = Ink()
        self.texts: "list[Any]" = []
        self.sounds = []
        self.on = True
        self.shown = []
        self._code = 0

    def show(self):
        self.texts = self.ink.texts
        self.ink.clear()

    def contrast(self, level):
        self.shown.append(("contrast", level))

    def flip(self, on):
        self.shown.append(("flip", on))

    def tick(self):
        self.sounds.append("tick")

    def refuse(self):
        self.sounds.append("refuse")

    def attention(self):
        self.sounds.append("attention")

    async def next_event(self):
        await _Pause()
        return self._code


class _Pause:
    """What a coroutine awaits to be sent on once more."""

    def __init__(self):
        self._over = False

    def __iter__(self):
        return self

    def __await__(self):
        return self

    def __next__(self):
        if self._over:
            raise StopIteration
        self._over = True
