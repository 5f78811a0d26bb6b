"""`make backup` and `make restore`: saved matches and settings from the device to a folder and back.

    python -m tools.saved backup [--folder backup/summer] [--port /dev/ttyACM0]
    python -m tools.saved restore [--folder backup/summer] [--port /dev/ttyACM0] [--replace]

The device is stopped meanwhile, and started again. Exits 1 with one sentence when something is not as it has
to be; then nothing has changed.
"""

import sys
from datetime import datetime
from pathlib import Path

from tools.board import Trouble, saved
from tools.board.link import Link, connect
from tools.board.progress import Progress
from tools.options import Options
from tools.shims import ROOT

BACKUPS = ROOT / "backup"

_STOPPED = "Stopped: what the device has is as it was, or is put right when it starts. Run it again."


def backup(link: Link, folder: Path | None, tell: Progress) -> Path:
    """Make a backup, in a folder named by the time if none is named; the folder. Raises Trouble."""
    target = folder or _new_folder()
    count = saved.backup(link, target, tell.step)
    tell.line(f"{files(count)} from the device {'is' if count == 1 else 'are'} now in {target}.")
    return target


def _new_folder() -> Path:
    """One that is not there yet, named by the time."""
    named = BACKUPS / datetime.now().strftime("%Y-%m-%d_%H.%M.%S")
    folder, number = named, 1
    while folder.exists():
        number += 1
        folder = named.with_name(f"{named.name}_{number}")
    return folder


def restore(link: Link, folder: Path | None, replace: bool, tell: Progress) -> None:
    """Put a backup back, the newest if none is named. Raises Trouble."""
    source = folder or saved.newest(BACKUPS)
    count = saved.restore(link, source, replace, tell.step)
    tell.line(f"{files(count)} on the device changed; it now has what is in {source}.")


def files(count: int) -> str:
    """So many files, in words."""
    return "1 file" if count == 1 else f"{count} files"


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.saved", __doc__)
    parser.add_argument("way", choices=("backup", "restore"))
    parser.add_argument("--folder", type=Path, help="of the backup; in backup/ if none is named")
    parser.add_argument("--port", default="", help="the device's serial port; found if there is only one")
    parser.add_argument("--replace", action="store_true", help="also what is on the device and differs")
    options = parser.parse_args(argv)
    with Progress() as tell:
        try:
            with connect(options.port) as link:
                if options.way == "backup":
                    backup(link, options.folder, tell)
                else:
                    restore(link, options.folder, options.replace, tell)
        except Trouble as trouble:
            tell.line(str(trouble))
            return 1
        except KeyboardInterrupt:
            tell.line(_STOPPED)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
