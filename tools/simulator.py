"""`make run`: the device on this PC, with the real firmware, its display and its keys.

    python -m tools.simulator [--games FOLDER] [--script FILE] ...

In a terminal the keyboard presses its keys. Without one, in a pipe or in CI, or with --script, a script
presses them; what scripts may say is told in tools/sim/script.py. Exits 1 when the script or the firmware
fails, 2 when the command line makes no sense.
"""

import argparse
import curses
import os
import sys
from pathlib import Path

from tools.options import Options, unread
from tools.run_core_tests import micropython
from tools.sim.controllers import MODELS
from tools.sim.device import HEAP, Device, Stopped
from tools.sim.script import DEFAULT, Script, ScriptError
from tools.sim.terminal import Terminal

_INPUTS = ("keys", "keypad", "encoder")
_LEAST_HEAP = 128 * 1024  # bytes: with less the main menu does not come up


def _parser() -> Options:
    parser = Options("simulator", __doc__)
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="where games are saved")
    parser.add_argument("--script", type=Path, metavar="FILE", help="play this script instead of asking you")
    parser.add_argument(
        "--shots", type=Path, metavar="FOLDER", default=Path(), help="for a script's pictures"
    )
    parser.add_argument("--program", type=Path, metavar="FILE", help="run this as main.py")
    parser.add_argument("--vm", choices=("micropython", "cpython"), help="what runs the firmware")
    parser.add_argument("--heap", type=_heap, default=HEAP, help="the firmware's memory on MicroPython")
    parser.add_argument("--display", choices=sorted(MODELS), default="ssd1306", help="its controller")
    parser.add_argument("--input", choices=_INPUTS, help="only these keys; all but the encoder if not given")
    return parser


def _heap(text: str) -> str:
    number = text.upper().removesuffix("K")
    if not (number.isascii() and number.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; it looks like 192K")
    if int(number) * (1 if number == text else 1024) < _LEAST_HEAP:
        raise argparse.ArgumentTypeError(f"in {text} nothing can run; the least is {_LEAST_HEAP // 1024}K")
    return text


def _at_terminal() -> bool:
    """Whether somebody can play here; says so where a terminal cannot show the device."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        curses.setupterm()
        if curses.tigetstr("cup"):  # the cursor can be put anywhere
            return True
    except curses.error:
        pass
    name = os.environ.get("TERM", "")
    print(f"A terminal called {name!r} cannot show the device: a scripted round is played.", file=sys.stderr)
    return False


def saved_games() -> Path:
    """Where games are kept on this PC."""
    data = os.environ.get("XDG_DATA_HOME")
    return Path(data, "bankier") if data else Path.home() / ".bankier"


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.program and not options.program.is_file():
        parser.error(f"there is no file {options.program}")
    script: Path | None = options.script or (None if _at_terminal() else DEFAULT)
    if options.vm != "cpython" and micropython() is None:
        print("There is no MicroPython for this machine, so CPython runs the firmware.", file=sys.stderr)
    store: Path | None = options.games or (None if script else saved_games())
    try:
        if store:
            store.mkdir(parents=True, exist_ok=True)
        status = _play(options, store, script)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        return unread()
    except OSError as error:
        print(f"simulator: {error.filename or store}: {error.strerror}.", file=sys.stderr)
    except ScriptError as error:
        print(error, file=sys.stderr)
    except Stopped as error:
        print(f"The firmware stopped:\n{error}", file=sys.stderr)
    return 1


def _play(options: argparse.Namespace, store: Path | None, script: Path | None) -> int:
    board: dict[str, object] = {"INPUT": [options.input]} if options.input else {}
    with Device(
        store,
        vm=options.vm,
        heap=options.heap,
        display=options.display,
        board=board,
        program=options.program,
    ) as device:
        if script:
            Script(device, shots=options.shots).play(script)
        else:
            Terminal(device, encoder=options.input == "encoder").run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
