"""`make flash`: put the firmware onto a board over USB, and start it.

    python -m tools.flash [--board pico] [--port /dev/ttyACM0] [--words nl,en]

Saved games, settings and a board.json that is there stay as they are. Interrupted at any point it can be run
again, and meanwhile the device starts with the old version or the new. Exits 1 with one sentence when
something is not as it has to be.
"""

import json
import re
import sys

from tools.board import Trouble, install, kinds, state, tree
from tools.board.link import Link, connect
from tools.board.progress import Progress
from tools.options import Options

HELLO = re.compile(r"Bankier \S+ on .+")

_OTHER = (
    "The device's own board.json says {found}, and you said BOARD={wanted}: leave BOARD out, or remove that "
    "file (.venv/bin/mpremote connect {port} rm :board.json)."
)
_ODD = "The device's board.json makes no sense: mend it, or remove it (mpremote rm :board.json)."
_SAYS = (
    "{trouble} It is its own board.json that says {found}: mend that first, or remove it "
    "(.venv/bin/mpremote connect {port} rm :board.json)."
)
_SILENT = "Everything is on the board, but it does not say hello: {said}."
_OLD = "The device says {said}, and version {version} was to run: run make flash again."


def flash(link: Link, board: str, words: str, tell: Progress) -> None:
    """Bring the firmware of this folder onto a board and start it. Raises Trouble."""
    install.settle(link, tell.step)
    found = state.look(link)
    state.check(found, tree.compiler_mpy())
    name = _board(link, found, board)
    tell.line(f"{found.machine}, MicroPython {'.'.join(str(part) for part in found.version)}, on {link.port}")
    tell.step("compiling ...")
    wanted = tree.complete(tree.compiled(words or _languages(found), name), name, found.config)
    todo = install.plan(wanted, found)
    if todo.empty:
        tell.line(f"All {len(wanted)} files are there already.")
    else:
        install.carry_out(link, todo, found, tell.step)
        install.verify(wanted, todo, state.look(link))
        same = len(wanted) - len(todo.write)
        tell.line(f"{len(todo.write)} files written, {len(todo.remove)} removed, {same} were there already.")
    tell.line(hello(link, tell))


def hello(link: Link, tell: Progress) -> str:
    """Restart the board; what it says runs there, after what is wrong in its board.json is told.

    Raises Trouble if that is not this version.
    """
    said = "it says nothing"
    for line in link.restart():
        if HELLO.fullmatch(line):
            if line.split()[1] != tree.version():
                raise Trouble(_OLD.format(said=line, version=tree.version()))
            return line
        if line.startswith("MicroPython "):  # the prompt: its program has come to an end
            break
        if line.startswith("board.json:"):
            tell.line(line)
        said = line if line and "soft reboot" not in line else said
    raise Trouble(_SILENT.format(said=said.rstrip(".")))


def _languages(found: state.State) -> str:
    """The languages that the device has."""
    start = "/bankier/words/"
    folders = {path[len(start) :].partition("/") for path in found.manifest if path.startswith(start)}
    return ",".join(sorted(folder for folder, slash, _ in folders if slash))


def _board(link: Link, found: state.State, wanted: str) -> str:
    """The name of the board: by its own board.json, else by what it is. Raises Trouble."""
    if found.config is None:
        return kinds.of(found.build, found.machine, wanted)
    try:
        name = str(json.loads(found.config).get("board", "pico"))  # as the firmware takes it
    except (ValueError, AttributeError):
        raise Trouble(_ODD) from None
    if wanted not in ("", name):
        raise Trouble(_OTHER.format(found=name, wanted=wanted, port=link.port))
    try:
        return kinds.of(found.build, found.machine, name)
    except Trouble as trouble:
        raise Trouble(_SAYS.format(trouble=trouble, found=name, port=link.port)) from None


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.flash", __doc__)
    parser.add_argument(
        "--board", default="", help=f"{', '.join(kinds.KINDS)}; asked from the board if not named"
    )
    parser.add_argument("--port", default="", help="its serial port; found if there is only one board")
    parser.add_argument(
        "--words", default="", help="languages, with commas between; if none those that it has, or all"
    )
    options = parser.parse_args(argv)
    with Progress() as tell:
        try:
            if options.board:
                kinds.named(options.board)
            with connect(options.port) as link:
                flash(link, options.board, options.words, tell)
        except Trouble as trouble:
            tell.line(str(trouble))
            return 1
        except KeyboardInterrupt:
            tell.line("Stopped. The device starts as before or finishes the update; run make flash again.")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
