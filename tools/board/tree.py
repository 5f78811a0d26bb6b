"""What the firmware is on a board: its files, and the manifest that lists them."""

import hashlib
import json
import tempfile
from pathlib import Path

from tools.board import Trouble, kinds
from tools.board.state import CONFIG, MANIFEST
from tools.compile_firmware import NotFound, compile_tree, compiler_version
from tools.shims import FIRMWARE

MAIN = "/main.py"

Files = dict[str, bytes]  # by their path on the board


def compiled(words: str, board: str) -> Files:
    """The files of the firmware for a board with these languages ("nl,en"; all if ""). Raises Trouble."""
    kinds.named(board)
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder:
        out = Path(folder)
        try:
            compile_tree(out, words=tuple(word for word in words.split(",") if word), board=board)
        except NotFound as error:
            raise Trouble(f"{str(error).capitalize()}.") from None
        except SyntaxError as error:
            raise Trouble(f"The firmware does not compile, {error}: mend that first.") from None
        found = sorted(path for path in out.rglob("*") if path.is_file())
        return {f"/{path.relative_to(out).as_posix()}": path.read_bytes() for path in found}


def complete(files: Files, board: str, config: str | None) -> Files:
    """The files with their manifest, in the order in which they get their places: main.py last but for that.

    config: the board.json that is on the board; if None the usual one is added. It is in no manifest.
    """
    digests = {path: digest(data) for path, data in sorted(files.items())}
    ordered = {path: files[path] for path in digests if path != MAIN}
    if config is None:
        ordered[CONFIG] = json.dumps({"board": board}).encode()
    if MAIN in files:
        ordered[MAIN] = files[MAIN]
    listed = {"version": version(), "files": digests}
    ordered[MANIFEST] = json.dumps(listed, indent=0).encode()
    return ordered


def digest(data: bytes) -> str:
    """The SHA-256 of a file, in hex."""
    return hashlib.sha256(data).hexdigest()


def version() -> str:
    """The version of the firmware in this folder."""
    text = (FIRMWARE / "bankier/__init__.py").read_text(encoding="utf-8")
    return text.partition('VERSION = "')[2].partition('"')[0]


def compiler_mpy() -> int:
    """The version of the .mpy files that mpy-cross makes here. Raises Trouble if there is none."""
    try:
        return int(compiler_version().rpartition("mpy v")[2].partition(".")[0])
    except NotFound as error:
        raise Trouble(f"{error}.") from None
