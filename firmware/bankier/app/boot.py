"""From power-on on: the program runs, and when it fails it is started again."""

import asyncio
import gc

from .main import App
from .visit import forget, visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..device.display import Display
    from ..device.power import Power
    from .parts import Parts
    from .ui import Ui

# Needed at the start only.
_ONCE = ("bankier.device.board", "bankier.device.boards", "bankier.device.bus", "bankier.device.wiring")
_TEND_S = 1
_OFTEN = 8192  # bytes between two collections: what is imported then lies close together


async def main() -> None:
    """Run the device; does not return."""
    parts: "Parts" = await visit("parts", "connected")
    forget(_ONCE)
    display, keys, power, store, sound, as_told = parts

    def chance() -> bytes:
        from ..device.entropy import seed  # only where the device deals

        return seed(keys.times())

    app = App(display, power.next, store, chance, sound, power)
    if not as_told:
        app.ui.notice(app.ui.say("error.board"))
    asyncio.create_task(_tend(display, power, app.ui))
    if keys.stuck():
        await visit("rescue", "held", app.ui, keys)
    while True:
        try:
            await app.run()
        except Exception as error:  # an interrupt is none, and ends it all
            gc.collect()  # what failed may have filled the memory
            try:
                await visit("rescue", "mishap", app.ui, app.settings, error)
            except MemoryError:
                app.ui.interrupt(app.ui.say("error.memory"))
                raise


async def _tend(display: "Display", power: "Power", ui: "Ui") -> None:
    """Look after what changes while nobody presses a key; a display may have been unplugged."""
    battery = power.battery
    gc.threshold(_OFTEN)  # the first picture is on the display
    while True:
        await asyncio.sleep(_TEND_S)
        try:
            power.tend(_TEND_S)
            display.tend()
            if battery and battery.warns():
                ui.interrupt(ui.say("battery.low", battery.level() or 0))
        except MemoryError:  # there may be more the next time
            gc.collect()
