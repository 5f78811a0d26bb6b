"""Where the golden frames are kept, and which of them are drawn otherwise now."""

from pathlib import Path

from tools.shims import ROOT, install

install()

from bankier.words import LANGUAGES  # noqa: E402  # the firmware can be imported only now
from tools.golden import pages  # noqa: E402  # only now is it found
from tools.golden.books import GROUPS, draw  # noqa: E402  # only now is it found

FOLDER = ROOT / "host_tests" / "golden"


def names() -> list[tuple[str, str]]:
    """Language and group of every file."""
    return [(code, group) for code, _ in LANGUAGES for group in GROUPS]


def path_of(language: str, group: str) -> Path:
    """Where the frames of a group are kept."""
    return FOLDER / f"{language}-{group}.txt"


def drawn(language: str, group: str) -> dict[str, bytes]:
    """The frames of a group as they are drawn now, by their title."""
    frames: dict[str, bytes] = {}

    def take(title: str, pixels: bytearray) -> None:
        if title in frames:
            raise ValueError(f"two frames are called {title}")
        frames[title] = bytes(pixels)

    draw(language, group, take)
    return frames


def write(language: str, group: str, frames: dict[str, bytes]) -> None:
    """Keep these frames from now on."""
    FOLDER.mkdir(exist_ok=True)
    path_of(language, group).write_text(pages.text(frames.items()), encoding="utf-8", newline="\n")


def changed(language: str, group: str, frames: dict[str, bytes]) -> list[str]:
    """The titles of those that are not as they are kept, whether new, gone or different."""
    path = path_of(language, group)
    kept = pages.frames(path.read_text(encoding="utf-8")) if path.exists() else {}
    now = pages.frames(pages.text(frames.items()))
    return [title for title in {**kept, **now} if kept.get(title) != now.get(title)]
