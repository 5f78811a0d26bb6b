"""Whatever the firmware may want to say, every language can say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from words_all import CODES, GAMES, sentences

from bankier.words import Words
from tools.shims import FIRMWARE

PACKAGE = FIRMWARE / "bankier"
LAYERS = ("app", "session", "screen", "rules")
KEY = re.compile(r"[a-z_0-9]+(\.[a-z_0-9]+)+")
MODULES = "bankier."  # what else looks like a key: modules, by their full name
FILE = ".txt"  # and files


def literals(path: Path) -> Iterator[str]:
    """The strings in a file that look like the key of a sentence."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value


def files() -> list[Path]:
    return sorted(path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py"))


def says(path: Path, key: str, vocabularies: dict[str | None, Words]) -> bool:
    """Whether the common words, or those of the game whose file it is, have the key."""
    game = next((game for game in GAMES if game in path.parts), None)
    return key.startswith(MODULES) or key.endswith(FILE) or vocabularies[game].has(key)


@pytest.mark.parametrize("code", CODES)
def test_every_key_in_the_firmware_has_words(code: str) -> None:
    vocabularies = {game: Words(code, game) for game in (None, *GAMES)}
    missing = {
        f"{path.relative_to(PACKAGE)}: {key}"
        for path in files()
        for key in literals(path)
        if not says(path, key, vocabularies)
    }
    assert not missing


def test_the_search_finds_the_keys_it_is_for() -> None:
    found = {key for path in files() for key in literals(path)}
    assert {"refuse.range", "why.pays", "takes.rest", "hands.right"} <= found


def strings() -> set[str]:
    """All that the firmware holds in quotation marks."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def test_no_common_sentence_is_there_for_nothing() -> None:
    """Each is asked for by its key, or by one that is put together of what stands before or after a dot."""
    held = strings()
    starts = tuple(
        text.replace("%d", "").replace("%s", "") for text in held if re.match(r"[a-z.]+\.(%d|%s|)$", text)
    )
    ends = tuple(text for text in held if re.match(r"\.[a-z]+$", text))
    keys = {key for key, _ in sentences("en", "base")}
    assert {key for key in keys - held if not key.startswith(starts) and not key.endswith(ends)} == set()


def test_every_game_has_a_name() -> None:
    games = sorted(
        path.name for path in (PACKAGE / "rules" / "games").iterdir() if (path / "__init__.py").exists()
    )
    for code in CODES:
        assert all(Words(code).has(f"game.{game}") for game in games)
