"""Playing a match: its questions to the screen, the answers back, until it is left or ended."""

from ..screen.views.view import BACK_OUT, TABLE_MENU
from ..session.codec import ASIDE, entries
from ..session.store import Damaged
from .ui import REDO
from .visit import tidy, visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Answer, Question
    from ..session.match import Match
    from .settings import Settings
    from .ui import Ui

LEAVE = "leave"  #: what a table menu answers: back to the main menu


class Play:
    """One match on the screen."""

    def __init__(self, ui: "Ui", match: "Match", settings: "Settings", display: "Any") -> None:
        self.ui = ui
        self.match = match
        self.settings = settings
        self.display = display
        self._start: "Answer | None" = None  # the undone answer, to be highlighted
        self._undone = False
        self.full = False
        self.shown = False  # the standings have been, when the match ended by its rules
        self._called: "Any" = None  # the question that the table was called for last

    async def run(self) -> None:
        """Play until the match is left or ended."""
        self.ui.speak_of(self.match, self.settings["letters"])
        await self._news()
        while not self.match.ended and await self._step() != LEAVE:
            await self._news()
        if self.match.ended:
            await visit("ending", "show_settlement", self.ui, self.match, self.shown)
        self.keep()

    def keep(self, again: bool = False) -> None:
        """Save, and say so once if it cannot be; again -- even if it was said before."""
        try:
            self.match.save()
            self.full = False
            tidy()
        except OSError:
            if again or not self.full:
                self.ui.notice(self.ui.say("error.full"))
            self.full = True

    async def _step(self) -> "str | None":
        """One question, answered, undone, or left for the table menu."""
        question = self.match.question
        if question is None:
            over: "Any" = await visit("ending", "no_question", self)
            return await self.menu() if over is TABLE_MENU else over
        if self.match.sealed:
            self.keep()  # what will be seen can no longer be taken back, not even by pulling the plug
        self._call(question)
        start, undone = self._start, self._undone
        self._start, self._undone = None, False
        reply = await self.ui.ask(question, start, self.keep, undone)
        if reply is BACK_OUT:
            self.undo()
        elif reply is REDO:
            if self.match.redo():
                self._undone = bool(self.match.undone)
                self._start = self._undone_answer()
                if self.match.forgotten and not self._undone:
                    self.ui.notice(self.ui.say("undo.forgotten"))
            else:  # there was something to bring back, so it is chance that fails
                await self.ui.tell("error.entropy")
        elif reply is TABLE_MENU:
            return await self.menu()
        else:
            await self.answer(reply)
        return None

    async def menu(self) -> "str | None":
        """The table menu, and what was chosen in it once that is out of memory; LEAVE to leave the match."""
        try:
            reply = await visit("table_menu", "table_menu", self)
            if isinstance(reply, tuple):
                reply = await visit(*reply)
        except Damaged:
            await self.ui.tell("error.before")
            return None
        return LEAVE if reply == LEAVE else None

    def _call(self, question: "Question") -> None:
        """A call for attention, once, where the table has to act or the device goes to a player."""
        calls = question.kind == "peek" or question.kind == "say" and question.waits  # type: ignore[attr-defined]  # a say has it
        if calls and question is not self._called and self.ui.sound:
            self.ui.sound.attention()
        self._called = question

    async def answer(self, answer: "Answer") -> None:
        """Give the match an answer that its question takes, or say why it cannot be."""
        try:
            reason = self.match.answer(answer)
        except OSError:
            if self.match.question and self.match.question.kind == "seed":
                self.match.undo()  # the answer that led to a shuffle: nothing was drawn
                await self.ui.tell("error.entropy")
            else:
                await self.ui.tell("error.full")
            return
        if reason:
            self.ui.notice(self.ui.say(*reason))

    def undo(self) -> None:
        """One step back, with a word on what was taken back."""
        ui = self.ui
        undone = self.match.undo()
        self._undone = bool(self.match.undone)
        self._start = self._undone_answer()
        if undone is None:
            if self.match.news:  # says why
                return
            from ..session.acts import no_way_back

            ui.notice(ui.say(no_way_back(self.match)))
            return
        from .describe import taken_back

        ui.notice(taken_back(ui.words, self.match.question, undone))

    def _undone_answer(self) -> "Answer | None":
        if not self.match.undone:
            return None
        kind, value, _ = next(entries(self.match.undone[-1]))
        return None if kind == ASIDE else value

    async def _news(self) -> None:
        """What people should be told; once it was, what is new is kept, what is damaged set aside."""
        if self.match.news:
            for piece in self.match.news:
                await self.ui.tell(*piece)  # type: ignore[arg-type]  # its key comes first
            self.match.news.clear()
            self.keep()
