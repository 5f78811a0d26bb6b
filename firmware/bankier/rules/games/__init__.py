"""The games, by name; each is a module that is imported when it is chosen.

A game offers

    VERSION    changes when answers saved by an older script no longer fit
    MODES      the ways to use the device, the usual one first
    SEATS      fewest and most seats
    OPTIONS    its house rules
    PARTS      for each part of its help the beginnings of its questions' keys; may be left out
    ASIDES     what may be set right from outside between two answers: each takes a seat, a number, a reason;
               in words aside.NAME, and aside.NAME.of, which asks for the number
    ASIDE_MODES  the modes in which they mean something; may be left out where there are no asides
    MONEY      True: purses; False: points that only grow
    opening(seat) -> carry    what the first round starts from
    verify(rules, seats)      None, or why these house rules do not go together; left out where
               they all do
    banker(table, carry, rules) -> seat    who banks in the round that starts from
               the carry; left out where nobody banks
    IDLE       True: a round in which no money moved was not played, and its bank was none; may be left out
    voided(carry) -> carry    what a round that was given up hands on; left out where
               that is what it started from
    deck_line(rules) -> bytes   describes the deck when the device deals, as decks.rules_line() does
    unshown(carry) -> seeds   of decks that are still in play, to be shown when the match
               ends; left out where a round shows its own
    play(table, carry, rules, mark=None)   one round: a script that returns the
               next carry, or None when the match is over
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GAMES: "dict[str, str]" = {}  #: name -> module
ORDER: "list[str]" = []  #: of their names, as they are offered


def register(name: str, module: str) -> None:
    """Make a game known under its name, as the last one; the module is not imported yet."""
    if name not in GAMES:
        ORDER.append(name)
    GAMES[name] = module


def names() -> "tuple[str, ...]":
    """The names of all games, as they are offered."""
    return tuple(ORDER)


def of_options(package: str) -> "Any":
    """The __getattr__ of a game: what its options.py has takes memory only while somebody looks at it."""

    def found(name: str) -> "Any":
        if name not in ("OPTIONS", "PARTS"):
            raise AttributeError(name)
        return getattr(__import__(package + ".options", None, None, (name,)), name)

    return found


def load(name: str) -> "Any":
    """Import and return the module of a game; KeyError if there is no such game."""
    module: "Any" = __import__(GAMES[name], None, None, ("play",))
    return module


def feeder_of(script: str, mode: str) -> "Any":
    """The class Feeder in the module of a mode, beside a game's script; only that mode is in memory.

    script -- the name of the script's module.
    """
    package = script.rpartition(".")[0]
    return __import__(package + "." + mode, None, None, ("Feeder",)).Feeder


register("bankspel", "bankier.rules.games.bankspel")
register("huit", "bankier.rules.games.huit")
register("bakarat", "bankier.rules.games.bakarat")
