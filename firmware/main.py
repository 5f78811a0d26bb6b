"""The device starts here."""

import asyncio
import gc

gc.threshold(8192)  # collect often: what is imported then lies close together, and leaves room for buffers

from bankier.app.boot import main  # noqa: E402

asyncio.run(main())
