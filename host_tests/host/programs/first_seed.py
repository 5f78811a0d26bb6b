"""A firmware for tests: it draws one seed, as early as a board can, and writes it to the console."""

import asyncio

from bankier.app.parts import connected
from bankier.device.entropy import seed


async def main() -> None:
    """Draw, tell, and do nothing more."""
    parts = await connected()
    times = parts[1].times()
    print("times", times)
    print("seed", "".join(["%02x" % byte for byte in seed(times)]))
    while True:
        await asyncio.sleep(1)


asyncio.run(main())
