"""The house rules of a table: each with its choice, and what that means."""

from ..rules.options import Rules
from ..rules.questions import Number
from ..words.help import Help

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.options import Option
    from .settings import Settings
    from .setup import Header
    from .ui import Ui


def known_rules(header: "Header", game: "Any") -> "list[Option]":
    """The house rules that the mode knows."""
    return [option for option in game.OPTIONS if not option.modes or header["mode"] in option.modes]


async def choose_rules(
    ui: "Ui", settings: "Settings", header: "Header", game: "Any", fixed: bool = False
) -> None:
    """The house rules, each with its choice; fixed: only to be looked at, as the match began."""
    seats = header["seats"] if fixed else len(header["people"])
    options = known_rules(header, game)
    place = 0
    while options:
        rules = Rules(header["mode"], game.OPTIONS, seats, header["rules"])
        lines = _choices(Help(ui.words), options, rules)

        def explain(line: int, now: "Rules" = rules) -> str:
            return Help(ui.words).meaning(options[line].name, getattr(now, options[line].name))

        place = await ui.choose(ui.say("setup.rules"), lines, place, explain)
        if place < 0:
            return
        if fixed:
            await ui.tell("setup.help", explain(place))
        else:
            await _choose_rule(ui, header, options[place], getattr(rules, options[place].name), seats)


def _choices(told: Help, options: "list[Option]", rules: Rules) -> "tuple[tuple[str, str], ...]":
    """What each house rule is about, and its choice; the help is not kept for it."""
    return tuple((told.option(o.name), told.choice(o.name, getattr(rules, o.name))) for o in options)


async def _choose_rule(ui: "Ui", header: "Header", option: "Any", now: "Any", seats: int) -> None:
    """Choose one rule; the usual choice is not noted, so that it can change with the table."""
    told = Help(ui.words)
    if option.choices:
        lines = tuple((told.choice(option.name, value), "") for value in option.choices)
        place = await ui.choose(
            told.option(option.name),
            lines,
            option.choices.index(now),
            lambda line: told.meaning(option.name, option.choices[line]),
        )
        chosen = option.choices[place] if place >= 0 else now
    else:
        question = Number(
            "setup.number", option.low, option.high, facts=(told.option(option.name),), start=now
        )
        number = await ui.enter(question)
        chosen = now if number is None else number
    header["rules"].pop(option.name, None)
    if chosen != option.usual(seats):
        header["rules"][option.name] = chosen
