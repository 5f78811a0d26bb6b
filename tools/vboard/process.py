"""The process that is the virtual board's processor: MicroPython's unix port on a terminal of its own."""

import importlib.util
import os
import pty
import signal
import subprocess
import sys
import termios
import tty
from pathlib import Path

_START = Path(__file__).with_name("start.py")


def possible() -> bool:
    """Whether there is a MicroPython for it: the one that is a module of CPython, for start.py needs that."""
    return importlib.util.find_spec("micropython_unix") is not None


class Process:
    """MicroPython with these arguments, from its start to its end. terminal: what it writes is read there."""

    def __init__(self, arguments: list[str]) -> None:
        self.terminal, self._inside = pty.openpty()
        _set(self._inside)
        self._answers, told = os.pipe()
        command = [sys.executable, "-I", str(_START), str(told), *arguments]
        self._process = subprocess.Popen(
            command,
            stdin=self._inside,
            stdout=self._inside,
            stderr=self._inside,
            pass_fds=(told,),
            start_new_session=True,
        )
        os.close(told)

    def ended(self) -> bool:
        """Whether it came to an end."""
        return self._process.poll() is not None

    def killed(self) -> bool:
        """Whether that was the end: the power went."""
        return self._process.returncode == -signal.SIGKILL

    def interrupt(self) -> bool:
        """Have ^C stop the program that runs; whether there is one to be stopped."""
        self._process.send_signal(signal.SIGUSR1)
        return os.read(self._answers, 1) == b"\x01"

    def wake(self) -> None:
        """Have it look up, if it waits."""
        self._process.send_signal(signal.SIGUSR2)

    def reads(self) -> bool:
        """Whether the REPL reads: then it has its terminal in a mode of its own."""
        return not termios.tcgetattr(self._inside)[3] & termios.ISIG

    def close(self) -> bytes:
        """End it at once, if it has not ended; gives what was typed and never read."""
        self._process.kill()
        self._process.wait()
        os.set_blocking(self._inside, False)
        try:
            unread = os.read(self._inside, 65536)
        except BlockingIOError:
            unread = b""
        for end in (self.terminal, self._inside, self._answers):
            os.close(end)
        return unread


def _set(terminal: int) -> None:
    """Every byte goes through as it is. ISIG is the mark by which Process.reads() knows the REPL's mode."""
    tty.setraw(terminal)
    settings = termios.tcgetattr(terminal)
    settings[3] |= termios.ISIG
    for name in (termios.VINTR, termios.VQUIT, termios.VSUSP):
        settings[6][name] = b"\0"  # no byte
    termios.tcsetattr(terminal, termios.TCSANOW, settings)
