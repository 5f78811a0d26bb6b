"""A connection to a board, by mpremote: run a program there, send a file, fetch one, restart."""

import base64
import contextlib
import io
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from tools.board import Trouble, ports

_PIECE = 768  # bytes sent at once: 1 KB as text
_SOFT_RESET = b"\x04"
_SECONDS = 5  # without a byte from the board
_TRIES = 5  # to open a port that another program has
_PAUSE = 0.2  # seconds between them

_DEAF = (
    "The board on {port} does not answer: unplug it, plug it in again and try once more "
    "(if it holds no MicroPython yet, install that first: docs/flash.md)."
)
_LOST = (
    "The connection to {port} broke off: plug the board in again and run the same command again; "
    "nothing is lost."
)
_FULL = "The board's flash is full: leave out languages (WORDS=nl), or delete old matches after make backup."


class Link:
    """An open connection; the program on the board has been stopped."""

    def __init__(self, port: str, transport: SerialTransport) -> None:
        self.port = port
        self._transport = transport

    def run(self, program: str, line: Callable[[str], object] | None = None) -> str:
        """Run a program on the board; what it printed. Raises Trouble if it fails.

        line: is called with each line as it comes.
        """
        output = bytearray()

        def take(data: bytes) -> None:
            output.extend(data.replace(b"\x04", b""))
            if line and data == b"\n":
                line(output.decode(errors="replace").rstrip().rpartition("\n")[2].strip())

        try:
            self._transport.exec(program, data_consumer=take)
        except TransportExecError as error:
            raise _failed(str(error.error_output)) from None
        except (TransportError, OSError) as error:
            raise self._lost() from error
        return output.decode(errors="replace").replace("\r\n", "\n")

    def send(self, path: str, data: bytes, progress: Callable[[int], object] = int) -> None:
        """Write a file. progress: is called with the bytes that are there. Raises Trouble."""
        self.run(f"from binascii import a2b_base64 as b\nf = open({path!r}, 'wb')")
        for at in range(0, len(data), _PIECE):
            self.run(f"f.write(b({base64.b64encode(data[at : at + _PIECE]).decode()!r}))")
            progress(min(at + _PIECE, len(data)))
        self.run("f.close()")

    def fetch(self, path: str) -> bytes:
        """Read a file. Raises Trouble."""
        text = self.run(
            "from binascii import b2a_base64 as b\n"
            f"with open({path!r}, 'rb') as f:\n"
            " piece = f.read(384)\n"
            " while piece:\n"
            "  print(b(piece).decode(), end='')\n"
            "  piece = f.read(384)\n"
        )
        return b"".join(base64.b64decode(line) for line in text.split())

    def restart(self, seconds: int = 20) -> Iterator[str]:
        """Restart the board, and give the lines that it says, as long as it says something.

        Raises Trouble.
        """
        try:
            _restart(self._transport)
            while line := self._said(seconds):
                yield line.decode(errors="replace").strip()
        except (TransportError, OSError) as error:
            raise self._lost() from error

    def _said(self, seconds: int) -> bytes:
        """The next line, with its end; nothing if none comes for so many seconds."""
        line: bytes = self._transport.read_until(1, b"\n", timeout=seconds)
        return line if line.endswith(b"\n") else b""

    def _lost(self) -> Trouble:
        return Trouble(_LOST.format(port=self.port))


@contextmanager
def connect(port: str = "") -> Iterator[Link]:
    """A connection to the board on a port, found by itself if it is not named. Raises Trouble.

    However it ends, the board is restarted, so that its program runs again.
    """
    port = ports.find(port)
    transport = _opened(port)
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # it prints what it read when it fails
            transport.enter_raw_repl(soft_reset=True, timeout_overall=2 * _SECONDS)
    except (TransportError, OSError):
        _close(transport)
        raise Trouble(_DEAF.format(port=port)) from None
    try:
        yield Link(port, transport)
    finally:
        _close(transport)


def _opened(port: str) -> SerialTransport:
    """The port, opened; one that is in use may be let go of in a moment. Raises Trouble."""
    tried = 0
    while True:
        try:
            return SerialTransport(port, timeout=_SECONDS)
        except TransportError:
            trouble = ports.trouble(port)
        tried += 1
        if tried == _TRIES or not isinstance(trouble, ports.InUse):
            raise trouble
        time.sleep(_PAUSE)


def _restart(transport: SerialTransport) -> None:
    transport.exit_raw_repl()
    transport.read_until(1, b">>> ", timeout=_SECONDS)
    transport.serial.write(_SOFT_RESET)


def _close(transport: SerialTransport) -> None:
    with contextlib.suppress(OSError, TransportError):
        if transport.in_raw_repl:
            _restart(transport)
    with contextlib.suppress(OSError):
        transport.close()


def _failed(text: str) -> Trouble:
    """What a traceback from the board means."""
    last = text.strip().splitlines()[-1] if text.strip() else "it did not say why"
    if "ENOSPC" in last or last == "OSError: 28":
        return Trouble(_FULL)
    return Trouble(f"The board could not do it ({last}): unplug it, plug it in again and try once more.")


def json_line(text: str) -> dict[str, object]:
    """The first line of a program's output, as JSON. Raises Trouble."""
    try:
        found = json.loads(text.partition("\n")[0])
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Trouble("The board answers in a way that makes no sense: unplug it and plug it in again.")
    return found
