"""Dimmed, dark, moved a little: the power policy, with the real keys and display of the simulated board."""

from bankier.device import board
from bankier.device.bus import connect
from bankier.device.display import Display
from bankier.device.keys import Keys
from bankier.device.power import Power
from bankier.screen.events import BACK, DOWN, LEFT, OK, RANK, RIGHT, UP, kind_of
from tools.sim.bench import Bench

MODELS = ("ssd1306", "ssd1309", "sh1106")
MINUTE = 60


class Room(Bench):
    """A board with the policy on it; what it hands on is written down."""

    def __init__(self, model: str = "ssd1306", *inputs: str, flip: bool = False) -> None:
        super().__init__(model)
        wired = board.named("sim", {"INPUT": list(inputs or ("keys", "keypad")), "DISPLAY": model})
        self.display = Display(connect(wired), model, flip)
        self.power = Power(self.display, Keys(wired))
        self.flip = flip
        self.events: "list[int]" = []
        self.start(self._write_down())

    async def _write_down(self) -> None:
        while True:
            code = await self.power.next()
            self.events.append(code)

    def kinds(self) -> "list[int]":
        events, self.events = self.events, []
        return [kind_of(code) for code in events]

    def idle(self, seconds: int) -> None:
        """Nobody presses a key for so long."""
        for _ in range(seconds):
            self.power.tend(1)

    def contrast(self) -> int:
        return self.panel.controller.registers["contrast"]

    def dark(self) -> bool:
        return not self.panel.controller.registers["on"]

    def draw(self) -> None:
        """Something on every row."""
        for i in range(1024):
            self.display.buffer[i] = i * 7 & 0xFF
        self.display.show()

    def moved(self) -> int:
        """By how many rows the picture is lower than it was drawn; -1 if it is another."""
        drawn, seen = rows(self.display.buffer), rows(self.pixels())
        if self.flip:  # to whoever sits on the other side
            seen = [bytes(reversed(row)) for row in reversed(seen)]
        for down in range(64):
            if seen == drawn[64 - down :] + drawn[: 64 - down]:
                return down
        return -1


def rows(pixels: "bytes | bytearray") -> "list[bytes]":
    """A picture row by row, one byte a pixel."""
    return [bytes(pixels[(y >> 3) * 128 + x] >> (y & 7) & 1 for x in range(128)) for y in range(64)]


def test_dim_after_a_minute_and_dark_after_five() -> None:
    with Room() as room:
        room.display.contrast(200)
        room.idle(MINUTE - 1)
        assert room.contrast() == 200
        room.idle(1)
        assert room.contrast() == 25 and not room.dark()
        room.idle(4 * MINUTE - 1)
        assert not room.dark()
        room.idle(1)
        assert room.dark()


def test_other_times_and_never() -> None:
    for dim, dark in ((120, 600), (0, 60), (60, 0), (0, 0), (600, 120)):
        with Room() as room:
            room.power.dim, room.power.dark = dim, dark
            room.display.contrast(200)
            for second in range(1, 12 * MINUTE):
                room.idle(1)
                assert room.dark() == bool(dark and second >= dark), (dim, dark, second)
                dimmed = dim and second >= dim or dark and second >= dark
                assert room.contrast() == (25 if dimmed else 200), (dim, dark, second)


def test_a_key_on_a_dimmed_display_acts() -> None:
    with Room() as room:
        room.display.contrast(160)
        room.idle(2 * MINUTE)
        room.press("left")
        assert room.kinds() == [LEFT] and room.contrast() == 160


def test_a_key_on_a_dark_display_only_lights_it() -> None:
    after = (("left", [LEFT]), ("back", [BACK]), ("ok", [DOWN, UP, OK]), ("7", [RANK]))
    for key, kinds in after:
        with Room() as room:
            room.display.contrast(160)
            room.idle(6 * MINUTE)
            room.press(key)
            assert room.kinds() == [] and not room.dark() and room.contrast() == 160, key
            room.press(key)
            assert room.kinds() == kinds, key


def test_a_dark_display_is_lit_at_the_first_edge_of_a_key() -> None:
    with Room() as room:
        room.idle(6 * MINUTE)
        room.down("ok")
        room.run(10)
        assert not room.dark()
        room.run(2000)
        room.up("ok")
        room.run(400)
        assert room.kinds() == [], "nor is holding it a long press"


def test_holding_a_key_that_lit_it_does_not_repeat() -> None:
    with Room() as room:
        room.idle(6 * MINUTE)
        room.hold("right", 3000)
        room.run(100)
        assert room.kinds() == []


def test_a_flick_of_the_encoder_that_lit_it_does_nothing_else() -> None:
    with Room("ssd1306", "encoder") as room:
        room.idle(6 * MINUTE)
        room.turn(3)
        assert room.kinds() == [] and not room.dark()
        room.run(500)
        room.turn(1)
        assert room.kinds() == [RIGHT]
        room.idle(6 * MINUTE)
        room.press("push")
        room.run(400)
        assert room.kinds() == []
        room.press("push")
        room.run(400)
        assert room.kinds() == [DOWN, UP, OK]


def test_a_still_picture_moves_within_two_minutes_and_comes_back_at_a_key() -> None:
    for model in MODELS:
        for flip in (False, True):
            with Room(model, flip=flip) as room:
                room.power.dark = 0
                room.draw()
                places = []
                for _ in range(8):
                    places.append(room.moved())
                    room.idle(MINUTE)
                assert places == [0, 1, 2, 1] * 2, (model, flip)
                room.idle(MINUTE)
                room.press("left")
                assert room.moved() == 0 and not room.panel.controller.faults


def test_moving_costs_few_bytes() -> None:
    with Room() as room:
        room.draw()
        room.power.dim = room.power.dark = 0
        before = room.traffic()
        room.idle(MINUTE)
        assert 0 < room.traffic() - before <= 4
        before = room.traffic()
        room.idle(MINUTE - 1)
        assert room.traffic() == before


def test_lighting_it_costs_few_bytes() -> None:
    with Room() as room:
        room.draw()
        room.idle(6 * MINUTE)
        before = room.traffic()
        room.press("left")
        assert room.traffic() - before <= 12


def test_tending_the_display_leaves_it_as_the_policy_has_it() -> None:
    for model in MODELS:
        with Room(model) as room:
            room.display.contrast(80)
            room.draw()
            room.idle(2 * MINUTE)
            for _ in range(8):
                room.display.tend()
            assert room.contrast() == 10 and room.moved() == 2, model
            room.idle(4 * MINUTE)
            room.panel.controller.reset()
            for _ in range(8):
                room.display.tend()
            assert room.dark(), model


def test_a_display_that_comes_back_is_as_the_policy_has_it() -> None:
    with Room() as room:
        room.display.contrast(80)
        room.draw()
        room.idle(MINUTE)
        room.panel.unplug()
        room.display.tend()
        room.panel.plug()
        room.run(1100)
        room.display.tend()
        assert room.contrast() == 10 and room.moved() == 1
        room.press("left")
        assert room.contrast() == 80 and room.moved() == 0


def test_turning_the_picture_turns_the_two_keys() -> None:
    with Room() as room:
        room.power.turn(True)
        room.press("left")
        assert room.kinds() == [RIGHT]
        room.power.turn(False)
        room.press("left")
        assert room.kinds() == [LEFT]
