"""The device in a terminal: its display in characters, the keyboard as its keys."""

import curses
import locale
import os
import time
from collections.abc import Callable

from tools.sim import braille
from tools.sim.device import Device

_TICK_MS = 10
_MOST_MS = 100  # of the device's time at once: after a pause of the terminal it does not catch up
_PRESS_MS = 40
_LONG_MS = 700

LEGEND = (
    "left, right  arrows           keypad A 2-9 10 J Q K  a 2-9 0 j q k",
    "OK           Enter            its OK, back and menu  o u n",
    "back         Backspace        its OK long: joker     *",
    "menu         m (OK long)      the display's plug     p",
    "hold OK      Space, twice     the power: c           leave: Esc or x",
)
_SMALL_LEGEND = (
    "arrows Enter Backspace m:menu Space:hold OK",
    "a 2-9 0 j q k *:joker p:plug c:power Esc:leave",
)

_KEYPAD = {**{key: key for key in "23456789"}, "a": "A", "0": "10", "j": "J", "q": "Q", "k": "K"}
_KEYPAD.update({"o": "pad-ok", "u": "pad-back", "n": "menu"})

_ESCAPE = "\x1b"
_ARROWS: dict[str | int, int] = {
    "A": curses.KEY_UP,
    "B": curses.KEY_DOWN,
    "C": curses.KEY_RIGHT,
    "D": curses.KEY_LEFT,
}


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Terminal:
    """A device, and the terminal it is shown in."""

    def __init__(self, device: Device, encoder: bool) -> None:
        self._device = device
        self._held = False
        self._shown: tuple[object, ...] = ()
        press: dict[str | int, Callable[[], None]] = {}
        for code in (curses.KEY_LEFT, curses.KEY_UP):
            press[code] = (lambda: device.turn(-1)) if encoder else self._presser("left")
        for code in (curses.KEY_RIGHT, curses.KEY_DOWN):
            press[code] = (lambda: device.turn(1)) if encoder else self._presser("right")
        self._ok = "push" if encoder else "ok"
        for enter in ("\n", "\r", curses.KEY_ENTER):
            press[enter] = self._presser(self._ok)
        for back in ("\b", "\x7f", curses.KEY_BACKSPACE):
            press[back] = self._push_twice if encoder else self._presser("back")
        for character, key in _KEYPAD.items():
            press[character] = self._presser(key)
        press["m"] = lambda: device.hold(self._ok, _LONG_MS)
        press["*"] = lambda: device.hold("pad-ok", _LONG_MS)
        press[" "] = self._hold
        press["p"] = lambda: device.plug(not device.panel.plugged)
        press["c"] = self._power
        press[_ESCAPE] = press["x"] = self._leave
        self._press = press

    def run(self) -> None:
        """Show the device until somebody leaves. Raises Stopped when the firmware comes to an end."""
        _speak_utf8()
        if hasattr(curses, "set_escdelay"):
            curses.set_escdelay(25)
        try:
            curses.wrapper(self._loop)
        except (Leave, KeyboardInterrupt):
            return

    def _loop(self, screen: curses.window) -> None:
        try:
            curses.curs_set(0)
        except curses.error:  # some terminals cannot hide it
            pass
        screen.timeout(_TICK_MS)
        before = time.monotonic()
        while True:
            self._type(_typed(screen))
            now = time.monotonic()
            milliseconds = min(_MOST_MS, int((now - before) * 1000))
            if milliseconds:
                before = now
                self._device.run(milliseconds)
            self._draw(screen)

    def _type(self, key: str | int) -> None:
        """Do what a key of the keyboard means; one that means nothing does nothing."""
        if isinstance(key, str):
            key = key.lower()
        action = self._press.get(key)
        if action:
            action()

    def _presser(self, key: str) -> Callable[[], None]:
        def press() -> None:
            self._device.hold(key, _PRESS_MS)
            self._device.run(_PRESS_MS)

        return press

    def _push_twice(self) -> None:
        for _ in range(2):
            self._device.hold("push", _PRESS_MS)
            self._device.run(_PRESS_MS)

    def _hold(self) -> None:
        self._held = not self._held
        (self._device.down if self._held else self._device.up)(self._ok)

    def _power(self) -> None:
        if self._held:
            self._hold()  # nobody holds a key while the plug is pulled and put back
        if self._device.is_on:
            self._device.cut_power()
        else:
            self._device.power_on()

    def _leave(self) -> None:
        raise Leave

    def _state(self) -> str:
        """What cannot be seen on the display, in a line."""
        if not self._device.is_on:
            return "The power is off; c gives it back."
        words = []
        if not self._device.panel.plugged:
            words.append("The display is unplugged.")
        if self._held:
            words.append("OK is held down.")
        console = self._device.console.strip().splitlines()
        return " ".join(words + console[-1:])

    def _draw(self, screen: curses.window) -> None:
        """Draw what is new; everything, after a change of size."""
        rows, columns = _size(screen)
        pixels = self._device.pixels()
        state = self._state()
        if (rows, columns, pixels, state) == self._shown:
            return
        if (rows, columns) != self._shown[:2]:
            screen.clear()
        self._shown = (rows, columns, pixels, state)
        screen.erase()
        for y, line in enumerate(layout(pixels, state, rows, columns)):
            try:
                screen.addstr(y, 0, line)
            except curses.error:  # the last character of the last line moves the cursor out
                pass
        screen.refresh()


def _size(screen: curses.window) -> tuple[int, int]:
    """Rows and columns of the terminal now; curses by itself would believe LINES and COLUMNS for ever."""
    columns, rows = os.get_terminal_size()
    if columns and rows and curses.is_term_resized(rows, columns):
        curses.resizeterm(rows, columns)
    return screen.getmaxyx()


def _typed(screen: curses.window) -> str | int:
    """What was typed, "" for nothing; arrows also where the terminal sends others than curses expects."""
    key = _next(screen)
    if key != _ESCAPE:
        return key
    screen.timeout(0)
    more = _next(screen)
    arrow = _next(screen) if more in ("[", "O") else ""
    screen.timeout(_TICK_MS)
    if more == "":
        return _ESCAPE
    return _ARROWS.get(arrow, "")


def _next(screen: curses.window) -> str | int:
    try:
        return screen.get_wch()
    except curses.error:  # nothing was typed
        return ""


def layout(pixels: bytes, state: str, rows: int, columns: int) -> list[str]:
    """The lines to show in a terminal of that size: the display as large as it fits, and a legend."""
    if columns >= 130 and rows >= 34 + len(LEGEND):
        lines = _framed(braille.blocks(pixels))
    elif columns >= 66 and rows >= 18:
        lines = _framed(braille.lines(pixels))
    elif columns >= 64 and rows >= 16:
        lines = braille.lines(pixels)
    else:
        complaint = (f"Too small: 64 x 16 is needed, this is {columns} x {rows}.", "Esc leaves.")
        return [line[:columns] for line in complaint[:rows]]
    legend = LEGEND if columns >= max(len(line) for line in LEGEND) else _SMALL_LEGEND
    lines += [state, *legend]
    return [line[:columns] for line in lines[:rows]]


def _framed(lines: list[str]) -> list[str]:
    edge = "─" * len(lines[0])
    return [f"┌{edge}┐", *(f"│{line}│" for line in lines), f"└{edge}┘"]


def _speak_utf8() -> None:
    """Have curses write UTF-8, where the PC can."""
    for name in ("", "C.UTF-8", "en_US.UTF-8"):
        try:
            locale.setlocale(locale.LC_CTYPE, name)
        except locale.Error:
            continue
        if locale.nl_langinfo(locale.CODESET).upper() == "UTF-8":
            return
