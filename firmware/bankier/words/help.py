"""House rules, and how a game goes: read from the flash when somebody asks, in memory while he does."""

from . import texts
from .template import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .template import Fact
    from .texts import Texts
    from .words import Words


class Help:
    """The help for a game, and for the device, in the language of the words."""

    def __init__(self, words: "Words") -> None:
        """OSError if the language has none."""
        self._words = words
        self._texts: "tuple[Texts, ...]" = (texts.load(words.language, "help"),)
        if words.game:
            self._texts = (texts.load(words.language, words.game + "_help"),) + self._texts

    def option(self, name: str) -> str:
        """What a house rule is about, in a few words."""
        return self.text("option." + name)

    def choice(self, name: str, value: "Fact") -> str:
        """A choice of a house rule in a few words; a number as it is."""
        return str(value) if isinstance(value, int) else self.text("choice.%s.%s" % (name, value))

    def meaning(self, name: str, value: "Fact") -> str:
        """What a choice of a house rule means, in a sentence."""
        return self.text("help.%s" % name if isinstance(value, int) else "help.%s.%s" % (name, value))

    def part(self, part: int) -> str:
        """How a part of the game goes, 0 for the whole; "" when there are no more parts."""
        return self.text("part.%d" % part)

    def text(self, key: str) -> str:
        """A text of the help by its key; "" if there is none."""
        return fill(texts.find(self._texts, key) or "", (), self._words.show)
