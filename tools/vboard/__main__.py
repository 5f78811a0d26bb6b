"""Start a virtual board and print its port, until ^C or TERM.

python -m tools.vboard FLASH [--blocks 352]
"""

import signal
import sys
import threading
from pathlib import Path

from tools.headless import NONE
from tools.options import Options
from tools.vboard import VirtualBoard, possible


def main() -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.vboard", __doc__)
    parser.add_argument("flash", type=Path, help="the file that holds its flash; made if there is none")
    parser.add_argument("--blocks", type=int, default=352, help="of 4096 bytes")
    options = parser.parse_args()
    if not options.flash.parent.is_dir():
        parser.error(f"there is no folder {options.flash.parent}")
    if options.flash.is_dir():
        parser.error(f"{options.flash} is a folder, and the flash is a file")
    if not possible():
        print(NONE)
        return 1
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as ^C: the board goes, too
    try:
        with VirtualBoard(options.flash, blocks=options.blocks) as board:
            print(board.port, flush=True)
            threading.Event().wait()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
