"""Keys from the pin to the event, through interrupts and timers, on the simulated board."""

import micropython

from bankier.device import board
from bankier.device.bus import connect
from bankier.device.contacts import Notes
from bankier.device.display import Display
from bankier.device.keys import Keys
from bankier.screen.events import BACK, DOWN, JOKER, LEFT, MENU, OK, RANK, RIGHT, UP, event, kind_of
from tools.sim.bench import Bench
from tools.sim.hands import KEYS


class Player(Bench):
    """A bench with keys on it, and a program that writes down what they tell."""

    def __init__(self, *inputs: str, stuck: str = "") -> None:
        super().__init__()
        if stuck:
            self.down(stuck)
        self.keys = Keys(board.named("sim", {"INPUT": list(inputs or ("keys", "keypad"))}))
        self.events: "list[int]" = []
        self.start(self._write_down())

    async def _write_down(self) -> None:
        while True:
            code = await self.keys.next()
            self.events.append(code)

    def told(self) -> "list[int]":
        events, self.events = self.events, []
        return events

    def kinds(self) -> "list[int]":
        return [kind_of(code) for code in self.told()]


def test_four_keys() -> None:
    with Player() as player:
        for key, kinds in (("left", [LEFT]), ("right", [RIGHT]), ("back", [BACK]), ("ok", [DOWN, UP, OK])):
            player.press(key)
            assert player.kinds() == kinds, key
        player.hold("ok", 700)
        player.settle()
        assert player.kinds() == [DOWN, MENU, UP]


def test_an_edge_is_told_within_five_milliseconds() -> None:
    with Player() as player:
        player.down("left")
        player.run(5)
        assert player.told() == [event(LEFT)]


def test_every_key_of_the_keypad() -> None:
    with Player() as player:
        for rank, key in enumerate(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"], 1):
            player.press(key)
            assert player.told() == [event(RANK, rank)], key
        player.press("pad-ok")
        assert player.kinds() == [DOWN, UP, OK]
        player.hold("pad-ok", 700)
        player.settle()
        assert player.kinds() == [DOWN, JOKER, UP]
        player.press("menu")
        player.press("pad-back")
        assert player.kinds() == [MENU, BACK]


def test_two_keys_of_the_keypad_at_once_are_two_ranks() -> None:
    with Player() as player:
        player.down("A")
        player.run(20)
        player.down("5")
        player.run(20)
        assert player.told() == [event(RANK, 1), event(RANK, 5)]


def test_three_corners_of_a_square_show_no_fourth_key() -> None:
    with Player() as player:
        for key in ("A", "2", "4"):  # with these down the contacts say that 5 is too
            player.down(key)
            player.run(50)
        assert player.told() == [event(RANK, 1), event(RANK, 2)]
        for key in ("A", "2", "4"):
            player.up(key)
            player.run(50)
        assert event(RANK, 5) not in player.told()


def test_bounce_at_the_pin_is_one_press() -> None:
    for key, kinds in (("left", [LEFT]), ("ok", [DOWN, UP, OK]), ("7", [RANK])):
        with Player() as player:
            player.bounce(key, True)
            player.run(100)
            player.bounce(key, False)
            player.run(100)
            assert player.kinds() == kinds, key


def test_a_stuck_key_is_named_and_the_others_go_on() -> None:
    for key, name in (("right", "right"), ("ok", "OK"), ("9", "9"), ("menu", "menu")):
        with Player(stuck=key) as player:
            assert player.keys.stuck() == [name]
            player.run(2000)
            player.press("left")
            player.press("K")
            assert player.told() == [event(LEFT), event(RANK, 13)]
            player.up(key)
            player.run(100)
            assert player.keys.stuck() == []
            player.press(key)
            assert player.told(), key


def test_ten_presses_during_a_slow_drawing_are_all_told() -> None:
    """Eight a second, while nobody asks for events because the screen is being sent; all contacts bounce."""
    for key, expected in (("left", event(LEFT)), ("Q", event(RANK, 12))):
        with Player() as player:
            display = Display(connect(board.named("sim", {"DISPLAY": "ssd1306"})))
            for press in range(10):
                for bounce in range(0, 20, 2):
                    player.contact_later(125 * press + bounce, KEYS[key], not bounce & 2)
                    player.contact_later(125 * press + 60 + bounce, KEYS[key], bounce & 2 > 0)
                player.contact_later(125 * press + 20, KEYS[key], True)
                player.contact_later(125 * press + 80, KEYS[key], False)
            start = player.time.now
            frame = 0
            while player.time.now - start < 1_300_000:
                frame += 1
                for i in range(1024):
                    display.buffer[i] = frame & 0xFF
                display.show()
            assert player.told() == []
            player.run(20)
            assert player.told() == [expected] * 10


def test_interrupts_allocate_nothing() -> None:
    """There they cannot: on a board the heap is locked meanwhile, and this would raise MemoryError."""
    notes = Notes()
    lock, unlock = getattr(micropython, "heap_lock", int), getattr(micropython, "heap_unlock", int)
    room = 0
    lock()
    try:
        for _ in range(3):
            for key in range(40):
                room += notes.put(key, 1) + notes.put(key, 0) + notes.put(key, 1)
    finally:
        unlock()
    assert room > 60


def test_a_tap_while_interrupts_are_off_is_told() -> None:
    """Flash is erased with interrupts off: of two edges meanwhile only the last level is left to see."""
    with Player() as player:
        pin = player.board._watched[KEYS["left"][0]]
        pin[0](pin[2])  # the interrupt that was held back: the key is up, as it was before
        player.run(100)
        assert player.told() == [event(LEFT)]


def test_encoder() -> None:
    with Player("encoder") as player:
        player.turn(3)
        player.turn(-2)
        assert player.kinds() == [RIGHT] * 3 + [LEFT] * 2
        player.press("push")
        player.run(300)
        assert player.kinds() == [DOWN, UP, OK]
        player.hold("push", 60)
        player.run(60)
        player.press("push")
        player.run(300)
        assert player.kinds() == [DOWN, UP, BACK]
        player.hold("push", 700)
        player.settle()
        assert player.kinds() == [DOWN, MENU, UP]


def test_an_encoder_that_trembles_does_not_turn() -> None:
    with Player("encoder") as player:
        a = board.named("sim").encoder[0]
        for _ in range(10):
            player.contact((a, -1), True)
            player.contact((a, -1), False)
        player.run(50)
        assert player.told() == []


def test_holding_repeats() -> None:
    with Player() as player:
        player.hold("right", 3000)
        events = player.told()
        assert event(RIGHT, 1) in events
        assert event(RIGHT, 50) in events
        assert all(kind_of(code) == RIGHT for code in events)


def test_key_presses_change_the_times() -> None:
    with Player() as player:
        before = player.keys.times()
        player.press("left")
        first = player.keys.times()
        player.press("A")
        assert len({before, first, player.keys.times()}) == 3
