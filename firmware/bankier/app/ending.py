"""The end of a match: who has what, who pays whom."""

import json

from ..rules.money import KITTY
from ..rules.questions import Say
from ..screen.views.view import BACK_OUT, TABLE_MENU
from ..session.past import playing, present, reckoned
from ..session.record import VOID
from ..session.settle import banked_equally, times_banked
from .play import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..session.match import Match
    from .play import Play
    from .settings import Settings
    from .ui import Ui


def standing(match: "Match", key: str) -> Say:
    """A say with everybody's purse or points: the most first in money, the fewest first in points.

    A purse that began with a stack is shown with it, so it may be counted out in chips. With points those
    come first who play: only they can win.
    """
    purses = reckoned(match)
    order = present(match)
    points = not match.game.MONEY
    sign = 1 if points else -1
    stack = 0 if points else match.header.get("stack", 0)
    players = playing(match) if points else order
    rows = sorted(
        (points and seat not in players, sign * (purses[seat] + stack), seat)
        for seat in range(len(match.names))
        if seat in order or seat in players or purses[seat]
    )
    return Say(
        key,
        rows=tuple((seat, sign * amount) for _, amount, seat in rows),
        counts=points or stack > 0,
        waits=True,
    )


async def show_standing(ui: "Ui", match: "Match") -> None:
    """What everybody has now."""
    await ui.ask(standing(match, "menu.purses"))


async def no_question(play: "Play") -> "Any":
    """The match is over by its rules, or its open round can no longer be read.

    LEAVE to go on later; TABLE_MENU if that is asked for.
    """
    ui, match = play.ui, play.match
    if match.misfit is not None:
        lines = ui.lines(("void.no", "void.yes"))
        await ui.tell("error.misfit")
        if await ui.choose(ui.say("void.title"), lines) != 1:
            return LEAVE
        match.give_up_misfit()
        return None
    reply = await ui.ask(standing(match, "end.standing"), drawn=play.keep)  # who has won
    if reply is BACK_OUT:
        play.undo()
        return None
    if reply is TABLE_MENU:
        return reply
    await end_match(ui, match)
    play.shown = match.ended
    return None


async def keep_table(settings: "Settings", match: "Match") -> None:
    """The people as they sit now, game and rules, to begin again in one choice; and a match that is left."""
    seats = present(match)
    table = dict(match.header)
    table["people"] = [match.names[seat] for seat in seats]
    table["bank"] = seats.index(table["bank"]) if table["bank"] in seats else 0
    number, left = settings["match"], settings["left"]
    if not match.ended:
        left = number
    elif left == number:
        left = None
    settings.change(match=None, left=left, table=table)


async def end_match(ui: "Ui", match: "Match") -> None:
    """Settle up and close the match for good; a round that is given up by it is told of."""
    number = match.open.number
    played = match.question is not None and not match.open.untouched()
    try:
        match.end()
    except OSError:
        await ui.tell("error.full")
    if played and number < len(match.history) and match.history.read(number).flags & VOID:
        await ui.tell("void.done")


async def show_settlement(ui: "Ui", match: "Match", shown: bool = False) -> None:
    """Of a match that is closed: who has what, who pays whom, whether all banked equally often, the seeds.

    Back goes back a page, and out at the first. shown -- who has what has just been.
    """
    settlement = json.loads(match.settlement)
    pages: "list[Any]" = []
    if not shown and (match.header["kept"] or not match.game.MONEY):
        pages.append(standing(match, "end.standing"))
    if match.game.MONEY and match.header["kept"]:
        pages += _payments(match.purses()[KITTY], settlement["payments"])
    if hasattr(match.game, "banker") and max(times_banked(match)) > 0:
        pages.append(_told("end.banked.equal" if banked_equally(match) else "end.banked.not"))
    pages += [_seed(text) for text in settlement.get("seeds", ())]
    place = 0
    while 0 <= place < len(pages):
        place += -1 if await ui.ask(pages[place]) is BACK_OUT else 1


async def show_seed(ui: "Ui", seed: bytes) -> None:
    """The seed of a deck that is out of play, so that anyone can check it."""
    from ..rules.shuffle import seed_text  # only where the device deals

    await ui.ask(_seed(seed_text(seed)))


def _seed(text: str) -> Say:
    return _told("seed.shown", (text[:13], text[13:26], text[26:39], text[39:]))


def _payments(kitty: int, payments: "Any") -> "list[Say]":
    pages = [_told("end.kitty", (kitty,))] if kitty else []
    if not payments:
        pages.append(_told("end.square"))
    for giver, taker, amount in payments:
        pages.append(Say("end.settle", (giver, taker, amount), amount=amount, waits=True))
    return pages


def _told(key: str, facts: "Any" = ()) -> Say:
    return Say(key, facts, waits=True)
