"""The tables of keys in docs/protocol.md, from the words and from what the games ask when they are played."""

from collections.abc import Sequence
from typing import Any

from bankier.rules import games
from bankier.words import Words, texts
from bankier.words.help import Help
from tools.markdown import table
from tools.shims import FIRMWARE
from tools.wire.refusals import SENTENCES
from tools.wire.survey import survey

LANGUAGE = "en"
_SCREEN = (".brief", ".entry", ".short")  # for the display alone
_PREFIXES = {"why.": "reason", "refuse.": "refusal", "aside.": "aside"}
_COMMON = (
    "refuse.",
    "error.",
    "undo.s",
    "reason.",
    "end.banked",
    "end.settle",
    "correct.parted",
    "correct.goes",
    "correct.c",
)
_MORE = ("correct.done", "seed.shown", "why.aside", "pot", "kitty", "book")


def games_tables() -> str:
    """For every game that is registered: its modes, seats, asides, house rules and keys."""
    return "\n\n".join(_game(name) for name in games.names())


def common_table() -> str:
    """Keys that are not a game's own."""
    told = [key for key in _keys("base") if key.startswith(_COMMON) or key in _MORE]
    keys = [key for key in told if not key.endswith(_SCREEN)]
    words = texts.load(LANGUAGE, "base")
    return table(("key", "in English"), [(f"`{key}`", _template(words.find(key))) for key in sorted(keys)])


def wire_table() -> str:
    """The protocol's own refusals."""
    return table(("key", "in English"), [(f"`{key}`", SENTENCES[key]) for key in sorted(SENTENCES)])


def roles(name: str) -> dict[str, set[str]]:
    """Every key of a game, and what it is on the wire; nothing for one that play has never brought up."""
    found = survey(name)
    for key in sorted(set(_keys(name)) - set(_keys("base"))):  # what it says otherwise is no key of its own
        stem = next((key[: -len(ending)] for ending in _SCREEN if key.endswith(ending)), None)
        if stem is None:
            kinds = {what for prefix, what in _PREFIXES.items() if key.startswith(prefix)}
            found.setdefault(key, set()).update(kinds)
    return found


def _game(name: str) -> str:
    game: Any = games.load(name)
    words = Words(LANGUAGE, name)
    own, base = texts.load(LANGUAGE, name), texts.load(LANGUAGE, "base")
    rows = [
        (f"`{key}`", ", ".join(sorted(what)) or "-", _template(texts.find((own, base), key)))
        for key, what in sorted(roles(name).items())
    ]
    asides = ", ".join(f"`{aside}`" for aside in game.ASIDES) or "none"
    facts = (
        f"Modes: {', '.join(f'`{mode}`' for mode in game.MODES)}. Seats: {game.SEATS[0]} to {game.SEATS[1]}. "
        f"Asides of its own: {asides}. It counts {'money' if game.MONEY else 'points'}."
    )
    rules = table(
        ("house rule", "choices, the usual one first", "in the modes", "about"), _rules(game, words)
    )
    keys = table(("key", "is", "in English"), rows)
    return f"### {words.say('game.' + name)} (`{name}`)\n\n{facts}\n\n{rules}\n\n{keys}"


def _rules(game: Any, words: Words) -> Sequence[tuple[str, ...]]:
    rows = []
    for option in sorted(game.OPTIONS, key=lambda option: str(option.name)):
        if option.choices:
            usual = option.usual(game.SEATS[0])
            names = sorted(option.choices, key=lambda choice: choice != usual)
            choices = ", ".join(f"`{choice}`" for choice in names)
        else:
            few, many = (option.usual(seats) for seats in game.SEATS)
            choices = f"{few}{f' or {many}' if many != few else ''}; {option.low} to {option.high}"
        rows.append(
            (f"`{option.name}`", choices, ", ".join(option.modes) or "all", Help(words).option(option.name))
        )
    return rows


def _keys(name: str) -> list[str]:
    lines = (
        (FIRMWARE / "bankier" / "words" / LANGUAGE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    )
    return [line.partition(": ")[0] for line in lines if line and line[0] not in "# "]


def _template(text: str | None) -> str:
    """A template on one line: its facts stay, where lines may end is a space."""
    assert text is not None
    for sign in "|_~":
        text = text.replace(sign, " ")
    return text
