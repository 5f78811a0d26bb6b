"""MicroPython's own module: on CPython its promises cost and do nothing."""

from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar("_T")


def const(value: _T) -> _T:
    """The value itself; MicroPython's compiler puts it wherever the name stands."""
    return value


def native(function: _T) -> _T:
    """The function itself; MicroPython compiles it to machine code."""
    return function


viper = native


def schedule(function: Callable[[Any], object], argument: Any) -> None:
    """Call the function with the argument at once; MicroPython calls it soon, outside an interrupt."""
    function(argument)


def alloc_emergency_exception_buf(size: int) -> None:
    """Nothing: CPython can always make an exception."""
