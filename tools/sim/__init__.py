"""The simulator: a board made of software, the displays it can have, and hands to press its keys."""

import sys

if sys.implementation.name != "micropython":
    from tools.shims import install

    install()  # the firmware's modules, and what CPython lacks of MicroPython
