"""The program on a flash in memory, switched on as often as one likes: a desk of host_tests/core.

with Device(flash) as device: device.begin("deal", "huit")
"""

import gc

import ramflash
from desk import Desk

import bankier.app.visit as visit
import bankier.words.texts as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROOT = "/flash"
HOME = ("home",)  #: where a device is when no match is on the screen
OVER = ("over",)  #: or one that is settled

_COLLECT = 8 << 20  # bytes; seldomer, and what is kept lies scattered over the heap

_read: "dict[tuple[str, str], Any]" = {}


def keep_in_memory():
    """Modules and words stay in memory; otherwise each start takes as long as on a board."""
    load = texts.load

    def kept(language, name):
        if (language, name) not in _read:
            _read[language, name] = load(language, name)
        return _read[language, name]

    texts.load = kept
    visit.forget = lambda names: None
    gc.threshold(_COLLECT)


class Device(Desk):
    """A desk whose folder lies on a flash; entering it mounts the flash and switches it on."""

    def __init__(self, flash, seed=1, language="en"):
        super().__init__(language, seed)
        self.folder = ROOT + "/games"
        self.flash = flash

    def __enter__(self):
        ramflash.mount(self.flash, ROOT)
        return super().__enter__()

    def take_away(self):
        ramflash.unmount(ROOT)  # the flash keeps it

    def start(self, flash):
        """Switch it on with another flash."""
        self.task.close()
        self.app = self.task = self.play = self.view = None
        ramflash.unmount(ROOT)
        self.flash = flash
        ramflash.mount(flash, ROOT)
        self.seed += 1
        self.power_on()

    def tick(self):
        pass  # a long sitting's worth of them need not be kept

    refuse = attention = tick

    def place(self):
        """What is on the table: equal for two devices at the same question of the same match."""
        if self.play is None:
            return HOME
        if self.match.ended:
            return OVER
        if self.match.question is None:
            return ("won", self.match.purses())
        return ("play", self.state())

    def set(self):
        """All settings, as text."""
        return repr(_plain(self.app.settings.values))


def _plain(value):
    """The same for what is kept and what comes back of it: JSON has no tuples, and no order of its keys."""
    if isinstance(value, dict):
        return [(key, _plain(value[key])) for key in sorted(value)]
    return [_plain(one) for one in value] if isinstance(value, (list, tuple)) else value
