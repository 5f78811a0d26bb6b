"""What the device remembers beside the matches: language, people, the last table."""

import json

from ..session.store import Slots
from ..words import LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_MOST_NAMES = 24

_USUAL: "dict[str, Any]" = {
    "language": "",
    "letters": "",
    "sound": True,
    "contrast": 200,
    "flip": False,
    "dim": 1,
    "dark": 5,
    "names": [],
    "table": None,
    "match": None,
    "left": None,
}
_KINDS: "dict[str, Any]" = {"table": dict, "match": int, "left": int}  # of what usually is none


class Settings:
    """Kept in two slots as JSON; what is missing or odd has its usual value."""

    def __init__(self, folder: str) -> None:
        self._slots = Slots(folder + "/settings")
        self.values = dict(_USUAL)
        self._kept = True
        self.news: "tuple[str, ...]" = ()  # what people should be told of what could not be read
        saved = self._slots.load()
        if saved is not None and self._take(saved):
            self.news = ("error.copy",) if self._slots.damaged else ()
        elif saved is not None or self._slots.damaged:
            self.news = ("error.settings",)
            self._slots.of_use = False

    def _take(self, saved: bytes) -> bool:
        """Take of what was saved all that makes sense; False if it cannot be read."""
        try:
            found = json.loads(saved)
            for key in _USUAL:
                if type(found.get(key)) is _KINDS.get(key, type(_USUAL[key])):
                    self.values[key] = found[key]
        except (ValueError, AttributeError):
            return False
        if self.values["letters"] not in LETTERS:
            self.values["letters"] = ""
        return True

    def __getitem__(self, key: str) -> "Any":
        return self.values[key]

    def change(self, **values: "Any") -> bool:
        """Change some of them and keep all; False when the flash is full: they hold until the power goes."""
        if self._kept and all(self.values[key] == values[key] for key in values):
            return True
        self.values.update(values)
        if self.news:  # first people have to know
            return True
        try:
            self._slots.save(json.dumps(self.values).encode())
            self._kept = True
        except OSError:
            self._kept = False
        return self._kept

    def told(self) -> None:
        """People know what could not be read: now it is set aside, and what is usual instead is kept."""
        self.news = ()
        self._kept = False
        self.change()

    def apply(self, display: "Any", sound: "Any", power: "Any" = None) -> None:
        """Set display, buzzer and power (or None) as people want them."""
        display.contrast(self.values["contrast"])
        display.flip(self.values["flip"])
        if sound:
            sound.on = self.values["sound"]
        if power:
            power.turn(self.values["flip"])
            power.dim = self.values["dim"] * 60
            power.dark = self.values["dark"] * 60

    def remember(self, names: "list[str]") -> "list[str]":
        """The names used so far with these in front, at most 24."""
        rest = [name for name in self.values["names"] if name not in names]
        return (list(names) + rest)[:_MOST_NAMES]
