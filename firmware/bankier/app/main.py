"""The program itself: from the main menu to a match and back, until the power goes."""

import os

from ..screen.canvas import Canvas
from ..session.store import exists
from ..words import Words
from .play import Play
from .settings import Settings
from .ui import Ui
from .visit import visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..session.match import Match


class App:
    """The device between power-on and power-off.

    display, next_event, sound, power -- as the device layer makes them;
    entropy -- gives 32 bytes of chance; folder -- where everything is kept.
    """

    def __init__(
        self,
        display: "Any",
        next_event: "Any",
        folder: str,
        entropy: "Callable[[], bytes]",
        sound: "Any" = None,
        power: "Any" = None,
    ) -> None:
        try:
            if not exists(folder):
                os.mkdir(folder)
            os.listdir(folder)
            broken = False
        except OSError:
            broken = True
        self.display = display
        self.folder = folder
        self.entropy = entropy
        self.settings = Settings(folder)
        self.settings.apply(display, sound, power)
        words = Words(self.settings["language"] or "nl", None, self.settings["letters"])
        self.ui = Ui(Canvas(display.buffer), display.show, next_event, words, sound, power)
        if broken:
            self.ui.notice(self.ui.say("error.store"))

    async def run(self) -> None:
        """From power-on: the match that was on the table, and then one after the other."""
        while True:
            await self._play(await visit("home", "next_match", self))

    async def _play(self, match: "Match") -> None:
        """A match till it is left or ended; nothing keeps it in memory afterwards."""
        await Play(self.ui, match, self.settings, self.display).run()
        await visit("ending", "keep_table", self.settings, match)
