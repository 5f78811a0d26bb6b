"""The command line, read in the same way on both interpreters (MicroPython has no argparse)."""

from binascii import unhexlify

from bankier.rules import games
from bankier.rules.options import Rules
from bankier.words import LANGUAGES, LETTERS, Words

from .people import LETTERS as NAME
from .people import SIGNS, is_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.rules.options import Option
    from bankier.rules.question import Refusal

    Header = dict[str, Any]

#: Option, what it takes, what it is for.
OPTIONS = (
    ("--seats", "A,B,C", "the people, clockwise; A,B,C,D if not told"),
    ("--bank", "NAME", "who banks or deals first; the first of the people"),
    ("--mode", "MODE", "how the device is used; the game's usual way"),
    ("--set", "RULE=CHOICE", "a house rule; may be told again for another one"),
    ("--purses", "kept|coins", "whether the device keeps the money; kept"),
    ("--unit", "NAME", "what one unit of money is called; frank"),
    ("--factor", "N", "how many of it a unit is; 1"),
    ("--language", "CODE", "of the sentences; en"),
    ("--letters", "AHVB", "of ace, king, queen, jack in the sentences; the language's usual ones"),
    ("--store", "FOLDER", "where the match is kept, to be taken up again"),
    ("--seed", "HEX", "draw the decks from this, to repeat them: whoever knows it knows the cards"),
    ("--vm", "cpython|micropython", "which interpreter runs it; cpython"),
)
_NAMES = tuple([name for name, _, _ in OPTIONS])
_FACTORS = (1, 1000)


class Usage(Exception):
    """The command line asks for something that there is not; the argument says it in a sentence."""


def usage() -> str:
    """What the command line may hold."""
    lines = ["python -m tools.headless GAME [OPTION VALUE ...]", ""]
    lines += ["  %-30s %s" % (name + " " + takes, text) for name, takes, text in OPTIONS]
    lines += ["", "Games: %s. Lines go in and out as docs/protocol.md says." % ", ".join(games.names())]
    return "\n".join(lines)


class Given:
    """The options as they were given, each name once but --set."""

    def __init__(self, arguments: "list[str]") -> None:
        """Usage if one is not known, stands twice or lacks its value."""
        self.values: "dict[str, str]" = {}
        self.rules: "list[str]" = []
        self.games: "list[str]" = []
        at = 0
        while at < len(arguments):
            name, sign, value = arguments[at].partition("=")
            at += 1
            if name[:2] != "--":
                self.games.append(arguments[at - 1])
                continue
            if name not in _NAMES:
                raise Usage("There is no option %s; there are: %s." % (name, ", ".join(_NAMES)))
            if not sign:
                if at == len(arguments):
                    raise Usage("%s needs a value." % name)
                value = arguments[at]
                at += 1
            self._add(name, value)

    def _add(self, name: str, value: str) -> None:
        if name == "--set":
            self.rules.append(value)
        elif name in self.values or name == "--vm":  # which has been taken out once
            raise Usage("%s is given twice." % name)
        else:
            self.values[name] = value

    def one_of(self, name: str, choices: "tuple[str, ...]", usual: str) -> str:
        """The value of an option that is one of a few. Usage."""
        value = self.values.get(name, usual)
        if value not in choices:
            raise Usage("%s %s: there are %s." % (name, value, ", ".join(choices)))
        return value

    def game(self) -> str:
        """The one word that is no option. Usage."""
        if len(self.games) != 1:
            raise Usage("One game is needed, of: %s." % ", ".join(games.names()))
        if self.games[0] not in games.names():
            raise Usage("There is no game %s; there are: %s." % (self.games[0], ", ".join(games.names())))
        return self.games[0]

    def seed(self) -> "bytes | None":
        """The seed of repeatable decks, if one is given. Usage."""
        text = self.values.get("--seed")
        if text is None:
            return None
        try:
            seed = unhexlify(text)
        except (ValueError, UnicodeError):
            seed = b""
        if not 1 <= len(seed) <= 32:
            raise Usage("--seed takes 2 to 64 figures 0-9 a-f, an even number of them.")
        return seed


def words_for(given: Given, game: str) -> Words:
    """The words of the game in the language that is asked for. Usage."""
    language = given.one_of("--language", tuple([code for code, _ in LANGUAGES]), "en")
    letters = given.one_of("--letters", LETTERS, "") if "--letters" in given.values else ""
    return Words(language, game, letters)


def header_for(given: Given, game: str, words: Words) -> "Header":
    """What the match is begun with. Usage if the game does not go so."""
    module: "Any" = games.load(game)
    people = _people(given, module.SEATS)
    bank = given.one_of("--bank", tuple(people), people[0])
    mode = given.one_of("--mode", module.MODES, module.MODES[0])
    kept = given.one_of("--purses", ("kept", "coins"), "kept") == "kept" or not module.MONEY
    rules = _rules(given, module.OPTIONS)
    reason = refused(module, Rules(mode, module.OPTIONS, len(people), rules), len(people))
    if reason:
        raise Usage(words.say(reason[0], reason[1:]).replace("\n", " ") + ".")
    return {
        "game": game,
        "mode": mode,
        "people": people,
        "bank": people.index(bank),
        "unit": _unit(given, words),
        "kept": kept,
        "stack": 0,
        "rules": rules,
    }


def _people(given: Given, limits: "tuple[int, int]") -> "list[str]":
    people = given.values.get("--seats", "A,B,C,D").split(",")
    for place, name in enumerate(people):
        if not is_name(name) or name in people[:place]:
            raise Usage("--seats: %s is no name of 1 to %d letters that nobody else has." % (name, NAME))
    if not limits[0] <= len(people) <= limits[1]:
        raise Usage("--seats: from %d to %d people can play." % limits)
    return people


def _rules(given: Given, options: "tuple[Option, ...]") -> "dict[str, str | int]":
    """The house rules that were chosen, by name."""
    known = {option.name: option for option in options}
    found: "dict[str, str | int]" = {}
    for text in given.rules:
        name, _, choice = text.partition("=")
        if name not in known:
            raise Usage(
                "--set %s: there is no such house rule; there are: %s." % (name, ", ".join(sorted(known)))
            )
        value: "str | int" = choice
        if not known[name].choices and _is_number(choice) and len(choice) < 9:
            value = int(choice)
        if known[name].refuse(value):
            raise Usage("--set %s: %s, not %s." % (name, _choices(known[name]), choice or "nothing"))
        found[name] = value
    return found


def refused(game: "Any", rules: Rules, seats: int) -> "Refusal":
    """None, or why a game cannot be played by these house rules; most games take them all."""
    return game.verify(rules, seats) if hasattr(game, "verify") else None


def _is_number(text: str) -> bool:
    """Whether it is written with the ten digits; MicroPython's isdigit() knows no others, CPython's does."""
    return text != "" and all(letter in "0123456789" for letter in text)


def _choices(option: "Option") -> str:
    if option.choices:
        return "one of " + ", ".join(option.choices)
    return "a number from %d to %d" % (option.low, option.high)


def _unit(given: Given, words: Words) -> "list[Any]":
    unit = given.values.get("--unit", "frank")
    factor = given.values.get("--factor", "1")
    known = unit in words.units() or is_name(unit, SIGNS)
    if not known:
        kinds = ", ".join(words.units())
        raise Usage("--unit %s: there are %s, or an own sign of up to %d letters." % (unit, kinds, SIGNS))
    low, high = _FACTORS
    if not _is_number(factor) or len(factor) > 4 or not low <= int(factor) <= high:
        raise Usage("--factor takes a number from %d to %d." % _FACTORS)
    return [unit, int(factor)]
