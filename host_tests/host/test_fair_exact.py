"""The scaler, exactly, at every number of cards."""

import pytest

from bankier.rules import shuffle
from tools.fair import exact

DEALT = (52, 104, 108, 216, 416, 432)  # one pack; two; two and four with jokers; eight without and with


@pytest.mark.parametrize("n", exact.CARDS)
def test_of_all_values_every_place_gets_as_many(n: int) -> None:
    """R3: each of the 65,536 values is put through the scaler."""
    assert exact.even(shuffle.scale, n)


@pytest.mark.parametrize("n", DEALT)
def test_a_plain_remainder_does_not(n: int) -> None:
    """R6: what no statistics on any number of decks would show, the count shows at once."""
    assert not exact.even(lambda value, n: value % n, n)
