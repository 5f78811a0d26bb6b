"""The settings on the screen; each change is seen at once."""

from ..rules.questions import Question
from ..words import LANGUAGES, LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .settings import Settings
    from .ui import Ui

_LINES = ("language", "letters", "sound", "contrast", "dim", "dark", "flip", "test")
_TIMES = ("dim", "dark")
_MINUTES = (1, 2, 5, 10)  # or 0: never


async def choose_language(ui: "Ui", settings: "Settings") -> None:
    """Ask for the language; it changes the screen at once."""
    lines = tuple((name, "") for _, name in LANGUAGES)
    codes = [code for code, _ in LANGUAGES]
    start = codes.index(ui.words.language)
    place = await ui.choose(ui.say("settings.language"), lines, start)
    if place >= 0:
        ui.words.use(codes[place], ui.words.game, settings["letters"])
        _keep(ui, settings, language=codes[place])


async def change_settings(ui: "Ui", settings: "Settings", display: "Any") -> None:
    """The menu of settings, until back."""
    place = 0
    while True:
        lines = tuple((ui.say("settings." + key), _value(ui, settings, key)) for key in _LINES)
        place = await ui.choose(_title(ui), lines, place)
        if place < 0:
            return
        key = _LINES[place]
        if key == "language":
            await choose_language(ui, settings)
        elif key == "letters":
            _next_letters(ui, settings)
        elif key == "test":
            test = Question(key)
            test.kind = "keytest"
            await ui.ask(test)
        else:
            _keep(ui, settings, **{key: _next(key, settings[key])})
            settings.apply(display, ui.sound, ui.power)


def _title(ui: "Ui") -> str:
    """With how full the battery is, where that is known."""
    title = ui.say("settings.title")
    level = ui.power and ui.power.battery and ui.power.battery.level()
    return title if level is None else "%s %d%%" % (title, level)


def _value(ui: "Ui", settings: "Settings", key: str) -> str:
    """What is set, in words."""
    if key in ("language", "letters"):
        return str(getattr(ui.words, key))
    if key == "test":
        return ""
    now = settings[key]
    if key in _TIMES and now:
        return ui.say("settings.minutes", now)
    return str(now) if key == "contrast" else ui.say("on" if now else "off")


def _next(key: str, now: int) -> int:
    """What comes after this."""
    if key == "contrast":
        return now % 250 + 50
    if key in _TIMES:
        return min([minutes for minutes in _MINUTES if minutes > now], default=0)
    return not now


def _next_letters(ui: "Ui", settings: "Settings") -> None:
    """Other letters for the pack; those that are usual in a language follow it."""
    words = ui.words
    place = LETTERS.index(words.letters) if words.letters in LETTERS else -1
    letters = LETTERS[(place + 1) % len(LETTERS)]
    words.use(words.language, words.game)
    if letters == words.letters:
        letters = ""
    words.use(words.language, words.game, letters)
    _keep(ui, settings, letters=letters)


def _keep(ui: "Ui", settings: "Settings", **values: "Any") -> None:
    """Change a setting, and say so if it cannot be kept."""
    if not settings.change(**values):
        ui.notice(ui.say("error.full"))
