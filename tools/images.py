"""`make uf2` and `make image`: the firmware as one file, for a board on which nothing is kept yet.

    python -m tools.images uf2 --board pico [--words nl]
    python -m tools.images image --board esp32 --firmware ESP32_GENERIC.bin [--words nl]

Either replaces every file on the board, saved games too. Exits 1 with one sentence when something is not as
it has to be.
"""

import sys
from pathlib import Path

from tools.board import Trouble, images, kinds, tree, writing
from tools.options import Options
from tools.shims import ROOT

BUILD = ROOT / "build"

_UF2 = (
    "Hold BOOTSEL while you plug in a {label} that has MicroPython, and copy the file onto the drive that "
    "appears. It replaces all files on the board, saved games too, so it is for the first installation only."
)
_IMAGE = (
    "Write it to an empty {label} with: .venv/bin/esptool --chip {chip} write-flash 0 {file}. "
    "It replaces everything on the board, saved games too (its files begin at {offset:#x})."
)
_NO_FIRMWARE = (
    "An image needs MicroPython itself: fetch the .bin file for {label} from "
    "micropython.org/download/{build} and name it, FIRMWARE=..."
)
_NO_BOARD = "Say which board it is for: BOARD={names}."


def uf2(board: str, words: str, out: Path) -> str:
    """Make the UF2 file of a board; what to do with it. Raises Trouble."""
    kind = kinds.named(board)
    images.uf2(_files(board, words), kind, out)
    return _UF2.format(label=kind.label)


def image(board: str, words: str, firmware: str, out: Path) -> str:
    """Make the image of a board; what to do with it. Raises Trouble."""
    kind = kinds.named(board)
    if not firmware and kind.geometry is None:
        raise Trouble(_NO_FIRMWARE.format(label=kind.label, build=kind.builds[0]))
    partition = images.merged(_files(board, words), kind, Path(firmware), out)
    return _IMAGE.format(label=kind.label, chip=kind.chip.lower(), file=_short(out), offset=partition.offset)


def _files(board: str, words: str) -> tree.Files:
    return tree.complete(tree.compiled(words, board), board, None)


def _short(path: Path) -> str:
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.images", __doc__)
    parser.add_argument("form", choices=("uf2", "image"))
    parser.add_argument("--board", default="", help=", ".join(kinds.KINDS))
    parser.add_argument("--words", default="", help="languages, with commas between; all if none")
    parser.add_argument("--firmware", default="", help="MicroPython's own .bin file (image)")
    parser.add_argument("--out", type=Path, help="the file to make; one in build/ if none")
    options = parser.parse_args(argv)
    ending = "uf2" if options.form == "uf2" else "bin"
    out = options.out or BUILD / f"bankier-{tree.version()}-{options.board}.{ending}"
    try:
        if not options.board:
            usable = (
                name for name, kind in kinds.KINDS.items() if (kind.geometry is not None) == (ending == "uf2")
            )
            raise Trouble(_NO_BOARD.format(names="|".join(usable)))
        with writing(out):
            out.parent.mkdir(parents=True, exist_ok=True)
        if options.form == "uf2":
            advice = uf2(options.board, options.words, out)
        else:
            advice = image(options.board, options.words, options.firmware, out)
    except Trouble as trouble:
        print(trouble)
        return 1
    print(f"{_short(out)}, {out.stat().st_size // 1024} KB. {advice}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
