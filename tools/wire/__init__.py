"""The headless protocol: a match over lines of JSON. Runs on CPython and on MicroPython.

docs/protocol.md describes every line; `python -m tools.headless --help` how it is started.
"""
