"""Pages in Markdown: tables, and the parts of a page that are made."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

_MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->\n)", re.DOTALL)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table with a head, without the end of its last line; a bar in a cell is one of its text."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def renewed(page: str, made: Mapping[str, Callable[[], str]]) -> str:
    """A page with what stands between `<!-- made: NAME -->` and `<!-- end -->` made again."""
    return _MADE.sub(lambda block: f"{block[1]}\n{made[block[2]]()}\n\n{block[3]}", page)
