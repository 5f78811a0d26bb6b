"""A settled match for a phone: who pays whom, and how each deck can be checked."""

import json

from ..screen.qr import MOST
from ..session.past import decks
from .asking import pick
from .ending import standing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..session.match import Match
    from .ui import Ui

_CHECK = 'python3 verify_deal.py --rules "%s" --cut %d --commitment %s --seed %s'


async def show_codes(ui: "Ui", match: "Match") -> None:
    """One code after the other: the settlement in as many as it needs, then a deck in each.

    A deck is told as the command that checks it.
    """
    parts = _parts(_settlement(ui, match))
    dealt = [
        (record.number + 1, seed, cut)
        for record in map(match.history.read, range(len(match.history)))
        for seed, cut in decks(match, record)
    ]

    def code(place: int) -> "tuple[str, str]":
        if place < len(parts):
            return parts[place], ui.say("menu.purses")
        from ..rules.shuffle import commitment, seed_text  # only where the device deals

        number, seed, cut = dealt[place - len(parts)]
        line = match.game.deck_line(match.rules)
        command = _CHECK % (line.decode(), cut, commitment(line, seed), seed_text(seed))
        return command, ui.say("correct.round", number)

    await pick(ui, ui.say("code.title"), len(parts) + len(dealt), code, kind="code")


def _settlement(ui: "Ui", match: "Match") -> "list[str]":
    """The game and its money; who pays whom, where purses are kept; what everybody has."""
    words = ui.words
    money = match.game.MONEY
    unit = " (%s)" % words.unit_name(words.unit[0]) if money else ""
    lines = [words.game_name(match.header["game"]) + unit]
    for payment in json.loads(match.settlement)["payments"] if match.header["kept"] else ():
        lines.append(words.say("code.pays", tuple(payment)))
    for seat, amount in standing(match, "menu.purses").rows:
        lines.append("%s %s" % (words.name(seat), words.signed(amount) if money else str(amount)))
    return [line.replace("\u00a0", " ") for line in lines]


def _parts(lines: "list[str]") -> "list[str]":
    """The lines in as few texts as fit into a code each."""
    parts = [lines[0]]
    for line in lines[1:]:
        longer = parts[-1] + "\n" + line
        if len(longer.encode()) <= MOST:
            parts[-1] = longer
        else:
            parts.append(line)
    return parts
