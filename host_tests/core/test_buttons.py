"""The key state machine, fed with contacts and times."""

from bankier.device import clock
from bankier.device.buttons import Buttons, Queue
from bankier.screen.events import BACK, DOWN, LEFT, MENU, OK, RIGHT, UP, event, kind_of, value_of

LEFT_KEY, OK_KEY, PUSH_KEY, BACK_KEY = 0, 1, 2, 3
KEYS = [
    ("left", event(LEFT), 0, 0),
    ("OK", event(OK), event(MENU), 0),
    ("push", event(OK), event(MENU), event(BACK)),
    ("back", event(BACK), 0, 0),
]
NOBODY = [0, 0, 0, 0]


class Player:
    """Buttons, a clock that runs over its end, and what was told."""

    def __init__(self, down: "list[int]" = NOBODY) -> None:
        self.queue = Queue()
        self.buttons = Buttons(KEYS, down, self.queue)
        self.now = clock.ticks_add(0, -300)

    def pass_ms(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 5):
            self.now = clock.ticks_add(self.now, 5)
            self.buttons.tick(self.now)

    def edge(self, key: int, level: int) -> None:
        self.buttons.edge(key, level, self.now)

    def press(self, key: int, milliseconds: int = 60) -> None:
        self.edge(key, 1)
        self.pass_ms(milliseconds)
        self.edge(key, 0)
        self.pass_ms(60)

    def told(self) -> "list[int]":
        events: "list[int]" = []
        while True:
            code = self.queue.get()
            if code is None:
                return events
            events.append(code)

    def kinds(self) -> "list[int]":
        return [kind_of(code) for code in self.told()]


def test_left_and_back_act_at_the_first_edge() -> None:
    player = Player()
    player.edge(LEFT_KEY, 1)
    assert player.told() == [event(LEFT)]
    player.edge(BACK_KEY, 1)
    assert player.told() == [event(BACK)]


def test_ok_acts_when_let_go_and_tells_down_and_up() -> None:
    player = Player()
    player.edge(OK_KEY, 1)
    assert player.kinds() == [DOWN]
    player.pass_ms(590)
    player.edge(OK_KEY, 0)
    assert player.kinds() == [UP, OK]


def test_a_long_ok_is_a_menu_while_it_is_down_and_nothing_after() -> None:
    player = Player()
    player.edge(OK_KEY, 1)
    player.pass_ms(600)
    assert player.kinds() == [DOWN, MENU]
    player.pass_ms(2000)
    player.edge(OK_KEY, 0)
    player.pass_ms(100)
    assert player.kinds() == [UP]


def test_a_long_ok_seen_late_is_still_long() -> None:
    player = Player()
    player.edge(OK_KEY, 1)
    player.buttons.edge(OK_KEY, 0, clock.ticks_add(player.now, 640))  # nobody looked meanwhile
    assert player.kinds() == [DOWN, MENU, UP]


def test_bounce_of_twenty_milliseconds_is_one_press() -> None:
    for pause in (1, 2, 3, 7, 10):
        player = Player()
        for level in (1, 0):
            player.edge(LEFT_KEY, level)
            for _ in range(10 // pause):
                for bounced in (1 - level, level):
                    player.now = clock.ticks_add(player.now, pause)
                    player.edge(LEFT_KEY, bounced)
            player.pass_ms(100)
        assert player.told() == [event(LEFT)], pause


def test_a_tap_shorter_than_the_bounce_is_a_press_and_a_release() -> None:
    player = Player()
    player.edge(OK_KEY, 1)
    player.now = clock.ticks_add(player.now, 8)
    player.edge(OK_KEY, 0)
    player.pass_ms(60)
    assert player.kinds() == [DOWN, UP, OK]


def test_taps_that_are_all_seen_at_once_after_a_stall_are_all_told() -> None:
    player = Player()
    for _ in range(8):
        for level in (1, 0):
            player.now = clock.ticks_add(player.now, 60)
            player.edge(LEFT_KEY, level)
    assert player.told() == [event(LEFT)] * 8


def test_holding_repeats_with_growing_steps() -> None:
    player = Player()
    player.edge(LEFT_KEY, 1)
    player.pass_ms(440)
    assert player.told() == [event(LEFT)]
    player.pass_ms(4000)
    steps = [value_of(code) for code in player.told()]
    assert steps == sorted(steps)
    assert [step for step in (1, 5, 10, 50) if step in steps] == [1, 5, 10, 50]
    player.edge(LEFT_KEY, 0)
    player.pass_ms(1000)
    assert player.told() == []


def test_a_stall_makes_no_burst_of_repeats() -> None:
    player = Player()
    player.edge(LEFT_KEY, 1)
    player.now = clock.ticks_add(player.now, 5000)
    player.buttons.tick(player.now)
    assert len(player.told()) == 2


def test_another_key_while_ok_is_down_takes_its_meaning() -> None:
    player = Player()
    player.edge(OK_KEY, 1)
    player.pass_ms(200)
    player.press(LEFT_KEY)
    player.pass_ms(1000)
    player.edge(OK_KEY, 0)
    player.pass_ms(100)
    assert player.kinds() == [DOWN, LEFT, UP]
    player.press(OK_KEY)
    assert player.kinds() == [DOWN, UP, OK]


def test_ok_pressed_before_left_is_let_go_counts() -> None:
    player = Player()
    player.edge(LEFT_KEY, 1)
    player.pass_ms(40)
    player.edge(OK_KEY, 1)
    player.pass_ms(40)
    player.edge(LEFT_KEY, 0)
    player.pass_ms(40)
    player.edge(OK_KEY, 0)
    player.pass_ms(800)
    assert player.kinds() == [LEFT, DOWN, UP, OK]


def test_a_key_that_is_down_at_the_start_is_named_and_ignored_until_let_go() -> None:
    player = Player([1, 1, 0, 0])
    player.pass_ms(3000)
    assert player.buttons.stuck() == ["left", "OK"]
    player.press(BACK_KEY)
    assert player.told() == [event(BACK)]
    player.edge(LEFT_KEY, 0)
    player.edge(OK_KEY, 0)
    player.pass_ms(100)
    assert player.buttons.stuck() == []
    assert player.told() == []
    player.press(LEFT_KEY)
    player.press(OK_KEY)
    assert player.kinds() == [LEFT, DOWN, UP, OK]


def test_a_push_waits_for_a_second_one() -> None:
    player = Player()
    player.press(PUSH_KEY)
    assert player.kinds() == [DOWN, UP]
    player.pass_ms(300)
    assert player.kinds() == [OK]


def test_two_pushes_are_back() -> None:
    player = Player()
    player.press(PUSH_KEY)
    player.edge(PUSH_KEY, 1)
    assert player.kinds() == [DOWN, UP, BACK]
    player.pass_ms(1000)
    player.edge(PUSH_KEY, 0)
    player.pass_ms(1000)
    assert player.told() == []


def test_a_long_push_is_a_menu() -> None:
    player = Player()
    player.press(PUSH_KEY, 700)
    player.pass_ms(500)
    assert player.kinds() == [DOWN, MENU, UP]


def test_a_push_and_then_a_turn_keep_their_order() -> None:
    player = Player()
    player.press(PUSH_KEY)
    player.buttons.turn(1, player.now)
    player.pass_ms(500)
    assert player.kinds() == [DOWN, UP, OK, RIGHT]


def test_turning_is_one_step_a_detent_and_more_when_quick() -> None:
    player = Player()
    player.pass_ms(500)
    player.buttons.turn(-2, player.now)
    assert player.told() == [event(LEFT)] * 2
    player.pass_ms(50)
    player.buttons.turn(1, player.now)
    player.pass_ms(10)
    player.buttons.turn(1, player.now)
    assert player.told() == [event(RIGHT, 5), event(RIGHT, 10)]


def test_turning_while_the_push_is_down_is_looking() -> None:
    player = Player()
    player.edge(PUSH_KEY, 1)
    player.pass_ms(100)
    player.buttons.turn(1, player.now)
    player.pass_ms(1000)
    player.edge(PUSH_KEY, 0)
    player.pass_ms(500)
    assert player.kinds() == [DOWN, RIGHT, UP]


def test_a_full_queue_drops_what_comes_and_keeps_the_order() -> None:
    queue = Queue()
    for value in range(1, 101):
        queue.put(event(LEFT, value))
    kept = [queue.get() for _ in range(64)]
    assert kept == [event(LEFT, value) for value in range(1, 65)]
    assert queue.get() is None
    queue.put(event(OK))
    assert queue.get() == event(OK)


def test_with_the_picture_upside_down_left_and_right_change_places() -> None:
    player = Player()
    player.buttons.turned = True
    player.press(LEFT_KEY)
    player.press(OK_KEY)
    player.press(BACK_KEY)
    assert player.kinds() == [RIGHT, DOWN, UP, OK, BACK]
    player.edge(LEFT_KEY, 1)
    player.pass_ms(700)
    told = player.kinds()
    assert len(told) > 1 and set(told) == {RIGHT}
    player.edge(LEFT_KEY, 0)
    player.buttons.turn(1, player.now)
    assert player.kinds() == [RIGHT], "a knob turns as ever"
