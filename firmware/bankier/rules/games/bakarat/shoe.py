"""The device's shoe: all packs in one order, the marker upright in its middle."""

from ...cards import rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Shoe:
    """The cards as they are drawn, one by one.

    The top card after the shuffle is the marker: half of all cards are drawn
    before it. seed, cut -- what the order follows from; drawn -- how many
    cards have left the shoe.
    """

    def __init__(self, packs: int, kept: "Any" = ()) -> None:
        """kept -- what kept() told of a shoe; an empty one is spent."""
        self.packs = packs
        self.seed: bytes
        self.cut: int
        self.drawn: int
        self.seed, self.cut, self.drawn = kept or (b"", 0, 0)
        self._half = 26 * packs
        self._deck = b""

    @property
    def spent(self) -> bool:
        """Whether a new shoe is needed: there is none, or its marker has been drawn."""
        return self.seed == b"" or self.drawn > self._half

    @property
    def left(self) -> int:
        """How many cards are in the shoe."""
        return max(52 * self.packs - self.drawn, 0)

    def line(self) -> bytes:
        """The line that describes the deck, to be committed to."""
        from ...decks import rules_line

        return rules_line("bakarat", self.packs)

    def set_up(self, seed: bytes, cut: int) -> None:
        """Shuffle all cards anew."""
        self.seed, self.cut, self.drawn = seed, cut, 0
        self._deck = b""

    def at_marker(self) -> bool:
        """Whether the next card is the marker."""
        return self.drawn == self._half

    def draw(self) -> int:
        """The rank of the next card."""
        if not self._deck:
            self._deck = self._ranks()
        card = self._deck[self.drawn]
        self.drawn += 1
        return card

    def kept(self) -> "tuple[bytes, int, int]":
        """What the same shoe is made of again."""
        return (self.seed, self.cut, self.drawn)

    def _ranks(self) -> bytes:
        from ...decks import pack
        from ...shuffle import shuffle

        deck = pack(self.packs)
        shuffle(deck, self.seed, self.cut)
        ranks = bytes([rank(card) for card in deck])
        return ranks[1 : self._half + 1] + ranks[:1] + ranks[self._half + 1 :]
