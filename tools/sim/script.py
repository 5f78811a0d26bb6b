"""Scripts for a simulated device: one command a line, `#` begins a comment.

    press KEY [TIMES]     press shortly, and wait until the screen is quiet
    to TEXT               press right until the text is what is chosen
    go TEXT               press ok until the display shows the text
    hold KEY MS           press for so long
    down KEY, up KEY      press and keep down; let go
    turn DETENTS          turn the encoder, to the left below 0
    wait MS               let time pass
    unplug, plug          the display's plug
    cut-power, power-on   the device's own
    expect TEXT           the display shows the text, in one of the fonts; else the script fails
    expect-not TEXT       it does not
    frame                 print what is seen
    note TEXT             print the text
    shot NAME.png [SCALE] save a picture

KEY is left, right, ok, back, a key of the keypad (A 2 3 4 5 6 7 8 9 10 J Q K menu pad-ok pad-back), or push.
"""

import re
from collections.abc import Callable
from pathlib import Path

from tools.sim import picture
from tools.sim.device import Device, Stopped
from tools.sim.hands import NoSuchKey

DEFAULT = Path(__file__).parent / "scripts" / "round.txt"

Command = Callable[[str], None]

_MOST_PRESSES = 60  # to get somewhere


class ScriptError(Exception):
    """What is wrong with a script or what it found, after the file and the line."""


class _Complaint(Exception):
    """What is wrong with the line at hand."""


class Script:
    """A script and the device it plays on.

    tell: where frames and notes go. shots: the folder of pictures that are named without one.
    say: what the device calls things, for words in braces, as in `to {menu.why}`.
    """

    def __init__(
        self,
        device: Device,
        tell: Callable[[str], object] = print,
        shots: Path = Path(),
        say: Callable[[str], str] = "{{{}}}".format,
    ) -> None:
        self._device = device
        self._tell = tell
        self._shots = shots
        self._say = say
        self._commands: dict[str, Command] = {
            "press": self._press,
            "to": self._to,
            "go": self._go,
            "hold": self._hold,
            "down": device.down,
            "up": device.up,
            "turn": lambda rest: device.turn(_number(rest)),
            "wait": lambda rest: device.run(_number(rest)),
            "unplug": lambda rest: device.plug(False),
            "plug": lambda rest: device.plug(True),
            "cut-power": lambda rest: device.cut_power(),
            "power-on": lambda rest: device.power_on(),
            "expect": self._expect,
            "expect-not": self._expect_not,
            "frame": lambda rest: self._frame(),
            "note": lambda rest: self._note(rest),
            "shot": self._shot,
        }

    def play(self, path: Path) -> None:
        """Play a script to its end. Raises ScriptError."""
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise ScriptError(f"{path}: {error.strerror}.") from None
        except UnicodeError:
            raise ScriptError(f"{path}: this is no text in UTF-8.") from None
        for number, line in enumerate(lines, 1):
            try:
                self.do(line)
            except (_Complaint, NoSuchKey) as complaint:
                raise ScriptError(f"{path}:{number}: {complaint}.") from None
            except Stopped as stopped:
                raise ScriptError(f"{path}:{number}: the firmware stopped:\n{stopped}") from None

    def do(self, line: str) -> None:
        """Do what one line says."""
        line = line.strip()
        if not line or line.startswith("#"):
            return
        line = re.sub(r"\{([\w.]+)\}", lambda key: self._say(key[1]), line)
        name, _, rest = line.partition(" ")
        if name not in self._commands:
            known = ", ".join(sorted(self._commands))
            raise _Complaint(f"there is no command {name!r}; known are {known}")
        self._commands[name](rest.strip())

    def _press(self, rest: str) -> None:
        key, _, times = rest.partition(" ")
        self._device.press(key, _number(times or "1"))

    def _to(self, text: str) -> None:
        self._press_until("right", self._device.find_lit, text)

    def _go(self, text: str) -> None:
        self._press_until("ok", self._device.find, text)

    def _press_until(self, key: str, there: Callable[[str], bool], text: str) -> None:
        for _ in range(_MOST_PRESSES):
            if there(text):
                return
            self._device.press(key)
        raise _Complaint(f"{key} does not lead to {text!r}; the display shows {self._seen()}")

    def _hold(self, rest: str) -> None:
        key, _, milliseconds = rest.partition(" ")
        self._device.hold(key, _number(milliseconds))
        self._device.settle()

    def _expect(self, text: str) -> None:
        self._device.settle()
        if not self._device.find(text):
            raise _Complaint(f"the display does not show {text!r}; it shows {self._seen()}")

    def _expect_not(self, text: str) -> None:
        self._device.settle()
        if self._device.find(text):
            raise _Complaint(f"the display shows {text!r}")

    def _seen(self) -> str:
        return repr(" | ".join(self._device.text().splitlines()))

    def _frame(self) -> None:
        self._device.settle()
        self._tell(self._device.frame())

    def _note(self, text: str) -> None:
        self._tell(text)

    def _shot(self, rest: str) -> None:
        name, _, scale = rest.partition(" ")
        if not name.endswith(".png"):
            raise _Complaint("a picture needs a name that ends in .png")
        self._device.settle()
        self._device.shot(self._shots / name, _number(scale) if scale else picture.SCALE)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise _Complaint(f"{text!r} is no whole number") from None
