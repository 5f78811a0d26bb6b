"""For tests of the tools that talk to boards: a small firmware, and a virtual board to put it on."""

import pytest

from tools.board import tree
from tools.vboard import VirtualBoard, possible

needs_micropython = pytest.mark.skipif(not possible(), reason="there is no MicroPython for this machine")

MAIN = """
import os
if "update.py" in os.listdir("/"):
    __import__("update")
    __import__("machine").soft_reset()
from bankier import a, b
from bankier.c import c
print("Bankier", "%s on a board" % a.V if a.V == b.V == c.V == %r else "mixed")
import time
while True:
    time.sleep(1)
"""


def small(version, gone=()):
    """The files of a firmware of a few modules that says hello only if all are of this version."""
    files = {f"/bankier/{name}.py": f"V = {version!r}\n".encode() for name in ("a", "b", "c/c")}
    files["/bankier/__init__.py"] = b""
    files["/bankier/c/__init__.py"] = b"# large\n" * 500
    if version == "1":
        files["/bankier/old/only_in_1.py"] = b"V = 1\n"
    else:
        files["/bankier/new/only_in_2.py"] = b"V = 2\n" * 500
    files["/main.py"] = MAIN.replace("%r", repr(version)).encode()
    return {path: data for path, data in files.items() if path not in gone}


def use(monkeypatch, version, files=None):
    """Have `make flash` install this instead of the real firmware."""
    monkeypatch.setattr(tree, "compiled", lambda words, board: dict(files or small(version)))
    monkeypatch.setattr(tree, "version", lambda: version)


def board(tmp_path, **chip):
    """A virtual board with a flash in this folder; the same flash when it is called again."""
    return VirtualBoard(tmp_path / "flash.bin", **chip)
