"""A board made of software: its ``machine`` module, its pins and its clock. Everything else is the firmware.

Runs on MicroPython and on CPython. A process holds one board: the pins in ``circuit.board``, the time in
``passing.time``.
"""
