"""`make golden`: draw the golden frames again.

    python -m tools.golden [--png]

Writes host_tests/golden/*.txt and says which frames changed; look at them with git diff. With --png it
also makes contact sheets in build/golden, to look at all frames of a language at once. What is measured
on the frames goes to docs/legibility.md.
"""

import sys

from tools import legibility
from tools.golden import keep, sheet
from tools.options import Options
from tools.shims import ROOT

SHEETS = ROOT / "build" / "golden"


def main() -> int:
    """The command line; returns an exit status."""
    options = Options("python -m tools.golden", __doc__)
    options.add_argument("--png", action="store_true", help="make contact sheets in build/golden, too")
    chosen = options.parse_args()
    total = 0
    for language, group in keep.names():
        frames = keep.drawn(language, group)
        for title in keep.changed(language, group, frames):
            print(f"{language}-{group}: {title}")
            total += 1
        keep.write(language, group, frames)
        if chosen.png:
            sheet.save(frames, SHEETS / f"{language}-{group}.png")
    print(f"{total} frames changed")
    return legibility.main()


if __name__ == "__main__":
    sys.exit(main())
