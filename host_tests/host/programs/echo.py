"""A firmware for tests of the simulator: it shows the keys that are pressed, and counts its starts."""

import asyncio
import os

import machine  # type: ignore[import-not-found]  # of the board only

from bankier.device import board as boards
from bankier.device.bus import connect
from bankier.device.buzzer import Buzzer
from bankier.device.display import Display
from bankier.device.keys import Keys
from bankier.screen.canvas import Canvas
from bankier.screen.events import DOWN, RANK, UP, event, kind_of, value_of

NAMES = ("", "LEFT", "RIGHT", "OK", "BACK", "MENU", "DOWN", "UP", "RANK", "JOKER")


def starts(store: str) -> int:
    """Count this start in the folder of saved games; how many there were."""
    try:
        os.mkdir(store)
    except OSError:
        pass
    with open(store + "/starts", "a+") as file:
        file.write("x")
        file.seek(0)
        return len(file.read())


async def main() -> None:
    """Show key after key and write each down; the queen ends it, the jack begins anew."""
    board = boards.load()
    display = Display(connect(board), board.display, board.flip)
    keys = Keys(board)
    sound = Buzzer(board.buzzer)
    canvas = Canvas(display.buffer)
    asyncio.create_task(tend(display))
    print("stuck:", keys.stuck())
    count = starts(board.store)
    told = "Welkom"
    while True:
        canvas.clear()
        canvas.text(canvas.small, "Start %d, %s" % (count, board.name), 0, 0)
        canvas.bar(12, 12)
        canvas.text(canvas.small, "donker op licht", 3, 12, 0)
        canvas.text(canvas.table, told, 4, 24)
        canvas.text(canvas.big, "K\u2660", 86, 40)
        display.show()
        code = await keys.next()
        if kind_of(code) not in (DOWN, UP):
            sound.tick()
            told = "%s %d" % (NAMES[kind_of(code)], value_of(code))
            with open(board.store + "/told", "a") as file:
                file.write(told + "\n")
        if code == event(RANK, 12):
            raise ValueError("the end")
        if code == event(RANK, 11):
            machine.reset()


async def tend(display: Display) -> None:
    """Keep an eye on the display."""
    while True:
        await asyncio.sleep_ms(1000)  # type: ignore[attr-defined]
        display.tend()


asyncio.run(main())
