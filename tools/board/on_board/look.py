"""Say what is on a board: one line of JSON about it, then a line for each file, with its hash and its size.

The computer puts a line after it that calls report().
"""

import binascii
import hashlib
import json
import os
import sys

PIECE = 512
FOLDER = 0x4000


def text(path: str) -> "str | None":
    """A text file, or None."""
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return None


def look(path: str) -> None:
    """Print the files of a folder, or a file; nothing if there is none."""
    try:
        mode = os.stat(path)[0]
    except OSError:
        return
    if mode & FOLDER:
        for name in sorted(os.listdir(path)):
            look(path + "/" + name)
        return
    digest = hashlib.sha256()
    size = 0
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            size += len(piece)
            digest.update(piece)
            piece = file.read(PIECE)
    print(binascii.hexlify(digest.digest()).decode(), size, path)


def report(roots: "tuple[str, ...]") -> None:
    """Print it all, with the files in these folders, or of these paths."""
    chip = sys.implementation
    flash = os.statvfs("/")
    about = {
        "version": chip.version[:3],
        "mpy": getattr(chip, "_mpy", 0) & 255,
        "build": getattr(chip, "_build", ""),
        "machine": getattr(chip, "_machine", ""),
        "block": flash[0],
        "blocks": flash[2],
        "free": flash[3],
        "config": text("/board.json"),
    }
    print(json.dumps(about))
    for root in roots:
        look(root)
