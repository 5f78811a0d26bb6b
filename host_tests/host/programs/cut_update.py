"""Run on MicroPython by test_flash_cut.py: cut the power at every step of the flash while update.py runs.

    cut_update.py UPDATE_PY UPDATE_BIN OLD NEW

OLD and NEW are lines of JSON: the files of both versions, in text. Prints how many cuts were survived.
"""

import json
import os
import sys

import vfs  # type: ignore[import-not-found]  # of MicroPython only

BLOCK = 4096
BLOCKS = 64


class Cut(Exception):
    """The power is gone."""


class Flash:
    """A flash in memory. After so many steps it is dead; the step at which it dies is only half done."""

    def __init__(self, memory, steps):
        self.memory = memory
        self.steps = steps
        self.dead = False

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.memory[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self.change(block * BLOCK + offset, buffer)

    def ioctl(self, operation, block):
        if operation == 6:
            self.change(block * BLOCK, b"\xff" * BLOCK)
        return {4: BLOCKS, 5: BLOCK, 6: 0}.get(operation)

    def change(self, at, data):
        if self.dead:
            raise Cut
        self.steps -= 1
        if self.steps == 0:
            self.dead = True
            data = data[: len(data) // 2]
        self.memory[at : at + len(data)] = data
        if self.dead:
            raise Cut


def mounted(flash):
    system = vfs.VfsLfs2(flash, progsize=256)
    vfs.mount(system, "/")
    os.chdir("/")


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


def holds(files):
    return all(read(path) == text for path, text in files.items())


def silent(*words):
    pass


def run(source):
    exec(source, {"print": silent})


def main(update, packed, old, new):
    with open(update) as file:
        source = file.read()
    with open(packed, "rb") as file:
        sent = file.read()
    with open(old) as file:
        old = {path: text.encode() for path, text in json.load(file).items()}
    with open(new) as file:
        new = {path: text.encode() for path, text in json.load(file).items()}
    gone = [path for path in old if path not in new]
    vfs.umount("/")
    start = bytearray(b"\xff" * (BLOCKS * BLOCK))
    vfs.VfsLfs2.mkfs(Flash(start, -1), progsize=256)
    mounted(Flash(start, -1))
    write(old)
    write({"/update.bin": sent, "/update.py": source.encode()})
    vfs.umount("/")
    dead = []  # kept, or what they still have open would be written when they are collected
    cuts = 0
    while True:
        memory = bytearray(start)
        flash = Flash(memory, cuts + 1)
        mounted(flash)
        try:
            run(source)
        except (Cut, OSError):
            pass
        dead.append(flash)
        vfs.umount("/")
        if not flash.dead:
            break
        cuts += 1
        mounted(Flash(memory, -1))
        assert read("/main.py") in (old["/main.py"], new["/main.py"]), cuts
        if "update.py" in os.listdir("/"):
            run(source)
        assert holds(new), cuts
        assert [path for path in gone if read(path) is not None] == [], cuts
        assert "update.py" not in os.listdir("/"), cuts
        vfs.umount("/")
    print(cuts, "cuts")


main(*sys.argv[1:])
