"""All measures on many decks of every size, and what they say together.

    python -m tools.fair.battery [--decks 20000] [--mistakes]

The seeds are SHA-256("bankier/battery/" + k) for k from 0 on: nobody could pick them to pass.
"""

import hashlib
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tools.fair.measures import MEASURES
from tools.fair.stats import uniform_tail
from tools.options import Options, counted
from tools.shims import install

SIZES = (52, 108, 216)
DECKS = 20_000
ENOUGH = 5_000  # of one size show every known mistake
LEAST, MOST = 0.005, 0.995  # of 27 fair p, one strays outside of these in a quarter of all batteries
TOGETHER = 0.01
AGAIN = 10  # so many times more decks decide whether a p that strayed did so by chance

Dealer = Callable[[bytes, int], bytes | bytearray]  #: (seed, size) -> the cards 0, 1, 2 ... in dealt order


class Outcome(NamedTuple):
    """What the measures say of one dealer at one size."""

    chances: dict[str, float]  #: p of each measure
    repeats: bool  #: the same seed gives the same deck again

    def strays(self) -> list[str]:
        """The measures whose p is outside of the limits."""
        return [name for name, p in self.chances.items() if not LEAST < p < MOST]

    def convicts(self) -> bool:
        """Decks that do not come back, or a p that a fair dealer shows once in a million times."""
        return not self.repeats or any(not 5e-7 < p < 1 - 5e-7 for p in self.chances.values())


class Verdict(NamedTuple):
    """What the whole battery says of one dealer."""

    outcomes: dict[int, Outcome]  #: by size
    again: dict[tuple[int, str], float]  #: p of what strayed, on new decks and ten times as many
    together: float  #: the chance that as many fair p are as far from uniform

    def passed(self) -> bool:
        """Decks that come back, p that are uniform together, and none that strays and strays again."""
        repeats = all(outcome.repeats for outcome in self.outcomes.values())
        return repeats and self.together > TOGETHER and all(LEAST < p < MOST for p in self.again.values())


def seed(k: int) -> bytes:
    """Seed number `k` of the battery."""
    return hashlib.sha256(b"bankier/battery/%d" % k).digest()


def dealt(deal: Dealer, size: int, count: int, first: int) -> list[bytes]:
    """`count` decks of `size` cards, from seed number `first` on."""
    return [bytes(deal(seed(k), size)) for k in range(first, first + count)]


def examine(deal: Dealer, size: int, count: int, first: int = 0) -> Outcome:
    """All measures on `count` decks of `size` cards, from seed number `first` on."""
    decks = dealt(deal, size, count, first)
    repeats = dealt(deal, size, 10, first) == decks[:10]
    return Outcome({name: measure(decks) for name, measure in MEASURES.items()}, repeats)


def judge(deal: Dealer, count: int = DECKS, sizes: Sequence[int] = SIZES) -> Verdict:
    """The whole battery: `count` decks of each size, each from seeds of its own.

    With 27 fair p some stray. What does is measured again on decks that follow, so many more of them that
    a real fault, however small, only shows the clearer; chance does not come twice.
    """
    outcomes = {size: examine(deal, size, count, i * count) for i, size in enumerate(sizes)}
    again = {}
    for size, outcome in outcomes.items():
        strays = outcome.strays()
        decks = dealt(deal, size, AGAIN * count, len(sizes) * count) if strays else []
        again.update({(size, name): MEASURES[name](decks) for name in strays})
    together = uniform_tail(p for outcome in outcomes.values() for p in outcome.chances.values())
    return Verdict(outcomes, again, together)


def bankier(seed: bytes, size: int) -> bytearray:
    """The dealer that the device is."""
    from bankier.rules.shuffle import shuffle  # in the firmware, found only after install()

    order = bytearray(range(size))
    shuffle(order, seed)
    return order


def report(verdict: Verdict) -> str:
    """The verdict in a table."""
    lines = []
    for size, outcome in verdict.outcomes.items():
        for name, p in outcome.chances.items():
            again = verdict.again.get((size, name))
            note = "" if again is None else f"  on {AGAIN} times more: {again:.4f}"
            lines.append(f"{size:4} cards  {name:20} {p:.4f}{note}")
    lines.append(f"together uniform: {verdict.together:.4f}; {'passed' if verdict.passed() else 'FAILED'}")
    return "\n".join(lines)


def catch(count: int = ENOUGH) -> bool:
    """Put every known mistake to the battery at every size; whether all are convicted."""
    from tools.fair.mistakes import MISTAKES  # needs the firmware, found only after install()

    caught = True
    for name, new_dealer in MISTAKES.items():
        for size in SIZES:
            convicted = examine(new_dealer(), size, count).convicts()
            print(f"{size:4} cards  {name:20} {'caught' if convicted else 'NOT CAUGHT'}")
            caught &= convicted
    return caught


def main(argv: list[str] | None = None) -> int:
    """The command line; exits 1 when the battery fails."""
    parser = Options("python -m tools.fair.battery", __doc__)
    parser.add_argument("--decks", type=counted, default=DECKS, help="decks of each size (%(default)s)")
    parser.add_argument("--mistakes", action="store_true", help="see whether known mistakes are caught")
    options = parser.parse_args(argv)
    install()
    if options.mistakes:
        return 0 if catch(options.decks) else 1
    verdict = judge(bankier, options.decks)
    print(report(verdict))
    return 0 if verdict.passed() else 1


if __name__ == "__main__":
    sys.exit(main())
