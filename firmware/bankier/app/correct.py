"""Correct on the screen: find the entry, enter it again, and see what becomes of the rest."""

from ..screen.views.view import BACK_OUT, TABLE_MENU
from ..session.correct import DONE, correct, correctable, enter_again, has_more
from ..session.record import VOID
from .asking import pick
from .describe import entry_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .play import Play

_WINDOW = 8  # entries described at a time; more would take memory, fewer more time
_PARTED = ("correct.parted", "correct.drop", "correct.yes")
_GOES_ON = ("correct.goes", "correct.more", "correct.on")


class _Entries:
    """The entries of a round, the last first; a few of them in words at a time."""

    def __init__(self, play: "Play", number: int) -> None:
        self.play = play
        self.number = number
        self.places = [place for place, _, _ in correctable(play.match, number)]
        self._first = -1
        self._lines: "list[tuple[str, str]]" = []

    def line(self, line: int) -> "tuple[str, str]":
        """The words of a line, counted from the last entry; after the first, the way to earlier rounds."""
        place = len(self.places) - 1 - line
        if place < 0:
            return self.play.ui.say("correct.earlier"), ""
        if not self._first <= place < self._first + len(self._lines):
            self._read(max(place - _WINDOW // 2, 0))
        return self._lines[place - self._first]

    def _read(self, first: int) -> None:
        words = self.play.ui.words
        self._first = first
        self._lines = []
        for count, (_, question, answer) in enumerate(correctable(self.play.match, self.number)):
            if first <= count < first + _WINDOW:
                self._lines.append(entry_text(words, question, answer))
            elif count >= first + _WINDOW:
                break


async def entries(play: "Play") -> None:
    """The entries of this round, and after the first of them the way to the rounds before."""
    ui = play.ui
    number = play.match.open.number
    while True:
        found = _Entries(play, number)
        earlier = _earlier(play, number)
        size = len(found.places)
        lines = size + (earlier >= 0)
        if not lines:
            await ui.tell("correct.none")
            return
        place = await pick(ui, ui.say("correct.round", number + 1), lines, found.line)
        if place < 0:
            return
        if place < size:
            await _change(play, number, found.places[size - 1 - place])
            return
        number = earlier


def _earlier(play: "Play", number: int) -> int:
    """The finished round before one, given-up ones left out; -1 if there is none."""
    number -= 1
    while number >= 0 and play.match.history.read(number).flags & VOID:
        number -= 1
    return number


async def _change(play: "Play", number: int, place: int) -> None:
    ui, match = play.ui, play.match
    question, old = next((question, old) for at, question, old in correctable(match, number) if at == place)
    answer = await ui.ask(question, old)
    if answer is BACK_OUT or answer is TABLE_MENU:
        return
    try:
        parted = correct(match, number, place, answer)
        if parted != DONE:
            await _parted(play, number, place, answer, parted)
            return
    except OSError:
        ui.notice(ui.say("error.full"))
        return
    play.keep(again=True)
    if not (match.news or play.full):  # that is told now, and a notice would lie over it
        ui.notice(ui.say("correct.done"))


async def _parted(
    play: "Play", number: int, place: int, answer: "int | tuple[int, ...]", parted: int
) -> None:
    """The rest no longer fits: name the first such entry, and drop it all or change nothing.

    If there is no rest the round goes on where it was over: play that, or change nothing.
    """
    ui, match = play.ui, play.match
    what = ""
    for at, question, old in correctable(match, number):
        if at >= parted:
            sentence, value = entry_text(ui.words, question, old)
            what = sentence + " " + value
            break
    if not what and has_more(match, number, parted):
        what = ui.say("menu.transfer")  # money, and no entry is left behind it
    told, asked, yes = _PARTED if what else _GOES_ON
    await ui.tell(told, what)
    lines = ui.lines(("correct.no", yes))
    if await ui.choose(ui.say(asked), lines) == 1:
        enter_again(match, number, place, answer, parted)
        play.keep(again=True)
