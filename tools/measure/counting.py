"""What is wired to a board that is measured, and counts: a display and a flash. Runs on MicroPython."""

BLOCKS = 352  # of a Pico's file system
BLOCK = 4096
PAGE = 256


class Wire:
    """A display at the end of the bus that counts what comes."""

    ADDRESS = 0x3C

    def __init__(self) -> None:
        self.count = 0

    def i2c_write(self, address: int, payload: bytes) -> None:
        """Count the bytes and the address. OSError at another address."""
        if address != self.ADDRESS:
            raise OSError(19)
        self.count += 1 + len(payload)

    def i2c_read(self, address: int, count: int) -> bytes:
        """The status of an SSD1306."""
        return b"\x06" * count

    def spi_write(self, dc: int, payload: bytes) -> None:
        """Count the bytes."""
        self.count += len(payload)


class Flash:
    """A block device like the Pico's that counts bytes read, blocks erased and pages programmed."""

    def __init__(self) -> None:
        self.data = memoryview(bytearray(BLOCKS * BLOCK))
        self.reads = 0
        self.erases = 0
        self.programs = 0

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        """Read; every byte counts."""
        self.reads += len(buffer)
        start = block * BLOCK + offset
        buffer[:] = self.data[start : start + len(buffer)]

    def writeblocks(self, block: int, buffer: bytes, offset: int = 0) -> None:
        """Program; every page counts."""
        start = block * BLOCK + offset
        self.data[start : start + len(buffer)] = buffer
        self.programs += (len(buffer) + PAGE - 1) // PAGE

    def ioctl(self, request: int, block: int) -> int:
        """4 how many blocks, 5 of what size, 6 erase one."""
        if request == 4:
            return BLOCKS
        if request == 5:
            return BLOCK
        if request == 6:
            self.erases += 1
        return 0
