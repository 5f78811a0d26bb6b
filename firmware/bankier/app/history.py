"""The rounds so far as small charts."""

from ..screen.views.chart import Chart
from ..session.asides import there
from ..session.past import took_part
from ..session.record import VOID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..session.match import Match
    from .ui import Ui


async def show_chart(ui: "Ui", match: "Match") -> None:
    """Everybody's purse or points after each round; first, where there is a bank, what each bank won."""
    banks: "list[int]" = []
    ways: "list[list[int]]" = [[0] for _ in match.names]
    for number in range(len(match.history)):
        record = match.history.read(number)
        chairs = len(record.net) - 2
        for seat, way in enumerate(ways):
            way.append(way[-1] + (record.net[seat] if seat < chairs else 0))
        bank = took_part(match, record)[1]
        if bank >= 0 and not record.flags & VOID:
            banks.append(record.net[bank])
    if not len(match.history):
        await ui.tell("chart.none")
        return
    seats = there(match.chairs() if match.ended else match.open.chairs()[0])
    lines = [(match.names[seat], ways[seat]) for seat in seats]
    bars = [("", banks)] if banks else []
    await ui.ask(Chart(ui.say("menu.chart"), bars + lines, bool(banks), match.game.MONEY))
