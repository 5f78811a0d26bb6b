"""Events survive being packed into one int."""

from bankier.screen import events


def test_kind_and_value_come_back() -> None:
    for kind in range(events.LEFT, events.JOKER + 1):
        for value in (1, 13, 50, 255):
            code = events.event(kind, value)
            assert events.kind_of(code) == kind
            assert events.value_of(code) == value


def test_kinds_differ() -> None:
    kinds = (
        events.LEFT,
        events.RIGHT,
        events.OK,
        events.BACK,
        events.MENU,
        events.DOWN,
        events.UP,
        events.RANK,
        events.JOKER,
    )
    assert len(set(kinds)) == len(kinds)
    assert 0 not in kinds  # an empty place in a queue is no event
