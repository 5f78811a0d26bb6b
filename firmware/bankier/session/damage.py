"""What the flash has not kept whole gets another name, so that nothing is written over it."""

import os

from micropython import const

from .store import exists

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PIECE = const(256)
_ALL = const(1 << 20)  # bytes: more than a flash has


def set_aside(path: str) -> str:
    """Give a file, if there is one, a name under which nothing looks for it; this name, or "". OSError."""
    if not exists(path):
        return ""
    name = _free(path + ".bad")
    os.rename(path, name)
    return name


def cut_off(path: str, end: int) -> None:
    """Move what a file has from a place on to a new one with the ending .lost. OSError: it is there yet."""
    whole = path + ".new"
    with open(path, "rb") as file:
        _copy(file, whole, end)
        _copy(file, _free(path[:-1] + "lost"), _ALL)
    os.rename(whole, path)


def _free(path: str) -> str:
    """The path, with a number behind it if there is such a file already."""
    name, number = path, 1
    while exists(name):
        number += 1
        name = path + "%d" % number
    return name


def _copy(file: "Any", path: str, size: int) -> None:
    """Copy the next bytes of an open file, at most so many, to another."""
    with open(path, "wb") as other:
        while size:
            piece = file.read(min(size, _PIECE))
            if not piece:
                return
            other.write(piece)
            size -= len(piece)
