"""Which cards may be laid, and in what words one is refused. Rulebook, section 2."""

from ...cards import JOKER, rank, suit
from .packs import TWO, wild

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...questions import Refusal
    from .state import State


def adds(state: "State", rules: "Any", card: int) -> bool:
    """Whether a card can be added to the run there is."""
    if rules.run == "like":
        return rank(card) == rank(state.top)
    return rank(card) in (TWO, JOKER)


def refuse(state: "State", rules: "Any", card: int) -> "Refusal":
    """None if the card may be laid now, else what is in force and what could be laid."""
    if state.run:
        if adds(state, rules, card):
            return None
        return ("refuse.run",) if rules.run == "mix" else ("refuse.run.like", rank(state.top))
    if wild(card) or state.suit in (0, suit(card)) or rank(card) in off_suit(state, rules):
        return None
    return _refuse_suit(state, rules)


def off_suit(state: "State", rules: "Any") -> "tuple[int, ...]":
    """The ranks that may be laid on another suit, besides jacks and jokers; outside a run."""
    ranks: "tuple[int, ...]" = ()
    if rules.same_rank == "yes" and not wild(state.top):
        ranks = (rank(state.top),)
    if rules.two_any == "yes" and TWO not in ranks:
        ranks += (TWO,)
    return ranks


def _refuse_suit(state: "State", rules: "Any") -> "Refusal":
    """The suit in force, and what else could be laid: a rank, or a rank and a two."""
    ranks = off_suit(state, rules)
    return (("refuse.suit", "refuse.suit.one", "refuse.suit.two")[len(ranks)], state.suit) + ranks[:1]
