"""From power-on on: the program runs, and when it fails it is started again."""

import asyncio
import gc

from .main import App
from .visit import forget, visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..device.display import Display
    from ..device.power import Power
    from .parts import Parts

# Needed at the start only.
_ONCE = ("bankier.device.board", "bankier.device.boards", "bankier.device.bus", "bankier.device.wiring")
_TEND_S = 1


async def main() -> None:
    """Run the device; does not return. BoardError if the board's file makes no sense."""
    parts: "Parts" = await visit("parts", "connected")
    for module in _ONCE:
        forget(module)
    display, power, store, chance, sound, stuck = parts
    if "back" in stuck or "push" in stuck:
        await visit("rescue", "safe_mode", display, power, store)
    while True:
        try:
            app: "Any" = App(display, power.next, store, chance, sound, power)
            tending = asyncio.create_task(_tend(display, power, app.ui))
            try:
                if stuck:
                    await visit("rescue", "name_stuck", app.ui, stuck)
                await app.run()
            finally:
                app = None
                tending.cancel()
        except Exception as error:  # an interrupt is none, and ends it all
            gc.collect()  # what failed may have filled the memory
            await visit("rescue", "mishap", display, power, store, error)


async def _tend(display: "Display", power: "Power", ui: "Any") -> None:
    """Look after what changes while nobody presses a key; a display may have been unplugged."""
    battery = power.battery
    while True:
        await asyncio.sleep(_TEND_S)
        power.tend(_TEND_S)
        display.tend()
        if battery and battery.warns():
            ui.interrupt(ui.say("battery.low", battery.level() or 0))
