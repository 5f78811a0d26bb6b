"""`make export`: saved matches as CSV, JSON and a page with a chart.

    python -m tools.export [--folder backup/summer] [--out export] [--port /dev/ttyACM0]

Without a folder a backup is made from the device first. Exits 1 with one sentence when something is not as it
has to be.
"""

import sys
from pathlib import Path

from tools import saved as command
from tools.board import Trouble, saved, writing
from tools.board.link import connect
from tools.board.progress import Progress
from tools.export.matches import Unreadable, read
from tools.export.page import page
from tools.export.tables import as_csv, as_json
from tools.options import Options
from tools.shims import ROOT

_NOTHING = "There are no matches in {folder}."
_UNREADABLE = "Match {name} cannot be read and is left out; its files are as they were."


def export(folder: Path, out: Path, tell: Progress) -> int:
    """Export all matches of a backup; how many. Raises Trouble."""
    saved.read(folder)
    logs = sorted(folder.rglob("[0-9][0-9][0-9][0-9].m"))
    if not logs:
        raise Trouble(_NOTHING.format(folder=folder))
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
    count = 0
    for log in logs:
        try:
            match = read(log)
        except Unreadable:
            tell.line(_UNREADABLE.format(name=log.stem))
            continue
        for ending, text in (("csv", as_csv(match)), ("json", as_json(match)), ("html", page(match))):
            with writing(out):
                (out / f"{match.name}.{ending}").write_text(text, encoding="utf-8")
        count += 1
    tell.line(f"Exported to {out}, each as .csv, .json and .html: {count} of {len(logs)} matches.")
    return count


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.export", __doc__)
    parser.add_argument(
        "--folder", type=Path, help="of a backup; one is made from the device if none is named"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "export", help="where to put it")
    parser.add_argument("--port", default="", help="the device's serial port; found if there is only one")
    options = parser.parse_args(argv)
    with Progress() as tell:
        try:
            folder = options.folder
            if folder is None:
                with connect(options.port) as link:
                    folder = command.backup(link, None, tell)
            export(folder, options.out, tell)
        except Trouble as trouble:
            tell.line(str(trouble))
            return 1
        except KeyboardInterrupt:
            tell.line("Stopped.")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
