"""A Pico's flash in memory, that remembers each step: what it held when the power went can be made of them.

A cut at a step leaves what all the steps before have made of the flash, and of that step nothing or the half.
What the program does afterwards never gets there, so nothing has to be killed: see docs/promises.md.
"""

import vfs as files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

vfs: "Any" = files  # its stubs know no flash but a board's

BLOCK = 4096
BLOCKS = 352
_PROGRAM = 256
_KEPT = 16
_mounted: "list[object]" = []  # files that were left open are closed when they are collected, and need theirs

_ERASED = b"\xff" * BLOCK


class RamFlash:
    """Blocks of flash, None where erased.

    steps -- since noted() was called: block, place and bytes of each program, no bytes for an erase, and what
    `now` was; None when they are not wanted. now -- set it to what belongs to the steps that follow.
    """

    def __init__(self, blocks=None):
        self.blocks = [None] * BLOCKS if blocks is None else list(blocks)
        self.steps = None
        self.now = None

    def noted(self):
        """Begin to note the steps, in a list that is returned too."""
        self.steps = []
        return self.steps

    def readblocks(self, block, buffer, offset=0):
        buffer[:] = (self.blocks[block] or _ERASED)[offset : offset + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self._step((block, offset, bytes(buffer), self.now))

    def ioctl(self, operation, block):
        if operation == 6:
            self._step((block, 0, b"", self.now))
        return {4: BLOCKS, 5: BLOCK, 6: 0}.get(operation)

    def _step(self, step):
        if self.steps is not None:
            self.steps.append(step)
        take(self.blocks, step)


def take(blocks, step, torn=False):
    """Do a step to blocks, or the first half of it."""
    number, place, data, _ = step
    old = blocks[number]
    if not data:
        blocks[number] = _ERASED[: BLOCK // 2] + old[BLOCK // 2 :] if torn and old else None
        return
    if torn:
        data = data[: len(data) // 2]
    old = old or _ERASED
    assert old[place : place + len(data)] == _ERASED[: len(data)], "flash is programmed that was not erased"
    blocks[number] = old[:place] + data + old[place + len(data) :]


def made():
    """A flash with an empty file system."""
    flash = RamFlash()
    vfs.VfsLfs2.mkfs(flash, progsize=_PROGRAM)
    return flash


def mount(flash, at):
    """Make it the files under a path."""
    system = vfs.VfsLfs2(flash, progsize=_PROGRAM)
    _mounted.append(system)
    _mounted[:] = _mounted[-_KEPT:]
    vfs.mount(system, at)


def unmount(at):
    vfs.umount(at)


def cuts(blocks, steps):
    """Every flash that a cut can leave: its blocks, the number of the step that was cut, whether it is torn.

    The blocks belong to the one who asks.
    """
    blocks = list(blocks)
    for number, step in enumerate(steps):
        yield list(blocks), number, False
        torn = list(blocks)
        take(torn, step, True)
        yield torn, number, True
        take(blocks, step)
