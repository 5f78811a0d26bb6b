"""The packs of Huit as the device deals them: in memory while a hand is dealt."""

from ...decks import extras, pack, rules_line
from .packs import JOKERS, PACKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def new_deck(rules: "Any") -> bytearray:
    """All the cards in the order before the first shuffle."""
    return pack(PACKS, JOKERS, extras(rules.extra_twos, rules.extra_jokers))


def line(rules: "Any") -> bytes:
    """The line that describes the packs beside a seed."""
    return rules_line("huit", PACKS, JOKERS, rules.extra_twos, rules.extra_jokers)
