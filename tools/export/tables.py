"""A match as CSV and as JSON."""

import csv
import io
import json

from tools.export.matches import Exported

FORMAT = 1  # of the JSON; a program that reads it may count on what is there


def as_csv(match: Exported) -> str:
    """One line a round: what everybody won or lost, then what everybody had."""
    columns = [*match.people, "kitty", "pot"]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ["round", "state", *map(_plain, columns), *(_plain(name) + " in all" for name in columns)]
    )
    for row in match.rounds:
        writer.writerow([row.number, row.state, *row.net, *row.after])
    return text.getvalue()


def as_json(match: Exported) -> str:
    """Everything there is to tell, by name."""
    told = {
        "format": FORMAT,
        "match": match.name,
        "game": match.game,
        "mode": match.mode,
        "rules": match.rules,
        "unit": match.unit,
        "ended": match.ended,
        "purses_of": [*match.people, "kitty", "pot"],
        "purses": match.purses,
        "rounds": [row._asdict() for row in match.rounds],
        "settlement": [
            {"from": match.people[giver], "to": match.people[taker], "amount": amount}
            for giver, taker, amount in match.settlement
        ],
        "seeds": [{"round": number, "seed": seed} for number, seed in match.seeds],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + name if name[:1] in "=+-@" else name
