"""CPython learns here what MicroPython has of its own: see tools/shims.py."""

import pytest

from tools.shims import install

install()


def pytest_collection_modifyitems(items: "list[pytest.Item]") -> None:
    """What is reached of rules and session is noted for the core tests only: it doubles the time of the others."""
    for item in items:
        if item.path.parent.name != "core":
            item.add_marker("no_cover")
