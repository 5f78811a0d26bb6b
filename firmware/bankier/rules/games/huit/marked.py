"""A hand taken up from a mark: in memory only while that is read."""

from ...money import LEFT, RIGHT
from ...shuffle import SEED_SIZE
from .packs import CARD_LIMIT
from .state import NOT_YET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .deal import Feeder
    from .state import State

_FIXED = 10  # bytes of a packed state before the counts


def stand(state: "State", data: bytes) -> int:
    """Have a state be as in the bytes of its save(); returns how many of them there were."""
    state.top, state.suit, left, turn, state.run, out, state.idle, low, high, fresh = data[:_FIXED]
    state.step = LEFT if left else RIGHT
    state.turn = state.seats[turn]
    state.out = state.seats[out - 1] if out else NOT_YET
    state.turns = high << 8 | low
    state.fresh = fresh == 1
    end = _FIXED + len(state.seats)
    state.counts = bytearray(data[_FIXED:end])
    state.pile = bytearray(data[end : end + CARD_LIMIT])
    return end + CARD_LIMIT


def hold(feed: "Feeder", data: bytes, at: int) -> None:
    """Have the device hold seed, hands and stock as in the bytes from a place on."""
    at += SEED_SIZE
    feed.seed = data[at - SEED_SIZE : at]
    feed.cut = int.from_bytes(data[at : at + 2], "big")
    feed.shuffles = int.from_bytes(data[at + 2 : at + 4], "big")
    at += 4
    for place, held in enumerate(feed.state.counts):
        feed.hands[place] = bytearray(data[at : at + held])
        at += held
    feed.deck, feed.at = bytearray(data[at:]), 0
