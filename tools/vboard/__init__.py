"""A board that is none: MicroPython's unix port behind a serial port, with a flash in a host file.

    with VirtualBoard(Path("flash.bin")) as board:
        subprocess.run(["mpremote", "connect", board.port, "ls"])

mpremote takes it for a Pico: raw REPL, soft reset, ^C, littlefs on 352 blocks of 4096 bytes. It has no
display and no keys. `python -m tools.vboard FLASH` starts one and prints its port.
"""

from tools.vboard.board import BLOCK, VirtualBoard
from tools.vboard.process import possible

__all__ = ["BLOCK", "VirtualBoard", "possible"]
