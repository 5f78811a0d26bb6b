"""CPython learns here what MicroPython has of its own: see tools/shims.py."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from tools.shims import install

install()


@pytest.fixture(autouse=True)
def modules_stay() -> Iterator[None]:
    """Modules that the device has dropped to save memory are the same again for the next test."""
    _back()
    yield
    _back()


_FIRST: "dict[str, ModuleType]" = {}


def _back() -> None:
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith("bankier."):
            _FIRST.setdefault(name, module)
    for name, module in _FIRST.items():
        if sys.modules.get(name) is not module:
            sys.modules[name] = module
            package, _, short = name.rpartition(".")
            if package:
                setattr(_FIRST[package], short, module)
