"""Lines about seats: who has, gets or pays what."""

from ..rules.question import BANK, COUNT
from .canvas import WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.questions import Row
    from ..words import Words
    from .canvas import Canvas

CLOSE = 17  #: height of a line where three must fit under a sentence

_CARDS = 5  # on a line
_GAP = 5  # pixels between two cards
_MARK = 8  # pixels that the mark of more pages takes
_SLACK = 2  # pixels that a name may go over: its last letter and a sign are narrower than their cells
_SMALL = 4  # from the top of a table line to the small type on the same ground line


def amount_row(
    canvas: "Canvas",
    words: "Words",
    seat: int,
    amount: int,
    y: int,
    signed: bool,
    lit: bool = False,
    more: bool = False,
) -> None:
    """A seat and a number in table type; signed: + for what it gets, a minus for what it pays.

    A name is cut where there is no room for it, see cut(). more -- with the mark of more pages.
    """
    text = words.signed(amount) if signed else str(amount)
    if lit:
        width = canvas.table.width(text) + _GAP
        canvas.fill(WIDTH - width, y + 1, width, canvas.table.height - 2)
    start = canvas.right(canvas.table, text, WIDTH - (_SLACK if lit else 0), y, not lit)
    end = _mark(canvas, start) if more else start
    canvas.text(canvas.table, cut(words.name(seat), end // canvas.table.width(" "), words.names), 0, y)


def table_row(
    canvas: "Canvas", words: "Words", row: "Row", y: int, more: bool = False, right: int = WIDTH
) -> None:
    """A label in small type, then cards or an amount in table type that end at right.

    more -- with the mark of more pages.
    """
    label, cards, amount, marks = row
    x = right - 1  # a jack is wider than other cards
    if amount is not None and not (cards and marks & COUNT):  # a number of cards would look like one more
        figure = str(amount) if marks & COUNT else words.figure(amount)
        x = canvas.right(canvas.table, figure, right, y) - _GAP
    for card in reversed(cards):
        x = _card(canvas, words, card, x, y) - _GAP
    if more:
        x = _mark(canvas, x + _SLACK)
    end = canvas.text(canvas.small, cut(_label(words, label), max(x // 6, 1), words.names), 0, y + _SMALL)
    if marks & BANK:
        canvas.fill(0, y + _SMALL + 11, end, 1)


def cut(name: str, letters: int, names: "list[str]") -> str:
    """The first letters of a name; where others begin so too, fewer, and then its last one or two."""
    short = name[:letters]
    if not short or len({other for other in names if other[:letters] == short}) < 2:
        return short
    end = name[-2:].strip()[-letters:]
    return name[: letters - len(end)] + end


def in_lines(rows: "tuple[Row, ...]") -> "tuple[Row, ...]":
    """The rows, with long hands on lines of their own, five cards on each."""
    lines: "list[Row]" = []
    for row in rows:
        label, cards, amount, marks = row
        if len(cards) <= _CARDS:
            lines.append(row)
            continue
        lines.append((label, b"", amount, marks))
        lines.extend([("", cards[first : first + _CARDS], None, 0) for first in range(0, len(cards), _CARDS)])
    return tuple(lines)


def _label(words: "Words", label: "int | str") -> str:
    return words.label(label) if label != "" else ""


def _mark(canvas: "Canvas", x: int) -> int:
    """The mark of more pages, so that it ends at x; where it begins."""
    canvas.more_mark(x - _MARK)
    return x - _MARK


def _card(canvas: "Canvas", words: "Words", card: int, x: int, y: int) -> int:
    """One card that ends at x; where it begins. A ten is drawn close."""
    if card >> 4:
        x = canvas.right(canvas.small, words.suit_sign(card >> 4), x, y + _SMALL)
    text = words.rank(card)
    if not card:
        canvas.fb.rect(x - 9, y + 3, 9, 13, 1)
        canvas.fill(x - 7, y + 5, 5, 9)
        return x - 9
    for letter in reversed(text):
        canvas.text(canvas.table, letter, x - 9, y)
        x -= 8 if len(text) > 1 else 9
    return x
