"""Bring files onto a board, so that whenever it is cut short the board has all of the old or all of the new.

What differs is sent as one packed file, update.bin, while the old firmware stays as it is. Then update.py is
put beside it: from now on the update counts, and update.py puts the files in their places, started from here,
or by main.py when the power went before it was done (see on_board/update.py).
"""

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.board import Trouble, flashfs, kinds
from tools.board.link import Link
from tools.board.state import State
from tools.board.tree import Files, digest

PACKED = "/update.bin"
STARTER = "/update.py"
_DRAFT = "/update.new"

_UPDATE = Path(__file__).with_name("on_board") / "update.py"
_WINDOW = 12  # 4 KB: that much memory it takes to unpack
_SPARE = 6  # blocks, for what littlefs writes anew before it lets go of the old

Tell = Callable[[str], object]


class Plan(NamedTuple):
    """What has to be done: files to write, in this order, and paths to remove."""

    write: Files
    remove: tuple[str, ...]

    @property
    def empty(self) -> bool:
        """Whether everything is as it should be."""
        return not self.write and not self.remove


def plan(wanted: Files, state: State) -> Plan:
    """What differs between the board and what is wanted there.

    Removed are files of the version that is there by its manifest, and sources that hide a compiled file.
    """
    write = {
        path: data
        for path, data in wanted.items()
        if path not in state.files or state.files[path].digest != digest(data)
    }
    hiding = {path[:-3] + "py" for path in wanted if path.endswith(".mpy")}
    gone = (set(state.manifest) | hiding) & set(state.files) - set(wanted)
    return Plan(write, tuple(sorted(gone)))


def pack(todo: Plan) -> bytes:
    """The plan as update.bin; on_board/update.py says how it is read."""
    packer = zlib.compressobj(9, zlib.DEFLATED, _WINDOW)
    packed = [packer.compress(f"-1 {path}\n".encode()) for path in todo.remove]
    for path, data in todo.write.items():
        packed.append(packer.compress(f"{len(data)} {path}\n".encode() + data))
    return b"".join(packed) + packer.flush()


def check_room(todo: Plan, state: State, packed: bytes) -> None:
    """Raise Trouble if the board's flash is too small for it.

    The board's own figure of what is free is no help: it counts every folder twice.
    """
    program = kinds.program_size(state.chip)
    others = {path: bytes(size) for path, size in state.others.items()}
    now = {path: bytes(file.size) for path, file in state.files.items()} | others
    then = {path: data for path, data in (now | todo.write).items() if path not in todo.remove}
    then |= {PACKED: packed, STARTER: _UPDATE.read_bytes()}
    used = flashfs.used(now, program)
    needed = flashfs.used(then, program) + _SPARE - used
    free = state.blocks - used
    if needed > free:
        raise Trouble(
            f"The board's flash is full: {needed * kinds.BLOCK // 1024} KB are needed and "
            f"{free * kinds.BLOCK // 1024} KB are free: leave out languages (WORDS=nl), "
            "or delete old matches after make backup."
        )


def carry_out(link: Link, todo: Plan, state: State, tell: Tell) -> None:
    """Do it. Raises Trouble; then it can be done again from the start. No update may be under way."""
    packed = pack(todo)
    check_room(todo, state, packed)
    drop(link)  # what is left of one that was cut short before it counted
    total = len(packed)
    link.send(PACKED, packed, lambda done: tell(f"sending {done * 100 // total:3d} % of {total // 1024} KB"))
    arrived = link.run(
        "import hashlib\nfrom binascii import hexlify\nh = hashlib.sha256()\n"
        f"with open({PACKED!r}, 'rb') as f:\n"
        " piece = f.read(512)\n"
        " while piece:\n"
        "  h.update(piece)\n"
        "  piece = f.read(512)\n"
        "print(hexlify(h.digest()).decode())\n"
    )
    if arrived.strip() != digest(packed):
        raise Trouble(
            "What arrived on the board is not what was sent: try again with another cable or USB port."
        )
    link.send(_DRAFT, _UPDATE.read_bytes())
    # All at once: a new file that is still being written is there already, and empty.
    link.run(f"import os\nos.rename({_DRAFT!r}, {STARTER!r})")
    finish(link, tell, len(todo.write) + len(todo.remove))


def settle(link: Link, tell: Tell) -> None:
    """Bring an update that was cut short to its end; give up one that comes to none. Raises Trouble."""
    under_way = link.run(f"import os\nprint({STARTER[1:]!r} in os.listdir('/'))")
    if under_way.strip() == "True":
        try:
            finish(link, tell)
        except Trouble:
            drop(link)


def finish(link: Link, tell: Tell, count: int = 0) -> None:
    """Put what was sent in its places. Raises Trouble."""
    done = 0

    def line(path: str) -> None:
        nonlocal done
        done += 1
        tell(f"placing {done}{f' of {count}' if count else ''}: {path[1:]}")

    link.run("import update", line)


def drop(link: Link) -> None:
    """Give up an update that cannot be finished."""
    for path in (STARTER, PACKED, _DRAFT):
        link.run(f"import os\ntry:\n os.remove({path!r})\nexcept OSError:\n pass")


def verify(wanted: Files, todo: Plan, state: State) -> None:
    """Raise Trouble unless everything that is wanted is there, by its hash, and what was to go is gone."""
    left = plan(wanted, state)
    still = set(left.write) | set(left.remove) | (set(todo.remove) & set(state.files))
    if still:
        raise Trouble(
            f"{len(still)} files on the board are not what they should be, {min(still)} for one: "
            "run the same command again; if it says so again the board's flash is worn out."
        )
