"""`make bench`: what Bankier takes of a board and of its players, each figure with its budget.

    python -m tools.bench [--short] [--write] [SECTION ...]

Sections: size, memory, bus, flash, replays, start, presses, time; all of them if none is named. --short
leaves the tables out; --write writes docs/measures.md. Exits 1 when a figure is over its budget by more than
is known of it.
"""

import sys
from collections.abc import Callable

from tools.measure import memory, presses, reckoning, replays, report, sizes, starting, traffic
from tools.measure.budgets import Section
from tools.measure.device_run import NoMicroPython
from tools.options import Options
from tools.shims import ROOT

PAGE = ROOT / "docs" / "measures.md"
SECTIONS: dict[str, Callable[[], Section]] = {
    "size": sizes.measure,
    "memory": memory.measure,
    "bus": traffic.measure_bus,
    "flash": traffic.measure_flash,
    "replays": replays.measure,
    "start": starting.measure,
    "presses": presses.measure,
    "time": reckoning.measure,
}
_WITHIN = "== everything within its budget"


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    options = Options("python -m tools.bench", __doc__)
    options.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    options.add_argument("--short", action="store_true", help="leave the tables out")
    options.add_argument("--write", action="store_true", help="write docs/measures.md")
    chosen = options.parse_args(argv)
    for name in chosen.sections:
        if name not in SECTIONS:
            options.error(f"there is no section {name!r}, only {', '.join(SECTIONS)}")
    if chosen.sections and chosen.write:
        options.error("the page is written with all sections, so none can be named")
    sections = []
    try:
        for name in chosen.sections or SECTIONS:
            section = SECTIONS[name]()
            sections.append(section)
            print("\n".join(report.lines(section, not chosen.short)), flush=True)
    except NoMicroPython:
        print("There is no ready-made MicroPython for this machine, and without it nothing can be measured.")
        return 1
    if chosen.write:
        PAGE.write_text(report.page(sections), encoding="utf-8")
    over = report.over(sections)
    worse = [figure for figure in over if not report.is_known(figure)]
    print(f"== {len(over)} over budget, {len(worse)} by more than is known" if over else _WITHIN)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
