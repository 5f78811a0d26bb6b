"""The display controllers as their data sheets describe them: what their registers and memory do with a bus.

Each remembers in ``faults`` the commands it does not know, so that a driver that talks to the wrong
controller is found out. Runs on CPython and on MicroPython.
"""

WIDTH = 128
HEIGHT = 64
_PAGES = 8

# Commands without an argument that set a register, and to what.
_SWITCHES = {
    0xA0: ("mirror", 0),
    0xA1: ("mirror", 1),
    0xA4: ("all", 0),
    0xA5: ("all", 1),
    0xA6: ("invert", 0),
    0xA7: ("invert", 1),
    0xAE: ("on", 0),
    0xAF: ("on", 1),
    0xC0: ("reverse", 0),
    0xC8: ("reverse", 1),
    0xE3: ("nop", 0),
}

# Commands with one argument that set a register; (register, value after a reset).
_REGISTERS = {
    0x81: ("contrast", 0x7F),
    0xA8: ("rows", 0x3F),
    0xD3: ("shift", 0x00),
    0xD5: ("clock", 0x80),
    0xD9: ("precharge", 0x22),
    0xDA: ("wiring", 0x12),
    0xDB: ("vcomh", 0x20),
}


class Controller:
    """What the three have in common: page addressing, and the registers of a 64-row panel.

    registers: by name. ram: its memory. faults: bytes that are no command of this controller.
    """

    COLUMNS = 128
    STATUS = 0x06  # what the low bits of a status read say
    OWN_REGISTERS: "dict[int, tuple[str, int]]" = {}
    OWN_ARGUMENTS: "dict[int, int]" = {}  # further commands, and how many arguments they have

    def __init__(self) -> None:
        self.registers: "dict[str, int]" = {}
        self.ram = bytearray(self.COLUMNS * _PAGES)
        self.faults: "list[int]" = []
        self.reset()

    def reset(self) -> None:
        """Power comes on: registers as the data sheet says, memory full of whatever."""
        self.registers = {name: 0 for name, _ in _SWITCHES.values()}
        for table in (_REGISTERS, self.OWN_REGISTERS):
            for name, value in table.values():
                self.registers[name] = value
        self.registers["start"] = 0
        noise = 1
        for i in range(len(self.ram)):
            noise = noise * 1103515245 + 12345 & 0x7FFFFFFF
            self.ram[i] = noise >> 16 & 0xFF
        self.page = 0
        self.column = 0
        self._command = 0
        self._arguments: "list[int]" = []
        self._missing = 0

    def i2c(self, payload: bytes) -> None:
        """A transaction without its address: control bytes, each with one byte after it or all the rest."""
        position = 0
        while position < len(payload):
            control = payload[position]
            position += 1
            end = position + 1 if control & 0x80 else len(payload)
            self.spi(1 if control & 0x40 else 0, payload[position:end])
            position = end

    def spi(self, dc: int, payload: bytes) -> None:
        """Bytes while the D/C line is low (commands) or high (data)."""
        for byte in payload:
            if dc:
                self.data(byte)
            else:
                self.command(byte)

    def status(self) -> int:
        """What a read gives: whether the display is off, and which controller it is."""
        return self.STATUS | (0 if self.registers["on"] else 0x40)

    def command(self, byte: int) -> None:
        """A byte of a command, its first or an argument."""
        if self._missing:
            self._arguments.append(byte)
            self._missing -= 1
        else:
            self._command = byte
            self._arguments = []
            self._missing = self._count(byte)
        if not self._missing:
            self._do(self._command, self._arguments)

    def data(self, byte: int) -> None:
        """A byte for the memory."""
        self._write(byte)
        self._advance()

    def pixels(self) -> bytearray:
        """What an eye sees: 1024 bytes as in framebuf.MONO_VLSB, the module held with its pins on top."""
        seen = bytearray(WIDTH * _PAGES)
        if not self.lit():
            return seen
        columns = [self._memory_column(x) for x in range(WIDTH)]
        flip = 0xFF if self.registers["invert"] else 0
        for y in range(HEIGHT):
            row = self._memory_row(y)
            if row < 0:
                continue
            base = (row >> 3) * self.COLUMNS
            shift = row & 7
            at = (y >> 3) * WIDTH
            bit = 1 << (y & 7)
            for column in columns:
                byte = 0xFF if self.registers["all"] else self.ram[base + column]
                if (byte ^ flip) >> shift & 1:
                    seen[at] |= bit
                at += 1
        return seen

    def lit(self) -> bool:
        """Whether the panel is on and has the voltage that it needs."""
        return bool(self.registers["on"])

    def _count(self, byte: int) -> int:
        """How many arguments a command has."""
        if byte in _REGISTERS or byte in self.OWN_REGISTERS:
            return 1
        return self.OWN_ARGUMENTS.get(byte, 0)

    def _do(self, command: int, arguments: "list[int]") -> None:
        if command in _SWITCHES:
            name, value = _SWITCHES[command]
            self.registers[name] = value
        elif command in _REGISTERS:
            self.registers[_REGISTERS[command][0]] = arguments[0]
        elif command in self.OWN_REGISTERS:
            self.registers[self.OWN_REGISTERS[command][0]] = arguments[0]
        elif 0x40 <= command <= 0x7F:
            self.registers["start"] = command & 0x3F
        elif not self._do_address(command) and not self._do_own(command, arguments):
            self.faults.append(command)

    def _do_address(self, command: int) -> bool:
        """Page addressing; whether it was that."""
        if command <= 0x0F:
            self.column = self.column & 0xF0 | command
        elif command <= 0x1F:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
        elif 0xB0 <= command <= 0xB7:
            self.page = command & 7
        else:
            return False
        return True

    def _do_own(self, command: int, arguments: "list[int]") -> bool:
        """A command that the others do not have; whether it was one."""
        return command in self.OWN_ARGUMENTS

    def _write(self, byte: int) -> None:
        if self.column < self.COLUMNS:
            self.ram[self.page * self.COLUMNS + self.column] = byte

    def _advance(self) -> None:
        self.column += 1

    def _memory_column(self, x: int) -> int:
        """Where in the memory of a page the pixels at x come from."""
        return WIDTH - 1 - x

    def _memory_row(self, y: int) -> int:
        """The row of the memory that is shown at y, or -1 for none."""
        row = y if self.registers["reverse"] else HEIGHT - 1 - y
        if row > self.registers["rows"]:
            return -1
        return row + self.registers["start"] + self.registers["shift"] & 63


class _SSD13xx(Controller):
    """The SSD1306 and SSD1309: three ways of addressing; mirroring is done when the memory is written."""

    OWN_ARGUMENTS = {0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x2E: 0, 0x2F: 0, 0xA3: 2}

    def reset(self) -> None:
        """As for every controller; the window is the whole memory."""
        super().reset()
        self._columns = (0, WIDTH - 1)
        self._pages = (0, _PAGES - 1)

    def _do_own(self, command: int, arguments: "list[int]") -> bool:
        if command == 0x21:
            self._columns = (arguments[0] & 127, arguments[1] & 127)
            self.column = self._columns[0]
        elif command == 0x22:
            self._pages = (arguments[0] & 7, arguments[1] & 7)
            self.page = self._pages[0]
        return command in self.OWN_ARGUMENTS

    def _write(self, byte: int) -> None:
        column = self.column & 127
        if self.registers["mirror"]:
            column = WIDTH - 1 - column
        self.ram[self.page * WIDTH + column] = byte

    def _advance(self) -> None:
        mode = self.registers["mode"] & 3
        if mode == 1:
            self.page, carry = _step(self.page, self._pages)
            if carry:
                self.column, _ = _step(self.column, self._columns)
            return
        self.column, carry = _step(self.column, self._columns)
        if carry and mode == 0:
            self.page, _ = _step(self.page, self._pages)


class SSD1306(_SSD13xx):
    """128 x 64; dark until its charge pump is on."""

    OWN_REGISTERS = {0x20: ("mode", 2), 0x8D: ("pump", 0x10)}

    def lit(self) -> bool:
        """On, and with the charge pump."""
        return super().lit() and bool(self.registers["pump"] & 4)


class SSD1309(_SSD13xx):
    """128 x 64, with a supply of its own; takes no command but one while it is locked."""

    OWN_REGISTERS = {0x20: ("mode", 2), 0xFD: ("lock", 0x12)}

    def _do(self, command: int, arguments: "list[int]") -> None:
        if command == 0xFD or not self.registers["lock"] & 4:
            super()._do(command, arguments)


class SH1106(Controller):
    """132 x 64 of which the panel has the 128 in the middle; page addressing only, mirrored when shown."""

    COLUMNS = 132
    STATUS = 0x08
    OWN_REGISTERS = {0xAD: ("converter", 0x8B)}
    OWN_ARGUMENTS = {0x30: 0, 0x31: 0, 0x32: 0, 0x33: 0, 0xE0: 0, 0xEE: 0}

    def lit(self) -> bool:
        """On, and with the converter."""
        return super().lit() and bool(self.registers["converter"] & 1)

    def _advance(self) -> None:
        if self.column < self.COLUMNS:
            self.column += 1

    def _memory_column(self, x: int) -> int:
        return 2 + x if self.registers["mirror"] else 129 - x


def _step(value: int, window: "tuple[int, int]") -> "tuple[int, bool]":
    """The next place in a window, and whether it is the first one again."""
    if value == window[1]:
        return window[0], True
    return value + 1, False


MODELS = {"ssd1306": SSD1306, "ssd1309": SSD1309, "sh1106": SH1106}
