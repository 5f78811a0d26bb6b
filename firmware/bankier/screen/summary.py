"""What lies on the table, in few words."""

from ..rules.question import COUNT
from .rows import cut

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.questions import Row
    from ..words import Words

_LEAST = 2  # letters of a name
_CUT = 3  # letters of a name that need no gap before the figure
_NO_BREAK = "\u00a0"


def summary(words: "Words", rows: "tuple[Row, ...]", columns: int, seat: "int | None" = None) -> str:
    """What lies on the table in few words, but for hands that can be seen: "pot 12 book 84", "Ann 5 Bob 7".

    The shortest form of a label is used, and names are cut so that all people fit into so many letters, if
    they can. seat -- who comes first of them.
    """
    people = [row for row in rows if isinstance(row[0], int) and not row[1] and row[2] is not None]
    first = [place for place, row in enumerate(people) if row[0] == seat]
    if first:
        people = people[first[0] :] + people[: first[0]]
    others = [text for text in (_in_brief(words, row) for row in rows if isinstance(row[0], str)) if text]
    figures = [_figure(words, row) for row in people]
    room = columns - sum(len(text) + 1 for text in others + figures)
    letters = max(room // max(len(people), 1), _LEAST)
    gap = _NO_BREAK if letters > _CUT else ""
    names = [cut(words.label(row[0]), letters - len(gap), words.names) for row in people]
    gaps = [_NO_BREAK if name[-1:].isdigit() else gap for name in names]
    parts = others + [name + apart + figure for name, apart, figure in zip(names, gaps, figures)]
    text = " ".join(parts)
    while len(text) > columns and len(parts) > 1:
        parts.pop()
        text = " ".join(parts + ["…"])
    return text


def _in_brief(words: "Words", row: "Row") -> str:
    cards, amount = row[1], row[2]
    label = str(row[0])
    text = words.say(label + ".brief") if words.has(label + ".brief") else words.label(label)
    if text == "-":  # shown elsewhere
        return ""
    if cards:
        text += _NO_BREAK + " ".join(words.card(card) for card in cards)
    return text if amount is None else text + _NO_BREAK + _figure(words, row)


def _figure(words: "Words", row: "Row") -> str:
    return str(row[2]) if row[3] & COUNT else words.figure(row[2] or 0)
