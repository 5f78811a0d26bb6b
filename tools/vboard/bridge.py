"""Between two terminals: the serial port that the host sees, and the one that MicroPython's unix port has.

The unix port differs from a board in three things, and this makes up for them: a soft reset ends its
process, so a new one is started; it reads ^C as a signal, so while a program runs ^C becomes one; and it
forgets what was typed before a program ends, so that is kept back until it can be read.
"""

import math
import os
import re
import select
import signal
import subprocess
import termios
import time
from collections.abc import Callable

INTERRUPT = b"\x03"
RAW, FRIENDLY, END, RETURN = 1, 2, 4, 13  # ^A, ^B, ^D

_STARTED = b"\x1e"  # what shim.py prints
_PASTE = b"\x05A"  # and ^A: how a program is sent, in the raw REPL as it is
_BANNER = b"raw REPL; CTRL-B to exit\r\n"
_SOFT_RESET = b"MPY: soft reboot\r\n"
_TICK = 0.002
_AGAIN = 0.2  # seconds after which ^C is tried again: one just before the unix port waits is lost in it
_ENDING = 1  # seconds in which a process ends that got ^D; what comes meanwhile is for the next one

Start = Callable[[bool], tuple["subprocess.Popen[bytes]", int, int]]


class Bridge:
    """One board that is switched on.

    outside: the end of the host's terminal that is the board's. start: makes a process, told whether for the
    raw REPL; gives it and both ends of its terminal. console: takes all that goes to the host.
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
            self._process.kill()
            self._process.wait()
            os.close(self._master)
            os.close(self._slave)

    def _boot(self) -> None:
        self._process, self._master, self._slave = self._start(self._raw)
        self._banner = b"" if self._raw else None
        self._enter = self._raw
        self._started = False
        self._ends = 0.0
        self._interrupted = math.inf
        self._typed = False
        self._last = b""

    def _turn(self) -> None:
        """Wait for something to happen on either side, and pass it on."""
        wait = _TICK if self._held or self._enter or self._process.poll() is not None else 0.1
        ready, _, _ = select.select([self._outside, self._master, self._wake], [], [], wait)
        if self._master in ready:
            self._from_board(os.read(self._master, 4096))
        elif self._process.poll() is not None:
            self._ended()
        if self._outside in ready:
            self._held += os.read(self._outside, 4096)
        if self._started and self._enter and not self._busy():
            self._enter = False
            os.write(self._master, bytes((RAW,)))
        if self._started and self._held:
            self._to_board()

    def _ended(self) -> None:
        """The process came to an end: a soft reset, or the power went."""
        if self._process.returncode == -signal.SIGKILL:
            self._stopped = True
            return
        os.close(self._master)
        os.close(self._slave)
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
        if time.monotonic() < self._ends:
            return
        if self._banner is not None or self._busy():
            _, mark, after = self._held.partition(INTERRUPT)
            if mark:
                self._held = after
            if mark or time.monotonic() > self._interrupted + _AGAIN:
                self._interrupted = time.monotonic()
                self._process.send_signal(signal.SIGINT)
            return
        self._interrupted = math.inf
        passed = self._read_up_to_reset(self._held)
        os.write(self._master, self._held[:passed])
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

    def _busy(self) -> bool:
        """Whether a program runs: then the terminal is not in the mode in which the REPL reads."""
        return bool(termios.tcgetattr(self._slave)[3] & termios.ISIG)

    def _send(self, data: bytes) -> None:
        self._console += data
        while data:
            data = data[os.write(self._outside, data) :]
