"""The program itself: builds the parts and shows the main menu."""

from ..rules import games
from ..screen.canvas import Canvas
from ..session.resume import Unreadable
from ..words import Words
from .matches import Matches
from .play import Play
from .settings import Settings
from .ui import Ui
from .visit import forget, visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..session.match import Match


class App:
    """The device between power-on and power-off.

    display, keys, sound -- as the device layer makes them; entropy -- gives
    32 bytes of chance; folder -- where everything is kept.
    """

    def __init__(
        self,
        display: "Any",
        next_event: "Any",
        folder: str,
        entropy: "Callable[[], bytes]",
        sound: "Any" = None,
    ) -> None:
        self.display = display
        self.matches = Matches(folder, entropy)
        self.settings = Settings(folder)
        words = Words(self.settings["language"] or "nl", None, self.settings["letters"] or None)
        self.ui = Ui(Canvas(display.buffer), display.show, next_event, words, sound)

    async def run(self) -> None:
        """From power-on: the language once, the match that was on the table, the main menu."""
        if not self.settings["language"]:
            await visit("settings_menu", "choose_language", self.ui, self.settings)
            if not self.settings["language"]:
                self.settings.change(language=self.ui.words.language)
        if self.settings["match"] is not None:
            await self._resume(self.settings["match"])
        while True:
            await self._main_menu()

    async def _main_menu(self) -> None:
        ui = self.ui
        for module in games.GAMES.values():
            forget(module)
        ui.words.use(ui.words.language, None, self.settings["letters"] or None)
        actions: "list[tuple[str, Any]]" = [("main.new", self._new), ("main.settings", self._settings)]
        if self.matches.numbers():
            actions.insert(1, ("main.saved", self._saved))
        if self.settings["table"]:
            actions.insert(0, ("main.again", self._again))
        place = await ui.choose(ui.say("main.title"), tuple((ui.say(key), "") for key, _ in actions))
        if place >= 0:
            await actions[place][1]()

    async def _new(self) -> None:
        header = await visit("setup", "new_table", self.ui, self.settings)
        if header:
            await self._begin(header)

    async def _again(self) -> None:
        """The same people, game and rules as last time."""
        header = dict(self.settings["table"])
        header["people"] = list(header["people"])
        header = await visit("setup", "change_table", self.ui, self.settings, header)
        if header:
            await self._begin(header)

    async def _saved(self) -> None:
        """The matches on the flash, the newest first."""
        numbers = self.matches.numbers()
        place = await self.ui.pick(
            self.ui.say("main.saved"), len(numbers), lambda line: self._line(numbers[line])
        )
        if place >= 0:
            await self._resume(numbers[place])

    def _line(self, number: int) -> "tuple[str, str]":
        header = self.matches.header(number)
        if header is None:
            return "%d" % number, "?"
        return "%d %s" % (number, self.ui.say("game." + header["game"])), "%d" % len(header["people"])

    async def _settings(self) -> None:
        await visit("settings_menu", "change_settings", self.ui, self.settings, self.display)

    async def _begin(self, header: "dict[str, Any]") -> None:
        table = dict(header)
        try:
            number, match = self.matches.begin(header)
            self.settings.change(table=table, names=self.settings.remember(header["people"]), match=number)
        except OSError:
            await self.ui.tell("error.full")
            return
        await self._play(match)

    async def _resume(self, number: int) -> None:
        """Take a match up; one that cannot be read is set aside, in words."""
        try:
            match = self.matches.resume(number)
        except Unreadable as error:
            self.settings.change(match=None)
            await self.ui.tell("error.aside", (str(error),))
            return
        if match.ended:
            await self.ui.tell("refuse.over")
            return
        self.settings.change(match=number)
        await self._play(match)

    async def _play(self, match: "Match") -> None:
        await Play(self.ui, match, self.settings, self.display).run()
        self.settings.change(match=None)
