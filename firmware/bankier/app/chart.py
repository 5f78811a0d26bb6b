"""The rounds so far as small charts."""

from ..screen.views.chart import Chart
from ..session.past import banked, brought, last_chairs, present
from ..session.record import VOID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..session.match import Match
    from .ui import Ui


async def show_chart(ui: "Ui", match: "Match") -> None:
    """Everybody's purse or points after each round; first, where there is a bank, what each bank won."""
    banks: "list[int]" = []
    ways: "list[list[int]]" = [[0] for _ in match.names]
    last = last_chairs(match)
    for number in range(len(match.history)):
        record = match.history.read(number)
        for way in ways:
            way.append(way[-1])
        for seat in range(len(record.net) - 2):
            ways[last[seat]][-1] += record.net[seat]
        bank = -1 if record.flags & VOID else banked(match, record)
        if bank >= 0:
            banks.append(brought(match, record)[bank])
    if not len(match.history):
        await ui.tell("chart.none")
        return
    lines = [(match.names[seat], ways[seat]) for seat in present(match)]
    bars = [("", banks)] if banks else []
    await ui.ask(Chart(ui.say("menu.chart"), bars + lines, bool(banks), match.game.MONEY))
