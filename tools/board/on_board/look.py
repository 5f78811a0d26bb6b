"""Say what is on a board: one line of JSON about it, then a line for each file, with hash and size.

The computer puts a line after it that calls report().
"""

import binascii
import hashlib
import json
import os
import sys

PIECE = 512
FOLDER = 0x4000
ROM = "/rom"  # is in another part of the flash


def text(path: str) -> "str | None":
    """A text file, or None."""
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return None


def look(path: str, roots: "tuple[str, ...]") -> None:
    """Print the files of a folder, or a file; with their hash where that is asked for, else with a dash."""
    if path == ROM:
        return
    if os.stat(path or "/")[0] & FOLDER:
        for name in sorted(os.listdir(path or "/")):
            look(path + "/" + name, roots)
        return
    wanted = any(path == root or path.startswith(root + "/") for root in roots)
    print(hash_of(path) if wanted else "-", os.stat(path)[6], path)


def hash_of(path: str) -> str:
    """The SHA-256 of a file, in hex."""
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            digest.update(piece)
            piece = file.read(PIECE)
    return binascii.hexlify(digest.digest()).decode()


def report(roots: "tuple[str, ...]") -> None:
    """Print it all, with the hashes of the files in these folders, or of these paths."""
    chip = sys.implementation
    about = {
        "version": chip.version[:3],
        "mpy": getattr(chip, "_mpy", 0) & 255,
        "build": getattr(chip, "_build", ""),
        "machine": getattr(chip, "_machine", ""),
        "blocks": os.statvfs("/")[2],
        "config": text("/board.json"),
    }
    print(json.dumps(about))
    look("", roots)
