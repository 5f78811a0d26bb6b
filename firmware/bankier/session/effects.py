"""What asides do: to a round and its purses, and to who sits where from the next one on."""

from ..rules.money import POT, widen
from ..rules.questions import Aside
from .asides import GAME, GONE, JOIN, LEAVE, MOVE, OUT, TRANSFER, VOID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .asides import Chairs
    from .round import Round


def apply(game_round: "Round", code: int, values: "tuple[int, ...]") -> None:
    """Do to a round what an aside says. ValueError if it cannot be done there."""
    if code == TRANSFER:
        giver, taker, amount, reason = values
        if giver == POT and amount > game_round.table.pot:
            raise ValueError("the pot has less")
        game_round.table.pay(giver, taker, amount, ("why.aside", reason))
    elif code == VOID:
        game_round.void = True
        if game_round.seal:
            game_round.seal = game_round.at  # the seed of a deck that was seen is shown now
        game_round.question = None
        game_round.result = game_round.start.carry
    elif code == JOIN:
        widen(game_round.table.purses, values[0] + 1)
    elif code >= GAME and game_round.question is not None:
        seal = game_round.seal
        game_round.step(Aside(game_round.start.game.ASIDES[code - GAME], values))
        game_round.seal = seal  # the same question again shows nothing new
    elif code != MOVE and not OUT <= code <= LEAVE:
        raise ValueError("aside %d" % code)


def seat_change(code: int, values: "Chairs", order: "Chairs", out: "Chairs") -> "tuple[Chairs, Chairs]":
    """The order of chairs and those sitting out, after an aside; only one about a seat changes them."""
    if code in (JOIN, MOVE):
        order = tuple(chair for chair in order if chair != values[0])
        place = order.index(values[1]) + 1
        return order[:place] + values[:1] + order[place:], out
    if not OUT <= code <= LEAVE:
        return order, out
    seat = values[0]
    out = tuple(other for other in out if other != seat)
    if code == OUT:
        out += (seat,)
    elif code == LEAVE:
        order = tuple(chair | GONE if chair == seat else chair for chair in order)
    return order, out
