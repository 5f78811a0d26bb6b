"""The table of parts. A part is a module of this package with one function, `soak`.

    def soak(seed: int, share: float) -> str:

It plays what comes of the seed, raises AssertionError (or whatever breaks) if a promise does not hold, after
printing how to see it again, and returns one line that says how much it did. `share` is how much of the whole
to do: 1 for all of it, 0.01 for a look. Whatever it prints on the way is shown as it comes. Each part has a
process of its own, so it may put stand-ins where it likes.
"""

from typing import NamedTuple


class Part(NamedTuple):
    """A line of the table."""

    name: str  #: of the module, and for --part
    minutes: float  #: about what it takes on one core; the longest are begun first
    what: str  #: what is tried


PARTS = (
    Part("hands", 17, "a million presses by chance on four keys, encoders and keypads"),
    Part("evenings", 15, "ten thousand rounds without a restart in the heap of the smallest board"),
    Part("wire", 1, "sixty thousand lines of nonsense to the headless program"),
    Part("damage", 5, "ten thousand cases of damaged files: the device starts, keeps the rest and says so"),
    Part("cuts", 2, "the power cut at every step of the flash in a match of each game and mode"),
    Part("matches", 6, "matches at random, every answer checked, taken up again and undone"),
    Part("shuffle", 1, "every number of cards counted, 20,000 decks of each size measured, mistakes caught"),
    Part("figures", 2, "what chance makes of the games, over decks of the device"),
    Part("seeds", 1, "a million starts of a board whose clock stands at zero and whose key is stuck"),
    Part("hidden", 2, "decks that differ only in hidden cards: not a byte that anybody sees may differ"),
)
