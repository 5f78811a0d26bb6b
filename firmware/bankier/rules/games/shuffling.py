"""A shuffle by the device that everybody can check afterwards: the same steps in every game."""

from ..dealing import Seed
from ..questions import Number, Say
from ..shuffle import CUT_LIMIT, commitment, seed_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ..money import Table
    from ..questions import Question

    Promise = Generator[Question, Any, tuple[bytes, int]]

_NO_CUT = -1


def prepare(
    table: "Table", bank: int, line: bytes, old: bytes = b"", key: str = "round.shuffle"
) -> "Promise":
    """Draw a seed, commit to it, let the bank's left neighbour cut: the seed and the cut, 0 for none.

    line -- describes the deck, as decks.rules_line() does; old -- the seed of
    a deck that is out of play now: it is shown first; key -- of the sentence
    that asks the bank to shuffle.
    """
    yield Say(key, (bank,), seat=bank, waits=True)
    if old:
        yield proof(old)
    seed = yield Seed()
    sealed = commitment(line, seed)
    cutter = table.next(bank)
    facts = (sealed[:13], sealed[13:], cutter)
    cut = yield Number("cut", 1, CUT_LIMIT, facts=facts, seat=cutter, also=("cut.none",))
    return seed, 0 if cut == _NO_CUT else cut


def proof(seed: bytes) -> Say:
    """The seed of a deck that is out of play: now anyone can check that the deck was not changed."""
    text = seed_text(seed)
    return Say("seed.shown", (text[:13], text[13:26], text[26:39], text[39:]), reveals=True)
