"""The display driver against each controller's registers: what is drawn is seen, and little is sent."""

from bankier.device import board
from bankier.device.bus import connect
from bankier.device.display import Display
from tools.sim.bench import Bench

MODELS = ("ssd1306", "ssd1309", "sh1106")


class Setup:
    """A bench with a driver on it, and what the driver told."""

    def __init__(self, model: str, controller: str = "", plugged: bool = True, bus: str = "i2c") -> None:
        self.bench = Bench(model)
        self.bench.panel.plugged = plugged
        self.told: "list[str]" = []
        changes: "dict[str, object]" = {"BUS": bus}
        wires = connect(board.named("sim", changes))
        self.display = Display(wires, controller or model, tell=self.told.append)

    def __enter__(self) -> "Setup":
        return self

    def __exit__(self, *exception: object) -> None:
        self.bench.close()

    def draw(self, start: int, end: int, byte: int) -> None:
        for i in range(start, end):
            self.display.buffer[i] = byte

    def right(self) -> bool:
        """Whether what is seen is what was drawn, and the controller understood every byte."""
        return self.bench.pixels() == self.display.buffer and not self.bench.panel.controller.faults


def noise(seed: int, count: int) -> "list[int]":
    """The same numbers below 32,768 on every interpreter."""
    numbers = []
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        numbers.append(seed >> 16)
    return numbers


def test_the_first_thing_seen_is_what_was_drawn() -> None:
    for model in MODELS:
        with Setup(model) as setup:
            assert setup.right(), model  # black, not the noise of a memory that was just switched on
            setup.draw(0, 1024, 0x5A)
            assert not setup.right()
            assert setup.display.show()
            assert setup.right(), model


def test_spi_shows_the_same() -> None:
    for model in MODELS:
        with Setup(model, bus="spi") as setup:
            setup.draw(100, 900, 0x81)
            setup.display.show()
            assert setup.right(), model


def test_auto_finds_the_sh1106_out() -> None:
    for model in ("ssd1306", "sh1106"):
        with Setup(model, controller="auto") as setup:
            setup.draw(0, 300, 0xFF)
            setup.display.show()
            assert setup.right(), model


def test_the_second_address_is_found() -> None:
    with Setup("ssd1306", plugged=False) as setup:
        setup.bench.panel.address = 0x3D
        setup.bench.panel.plug()
        setup.bench.run(1100)
        assert setup.display.show()
        assert setup.right()


def test_changed_spans_give_the_same_picture_as_a_whole_frame() -> None:
    for model in MODELS:
        with Setup(model) as setup:
            for step in range(40):
                numbers = noise(step + 1, 8)
                for start, byte in zip(numbers[:4], numbers[4:]):
                    setup.draw(start % 1000, start % 1000 + byte % 24, byte & 0xFF)
                setup.display.show()
                assert setup.right(), (model, step)


def test_nothing_changed_sends_nothing() -> None:
    with Setup("ssd1306") as setup:
        setup.draw(5, 50, 1)
        setup.display.show()
        before = setup.bench.panel.bus_bytes
        setup.display.show()
        assert setup.bench.panel.bus_bytes == before


def test_a_step_of_the_cursor_is_cheap() -> None:
    """Two cells of 10 x 20 pixels turn over: wherever they are, at most 200 bytes."""
    with Setup("ssd1306") as setup:
        most = 0
        for x in range(0, 118, 9):
            for y in range(0, 45):
                for cell in (x, (x + 61) % 118):
                    for page in range(y // 8, (y + 19) // 8 + 1):
                        for column in range(cell, cell + 10):
                            setup.display.buffer[page * 128 + column] ^= 0xFF
                before = setup.bench.panel.bus_bytes
                setup.display.show()
                most = max(most, setup.bench.panel.bus_bytes - before)
        assert setup.right()
        assert 100 < most <= 200, most


def test_near_changes_go_in_one_span() -> None:
    with Setup("ssd1306") as setup:
        for gap, transactions in ((1, 2), (6, 2), (7, 4), (20, 4)):
            setup.display.buffer[200] ^= 1
            setup.display.buffer[201 + gap] ^= 1
            before = setup.bench.panel.transactions
            setup.display.show()
            assert setup.bench.panel.transactions - before == transactions, gap


def test_a_whole_frame_takes_1080_bytes() -> None:
    with Setup("ssd1306") as setup:
        setup.draw(0, 1024, 0xAA)
        before = setup.bench.panel.bus_bytes
        setup.display.show()
        assert setup.bench.panel.bus_bytes - before == 8 * (7 + 128)


def test_a_display_that_is_not_there_is_told_once_and_found_later() -> None:
    with Setup("sh1106", plugged=False) as setup:
        assert setup.display.lost
        setup.draw(0, 1024, 0x3C)
        for _ in range(50):
            assert not setup.display.show()
            setup.bench.run(100)
        assert len(setup.told) == 1
        assert "does not answer" in setup.told[0]
        setup.bench.panel.plug()
        setup.bench.run(1000)
        assert setup.display.show()
        assert setup.right()
        assert len(setup.told) == 2


def test_a_plug_pulled_in_play_comes_back_with_the_whole_picture() -> None:
    for model in MODELS:
        with Setup(model) as setup:
            setup.draw(0, 700, 0x77)
            setup.display.show()
            setup.bench.panel.unplug()
            setup.draw(600, 1024, 0x11)
            assert not setup.display.show()
            setup.display.contrast(9)
            setup.bench.panel.plug()
            setup.bench.run(1000)
            setup.display.tend()
            assert setup.right(), model
            assert setup.bench.panel.controller.registers["contrast"] == 9
            assert len(setup.told) == 2


def test_a_still_screen_notices_that_it_was_unplugged() -> None:
    with Setup("ssd1306") as setup:
        setup.bench.panel.unplug()
        setup.display.tend()
        assert setup.display.lost


def test_memory_and_registers_that_went_wrong_are_mended() -> None:
    for model in MODELS:
        with Setup(model) as setup:
            setup.draw(0, 1024, 0x66)
            setup.display.show()
            setup.bench.panel.controller.reset()
            assert not setup.right()
            for _ in range(8):
                setup.display.tend()
            assert setup.right(), model


def test_tending_sends_little() -> None:
    with Setup("ssd1306") as setup:
        before = setup.bench.panel.bus_bytes
        setup.display.tend()
        assert setup.bench.panel.bus_bytes - before < 170


def test_power_off_is_dark_and_keeps_taking_pictures() -> None:
    for model in MODELS:
        with Setup(model) as setup:
            setup.display.power(False)
            setup.draw(0, 1024, 0xF0)
            setup.display.show()
            setup.display.tend()
            assert not any(setup.bench.pixels()), model
            setup.display.power(True)
            assert setup.right(), model


def test_flip_turns_the_picture() -> None:
    for model in MODELS:
        with Setup(model) as setup:
            setup.draw(0, 3, 0x07)  # the upper left corner
            setup.display.show()
            setup.display.flip(True)
            seen = setup.bench.pixels()
            assert [seen[1021 + i] for i in range(3)] == [0xE0] * 3, model
            assert sum(seen) == 3 * 0xE0
            setup.display.flip(False)
            assert setup.right(), model


def test_the_wrong_driver_for_a_controller_is_found_out() -> None:
    with Setup("sh1106", controller="ssd1306") as setup:
        assert 0x20 in setup.bench.panel.controller.faults
        setup.draw(0, 128, 0xFF)
        setup.display.show()
        assert setup.bench.pixels() != setup.display.buffer
