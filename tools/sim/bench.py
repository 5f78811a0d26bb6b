"""A simulated board in the process of a test, on CPython and on MicroPython.

    with Bench() as bench:
        bench.start(main())     # the firmware's own coroutine, or another
        bench.press("ok")
        assert bench.pixels() ...

Import this before anything asks for ``machine``.
"""

import asyncio
import sys

from tools.sim.board_shim import circuit, passing
from tools.sim.hands import Hands
from tools.sim.panel import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from typing_extensions import Self

    from tools.sim.hands import Contact

_SHIM = __file__.rsplit("/", 1)[0] + "/board_shim"
_ON_MICROPYTHON = sys.implementation.name == "micropython"


class Bench(Hands):
    """A board on which a test runs a coroutine.

    panel: its display. board: its pins. time: its clock.
    """

    def __init__(self, model: str = "ssd1306") -> None:
        if _SHIM not in sys.path:
            sys.path.insert(0, _SHIM)  # here is the `machine` that the firmware finds
        self.time = passing.start_anew()
        self.board = circuit.start_anew()
        self.panel = Panel(model)
        self.board.module = self.panel
        passing.take_over()
        self._failure: "BaseException | None" = None
        self._tasks: "list[Any]" = []
        self._loop: "Any" = None if _ON_MICROPYTHON else passing.Loop()

    def __enter__(self) -> "Self":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop what runs and give the clock back."""
        for task in self._tasks:
            task.cancel()
        if _ON_MICROPYTHON:
            asyncio.new_event_loop()
        else:
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()
        passing.give_back()

    def start(self, program: "Coroutine[Any, Any, Any]") -> None:
        """Run the coroutine from now on, whenever time passes."""
        guarded = self._guard(program)
        self._tasks.append(
            asyncio.create_task(guarded) if _ON_MICROPYTHON else self._loop.create_task(guarded)
        )
        self.run(1)

    def run(self, milliseconds: int) -> None:
        """Let time pass. An exception that ended the coroutine is raised here."""
        pause = _sleep(milliseconds)
        if _ON_MICROPYTHON:
            asyncio.run(pause)
        else:
            self._loop.run_until_complete(pause)
        if self._failure:
            failure, self._failure = self._failure, None
            raise failure

    def contact(self, ends: "Contact", closed: bool) -> None:
        """Close or open a contact at this moment."""
        self._switch((ends, closed))

    def contact_later(self, milliseconds: int, ends: "Contact", closed: bool) -> None:
        """Close or open a contact in so many milliseconds, whatever the firmware does then."""
        self.time.at(self.time.now + milliseconds * 1000, self._switch, (ends, closed))

    def _switch(self, what: "tuple[Contact, bool]") -> None:
        ends, closed = what
        if closed:
            self.board.close(ends)
        else:
            self.board.open(ends)

    def traffic(self) -> int:
        """The bytes that have come over the display's bus so far."""
        return self.panel.bus_bytes

    def pixels(self) -> bytearray:
        """What is seen on the display: 1024 bytes as in framebuf.MONO_VLSB."""
        return self.panel.pixels()

    async def _guard(self, program: "Coroutine[Any, Any, Any]") -> None:
        try:
            await program
        except Exception as error:  # it goes to whoever lets time pass
            self._failure = error


async def _sleep(milliseconds: int) -> None:
    await asyncio.sleep_ms(milliseconds)  # type: ignore[attr-defined]  # of MicroPython, and of tools/shims.py
