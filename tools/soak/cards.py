"""Where the device deals: every card is in exactly one place, whatever has been pressed."""

from typing import Any

from bankier.rules.cards import BACK, rank
from bankier.rules.decks import extras, pack


def check_cards(match: Any) -> None:
    """AssertionError if a card is missing, or there twice. Rounds in which the device deals only."""
    if match.stands_still or match.header["mode"] != "deal":
        return  # a match that was taken up when it had been settled has no open round
    feeder = getattr(match.open.round.table.secrets, "__self__", None)
    if feeder is not None:
        _CHECKS[match.header["game"]](feeder, match.rules)


def _huit(feeder: Any, rules: Any) -> None:
    """In a hand, in the stock, or among the discards."""
    state = feeder.state
    if not state.top:
        return  # not dealt yet
    cards = b"".join(feeder.hands) + feeder.deck[feeder.at :]
    cards += b"".join(bytes((card,)) * count for card, count in enumerate(state.pile))
    assert sorted(cards) == sorted(pack(4, 2, extras(rules.extra_twos, rules.extra_jokers)))
    assert [len(hand) for hand in feeder.hands] == list(state.counts)
    assert state.stock == len(feeder.deck) - feeder.at


def _bankspel(feeder: Any, rules: Any) -> None:
    """In a hand, turned over there, turned from the book, or in it."""
    if not feeder.deck:
        return
    assert sorted(feeder.deck) == sorted(pack(rules.packs))
    assert feeder.book == len(feeder.deck) - feeder.place
    dealt = feeder.deck[: 5 * len(feeder.hands)]
    around = feeder.table.around(feeder.bank)
    for place, seat in enumerate(around):
        held, was = feeder.hands[seat], dealt[place :: len(around)]
        assert all(card in (BACK, had) for card, had in zip(held, was, strict=True))


def _bakarat(feeder: Any, rules: Any) -> None:
    """Drawn, or in the shoe; the cards of both sides are the last ones drawn."""
    shoe = feeder.shoe
    assert feeder.bank.left == shoe.left
    if not shoe._deck:
        return
    assert sorted(shoe._deck) == sorted(rank(card) for card in pack(rules.packs))
    held = b"".join(bytes(cards) for cards in feeder.cards.values())
    lately = list(shoe._deck[max(shoe.drawn - len(held) - 1, 0) : shoe.drawn])
    for card in held:
        lately.remove(card)  # ValueError if it was never drawn


_CHECKS = {"bankspel": _bankspel, "huit": _huit, "bakarat": _bakarat}
