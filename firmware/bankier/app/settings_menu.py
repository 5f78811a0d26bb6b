"""The settings on the screen; each change is seen at once."""

from ..words import LANGUAGES
from .settings import LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .settings import Settings
    from .ui import Ui


async def choose_language(ui: "Ui", settings: "Settings") -> None:
    """Ask for the language; it changes the screen at once."""
    lines = tuple((name, "") for _, name in LANGUAGES)
    codes = [code for code, _ in LANGUAGES]
    start = codes.index(ui.words.language) if ui.words.language in codes else 0
    place = await ui.choose(ui.say("settings.language"), lines, start)
    if place >= 0:
        ui.words.use(codes[place], ui.words.game, settings["letters"] or None)
        _keep(ui, settings, language=codes[place])


async def change_settings(ui: "Ui", settings: "Settings", display: "Any") -> None:
    """The menu of settings, until back."""
    place = 0
    while True:
        on_off = (ui.say("off"), ui.say("on"))
        lines = (
            (ui.say("settings.language"), ui.words.language),
            (ui.say("settings.letters"), ui.words.letters),
            (ui.say("settings.sound"), on_off[settings["sound"]]),
            (ui.say("settings.contrast"), str(settings["contrast"])),
            (ui.say("settings.flip"), on_off[settings["flip"]]),
        )
        place = await ui.choose(ui.say("settings.title"), lines, place)
        if place < 0:
            return
        if place == 0:
            await choose_language(ui, settings)
        elif place == 1:
            _next_letters(ui, settings)
        elif place == 2:
            _keep(ui, settings, sound=not settings["sound"])
            if ui.sound:
                ui.sound.on = settings["sound"]
        elif place == 3:
            contrast = settings["contrast"] % 250 + 50
            display.contrast(contrast)
            _keep(ui, settings, contrast=contrast)
        else:
            display.flip(not settings["flip"])
            _keep(ui, settings, flip=not settings["flip"])


def _next_letters(ui: "Ui", settings: "Settings") -> None:
    """Other letters for the pack; those that are usual in a language follow it."""
    words = ui.words
    letters = LETTERS[(LETTERS.index(words.letters) + 1) % len(LETTERS)]
    words.use(words.language, words.game)
    if letters == words.letters:
        letters = ""
    words.use(words.language, words.game, letters or None)
    _keep(ui, settings, letters=letters)


def _keep(ui: "Ui", settings: "Settings", **values: "Any") -> None:
    """Change a setting, and say so if it cannot be kept."""
    if not settings.change(**values):
        ui.notice(ui.say("error.full"))
