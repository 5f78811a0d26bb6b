"""The board's file system, made here: littlefs as MicroPython has it on that board."""

from pathlib import PurePosixPath

from littlefs import LittleFS

from tools.board.kinds import BLOCK

_INLINE = 1022  # the most that littlefs keeps in a folder's own block
_WRITE = (
    16  # bytes at once while it is made: a folder grows by as many, and is read from its beginning each time
)
_DISK_VERSION = 0x00020000  # every MicroPython with littlefs 2 reads it


def image(files: dict[str, bytes], blocks: int, program: int) -> bytes:
    """A file system of so many blocks that holds these files; only the first blocks of it, that are in use.

    program: bytes that the board writes at once, 256 on an RP2 and 32 on an ESP32. Raises LittleFSError
    when they do not fit.
    """
    full = _filled(files, blocks, program)
    small = _filled(files, max(full.used_block_count, 2), program)
    small.fs_grow(blocks)
    return bytes(small.context.buffer)


def used(files: dict[str, bytes], program: int) -> int:
    """How many blocks these files take."""
    room = 8 + 3 * len(files) + sum(len(data) for data in files.values()) // BLOCK
    return int(_filled(files, room, program).used_block_count)


def _filled(files: dict[str, bytes], blocks: int, program: int) -> LittleFS:
    system = LittleFS(
        block_size=BLOCK,
        block_count=blocks,
        read_size=32,
        prog_size=_WRITE,
        cache_size=4 * program,
        inline_max=min(4 * program, _INLINE, BLOCK // 8),
        lookahead_size=32,
        disk_version=_DISK_VERSION,
    )
    for path, data in files.items():
        system.makedirs(str(PurePosixPath(path).parent), exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(data)
    return system
