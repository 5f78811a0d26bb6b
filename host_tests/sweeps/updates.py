"""Run on MicroPython: the power goes at every step of the flash while an update is put in its place.

    updates.py UPDATE_PY UPDATE_BIN OLD NEW SEED SHARE

And again while it is finished at the next start: SHARE of these cuts, by chance. OLD and NEW are files of
JSON: the files of both versions, in text. Saved games lie beside them. Prints how many cuts were survived.
"""

import gc
import json
import os
import sys

import ramflash
from players import Chance

GAMES = {"/games/0001.m": b"the log of a match" * 90, "/games/0001.a": b"a slot"}

_WHOLE = 1000000


def write(files):
    for path, text in files.items():
        at = path.find("/", 1)
        while at > 0:
            try:
                os.mkdir(path[:at])
            except OSError:
                pass
            at = path.find("/", at + 1)
        with open(path, "wb") as file:
            file.write(text)


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


class Update:
    """What is put on a board, and what must come of it."""

    def __init__(self, source, packed, old, new):
        self.source = source
        self.old = old
        self.new = new
        self.files = {"/update.bin": packed, "/update.py": source.encode()}
        self.gone = [path for path in old if path not in new]

    def ready(self):
        """A flash with the old version, from which on the update counts."""
        flash = ramflash.made()
        with Root(flash):
            write(self.old)
            write(GAMES)
            write(self.files)
        return flash.blocks

    def run(self, blocks):
        """Start a board with it; the steps of the flash until the update is done."""
        flash = ramflash.RamFlash(blocks)
        steps = flash.noted()
        with Root(flash):
            self._check_games()
            assert read("/main.py") in (self.old["/main.py"], self.new["/main.py"])
            if "update.py" in os.listdir("/"):
                exec(self.source, {"print": lambda *words: None})
            self._check_games()
            assert [path for path in self.new if read(path) != self.new[path]] == []
            assert [path for path in self.gone if read(path) is not None] == []
            assert "update.py" not in os.listdir("/")
        return steps

    def _check_games(self):
        assert [path for path in GAMES if read(path) != GAMES[path]] == [], "saved games"


class Root:
    """A flash that is the whole file system while it is entered."""

    def __init__(self, flash):
        self.flash = flash

    def __enter__(self):
        ramflash.mount(self.flash, "/")
        os.chdir("/")

    def __exit__(self, *_):
        ramflash.unmount("/")


def main(update, packed, old, new, seed, share):
    with open(update) as file:
        source = file.read()
    with open(packed, "rb") as file:
        sent = file.read()
    with open(old) as file:
        before = {path: text.encode() for path, text in json.load(file).items()}
    with open(new) as file:
        after = {path: text.encode() for path, text in json.load(file).items()}
    gc.threshold(1 << 22)  # seldomer, and what is kept lies scattered over the heap
    chance = Chance(int(seed))
    ramflash.unmount("/")
    whole = Update(source, sent, before, after)
    start = whole.ready()
    cuts = again = 0
    for blocks, _, _ in ramflash.cuts(start, whole.run(start)):
        cuts += 1
        for blocks_again, _, _ in ramflash.cuts(blocks, whole.run(blocks)):
            if chance(_WHOLE) < float(share) * _WHOLE:
                again += 1
                whole.run(blocks_again)
    print("update: %d cuts, %d more while it was finished" % (cuts, again))


main(*sys.argv[1:])
