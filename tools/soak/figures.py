"""What chance makes of the games: the rulebook's figures, over decks of the device and fixed seeds."""

from tools.fair import bakarat, bankspel
from tools.shims import install

_ROUNDS = 100_000
_COUPS = 200_000
_LEAST = 500


def soak(_seed: int, share: float) -> str:
    """Deal and compare; see tools/soak/parts.py."""
    install()
    rounds, coups = (max(_LEAST, round(share * most)) for most in (_ROUNDS, _COUPS))
    found = [*bankspel.found(rounds), *bakarat.found(coups, coups)]
    for one in found:
        print(one)
    assert all(one.agrees() for one in found)
    return f"{rounds} rounds of Bankspel, {coups} coups and {coups} shoes of Bakarat"
