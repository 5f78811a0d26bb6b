"""CPython learns here what MicroPython has of its own: see tools/shims.py."""

from tools.shims import install

install()
