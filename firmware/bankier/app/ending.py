"""The end of a match: who has what, who pays whom."""

import json

from ..rules.money import KITTY
from ..rules.questions import Say
from ..screen.views.view import BACK_OUT, TABLE_MENU
from ..session.past import playing, present, reckoned
from ..session.record import VOID
from ..session.settle import banked_equally
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
        counts=points,
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
    """The people as they sit now, the game and the rules, to begin again in one choice."""
    seats = present(match)
    table = dict(match.header)
    table["people"] = [match.names[seat] for seat in seats]
    table["bank"] = seats.index(table["bank"]) if table["bank"] in seats else 0
    settings.change(match=None, table=table)


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

    shown -- who has what has just been.
    """
    settlement = json.loads(match.settlement)
    if not shown and (match.header["kept"] or not match.game.MONEY):
        await ui.ask(standing(match, "end.standing"))
    if match.game.MONEY and match.header["kept"]:
        await _show_payments(ui, match.purses()[KITTY], settlement["payments"])
    if hasattr(match.game, "banker"):
        await ui.tell("end.banked.equal" if banked_equally(match) else "end.banked.not")
    for text in settlement.get("seeds", ()):
        await _show_seed(ui, text)


async def show_seed(ui: "Ui", seed: bytes) -> None:
    """The seed of a deck that is out of play, so that anyone can check it."""
    from ..rules.shuffle import seed_text  # only where the device deals

    await _show_seed(ui, seed_text(seed))


async def _show_seed(ui: "Ui", text: str) -> None:
    await ui.tell("seed.shown", (text[:13], text[13:26], text[26:39], text[39:]))


async def _show_payments(ui: "Ui", kitty: int, payments: "Any") -> None:
    if kitty:
        await ui.tell("end.kitty", (kitty,))
    if not payments:
        await ui.tell("end.square")
    for giver, taker, amount in payments:
        await ui.ask(Say("end.settle", (giver, taker, amount), amount=amount, waits=True))
