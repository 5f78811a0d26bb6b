"""The three display controllers, each as its data sheet describes it."""

from tools.sim.controller import PAGES, WIDTH, Controller


class SSD13xx(Controller):
    """The SSD1306 and SSD1309: three ways of addressing; mirroring is done when the memory is written."""

    OWN_ARGUMENTS = {0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x2E: 0, 0x2F: 0, 0xA3: 2}

    def reset(self) -> None:
        """As for every controller; the window is the whole memory."""
        super().reset()
        self._columns = (0, WIDTH - 1)
        self._pages = (0, PAGES - 1)

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


class SSD1306(SSD13xx):
    """128 x 64; dark until its charge pump is on."""

    OWN_REGISTERS = {0x20: ("mode", 2), 0x8D: ("pump", 0x10)}

    def lit(self) -> bool:
        """On, and with the charge pump."""
        return super().lit() and bool(self.registers["pump"] & 4)


class SSD1309(SSD13xx):
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
