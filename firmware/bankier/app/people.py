"""Money from hand to hand, and who takes part: what happens between two answers."""

from ..rules.money import POT
from ..rules.question import COUNT
from ..rules.questions import Number, Say
from ..screen.views.menu import Menu
from ..screen.views.view import BACK_OUT, TABLE_MENU
from ..session.asides import GAME, IN, LEAVE, LEAVES, MISTAKE, MOVE, OUT, REASONS, TRANSFER
from ..session.past import reckoned
from .setup import choose_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .play import Play

_MOST = 9999
_CARDS = 250  # in one hand at most


async def transfer(play: "Play") -> None:
    """One purse pays another, with a reason."""
    ui, match = play.ui, play.match
    order, _ = match.open.seating()
    seats = tuple(sorted(order)) + ((POT,) if match.open.round.table.pot else ())
    giver = await _seat(play, "transfer.from", seats)
    if giver is None:
        return
    taker = await _seat(play, "transfer.to", tuple(seat for seat in seats if seat != giver))
    if taker is None:
        return
    most = match.open.round.table.pot if giver == POT else _MOST
    amount = await ui.enter(Number("transfer.amount", 1, most, money=True))
    if amount is None:
        return
    await _do_for_reason(play, 0, "transfer.reason", TRANSFER, (giver, taker, amount))


async def set_right(play: "Play", aside: int) -> None:
    """Something about a seat's cards is not as the device thinks; aside -- its place in the game's ASIDES."""
    ui, match = play.ui, play.match
    key = "aside." + match.game.ASIDES[aside]
    seat = await _seat(play, key, match.open.round.table.seats)
    if seat is None:
        return
    known = [row[2] or 1 for row in match.open.round.table.spread() if row[0] == seat and row[3] & COUNT]
    number = await ui.enter(Number(key + ".of", 1, _CARDS, facts=(seat,), start=(known + [1])[0]))
    if number is None:
        return
    await _do_for_reason(play, MISTAKE, "menu.why", GAME + aside, (seat, number))


async def change_people(play: "Play") -> None:
    """Somebody sits out, comes back, changes seats, sits down or gets up."""
    ui, match = play.ui, play.match
    order, out = match.open.seating()
    lines = [(match.names[seat], ui.say("people.sits" if seat in out else "people.plays")) for seat in order]
    lines.append((ui.say("people.join"), ""))
    place = await ui.choose(ui.say("menu.people"), tuple(lines))
    if place < 0:
        return
    if place == len(order):
        await _join(play, order)
        return
    seat = order[place]
    comes = seat in out
    keys = ("people.in" if comes else "people.out", "people.move", "people.leave")
    choice = await ui.choose(match.names[seat], ui.lines(keys))
    if choice == 0:
        await _do(play, IN if comes else OUT, (seat,))
    elif choice == 1:
        await _move(play, order, seat)
    elif choice == 2 and await _do(play, LEAVE, (seat,)):
        await _settle(play, seat)


async def _move(play: "Play", order: "tuple[int, ...]", seat: int) -> None:
    """The seat is picked up: left and right carry it past the others, OK puts it down."""
    others = tuple(other for other in order if other != seat)

    def line(place: int) -> "tuple[str, str]":
        carried = others[: menu.start] + (seat,) + others[menu.start :]
        return play.ui.words.name(carried[place]), ""

    menu = Menu(play.ui.say("people.put"), len(order), line, order.index(seat))
    place = await play.ui.ask(menu)
    if place is BACK_OUT or place is TABLE_MENU:
        return
    after = others[place - 1]
    if after != order[order.index(seat) - 1]:
        await _do(play, MOVE, (seat, after))


async def _settle(play: "Play", seat: int) -> None:
    """Between two rounds whoever gets up may be paid, or pay, at once; else the purse waits for the end."""
    ui, match = play.ui, play.match
    purses = reckoned(match)
    if not (purses[seat] and match.game.MONEY and match.header["kept"] and match.open.untouched()):
        return
    lines = ((ui.say("people.later"), ""), (ui.say("people.settle"), ui.words.figure(purses[seat])))
    if await ui.choose(match.names[seat], lines) != 1:
        return
    from ..session.settle import settle  # only for them

    for giver, taker, amount in settle(purses, match.open.seating()[0]):
        # What is paid in coins is no longer owed: in the purses it goes the other way. One after the other:
        # what nobody has read of when the power goes is still owed.
        if seat in (giver, taker) and await _do(play, TRANSFER, (taker, giver, amount, LEAVES)):
            await ui.ask(Say("end.settle", (giver, taker, amount), amount=amount, waits=True))


async def _join(play: "Play", order: "tuple[int, ...]") -> None:
    ui, match = play.ui, play.match
    name = await choose_name(ui, play.settings, [match.names[seat] for seat in order], "")
    if not name:
        return
    after = await _seat(play, "people.after", order)
    if after is None:
        return
    try:
        reason = match.join(name, after)
    except OSError:
        reason = ("error.full",)
    if reason:
        await ui.tell(*reason)
        return
    play.settings.change(names=play.settings.remember([name]))
    await _when(play)


async def _do_for_reason(play: "Play", first: int, asked: str, code: int, values: "tuple[int, ...]") -> None:
    """Do an aside for one of the reasons from the first on, without that of those who leave."""
    ui = play.ui
    place = await ui.choose(ui.say(asked), ui.lines(REASONS[first:LEAVES]))
    if place >= 0:
        await _do(play, code, values + (place + first,))


async def _seat(play: "Play", key: str, seats: "tuple[int, ...]") -> "int | None":
    ui = play.ui
    place = await ui.choose(ui.say(key), tuple((ui.words.name(seat), "") for seat in seats))
    return seats[place] if place >= 0 else None


async def _do(play: "Play", code: int, values: "tuple[int, ...]") -> bool:
    """Do an aside, or say why not; whether it is done."""
    reason = play.match.aside(code, values)
    if reason:
        await play.ui.tell(*reason)
        return False
    play.keep()
    if code != TRANSFER and code < GAME:
        await _when(play)
    return True


async def _when(play: "Play") -> None:
    """Says when a change of the people takes effect."""
    if not play.match.open.untouched():
        await play.ui.tell("people.next")
