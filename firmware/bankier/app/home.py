"""Between two matches: once language and keys, the match that was on the table, the main menu."""

import json

from ..rules import games
from ..session.resume import Unreadable
from ..words import LANGUAGES
from .matches import Matches
from .visit import forget, visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..session.match import Match
    from .main import App
    from .ui import Ui

_FEW = 8  # matches for which there is room: from there on it is told before each


async def next_match(app: "App") -> "Match":
    """The match that the power cut short, or the one that the main menu leads to."""
    home = Home(app)
    if not app.settings["language"]:
        if len(LANGUAGES) > 1:
            await visit("settings_menu", "choose_language", app.ui, app.settings)
        app.settings.change(language=app.ui.words.language)
        await home.guide()
    if app.settings.news:
        await app.ui.tell(*app.settings.news)
        app.settings.told()
    number = app.settings["match"]
    match = None if number is None else await home.resume(number)
    while match is None:
        match = await home.menu()
    return match


class Home:
    """The main menu and what it leads to."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.ui = app.ui
        self.settings = app.settings
        self.matches = Matches(app.folder, app.entropy)

    async def menu(self) -> "Match | None":
        """Show the main menu once; a match if one was begun or taken up."""
        ui = self.ui
        forget(games.GAMES.values())
        ui.words.use(ui.words.language, None, self.settings["letters"])
        actions: "list[tuple[str, Any]]" = [("main.new", self._new), ("main.settings", self._change_settings)]
        actions.append(("main.guide", self.guide))
        numbers = self.matches.numbers()
        if numbers:
            actions.insert(1, ("main.saved", self._saved))
        if self.settings["table"]:
            actions.insert(0, ("main.again", self._again))
        if self.settings["left"] in numbers:
            actions.insert(0, ("main.resume", self._carry_on))
        place = await ui.choose(ui.say("main.title"), ui.lines([key for key, _ in actions]))
        match: "Match | None" = await actions[place][1]() if place >= 0 else None
        return match

    async def guide(self) -> None:
        """A round in which the keys are learned."""
        await visit("guide", "guided_round", self.app)

    async def resume(self, number: int) -> "Match | None":
        """Take a match up; one that cannot be read is set aside, in words."""
        try:
            match = self.matches.resume(number)
        except (Unreadable, OSError) as error:
            self.settings.change(match=None)
            await tell_unread(self.ui, number, error)
            return None
        self.settings.change(match=number)
        return match

    async def _new(self) -> "Match | None":
        return await self._begin(await visit("setup", "new_table", self.ui, self.settings))

    async def _carry_on(self) -> "Match | None":
        """The match that was left last."""
        return await self.resume(self.settings["left"])

    async def _again(self) -> "Match | None":
        """The same people, game and rules as last time."""
        header = json.loads(json.dumps(self.settings["table"]))
        return await self._begin(await visit("setup", "change_table", self.ui, self.settings, header))

    async def _saved(self) -> "Match | None":
        """One of the matches on the flash to go on with."""
        number = await visit("saved", "saved_games", self.ui, self.matches, self.settings["letters"])
        return None if number is None else await self.resume(number)

    async def _change_settings(self) -> None:
        await visit("settings_menu", "change_settings", self.ui, self.settings, self.app.display)

    async def _begin(self, header: "dict[str, Any] | None") -> "Match | None":
        if header is None:
            return None
        table = dict(header)
        try:
            room = self.matches.room()
            if room <= _FEW:
                await self.ui.tell("memory.low" if room else "memory.none", room)
            if not room:
                return None
            number, match = self.matches.begin(header)
        except OSError:
            await self.ui.tell("error.full")
            return None
        names = self.settings.remember(header["people"])
        if not self.settings.change(table=table, names=names, match=number):
            self.ui.notice(self.ui.say("error.full"))
        return match


async def tell_unread(ui: "Ui", number: int, error: Exception) -> None:
    """A match cannot be read: under which name it is set aside, or that it stays as it is."""
    aside = "" if isinstance(error, OSError) else str(error)
    await ui.tell("error.aside" if aside else "error.unread", aside or number)
