"""What may happen to the files of a folder, by chance."""

import os

from oldest import write_match

NEWER = 99  # a format that is not known yet


class Folder:
    """The files of a folder, by name."""

    def __init__(self, path, chance):
        self.path = path
        self.chance = chance

    def names(self):
        return sorted(os.listdir(self.path))

    def any_of(self, names):
        return names[self.chance(len(names))]

    def read(self, name):
        with open(self.path + "/" + name, "rb") as file:
            return file.read()

    def write(self, name, data):
        with open(self.path + "/" + name, "wb") as file:
            file.write(data)

    def all(self):
        """Name and bytes of each."""
        return {name: self.read(name) for name in self.names()}


def flip(folder):
    """A few bits of a file."""
    name = folder.any_of(folder.names())
    data = bytearray(folder.read(name))
    for _ in range(1 + folder.chance(3)):
        data[folder.chance(len(data))] ^= 1 << folder.chance(8)
    folder.write(name, data)


def truncate(folder):
    """The end of a file is missing."""
    name = folder.any_of(folder.names())
    data = folder.read(name)
    folder.write(name, data[: folder.chance(len(data))])


def swap(folder):
    """Two files have each other's name."""
    one, other = folder.any_of(folder.names()), folder.any_of(folder.names())
    data = folder.read(one)
    folder.write(one, folder.read(other))
    folder.write(other, data)


def double(folder):
    """A file is found in the place of another one too."""
    folder.write(folder.any_of(folder.names()), folder.read(folder.any_of(folder.names())))


def newer(folder):
    """A match is of a format that is not known yet."""
    name = folder.any_of([name for name in folder.names() if name.endswith(".m")])
    write_match(folder.path + "/" + name[:-2], NEWER)


def lose(folder):
    """A file is gone."""
    os.remove(folder.path + "/" + folder.any_of(folder.names()))


def lose_all(folder):
    """The file system had to be made anew."""
    for name in folder.names():
        os.remove(folder.path + "/" + name)


HARM = (flip,) * 8 + (truncate,) * 4 + (swap, swap, double, double, newer, lose, lose_all)
