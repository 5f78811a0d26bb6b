"""Beside the firmware with all games and one language, fifty matches have room on the smallest flash."""

from bankier.app import matches
from tools.board import flashfs, kinds, tree

BOARD = "pico_w"  # a Pico has 140 blocks more, an ESP32 twice as many
MATCHES = 50
MATCH = 4000  # bytes: twenty rounds of Bankspel with six people, every card entered
PROGRAM = 256  # bytes that a Pico writes at once


def test_fifty_matches_have_room() -> None:
    files = tree.complete(tree.compiled("nl", BOARD), BOARD, None)
    files.update({f"/games/{number:04}.m": bytes(MATCH) for number in range(1, MATCHES + 1)})
    geometry = kinds.KINDS[BOARD].geometry
    assert geometry
    assert flashfs.used(files, PROGRAM) + matches._KEPT_FREE // kinds.BLOCK <= geometry.blocks
