"""The device's own program, with a question that fails while the folder of the saved games has a file `fail`.

The text in the file is what it says. "MemoryError" fails for want of memory.
"""

import asyncio
import gc
import os

gc.threshold(8192)  # type: ignore[attr-defined]  # as boot does

from bankier.app import boot, ui  # noqa: E402  # only now is it found

ask = ui.Ui.ask


async def failing(self, question, *more, **named):
    """Ask, or fail."""
    folder = os.getenv("BANKIER_STORE") or "games"
    if "fail" in os.listdir(folder):
        with open(folder + "/fail") as file:
            text = file.read()
        if text == "MemoryError":
            raise MemoryError
        raise ValueError(text)
    return await ask(self, question, *more, **named)


ui.Ui.ask = failing  # type: ignore[method-assign]
asyncio.run(boot.main())
