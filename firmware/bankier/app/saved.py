"""The saved matches on the screen: what each is about, and what can be done with it."""

from ..rules.games import GAMES
from ..screen.canvas import COLUMNS, wrap
from ..session.resume import Unreadable
from .asking import pick
from .home import tell_unread
from .visit import forget, visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .matches import Matches
    from .ui import Ui

_LINES = 3  # for the people and what they have
_SETTLED = "✓"
_MORE = ", …"


async def saved_games(ui: "Ui", matches: "Matches", letters: str) -> "int | None":
    """The list, the newest first; the number of a match to go on with, None for back.

    letters -- of the pack, "" for the usual ones.
    """
    place = 0
    while matches.numbers():
        numbers = matches.numbers()
        place = await _pick(ui, matches, numbers, min(place, len(numbers) - 1))
        if place < 0:
            return None
        number = numbers[place]
        found = _glance(matches, number)
        title = _title(ui, number, found)
        if found and found[2]:
            await _look(ui, matches, number, title, letters)
            forget(GAMES.values())
        elif await _go_on(ui, matches, number, title):
            return number
    return None


def _glance(matches: "Matches", number: int) -> "Any":
    """What a match is about, see Matches.glance(); None, too, if its game is not here, or its people."""
    found = matches.glance(number)
    try:
        header = found[0]  # type: ignore[index]  # or it is None: TypeError
        there = header["game"] in GAMES and header["people"][1] and header["unit"][1] and "kept" in header
    except (TypeError, LookupError):
        there = False
    return found if there else None


async def _pick(ui: "Ui", matches: "Matches", numbers: "list[int]", place: int) -> int:
    title = ui.say("main.saved")
    return await pick(
        ui,
        title,
        len(numbers),
        lambda line: _sheet(ui, numbers[line], _glance(matches, numbers[line])),
        place,
        kind="sheet",
    )


def _sheet(ui: "Ui", number: int, found: "Any") -> "tuple[str, str]":
    """Number and game, then the people and what they have, the first of them first.

    found -- what a glance at the match gives.
    """
    title = _title(ui, number, found)
    if found is None:
        return title, ""
    header, purses, ended = found
    words = ui.words
    words.unit = tuple(header["unit"])
    people = header["people"]
    points = sum(purses)  # money comes to nothing in all
    figures = points or header["kept"]  # else coins lie on the table
    sign = 1 if points else -1
    stack = header.get("stack", 0)
    say = words.figure if stack else words.signed
    text = ""
    for amount, seat in sorted([(sign * purses[seat], seat) for seat in range(len(people))]):
        one = people[seat].replace(" ", "\u00a0")
        if figures:
            one += "\u00a0" + (str(amount) if points else say(stack - amount))
        longer = text + ", " + one if text else one
        if len(wrap(longer + _MORE, COLUMNS)) > _LINES:
            text += _MORE
            break
        text = longer
    return title + "\n" + text, _SETTLED if ended else ""


def _title(ui: "Ui", number: int, found: "Any") -> str:
    return "%d %s" % (number, ui.words.game_name(found[0]["game"]) if found else "?")


async def _go_on(ui: "Ui", matches: "Matches", number: int, title: str) -> bool:
    """What can be done with an open match; whether it is to be gone on with."""
    lines = ui.lines(("main.resume", "saved.delete"))
    place = await ui.choose(title, lines)
    if place == 1:
        await _delete(ui, matches, number, title)
    return place == 0


async def _look(ui: "Ui", matches: "Matches", number: int, title: str, letters: str) -> None:
    """What can be looked at of a settled match, until back or until it is deleted."""
    try:
        match = matches.resume(number)
    except (Unreadable, OSError) as error:
        await tell_unread(ui, number, error)
        return
    ui.speak_of(match, letters)
    for piece in match.news:
        await ui.tell(*piece)  # type: ignore[arg-type]  # its key comes first
    actions: "list[tuple[str, Any]]" = [
        ("saved.result", ("ending", "show_settlement", ui, match)),
        ("menu.rounds", ("rounds", "show_rounds", ui, match)),
        ("menu.chart", ("chart", "show_chart", ui, match)),
        ("code.title", ("phone", "show_codes", ui, match)),
    ]
    lines = ui.lines([key for key, _ in actions] + ["saved.delete"])
    place = 0
    while True:
        place = await ui.choose(title, lines, place)
        if place < 0 or place == len(actions) and await _delete(ui, matches, number, title):
            return
        if place < len(actions):
            await visit(*actions[place][1])


async def _delete(ui: "Ui", matches: "Matches", number: int, title: str) -> bool:
    """Delete a match, after asking; what is gone is said."""
    lines = ui.lines(("saved.no", "saved.yes"))
    if await ui.choose(ui.say("saved.ask", number), lines) != 1:
        return False
    try:
        matches.delete(number)
    except OSError:
        await ui.tell("error.full")
        return False
    await ui.tell("saved.gone", title)
    return True
