"""What the device remembers beside the matches: language, people, the last table."""

import json

from ..session.store import Slots
from ..words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .ui import Ui

LETTERS = ("", "AKQJ", "AHVB", "1RDV", "AKDW")  #: index letters of packs; "" for the language's usual ones
_MOST_NAMES = 24

_USUAL: "dict[str, Any]" = {
    "language": "",
    "letters": "",
    "sound": True,
    "contrast": 200,
    "flip": False,
    "names": [],
    "table": None,
    "match": None,
}


class Settings:
    """Kept in two slots as JSON; what is missing or odd has its usual value."""

    def __init__(self, folder: str) -> None:
        self._slots = Slots(folder + "/settings")
        self.values = dict(_USUAL)
        self.damaged = False  # there was something, and it could not be read
        saved = self._slots.load()
        try:
            found = json.loads(saved) if saved else {}
            for key in _USUAL:
                if type(found.get(key)) is type(_USUAL[key]) or _USUAL[key] is None:
                    self.values[key] = found.get(key, _USUAL[key])
        except (ValueError, AttributeError):
            self.damaged = True

    def __getitem__(self, key: str) -> "Any":
        return self.values[key]

    def change(self, **values: "Any") -> None:
        """Change some of them and keep all. OSError when the flash is full."""
        if any(self.values[key] != values[key] for key in values):
            self.values.update(values)
            self._slots.save(json.dumps(self.values).encode())

    def remember(self, names: "list[str]") -> "list[str]":
        """The names used so far with these in front, at most 24."""
        rest = [name for name in self.values["names"] if name not in names]
        return (list(names) + rest)[:_MOST_NAMES]


async def choose_language(ui: "Ui", settings: Settings) -> None:
    """Ask for the language; it changes the screen at once."""
    lines = tuple((name, "") for _, name in LANGUAGES)
    codes = [code for code, _ in LANGUAGES]
    start = codes.index(ui.words.language) if ui.words.language in codes else 0
    place = await ui.choose(ui.say("settings.language"), lines, start)
    if place >= 0:
        ui.words.use(codes[place], ui.words.game, settings["letters"] or None)
        settings.change(language=codes[place])


async def change_settings(ui: "Ui", settings: Settings, display: "Any") -> None:
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
            letters = LETTERS[(LETTERS.index(settings["letters"]) + 1) % len(LETTERS)]
            ui.words.use(ui.words.language, ui.words.game, letters or None)
            settings.change(letters=letters)
        elif place == 2:
            settings.change(sound=not settings["sound"])
        elif place == 3:
            contrast = settings["contrast"] % 250 + 50
            display.contrast(contrast)
            settings.change(contrast=contrast)
        else:
            display.flip(not settings["flip"])
            settings.change(flip=not settings["flip"])
