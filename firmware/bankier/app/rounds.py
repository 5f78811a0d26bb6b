"""The finished rounds, one by one: who had the bank, who won what, which decks were dealt."""

from ..rules.money import KITTY, POT
from ..rules.questions import Say
from ..session.past import banked, brought, decks, in_play, took_part
from ..session.record import VOID
from .asking import pick
from .ending import show_seed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..session.match import Match
    from ..session.record import Record
    from .ui import Ui


async def show_rounds(ui: "Ui", match: "Match") -> None:
    """The list, the last round first; each can be looked at."""
    size = len(match.history)
    if not size:
        await ui.tell("chart.none")
        return
    place = 0
    while True:
        place = await pick(
            ui,
            ui.say("menu.rounds"),
            size,
            lambda line: _line(ui, match, match.history.read(size - 1 - line)),
            place,
        )
        if place < 0:
            return
        await _show(ui, match, match.history.read(size - 1 - place))


def _line(ui: "Ui", match: "Match", record: "Record") -> "tuple[str, str]":
    """Number and banker, and what the bank brought."""
    number = record.number + 1
    if record.flags & VOID:
        return ui.say("rounds.void", number), ""
    bank = banked(match, record)
    if bank < 0:
        return ui.say("correct.round", number), ""
    return ui.say("rounds.bank.brief", number, bank), ui.words.signed(brought(match, record)[bank])


async def _show(ui: "Ui", match: "Match", record: "Record") -> None:
    """Everybody's gain or loss, clockwise from the banker's left; then the decks."""
    number = record.number + 1
    seats, bank = took_part(match, record)
    if bank in seats:
        place = seats.index(bank) + 1
        seats = seats[place:] + seats[:place]
    if record.flags & VOID:
        key = "rounds.void"
    else:
        key = "correct.round" if bank < 0 else "rounds.bank"
    net = brought(match, record)
    rows = [(seat, net[seat]) for seat in seats]
    others = [seat for seat in range(len(net) - 2) if seat not in seats]
    rows += [(purse, net[purse]) for purse in others + [KITTY, POT] if net[purse]]
    await ui.ask(Say(key, (number, bank), rows=tuple(rows), counts=not match.game.MONEY, waits=True))
    for seed, cut in decks(match, record):
        await _show_deck(ui, match, seed, cut)


async def _show_deck(ui: "Ui", match: "Match", seed: bytes, cut: int) -> None:
    """What was promised of a deck; the seed too, unless cards may still come from it."""
    from ..rules.shuffle import commitment  # only where the device deals

    line = match.game.deck_line(match.rules)
    sealed = commitment(line, seed)
    facts = (line.decode(), sealed[:13], sealed[13:], cut)
    await ui.tell("deck.cut" if cut else "deck.uncut", *facts)
    if seed not in in_play(match):
        await show_seed(ui, seed)
