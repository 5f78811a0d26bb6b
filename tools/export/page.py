"""A match as one page: the chart, and every round under it. It needs nothing but itself."""

from html import escape

from tools.export.chart import svg
from tools.export.matches import Exported, Round

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.4 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { font-size: 13px; }
svg .scale { fill: currentColor; opacity: .7; }
svg .grid { stroke: currentColor; opacity: .15; }
svg .zero { stroke: currentColor; opacity: .6; }
svg polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
code { overflow-wrap: anywhere; }
"""

_NO_ROUNDS = "<p>No round has been played to its end.</p>"


def page(match: Exported) -> str:
    """The page, as HTML."""
    title = f"{match.game.capitalize()}, match {match.name}"
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(_about(match))}</p>"]
    body += [svg(match), _table(match)] if match.rounds else [_NO_ROUNDS]
    if match.settlement:
        body += ["<h2>Settled</h2>", _payments(match)]
    if match.seeds:
        body += ["<h2>Decks that can be checked</h2>", _seeds(match)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _about(match: Exported) -> str:
    unit = f", in {match.unit}" if match.unit else ""
    return (
        f"{len(match.people)} people, mode {match.mode}{unit}; {'settled' if match.ended else 'still open'}."
    )


def _table(match: Exported) -> str:
    columns = _columns(match)
    names = [*match.people, "kitty", "pot"]
    head = "".join(f"<th>{escape(names[column])}</th>" for column in columns)
    rows = "\n".join(_row(row, columns) for row in match.rounds)
    total = "".join(f"<th>{match.purses[column]}</th>" for column in columns)
    return (
        f'<h2>Rounds</h2>\n<div class="wide"><table>\n<thead><tr><th>round</th>{head}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n<tfoot><tr><th>in all</th>{total}</tr></tfoot>\n</table></div>"
    )


def _row(row: Round, columns: list[int]) -> str:
    name = str(row.number) if row.state == "played" else f"{row.number} ({row.state})"
    return f"<tr><td>{name}</td>" + "".join(f"<td>{row.net[column]:+}</td>" for column in columns) + "</tr>"


def _columns(match: Exported) -> list[int]:
    """The people, and kitty and pot if anything ever was in them."""
    people = len(match.people)
    used = [column for column in (people, people + 1) if any(row.net[column] for row in match.rounds)]
    return [*range(people), *used]


def _payments(match: Exported) -> str:
    lines = (
        f"<li>{escape(match.people[giver])} pays {escape(match.people[taker])} {amount}</li>"
        for giver, taker, amount in match.settlement
    )
    return "<ul>\n" + "\n".join(lines) + "\n</ul>"


def _seeds(match: Exported) -> str:
    lines = (f"<li>round {number}: <code>{seed}</code></li>" for number, seed in match.seeds)
    return "<ul>\n" + "\n".join(lines) + "\n</ul>"
