"""Asking: a question goes on the screen, the keys bring the answer."""

from ..rules.questions import Say
from ..screen.events import DOWN, OK, UP, event, kind_of
from ..screen.views import view_of
from ..screen.views.view import BACK_OUT, TABLE_MENU

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable

    from ..rules.questions import Answer, Question
    from ..screen.canvas import Canvas
    from ..screen.views.view import BaseView
    from ..session.match import Match
    from ..words import Words

REDO: "tuple[str, ...]" = ("redo",)  #: no answer: OK right after an undo

_OK = event(OK)


class Ui:
    """The screen and the keys, as the rest of the program uses them.

    show() -- sends the canvas to the display; next_event -- waits for a key;
    sound -- tick, refuse and attention, or None; power -- dims the display and
    knows the battery, or None.
    """

    def __init__(
        self,
        canvas: "Canvas",
        show: "Callable[[], object]",
        next_event: "Any",
        words: "Words",
        sound: "Any" = None,
        power: "Any" = None,
    ) -> None:
        self.canvas = canvas
        self.show = show
        self.next_event = next_event
        self.words = words
        self.sound = sound
        self.power = power
        self._pushed = 0  # a key that dismissed a say and counts for the question after it
        self._notice = ""

    async def ask(
        self,
        question: "Question",
        start: "Answer | None" = None,
        drawn: "Callable[[], None] | None" = None,
        undone: bool = False,
        plain: bool = False,
    ) -> "Any":
        """Put a question; the answer, or BACK_OUT, TABLE_MENU or REDO.

        start -- what is highlighted first; drawn -- is called when the
        question can be seen (the time to write to the flash); undone -- an OK
        before anything else is REDO; plain -- there is no menu: a long OK is an OK. An OK
        on a refusal only takes it away.
        """
        view = view_of(question, self.words, start)
        code, self._pushed = self._pushed, 0
        if question.kind == "say":
            code = 0
        refused = False
        while True:
            if code:
                kind = kind_of(code)
                read = refused and kind == OK  # why the last answer was refused: no more than that
                refused = refused and kind in (DOWN, UP)
                reply = None if read else REDO if undone and kind == OK else view.key(code)
                undone = undone and kind in (DOWN, UP)
                if plain and reply is TABLE_MENU:
                    reply = view.key(_OK)
                if reply is not None:
                    if self._accepted(view, reply):
                        self._pushed = view.pushed
                        return reply
                    refused = True
            if question.kind == "peek" or kind_of(code) not in (DOWN, UP):  # only a peek looks different then
                self._draw(view)
            if drawn:
                self._after(drawn, view)
                drawn = None
            code = await self._key()

    def _after(self, drawn: "Callable[[], None]", view: "Any") -> None:
        """What is to be done once the question can be seen; if it has a notice, that is shown too."""
        notice = self._notice
        drawn()
        if self._notice != notice:
            self._draw(view)

    def _accepted(self, view: "BaseView", reply: "Any") -> bool:
        """Whether a reply will do; if not, the next screen says why."""
        reason = None if reply in (BACK_OUT, TABLE_MENU, REDO) else view.refuse(reply)
        if reason:
            self.notice(self.say(*reason))
            if self.sound:
                self.sound.refuse()
        return not reason

    async def tell(self, key: str, *facts: "int | str") -> None:
        """Show a sentence until OK or back."""
        await self.ask(Say(key, facts, waits=True))

    async def choose(
        self,
        title: str,
        lines: "tuple[tuple[str, str], ...]",
        start: int = 0,
        explain: "Callable[[int], str] | None" = None,
    ) -> int:
        """Choose a line of a menu: its place, or -1 for back. A long OK explains a line, if that can be."""
        from .asking import pick  # only while there is a menu

        return await pick(self, title, len(lines), lambda place: lines[place], start, explain)

    async def enter(self, question: "Question") -> "Any":
        """Ask a number, a name or the like in a menu; None for back."""
        reply = await self.ask(question, plain=True)
        return None if reply is BACK_OUT else reply

    def speak_of(self, match: "Match", letters: str) -> None:
        """Use the words of a match: its game, people and money; letters -- of the pack, "" for the usual."""
        header = match.header
        self.words.use(self.words.language, header["game"], letters)
        self.words.names = match.names
        self.words.unit = tuple(header["unit"])

    def say(self, key: str, *facts: "int | str") -> str:
        """A sentence in the language of the table."""
        return self.words.say(key, facts)

    def lines(self, keys: "Iterable[str]") -> "tuple[tuple[str, str], ...]":
        """Lines of a menu with nothing beside them, see choose()."""
        return tuple((self.say(key), "") for key in keys)

    def notice(self, text: str) -> None:
        """Show a sentence over the next screen, until the next key."""
        self._notice = text

    def interrupt(self, text: str) -> None:
        """Show a sentence over what is on the screen now, until the next key."""
        self.notice(text)
        self.canvas.notice(text)
        self.show()

    def _draw(self, view: "Any") -> None:
        self.canvas.clear()
        view.draw(self.canvas)
        if self._notice:
            self.canvas.notice(self._notice)
        self.show()

    async def _key(self) -> int:
        code: int = await self.next_event()
        if kind_of(code) not in (DOWN, UP):
            self._notice = ""
            if self.sound:
                self.sound.tick()
        return code
