"""Setting the table: which game, who plays, by which rules."""

from ..rules import games
from ..rules.options import Rules
from ..rules.questions import Number
from ..screen.views.text import Spell
from .house_rules import choose_rules, known_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .settings import Settings
    from .ui import Ui

    Header = dict[str, Any]

_PLAYERS = 4
_FACTORS = (1, 1000)
_MOST_STACK = 9999


async def new_table(ui: "Ui", settings: "Settings") -> "Header | None":
    """Ask for game and mode, then show the table; None for back.

    Back from the table is back to the modes, and the table stays as it was set.
    """
    names = games.names()
    place = 0
    if len(names) > 1:
        lines = tuple((ui.words.game_name(name), "") for name in names)
        place = await ui.choose(ui.say("setup.game"), lines)
        if place < 0:
            return None
    game: "Any" = games.load(names[place])
    lines = ui.lines(["mode." + mode for mode in game.MODES])
    header = usual(ui, settings, names[place], game.MODES[0])
    while True:
        mode = await ui.choose(
            ui.say("setup.mode"),
            lines,
            game.MODES.index(header["mode"]),
            lambda line: ui.say("mode.%s.help" % game.MODES[line]),
        )
        if mode < 0:
            return None
        header["mode"] = game.MODES[mode]
        if await change_table(ui, settings, header):
            return header


def usual(ui: "Ui", settings: "Settings", name: str, mode: str) -> "Header":
    """A table with the people of the last one and every rule as usual."""
    last = settings["table"] or {}
    people = last.get("people") or [ui.say("setup.seat", seat + 1) for seat in range(_PLAYERS)]
    game: "Any" = games.load(name)
    return {
        "game": name,
        "mode": mode,
        "people": list(people[: game.SEATS[1]]),
        "bank": 0,
        "unit": list(last.get("unit") or (ui.words.units()[0], 1)),
        "kept": last.get("kept", True),
        "stack": last.get("stack", 0) if game.MONEY else 0,
        "rules": {},
    }


async def change_table(ui: "Ui", settings: "Settings", header: "Header") -> "Header | None":
    """The table at a glance, each line to change it; the header once it is started, None for back."""
    game: "Any" = games.load(header["game"])
    ui.words.use(ui.words.language, header["game"], settings["letters"])
    ui.words.names = header["people"]
    place = 0
    while True:
        lines = _lines(ui, header, game)
        shown = tuple((words, value) for words, value, _ in lines)
        place = await ui.choose(ui.words.game_name(header["game"]), shown, place)
        if place < 0:
            return None
        change = lines[place][2]
        if change:
            await change(ui, settings, header, game)
        elif await _fits(ui, header, game):
            return header


def _lines(ui: "Ui", header: "Header", game: "Any") -> "list[tuple[str, str, Any]]":
    """What there is to set, how it is set, and what changes it; nothing where the match begins."""
    words = ui.words
    words.unit = tuple(header["unit"])
    options = known_rules(header, game)
    chosen = [option for option in options if option.name in header["rules"]]
    lines = [
        (ui.say("setup.start"), "", None),
        (ui.say("setup.mode"), ui.say("mode." + header["mode"] + ".short"), _mode),
        (ui.say("setup.players"), str(len(header["people"])), _players),
        (ui.say("setup.bank" if game.MONEY else "setup.dealer"), header["people"][header["bank"]], _bank),
    ]
    if options:
        lines.append((ui.say("setup.rules"), str(len(chosen) or ""), choose_rules))
    if game.MONEY:
        kept = "purses.kept.short" if header["kept"] else "purses.coins.short"
        lines.append((ui.say("setup.purses"), ui.say(kept), _purses))
        lines.append((ui.say("setup.unit"), words.unit_name(header["unit"][0]), _unit))
        lines.append((ui.say("setup.factor"), str(header["unit"][1]), _factor))
    if game.MONEY and header["kept"]:
        lines.append((ui.say("setup.stack"), words.figure(header.get("stack", 0)), _stack))
    return lines


async def _mode(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    header["mode"] = game.MODES[(game.MODES.index(header["mode"]) + 1) % len(game.MODES)]


async def _bank(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    header["bank"] = (header["bank"] + 1) % len(header["people"])


async def _purses(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    header["kept"] = not header["kept"]


async def _factor(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    factor = await ui.enter(Number("setup.factor", *_FACTORS, start=header["unit"][1]))
    header["unit"][1] = factor or header["unit"][1]


async def _stack(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    stack = await ui.enter(Number("setup.stack", 0, _MOST_STACK, start=header.get("stack", 0), money=True))
    header["stack"] = header.get("stack", 0) if stack is None else stack


async def _fits(ui: "Ui", header: "Header", game: "Any") -> bool:
    """Whether so many can play by these rules; says why not."""
    seats = len(header["people"])
    rules = Rules(header["mode"], game.OPTIONS, seats, header["rules"])
    reason = game.verify(rules, seats) if hasattr(game, "verify") else None
    if not game.SEATS[0] <= seats <= game.SEATS[1]:
        reason = ("refuse.seats",) + game.SEATS
    if reason:
        await ui.tell(*reason)
    return not reason


async def _players(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    people = header["people"]
    place = len(people)
    while True:
        header["bank"] %= len(people)
        lines = [("%d" % (seat + 1), name) for seat, name in enumerate(people)]
        lines.append((ui.say("setup.more"), ""))
        lines.append((ui.say("setup.fewer"), ""))
        place = await ui.choose(ui.say("setup.players"), tuple(lines), place)
        if place < 0:
            return
        if place < len(people):
            people[place] = await choose_name(ui, settings, people, people[place])
        elif place == len(people) < game.SEATS[1]:
            people.append(_next_name(ui, settings, people))
            place += 1
        elif place > len(people) > game.SEATS[0]:
            people.pop()
            place -= 1
        else:
            await ui.tell("refuse.seats", *game.SEATS)


async def choose_name(ui: "Ui", settings: "Settings", people: "list[str]", old: str) -> str:
    """A name that nobody else at the table has: picked from those used before, or spelled."""
    known: "list[str]" = [name for name in settings["names"] if name not in people]
    lines = [(ui.say("text.new"), "")] + [(name, "") for name in known]
    place = await ui.choose(old or ui.say("people.join"), tuple(lines))
    if place > 0:
        return known[place - 1]
    if place == 0:
        while True:
            name = await ui.enter(Spell("text.name"))
            if name is None:
                return old
            if name not in people or name == old:
                settings.change(names=settings.remember([name]))
                return str(name)
            await ui.tell("refuse.twice", name)
    return old


def _next_name(ui: "Ui", settings: "Settings", people: "list[str]") -> str:
    for name in settings["names"]:
        if name not in people:
            return str(name)
    number = len(people) + 1
    while ui.say("setup.seat", number) in people:
        number += 1
    return ui.say("setup.seat", number)


async def _unit(ui: "Ui", settings: "Settings", header: "Header", game: "Any") -> None:
    units = ui.words.units()
    lines = tuple((ui.words.unit_name(unit), "") for unit in units) + ((ui.say("setup.sign"), ""),)
    place = await ui.choose(ui.say("setup.unit"), lines)
    if place == len(units):
        sign = await ui.enter(Spell("setup.sign", sign=True))
        header["unit"][0] = sign or header["unit"][0]
    elif place >= 0:
        header["unit"][0] = units[place]
