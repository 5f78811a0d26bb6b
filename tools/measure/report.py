"""The figures in words: for the terminal, and for the page docs/measures.md."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill

from tools.markdown import table
from tools.measure.budgets import BUDGETS, EXCESS, Figure, Section, Table

_WIDTH = 110
_HEADS = ("figure", "where", "measured", "budget", "")
_TITLE = """\
# Measures

What Bankier takes of a small board, and of its players: counted, never timed. Every figure has a budget; a
test holds them, and of what is marked OVER it holds how much. `make bench` prints them again (`make bench
ARGS=--write` writes this page, too). A KB is 1,024 bytes.
"""


def lines(section: Section, whole: bool = True) -> Iterator[str]:
    """A section for the terminal; whole: its tables too."""
    yield f"== {section.title}"
    yield from _columns([_row(figure) for figure in section.figures])
    for one in section.tables if whole else ():
        yield f"-- {one.title}"
        yield from _columns([one.heads, *one.rows])


def page(sections: Iterable[Section]) -> str:
    """The whole page."""
    parts = [_TITLE]
    for section in sections:
        parts.append(
            f"## {section.title}\n\n{fill(section.note, _WIDTH)}\n\n"
            + table(_HEADS, [_row(one) for one in section.figures])
            + "\n"
        )
        parts += [f"### {one.title}\n\n" + table(one.heads, one.rows) + "\n" for one in section.tables]
    return "\n".join(parts)


def budgets_on(page_text: str) -> set[tuple[str, str]]:
    """What the page says that the budgets are: (about, most)."""
    found = set()
    for line in page_text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(_HEADS) and cells[4] in ("ok", "OVER"):
            found.add((cells[0], cells[3]))
    return found


def budgets_of(names: Iterable[str] = BUDGETS) -> set[tuple[str, str]]:
    """The budgets as the page has them."""
    return {(BUDGETS[name].about, _number(name, BUDGETS[name].most)) for name in names}


def _row(figure: Figure) -> tuple[str, ...]:
    budget = BUDGETS[figure.name]
    value, most = _number(figure.name, figure.value), _number(figure.name, budget.most)
    return budget.about, figure.where, value, most, "OVER" if figure.over else "ok"


def _number(name: str, value: float) -> str:
    unit = BUDGETS[name].unit
    if unit == "bytes" and BUDGETS[name].most > 1024:
        return f"{value / 1024:.1f} KB"
    return f"{value:.4g} {unit}"


def _columns(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()


def over(sections: Iterable[Section]) -> list[Figure]:
    """The figures that are more than their budgets."""
    return [figure for section in sections for figure in section.figures if figure.over]


def is_known(figure: Figure) -> bool:
    """Whether a figure is over its budget by no more than is known of it."""
    return figure.value <= EXCESS.get(figure.name, 0)


__all__ = ["Table", "budgets_of", "budgets_on", "is_known", "lines", "over", "page"]
