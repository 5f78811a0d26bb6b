"""The models of the display controllers do what the data sheets say, each in its own way."""

from tools.sim.controller import Controller
from tools.sim.controllers import MODELS, SH1106, SSD1306, SSD1309
from tools.sim.panel import Panel

UPRIGHT = b"\xa1\xc8"


def lit(controller: "Controller") -> "Controller":
    """The same controller, switched on, upright and with black memory."""
    controller.spi(0, b"\x8d\x14" if isinstance(controller, SSD1306) else b"")
    controller.spi(0, UPRIGHT + b"\xaf")
    for i in range(len(controller.ram)):
        controller.ram[i] = 0
    return controller


def seen(controller: "Controller") -> "list[tuple[int, int]]":
    """Column and byte of everything lit on the top page."""
    pixels = controller.pixels()
    return [(x, pixels[x]) for x in range(128) if pixels[x]]


def test_column_0_is_where_the_data_sheet_says() -> None:
    for make, first in ((SSD1306, 0), (SSD1309, 0), (SH1106, 2)):
        controller = lit(make())
        controller.spi(0, bytes((0xB0, first, 0x10)))
        controller.spi(1, b"\x01")
        assert seen(controller) == [(0, 1)]


def test_the_last_column_goes_round_on_ssd_and_stops_on_sh() -> None:
    controller = lit(SSD1306())
    controller.spi(0, b"\xb0\x0f\x17")
    controller.spi(1, b"\x01\x02")
    assert seen(controller) == [(0, 2), (127, 1)]
    controller = lit(SH1106())
    controller.spi(0, b"\xb0\x01\x18")  # column 129, the last that is seen
    controller.spi(1, b"\x01\x02\x03\x04")
    assert seen(controller) == [(127, 1)]
    assert controller.column == 132


def test_horizontal_addressing_is_unknown_to_the_sh1106() -> None:
    for make in (SSD1306, SSD1309):
        controller = lit(make())
        controller.spi(0, b"\x20\x00\x21\x7e\x7f\x22\x00\x01")
        controller.spi(1, b"\x01\x02\x03\x04\x05")
        assert seen(controller) == [(126, 5), (127, 2)]
        assert controller.pixels()[128 + 126] == 3
        assert not controller.faults
    controller = lit(SH1106())
    controller.spi(0, b"\x20\x00")
    assert controller.faults == [0x20]


def test_mirroring_is_done_at_writing_on_ssd_and_at_showing_on_sh() -> None:
    for make, x in ((SSD1306, 0), (SSD1309, 0), (SH1106, 127)):
        controller = lit(make())
        controller.spi(0, bytes((0xB0, 2 if make is SH1106 else 0, 0x10)))
        controller.spi(1, b"\x01")
        controller.spi(0, b"\xa0")
        assert seen(controller) == [(x, 1)], make


def test_start_line_offset_rows_and_scan_direction() -> None:
    for make in (SSD1306, SSD1309, SH1106):
        controller = lit(make())
        controller.spi(0, b"\xb0\x02\x10")
        controller.spi(1, b"\x01")
        column = seen(controller)[0][0]
        controller.spi(0, b"\x7f")  # row 63 is shown first
        assert controller.pixels()[column] == 2
        controller.spi(0, b"\x40\xd3\x3f")
        assert controller.pixels()[column] == 2
        controller.spi(0, b"\xd3\x00\xc0")
        assert controller.pixels()[7 * 128 + column] == 0x80
        controller.spi(0, b"\xc8\xa5\xa8\x0f")  # all on, and only sixteen rows
        assert controller.pixels()[128] == 0xFF
        assert controller.pixels()[2 * 128] == 0


def test_all_on_inverted_and_contrast() -> None:
    for make in (SSD1306, SSD1309, SH1106):
        controller = lit(make())
        controller.spi(0, b"\xa5\x81\x33")
        assert set(controller.pixels()) == {0xFF}
        controller.spi(0, b"\xa4")
        assert set(controller.pixels()) == {0}
        controller.spi(0, b"\xa7")
        assert set(controller.pixels()) == {0xFF}
        assert controller.registers["contrast"] == 0x33


def test_dark_without_its_voltage() -> None:
    for make, command in ((SSD1306, b"\x8d\x10"), (SH1106, b"\xad\x8a")):
        controller = lit(make())
        controller.spi(0, b"\xa5" + command)
        assert not any(controller.pixels())
    controller = lit(SSD1309())
    controller.spi(0, b"\xa5")
    assert any(controller.pixels())
    controller.spi(0, b"\x8d\x10")
    assert 0x8D in controller.faults


def test_a_locked_ssd1309_takes_nothing() -> None:
    controller = lit(SSD1309())
    controller.spi(0, b"\xfd\x16\xa5")
    assert not any(controller.pixels())
    controller.spi(0, b"\xfd\x12\xa5")
    assert any(controller.pixels())


def test_control_bytes_of_i2c() -> None:
    controller = lit(SSD1306())
    controller.i2c(b"\x80\xb0\x80\x00\x80\x10\x40\x0f\xf0")
    assert seen(controller) == [(0, 0x0F), (1, 0xF0)]
    controller.i2c(b"\x00\xb0\x00\x10")
    controller.i2c(b"\xc0\x01\xc0\x02")
    assert seen(controller) == [(0, 1), (1, 2)]


def test_a_panel_counts_answers_and_can_be_unplugged() -> None:
    for name in MODELS:
        panel = Panel(name)
        panel.i2c_write(0x3C, b"\x00\xaf")
        assert (panel.bus_bytes, panel.transactions) == (3, 1)
        assert panel.i2c_read(0x3C, 1)[0] & 0x40 == 0
        for address, plugged in ((0x3D, True), (0x3C, False)):
            panel.plugged = plugged
            try:
                panel.i2c_write(address, b"\x00\xae")
            except OSError:
                continue
            raise AssertionError("somebody answered")
        panel.plug()
        assert panel.i2c_read(0x3C, 1)[0] & 0x40 == 0x40  # off again: it lost its power
