"""The first minute: a beginning of Bankspel on which the keys are learned; nothing of it is kept."""

from ..rules.cards import KING
from ..rules.questions import Say
from ..screen.views.view import BACK_OUT, TABLE_MENU
from ..session.codec import entries, last
from ..session.resume import begin
from ..session.store import Slots, exists
from .play import LEAVE, Play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .main import App

_FILES = "/guide"  # beside the matches, but no number: it is none of them
_PEOPLE = ("Ann", "Bob", "Cis")

# What is learned, at which kind of question, and how the answers change by it: one more, one less, none.
_LESSONS = (
    ("guide.ok", "say", 1),
    ("guide.card", "card", 1),
    ("guide.count", "tally", 1),
    ("guide.told", "say", 1),
    ("guide.back", "card", -1),
    ("guide.again", "say", 1),
    ("guide.menu", "card", 0),
)


async def guided_round(app: "App") -> None:
    """Offer the lessons; back declines, and at any of them leaves."""
    ui = app.ui
    if await ui.ask(Say("guide.welcome", waits=True)) is BACK_OUT:
        return
    path = app.folder + _FILES
    _clear(path)
    header = {
        "game": "bankspel",
        "mode": "score",
        "people": list(_PEOPLE),
        "bank": 0,
        "unit": [ui.words.units()[0], 1],
        "kept": True,
        "rules": {},
    }
    try:
        await Guide(ui, begin(path, header, app.entropy), app.settings, app.display).run()
    except OSError:
        await ui.tell("error.full")
    _clear(path)


class Guide(Play):
    """A match like any other, with a word before each new thing to do."""

    async def run(self) -> None:
        """Lesson after lesson, until all are learned or the guide is left."""
        self.ui.speak_of(self.match, self.settings["letters"])
        for lesson in _LESSONS:
            if not await self._learn(*lesson):
                return
        await self.ui.tell("guide.end")

    async def _learn(self, key: str, kind: str, way: int) -> bool:
        """Say what to do until it is done; False when the guide is left."""
        while self.match.question:
            asked = self.match.question.kind
            before = len(self.match.open.round.answers)
            if await self._turn(key if asked == kind else "", way) == LEAVE:
                return False
            change = len(self.match.open.round.answers) - before
            if asked == kind and (change > 0) - (change < 0) == way:
                if key != "guide.card" or self._took_a_king():
                    return True
                self.undo()
        return False

    def _took_a_king(self) -> bool:
        """Whether the card that was entered last is the one that all lessons after it are about."""
        answers = self.match.open.round.answers
        return next(entries(answers, last(answers, 0)))[1] == KING

    async def _turn(self, key: str, way: int) -> "str | None":
        """The lesson's words, if they are for this question, and then the question; LEAVE to leave."""
        if not key:
            return await self._step()
        self.ui.notice("")  # of an undo: the next lesson tells of it
        reply = await self.ui.ask(Say(key, waits=True))
        if reply is BACK_OUT and way < 0:  # who does at once what was said has learned it
            self.undo()
            return None
        if reply is BACK_OUT:
            return LEAVE
        if reply is TABLE_MENU and not way:
            return await self.menu()
        return await self._step()


def _clear(path: str) -> None:
    """Take away the files of the guide."""
    from os import remove

    Slots(path).remove()
    if exists(path + ".m"):
        remove(path + ".m")
