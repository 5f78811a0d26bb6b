"""What is kept on a device, saved matches and settings: to a folder of this computer and back.

A backup is a folder with the files as they are on the device, and `backup.json`, which lists their hashes.
"""

import json
from collections.abc import Callable
from pathlib import Path

from tools.board import Trouble, install, writing
from tools.board.link import Link
from tools.board.state import CONFIG, State, look
from tools.board.tree import Files, digest

LISTED = "backup.json"
STORE = "/games"  # unless the device's board.json names another folder

Tell = Callable[[str], object]

_THERE = "{folder} holds something already: name another folder, FOLDER=..."
_NONE = "There are no backups in {folder}: make backup makes one."
_BROKEN = "The backup in {folder} is not whole ({file}): take another one."
_DIFFERS = (
    "The device has its own {files}, and they would be lost: make backup first, "
    "then make restore REPLACE=yes puts the older ones in their place."
)


def backup(link: Link, folder: Path, tell: Tell) -> int:
    """Fetch all that is kept on the device into a new folder; how many files. Raises Trouble."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Trouble(_THERE.format(folder=folder))
    found = _kept(link, tell)
    for number, (path, file) in enumerate(found.files.items(), 1):
        tell(f"fetching {number} of {len(found.files)}: {path}")
        data = link.fetch(path)
        if digest(data) != file.digest:
            raise Trouble(
                f"{path} did not arrive whole: run make backup again, with another cable or USB port."
            )
        target = folder / path.lstrip("/")
        with writing(target):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    listed = {path: file.digest for path, file in found.files.items()}
    with writing(folder):
        (folder / LISTED).write_text(json.dumps(listed, indent=1) + "\n")
    return len(listed)


def restore(link: Link, folder: Path, replace: bool, tell: Tell) -> int:
    """Put a backup back onto the device, all of it or nothing; how many files changed. Raises Trouble.

    A file that is on the device and is another is only replaced if `replace` says so. A board.json that is
    there stays.
    """
    wanted = read(folder)
    found = _kept(link, tell)
    if CONFIG in found.files:
        wanted.pop(CONFIG, None)
    todo = install.plan(wanted, found)
    different = sorted(path for path in todo.write if path in found.files)
    if different and not replace:
        raise Trouble(_DIFFERS.format(files=_few(different)))
    todo = todo._replace(remove=_left_over(todo.write, wanted, found))
    if todo.empty:
        return 0
    install.carry_out(link, todo, found, tell)
    install.verify(wanted, todo, _kept(link, tell))
    return len(todo.write) + len(todo.remove)


def read(folder: Path) -> Files:
    """The files of a backup by their path on the device. Raises Trouble if it is not whole."""
    if not (folder / LISTED).is_file():
        raise Trouble(_NONE.format(folder=folder))
    try:
        listed = json.loads((folder / LISTED).read_text())
        files = {path: (folder / path.lstrip("/")).read_bytes() for path in listed}
    except (ValueError, OSError, AttributeError) as error:
        raise Trouble(_BROKEN.format(folder=folder, file=error)) from None
    for path, data in files.items():
        if digest(data) != listed[path]:
            raise Trouble(_BROKEN.format(folder=folder, file=path))
    return files


def newest(folder: Path) -> Path:
    """The newest backup in a folder of backups. Raises Trouble if there is none."""
    found = sorted(path.parent for path in folder.glob(f"*/{LISTED}"))
    if not found:
        raise Trouble(_NONE.format(folder=folder))
    return found[-1]


def _kept(link: Link, tell: Tell) -> State:
    """The device, with the files that it keeps; one that is half restored is restored to the end first."""
    install.settle(link, tell)
    return look(link, (_store(look(link, ()).config), CONFIG))


def _store(config: str | None) -> str:
    try:
        return str(json.loads(config or "{}").get("STORE", STORE))
    except (ValueError, AttributeError):
        return STORE


def _left_over(write: Files, wanted: Files, found: State) -> tuple[str, ...]:
    """The other files on the device of what is replaced: half of a newer match fits no older one."""
    replaced = {_whole(path) for path in write}
    return tuple(path for path in sorted(found.files) if _whole(path) in replaced and path not in wanted)


def _whole(path: str) -> str:
    """What a file is a part of: a match has several, with one name and different endings."""
    return path.rpartition("/")[2].partition(".")[0]


def _few(paths: list[str]) -> str:
    names = sorted({_whole(path) for path in paths})
    return ", ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")
