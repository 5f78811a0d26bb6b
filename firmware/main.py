"""The device starts here."""

import asyncio

from bankier.app.boot import main

asyncio.run(main())
