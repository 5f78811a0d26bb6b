"""The device starts here."""

import asyncio
import gc
import os

gc.threshold(32768)  # seldom until the device is up, for it takes time; often from then on: see boot

if "update.py" in os.listdir("/"):  # the power went during an update: it is brought to its end first
    __import__("update")
    __import__("machine").soft_reset()

from bankier.app.boot import main  # noqa: E402  # only now can it be found

asyncio.run(main())
