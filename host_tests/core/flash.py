"""A flash in memory for tests: files that can be looked at, damaged, filled up, and cut off in mid-write.

with Flash() as flash:
    match = begin("m", ...)     # whatever the session stores goes into flash.files
"""

from bankier.session import damage as session_damage
from bankier.session import store as session_store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

store: "Any" = session_store
damage: "Any" = session_damage


class PowerCut(Exception):
    """The power is gone, in the middle of writing."""


class Flash:
    """While it is entered, the session keeps its files in `files`: bytearrays by path.

    power -- how many bytes can still be written before the power goes, None for any number;
    room -- how many bytes all files together may have, None for any number;
    spare -- memory kept free from the start for one file that grows large: a small heap is soon in pieces.
    """

    def __init__(self, spare=0):
        self.spare = bytearray(spare)
        self.files = {}
        self.power = None
        self.room = None
        self.written = 0

    def __enter__(self):
        self._os = store.os
        for module in (store, damage):
            module.os = self
            module.open = self.open
        return self

    def __exit__(self, *_):
        for module in (store, damage):
            module.os = self._os
            del module.open

    def copy(self):
        """All files as they are now, for back()."""
        return {path: bytes(data) for path, data in self.files.items()}

    def back(self, files):
        """Make the files what they were at copy(), with the power on again."""
        self.files = {path: bytearray(data) for path, data in files.items()}
        self.power = None

    # What the session uses of `os` and `open`

    def stat(self, path):
        if path not in self.files:
            raise OSError(2)
        return len(self.files[path])

    def remove(self, path):
        self.stat(path)
        del self.files[path]

    def rename(self, old, new):
        self.stat(old)
        self._check_power()
        self.files[new] = self.files.pop(old)

    def open(self, path, mode):
        if mode == "wb":
            self._check_power()
            self.files[path] = bytearray()
        self.stat(path)
        return _File(self, self.files[path])

    def add(self, data, place, new):
        """Write to a file's bytes at a place, as far as power and room go."""
        self.written += len(new)
        if self.room is not None and sum(map(len, self.files.values())) + len(new) > self.room:
            raise OSError(28)
        whole = self.power is None or len(new) <= self.power
        if not whole:
            new = new[: self.power]
        if place < len(data):
            data[place : place + len(new)] = new
        else:
            try:
                data.extend(new)
            except MemoryError:
                self.spare = bytearray()
                data.extend(new)
        if self.power is not None:
            self.power -= len(new)
        if not whole:
            raise PowerCut()

    def _check_power(self):
        if self.power is not None and self.power <= 0:
            raise PowerCut()


class _File:
    """An open file, as far as the session uses one."""

    def __init__(self, flash, data):
        self.flash = flash
        self.data = data
        self.place = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.data = None

    def seek(self, place, whence=0):
        self.place = place + (len(self.data) if whence == 2 else 0)
        return self.place

    def read(self, size):
        piece = bytes(self.data[self.place : self.place + size])
        self.place += len(piece)
        return piece

    def write(self, new):
        self.flash.add(self.data, self.place, new)
        self.place += len(new)


def cut_short(flash, power, write, data):
    """Write with power for so many bytes; whether it came to its end."""
    flash.power = power
    try:
        write(data)
    except PowerCut:
        return False
    finally:
        flash.power = None
    return True
