"""MicroPython's own module: on CPython its promises cost and do nothing."""

from typing import TypeVar

_T = TypeVar("_T")


def const(value: _T) -> _T:
    """The value itself; MicroPython's compiler puts it wherever the name stands."""
    return value
