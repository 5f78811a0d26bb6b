"""The serial port with the board."""

import errno
import os
from pathlib import Path

from serial.tools import list_ports

from tools.board import Trouble

_NONE = (
    "There is no board on any serial port: plug in one with MicroPython on it (docs/flash.md), "
    "with a cable that carries data, or name its port, PORT=..."
)
_MISSING = "There is no port {port}: plug the board in, or name another port{others}."
_DENIED = (
    "You may not use {port}: add yourself to the group {group} (sudo usermod -aG {group} $USER), "
    "log out and in again, and run make flash again."
)
_BUSY = (
    "Another program uses {port}: close it (a serial monitor, an editor, another make flash) and try again."
)
_SILENT = "{port} cannot be used ({reason}): plug the board in again, or name another port with PORT=..."


class InUse(Trouble):
    """Another program has the port, or had it a moment ago."""


def find(port: str = "") -> str:
    """The port that is named, or the only one with something on USB behind it. Raises Trouble."""
    if port:
        return port
    found = _candidates()
    if not found:
        raise Trouble(_NONE)
    if len(found) > 1:
        raise Trouble(f"There are {len(found)} boards: say which one it is, PORT={' or PORT='.join(found)}.")
    return found[0]


def trouble(port: str) -> Trouble:
    """Why a port could not be opened."""
    try:
        os.close(os.open(port, os.O_RDWR | os.O_NONBLOCK | os.O_NOCTTY))
    except FileNotFoundError:
        others = _candidates()
        return Trouble(_MISSING.format(port=port, others=f", PORT={'|'.join(others)}" if others else ""))
    except PermissionError:
        return Trouble(_DENIED.format(port=port, group=_group(port)))
    except OSError as error:
        if error.errno != errno.EBUSY:
            return Trouble(_SILENT.format(port=port, reason=error.strerror))
    return InUse(_BUSY.format(port=port))


def _candidates() -> list[str]:
    return sorted(port.device for port in list_ports.comports() if port.vid is not None)


def _group(port: str) -> str:
    try:
        return Path(port).group()
    except (OSError, KeyError):
        return "dialout"
