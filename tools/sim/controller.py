"""What the display controllers have in common: registers, page addressing, and what of it is seen.

Each remembers in ``faults`` the commands it does not know, so that a driver that talks to the wrong
controller is found out. Runs on CPython and on MicroPython.
"""

WIDTH = 128
HEIGHT = 64
PAGES = 8

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
        self.ram = bytearray(self.COLUMNS * PAGES)
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
        seen = bytearray(WIDTH * PAGES)
        if not self.lit():
            return seen
        columns = [self._memory_column(x) for x in range(WIDTH)]
        pages = [self._bytes_in(page, columns) for page in range(PAGES)]
        for y in range(HEIGHT):
            row = self._memory_row(y)
            if row < 0:
                continue
            at = (y >> 3) * WIDTH
            bit = 1 << (y & 7)
            for x, byte in pages[row >> 3]:
                if byte >> (row & 7) & 1:
                    seen[at + x] |= bit
        return seen

    def _bytes_in(self, page: int, columns: "list[int]") -> "list[tuple[int, int]]":
        """Where in a page of the memory something is lit, and the byte there."""
        flip = 0xFF if self.registers["invert"] else 0
        ram = self.ram[page * self.COLUMNS : (page + 1) * self.COLUMNS]
        shown = [(0xFF if self.registers["all"] else ram[column]) ^ flip for column in columns]
        return [(x, byte) for x, byte in enumerate(shown) if byte]

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
