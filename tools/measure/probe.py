"""The compiled firmware on MicroPython's unix port, fed with recorded keys; what each costs is printed.

    micropython -X heapsize=192K tools/measure/probe.py memory FIRMWARE SHIM KEYS STORE
    micropython -X heapsize=8M   tools/measure/probe.py traffic FIRMWARE SHIM KEYS STORE
    micropython -X heapsize=320K tools/measure/probe.py imports FIRMWARE SHIM NAMES STORE

It starts in a folder with a board.json, whose STORE is STORE for `memory` and /flash for `traffic`. KEYS is
a file with one byte for each event, NAMES one with the names of modules, FIRMWARE and SHIM are folders of
compiled modules, STORE is the folder of the saved games. Lines that it prints begin with

    imports BYTES        what imported modules take, without room for names
    shim BYTES           what is no part of the firmware: this file, the board of software
    asks KEY             another question is on the screen
    qstr ...             what MicroPython tells of the names it has met, before the firmware and with heaps
    heap BYTES NAMES     live bytes whenever a key is awaited, without room for names, and the modules that
                         are imported, if others
    key BUS GLYPHS BYTES ERASES PROGRAMS ERASES PROGRAMS
                         what an event cost: bytes to the display, glyphs drawn, bytes allocated, flash
                         blocks erased and pages programmed before the picture, and in all
"""

import gc
import os
import sys

import micropython
from counting import PAGE, Flash, Wire  # type: ignore[import-not-found]  # beside this file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_FLASH = "/flash"
_POOL = 10_000  # bytes that one of 640 names does not take, but one of 1280 does
_PAUSE_MS = 500  # between two keys: sounds come to their end


class Done(BaseException):
    """All keys have been pressed."""


class Probe:
    """Feeds the keys, and prints what there is to tell when the next one is awaited."""

    def __init__(self, keys: bytes, wire: Wire, flash: "Flash | None") -> None:
        self.keys = keys
        self.place = 0
        self.wire = wire
        self.flash = flash
        self.shim = 0
        self.glyphs = 0
        self.modules = 0
        self.before = (0, 0, 0, 0, 0)
        self.drawn = (0, 0)
        self.is_drawn = False

    def tell(self) -> None:
        """Tell about the time since the last key."""
        if self.flash:
            self._tell_cost()
        else:
            self._tell_heap()

    def next(self) -> int:
        """The next key. Raises Done."""
        if self.place == len(self.keys):
            raise Done
        code = self.keys[self.place]
        self.place += 1
        if self.flash:
            gc.enable()
            gc.collect()
            gc.disable()
            self.is_drawn = False
            self.before = self._counts()
        return code

    def shown(self) -> None:
        """The first picture since the key is on the display."""
        if self.flash and not self.is_drawn:
            self.is_drawn = True
            self.drawn = self.flash.erases, self.flash.programs

    def _counts(self) -> "tuple[int, int, int, int, int]":
        flash: "Any" = self.flash
        return self.wire.count, self.glyphs, gc.mem_alloc(), flash.erases, flash.programs

    def _tell_cost(self) -> None:
        now = self._counts()
        bus, glyphs, heap, erases, programs = self.before
        if self.place:
            early = (self.drawn[0] - erases, self.drawn[1] - programs) if self.is_drawn else (0, 0)
            print("key", now[0] - bus, now[1] - glyphs, now[2] - heap, end=" ")
            print(early[0], early[1], now[3] - erases, now[4] - programs)

    def _tell_heap(self) -> None:
        """The live bytes, less what is not the firmware's; the modules if they have changed."""
        imported = sum(hash(name) for name in sys.modules)
        names = ""
        if imported != self.modules:
            names = " ".join(name for name in sys.modules if name.startswith("bankier"))
        self.modules = imported
        micropython.qstr_info()
        print("heap", end=" ")
        gc.collect()
        live = gc.mem_alloc() - self.shim - len(names)
        print(live, names)


def _live() -> int:
    gc.collect()
    return gc.mem_alloc()


def _new_pool() -> None:
    """Fill the pools of names until a large new one is made, which the firmware has to itself.

    Each pool is twice as large as the one before, and which ones a board makes depends on how many names it
    meets: that is reckoned apart, for this file and the board of software bring names of their own.
    """
    number = 0
    before = now = _live()
    while now - before <= _POOL:
        before = now
        hasattr(gc, "name %d" % number)
        number += 1
        now = _live()


def _files(source: str, target: str) -> None:
    for name in os.listdir(source):
        with open(source + "/" + name, "rb") as file:
            data = file.read()
        with open(target + "/" + name, "wb") as file:
            file.write(data)


def main(what: str, firmware: str, shim: str, keys: str, store: str) -> None:
    """Run the firmware until all keys are pressed."""
    gc.threshold(8192)  # as boot does
    before = _live()
    import asyncio

    own = _live() - before  # the firmware imports it too, so it is not the shim's
    sys.path[:] = [".frozen", firmware, shim + "/tools/sim/board_shim", shim]
    import machine  # noqa: F401  # before the firmware asks for one

    from tools.sim.board_shim import circuit, passing

    with open(keys, "rb") as file:
        events = file.read()
    if what == "imports":
        _import(events.decode().split())
        return
    wire = Wire()
    circuit.board.module = wire
    flash = None
    if what == "traffic":
        flash = Flash()
        lfs = os.VfsLfs2  # type: ignore[attr-defined]  # on the unix port
        lfs.mkfs(flash, progsize=PAGE)
        os.mount(lfs(flash, progsize=PAGE), _FLASH)
        _files(store, _FLASH)
    passing.take_over()
    probe = Probe(events, wire, flash)
    if what == "memory":
        _new_pool()
    probe.shim = _live() - own
    print("shim", probe.shim)
    micropython.qstr_info()
    _attach(probe)
    from bankier.app import boot

    try:
        asyncio.run(boot.main())
    except Done:
        pass


def _import(names: "list[str]") -> None:
    """Tell what the modules of these names take, all others that they need included."""
    _new_pool()
    before = _live()
    for name in names:
        __import__(name)
    print("imports", _live() - before)


def _attach(probe: Probe) -> None:
    """Put the probe where keys are asked for, where the display is sent to, and where chance comes from."""
    from bankier.app import boot

    start: "Any" = boot  # all that is in memory from power-on is in this module
    start.Keys.next = _keys(probe)
    start.Display.show = _shows(probe, start.Display.show)
    start.Font.draw = _draws(probe, start.Font.draw)
    start.view_of = _views(start.view_of)
    start.App = _apps(start.App)


def _keys(probe: Probe) -> "Any":
    import asyncio

    async def following(_: "Any") -> int:
        probe.tell()
        await asyncio.sleep_ms(_PAUSE_MS)
        return probe.next()

    return following


def _shows(probe: Probe, show: "Any") -> "Any":
    def shown(display: "Any") -> "Any":
        done = show(display)
        probe.shown()
        return done

    return shown


def _draws(probe: Probe, draw: "Any") -> "Any":
    def drawn(font: "Any", fb: "Any", text: str, x: int, y: int, colour: int = 1) -> "Any":
        probe.glyphs += len(text)
        return draw(font, fb, text, x, y, colour)

    return drawn


def _views(view_of: "Any") -> "Any":
    def viewed(question: "Any", *more: "Any") -> "Any":
        print("asks", question.key)
        return view_of(question, *more)

    return viewed


def _apps(make: "Any") -> "Any":
    """The program, with seeds that are the same every time."""
    import hashlib

    seeds = [0]

    def app(display: "Any", next_event: "Any", folder: str, draw_seed: "Any", *rest: "Any") -> "Any":
        def entropy() -> bytes:
            draw_seed()  # as a board would
            seeds[0] += 1
            return bytes(hashlib.sha256(b"bankier bench %d" % (seeds[0] - 1)).digest())

        return make(display, next_event, folder, entropy, *rest)

    return app


main(*sys.argv[1:6])
