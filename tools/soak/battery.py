"""The battery on the shuffle: known mistakes are put to it, and it must catch every one."""

from tools.fair import battery
from tools.shims import install

_LEAST = 400  # decks of each size, below which no measure means much


def soak(_seed: int, share: float) -> str:
    """Put the mistakes to it; the decks come of seeds that nobody could pick. See tools/soak/parts.py."""
    install()
    decks = max(_LEAST, round(battery.DECKS * share))
    if share == 1:
        assert battery.catch(decks), "a known mistake was not caught"
    verdict = battery.judge(battery.bankier, decks)
    print(battery.report(verdict))
    assert verdict.passed()
    return f"{decks} decks of each size"
