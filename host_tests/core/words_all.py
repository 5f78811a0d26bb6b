"""For tests of the words: every sentence of a language, and facts that make it as long as it gets."""

from bankier.rules.games import names
from bankier.words import LANGUAGES, Words, texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CODES = tuple(code for code, _ in LANGUAGES)
GAMES = names()

LONG_NAME = "Bernadet"  # 8 letters, the most a name may have
_AMOUNT = 112  # three figures
_PARTICULAR = {  # facts that are not what their place in the sentence lets expect
    "cut": ("W" * 13, "W" * 13, 0),
    "seed.shown": ("W" * 13,) * 4,
    "deck.cut": ("bankspel packs=2", "W" * 13, "W" * 13, 9999),
    "deck.uncut": ("bankspel packs=2", "W" * 13, "W" * 13, 0),
    "saved.gone": ("9999 Huit américain",),
    "error.aside": ("log_0000000012.bad",),
    "refuse.range": (1, 9999),
    "refuse.seats": (2, 16),
    "refuse.name": (8,),
    "refuse.twice": (LONG_NAME,),
    "undo.done": (LONG_NAME + ", 112 fr",),
    "correct.parted": ("a question and an answer",),
    "peek.card": (12, 16),
}
_EVERY = {
    "rank": range(15),
    "ranks": range(1, 15),
    "suit": range(1, 5),
    "sign": range(1, 5),
    "number": range(1, 11),
}
_COUNTS = (0, 1, 2, 5, 22, 32)  # of cards in eight packs
_ALL_COPIES = (8, 12, 32)  # of a rank, in two to eight packs


def words_for(code, game=None):
    """The words of a language, for players whose names are as long as can be."""
    words = Words(code, game)
    words.names = [LONG_NAME] * 2
    return words


def entries(code, name):
    """(key, template) of every sentence in a file of a language, in the file's order."""
    file = texts.load(code, name)
    with open(texts._path(code, name)) as lines:
        keys = [line.partition(": ")[0] for line in lines if line.strip() and line[0] not in "# "]
    return [(key, file.find(key)) for key in keys]


def sentences(code, name):
    """As entries(), without the lists of nouns and units."""
    lists = ("unit", "noun", "rank", "suit", "number")
    return [
        (k, t)
        for k, t in entries(code, name)
        if k != "units" and (k == "rank.skip" or k.split(".")[0] not in lists)
    ]


def places(template):
    """(fact, kind, form, count) of every place for a fact in a template; fact and count may be ""."""
    found = []
    for piece in template.split("{")[1:]:
        fact, _, kind = piece.split("}")[0].partition(":")
        kind, _, count = kind.partition("*")
        kind, _, form = kind.partition(".")
        if fact[0] != "#":
            found.append((fact, kind.lower(), form, count))
    return found


def facts_for(key, template):
    """Every set of facts that the widths of a sentence depend on."""
    if key in _PARTICULAR:
        return [_PARTICULAR[key]]
    choices: "dict[int, Any]" = {}
    for fact, kind, _, count in places(template):
        if kind in _EVERY:
            choices[int(fact)] = _EVERY[kind]
        elif int(fact) not in choices:
            choices[int(fact)] = {"name": (0,), "money": (1, _AMOUNT), "2": (1, 16), "reason": range(5)}.get(
                kind, _COUNTS if kind else (_AMOUNT,)
            )
        if count:
            choices[int(count)] = _ALL_COPIES if key == "refuse.copies" else _COUNTS
    sets: "list[tuple[Any, ...]]" = [()]
    for fact in range(max(choices) + 1 if choices else 0):
        sets = [facts + (value,) for facts in sets for value in choices.get(fact, (0,))]
    return sets
