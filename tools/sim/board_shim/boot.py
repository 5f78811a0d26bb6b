"""Switch the simulated board on: run firmware/main.py with the board's own ``machine`` and clock.

    micropython -X heapsize=192K tools/sim/board_shim/boot.py

The simulator starts this, in a folder with a ``board.json``, and says in the environment where things are:
BANKIER_PATH, the folders to look for modules in; BANKIER_MAIN, the main.py; BANKIER_WIRES, the two pipes,
the display's address and its status; BANKIER_CLOSED, the contacts that are closed already, two pins each.
It runs on CPython too.
"""

import os
import sys

folders = (os.getenv("BANKIER_PATH") or "").split(":")
on_micropython = sys.implementation.name == "micropython"
sys.path[:0] = folders

from tools.sim.board_shim import circuit, passing, wires  # noqa: E402  # only now is it found

words = [int(word) for word in (os.getenv("BANKIER_WIRES") or "").split()]
orders = open("/dev/fd/%d" % words[0], "rb", buffering=0)  # noqa: SIM115  # open till the end
reports = open("/dev/fd/%d" % words[1], "wb", buffering=0)  # noqa: SIM115  # open till the end

wires.Wires(orders, reports, (words[2], words[3], words[4])).attach()
ends = [int(word) for word in (os.getenv("BANKIER_CLOSED") or "").split()]
for place in range(0, len(ends), 2):
    circuit.board.close((ends[place], ends[place + 1]))
passing.take_over()
if not on_micropython:
    import asyncio

    asyncio.events.new_event_loop = passing.Loop

with open(os.getenv("BANKIER_MAIN") or "main.py") as file:
    source = file.read()
exec(source, {"__name__": "__main__"})
