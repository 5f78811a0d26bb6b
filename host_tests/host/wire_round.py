"""A round of Bankspel between Ann and Bob, entered card by card over the wire."""

from collections.abc import Callable

from wire_player import Message, Wire

BANKSPEL = "bankspel --seats Ann,Bob"
BOB, BANK = [2, 2, 7, 8, 9], [3, 3, 5, 6, 12]
CALLS = [2, 4, 5, 6, 10], [3, 4, 1, 1, 1]
TURNED = [2, 7, 8, 9]
FACES = [13, 12, 11] * 4  # none of them falls on its count
ROUND = BOB + CALLS[0] + BANK + CALLS[1] + TURNED


def enter(wire: Wire, cards: list[int], until: Callable[[Message], bool]) -> list[Message]:
    """Enter cards and go on with 0 to everything else, until a question that `until` says yes to."""
    left = iter(cards)
    told: list[Message] = []
    while not until(wire.last):
        told = wire.ask(answer=next(left) if wire.last["kind"] == "card" else 0)
        assert "error" not in told[0], (told, wire.last)
    return told


def to_first_call(wire: Wire) -> None:
    """Deal, and enter Bob's hand."""
    enter(wire, BOB, lambda question: question["key"] == "pays.rank")


def first_round(wire: Wire, count: list[int] = FACES) -> list[Message]:
    """Play the first round; what is told after its last answer."""
    return enter(wire, ROUND + count, lambda question: question["round"] > 1)
