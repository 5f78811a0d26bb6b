"""All golden frames: a file for each language and each group of views."""

from tools.golden import bankspel, kinds, menus
from tools.golden.album import Album

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

#: What is drawn, by name; each offers pages(album).
GROUPS: "dict[str, Any]" = {"bankspel": bankspel, "kinds": kinds, "menus": menus}


def draw(language: str, group: str, take: "Callable[[str, bytearray], None]") -> None:
    """Hand every frame of a group to take(title, pixels)."""
    GROUPS[group].pages(Album(language, "bankspel", take))
