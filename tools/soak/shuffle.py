"""The shuffle: the scaler at every number of cards, the battery whole, known mistakes put to it."""

from tools.fair import battery, exact
from tools.shims import ROOT, install

_LEAST = 400  # decks of each size, below which no measure means much


def soak(_seed: int, share: float) -> str:
    """Count and measure; the decks come of seeds that nobody could pick. See tools/soak/parts.py."""
    install()
    from bankier.rules.shuffle import scale  # in the firmware, found only after install()

    step = max(1, min(40, round(1 / share)))
    assert all(exact.even(scale, n) for n in exact.CARDS[::step])
    decks = max(_LEAST, round(battery.DECKS * share))
    verdict = battery.judge(battery.bankier, decks)
    print(battery.report(verdict))
    assert verdict.passed()
    if share == 1:
        assert _page_tells(verdict), "docs/fair.md gives other figures"
        assert battery.catch(), "a known mistake was not caught"
    return f"{len(exact.CARDS[::step])} numbers of cards, {decks} decks of each size"


def _page_tells(verdict: battery.Verdict) -> bool:
    """Whether what the page says of the one p that strays is what was found."""
    page = " ".join((ROOT / "docs/fair.md").read_text(encoding="utf-8").split())
    once, again = verdict.outcomes[52].chances["orders of 4"], verdict.again.get((52, "orders of 4"), 0)
    strayed = f"here one does: orders of 4 at 52 cards, {once:.4f}."
    return len(verdict.again) == 1 and strayed in page and f"all the clearer: {again:.2f}." in page
