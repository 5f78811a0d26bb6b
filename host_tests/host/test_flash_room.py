"""Beside the firmware with all games and one language, fifty matches have room on the smallest flash."""

import re

from bankier.app import matches
from bankier.words import LANGUAGES
from tools.board import flashfs, kinds, tree
from tools.shims import ROOT

BOARD = "pico_w"  # a Pico has 140 blocks more, an ESP32 twice as many
MATCHES = 50
MATCH = 4000  # bytes: twenty rounds of Bankspel with six people, every card entered
PROGRAM = 256  # bytes that a Pico writes at once


PAGE = ROOT / "docs/promises.md"
EVERY = ",".join(code for code, _ in LANGUAGES)


def used(board: str, words: str, count: int = 0) -> int:
    """The blocks that the firmware and so many matches take."""
    files = tree.complete(tree.compiled(words, board), board, None)
    files.update({f"/games/{number:04}.m": bytes(MATCH) for number in range(1, count + 1)})
    return flashfs.used(files, PROGRAM)


def blocks(board: str) -> int:
    geometry = kinds.KINDS[board].geometry
    assert geometry
    return geometry.blocks


def test_fifty_matches_have_room() -> None:
    assert used(BOARD, "nl", MATCHES) + matches._KEPT_FREE // kinds.BLOCK <= blocks(BOARD)


def test_the_page_tells_the_blocks() -> None:
    """They may differ by a few: the page need not follow every word."""
    row = next(line for line in PAGE.read_text().splitlines() if "50 matches" in line)
    figures = re.findall(r"(?<=[ ,])\d+(?= (?:blocks|are|and)|\.)", row.split("|")[3])
    told = [int(figure) for figure in figures]
    firmware = used("pico", "nl")
    free = [blocks(board) - used(board, words) for board in ("pico", "pico_w") for words in ("nl", EVERY)]
    found = [firmware, free[0], used("pico", "nl", MATCHES) - firmware, free[1], blocks("pico_w"), *free[2:]]
    assert len(told) == len(found)
    assert all(abs(a - b) <= 4 for a, b in zip(told, found)), (told, found)
