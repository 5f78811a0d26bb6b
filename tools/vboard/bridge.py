"""Between two terminals: the serial port that the host sees, and the one that MicroPython's unix port has.

The unix port differs from a board in three things, and this makes up for them: a soft reset ends its
process, so a new one is started, and gets what the old one did not read; it does not look for ^C while a
program runs, so ^C becomes a signal then; and what is typed before a program ends is for the REPL after it,
in whatever mode, so that is kept back until it can be read.
"""

import os
import re
import select
import time
from collections.abc import Callable

from tools.vboard.process import Process

INTERRUPT = b"\x03"
RAW, FRIENDLY, END, RETURN = 1, 2, 4, 13  # ^A, ^B, ^D

_STARTED = b"\x1e"  # what shim.py prints
_PASTE = b"\x05A"  # and ^A: how a program is sent, in the raw REPL as it is
_BANNER = b"raw REPL; CTRL-B to exit\r\n"
_SOFT_RESET = b"MPY: soft reboot\r\n"
_TICK = 0.002
_WAKES = 2  # seconds after ^C in which a program that waits is woken: ^C may have come just before it did
_WAKE = 0.02  # seconds between two times
_ENDING = 1  # seconds in which a process ends that got ^D; what comes meanwhile is for the next one

Start = Callable[[bool], Process]


class Bridge:
    """One board that is switched on.

    outside: the end of the host's terminal that is the board's. start: makes a process, told whether for the
    raw REPL. console: takes all that goes to the host.
    """

    def __init__(self, outside: int, start: Start, console: bytearray) -> None:
        self._outside = outside
        self._start = start
        self._console = console
        self._raw = False
        self._held = b""
        self._stopped = False
        self._wake, self._waker = os.pipe()

    def stop(self) -> None:
        """Cut the power; run() comes to an end."""
        self._stopped = True
        os.write(self._waker, b"x")

    def close(self) -> None:
        """Tidy up, once run() has come to an end."""
        os.close(self._wake)
        os.close(self._waker)

    def run(self) -> None:
        """Be the board until the power is cut."""
        try:
            self._boot()
            while not self._stopped:
                self._turn()
        finally:
            self._process.close()

    def _boot(self) -> None:
        self._process = self._start(self._raw)
        self._banner = b"" if self._raw else None
        self._enter = self._raw
        self._started = False
        self._ends = 0.0
        self._wakes = 0.0
        self._typed = False
        self._last = b""

    def _turn(self) -> None:
        """Wait for something to happen on either side, and pass it on."""
        ended = self._process.ended()  # asked before what it wrote last is looked for
        terminal = self._process.terminal
        ready, _, _ = select.select([self._outside, terminal, self._wake], [], [], self._patience(ended))
        if terminal in ready:
            self._from_board(os.read(terminal, 4096))
        elif ended:
            self._ended()
        if self._outside in ready:
            self._held += os.read(self._outside, 4096)
        if self._started and self._enter and self._process.reads():
            self._enter = False
            os.write(self._process.terminal, bytes((RAW,)))
        if not ready and time.monotonic() < self._wakes:
            self._process.wake()
        if self._started and self._held:
            self._to_board()

    def _patience(self, ended: bool) -> float:
        """Seconds until it is looked again what has become of the process."""
        if self._held or self._enter or ended:
            return _TICK
        return _WAKE if time.monotonic() < self._wakes else 0.1

    def _ended(self) -> None:
        """The process came to an end: a soft reset, or the power went."""
        if self._process.killed():
            self._stopped = True
            return
        self._held = self._process.close() + self._held
        self._send(_SOFT_RESET)
        self._boot()

    def _from_board(self, data: bytes) -> None:
        if not self._started:
            before, mark, data = data.partition(_STARTED)
            data = before + data
            self._started = bool(mark)
        if self._banner is not None:  # a new process greets in the friendly REPL first: that is left out
            self._banner += data
            at = self._banner.find(_BANNER)
            data = self._banner[at:] if at >= 0 else b""
            self._banner = None if at >= 0 else self._banner
        data = re.sub(rb"(?<!\r)\n", b"\r\n", self._last + data)[len(self._last) :]
        self._last = data[-1:] if data[-1:] == b"\r" else b""
        self._send(data)

    def _to_board(self) -> None:
        """Pass on what the host sent. ^C stops a program; with none to stop it is typed, like the rest."""
        if self._banner is not None or time.monotonic() < self._ends:
            return
        if INTERRUPT in self._held and self._process.interrupt():
            self._held = self._held.partition(INTERRUPT)[2]  # as on a board, what came before it is forgotten
            self._wakes = time.monotonic() + _WAKES
        elif self._process.reads():
            passed = self._read_up_to_reset(self._held)
            os.write(self._process.terminal, self._held[:passed])
            self._held = self._held[passed:]

    def _read_up_to_reset(self, data: bytes) -> int:
        """Take note of the mode that the host asks for; how much of it is for this process."""
        for place, byte in enumerate(data):
            if byte == END and not self._typed:
                self._ends = time.monotonic() + _ENDING
                return place + 1
            if byte in (RAW, FRIENDLY) and data[place - 2 : place] != _PASTE:
                self._raw = byte == RAW
            self._typed = byte not in (RAW, FRIENDLY, END, RETURN)
        return len(data)

    def _send(self, data: bytes) -> None:
        self._console += data
        while data:
            data = data[os.write(self._outside, data) :]
