"""`make golden`: draw the golden frames again.

    python -m tools.golden [--png]

Writes host_tests/golden/*.txt and says which frames changed; look at them with git diff. With --png it
also makes contact sheets in build/golden, to look at all frames of a language at once. What is measured
on the frames goes to docs/legibility.md.
"""

import sys

from tools import legibility
from tools.golden import keep, sheet
from tools.shims import ROOT

SHEETS = ROOT / "build" / "golden"


def main(arguments: list[str]) -> int:
    """The command line; returns an exit status."""
    if arguments not in ([], ["--png"]):
        print("tools.golden knows one option, --png: contact sheets in build/golden", file=sys.stderr)
        return 2
    total = 0
    for language, group in keep.names():
        frames = keep.drawn(language, group)
        for title in keep.changed(language, group, frames):
            print(f"{language}-{group}: {title}")
            total += 1
        keep.write(language, group, frames)
        if arguments:
            sheet.save(frames, SHEETS / f"{language}-{group}.png")
    print(f"{total} frames changed")
    return legibility.main()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
