"""`make bench`: what Bankier takes of a board and of its players, each figure with its budget.

    python -m tools.bench [--short] [--write] [SECTION ...]

Sections: size, memory, bus, flash, replays, start, presses, time; all of them if none is named. --short
leaves the tables out; --write writes docs/measures.md. Exits 1 when a figure is over its budget.
"""

import sys
from collections.abc import Callable

from tools.measure import memory, presses, reckoning, replays, report, sizes, starting, traffic
from tools.measure.budgets import Section
from tools.measure.device_run import NoMicroPython
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
OPTIONS = ("--short", "--write")


def main(argv: list[str]) -> int:
    """The command line; returns an exit status."""
    known = (*SECTIONS, *OPTIONS)
    for word in argv:
        if word not in known:
            print(f"bench: there is no {word!r}; known are {', '.join(known)}")
            return 2
    named = [word for word in argv if word in SECTIONS]
    if named and "--write" in argv:
        print("bench: the page is written with all sections, so none can be named")
        return 2
    sections = []
    try:
        for name in named or SECTIONS:
            section = SECTIONS[name]()
            sections.append(section)
            print("\n".join(report.lines(section, "--short" not in argv)), flush=True)
    except NoMicroPython:
        print("There is no ready-made MicroPython for this machine, and without it nothing can be measured.")
        return 1
    if "--write" in argv:
        PAGE.write_text(report.page(sections), encoding="utf-8")
    over = report.over(sections)
    print(f"== {len(over)} over budget" if over else "== everything within its budget")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
