"""The board files against the tables of the chips: every pin can do what it is used for, and comes out."""

import itertools

import pytest

from bankier.device import board as boards
from tools.board.kinds import KINDS
from tools.hardware.chips import BUSES, CHIPS, INPUTS, PSRAM_OF_WROVER, faults
from tools.hardware.headers import HEADERS

EVERY = [*itertools.product(KINDS, BUSES, INPUTS)]


def made(name: str, **changes: object) -> boards.Board:
    return boards.named(name, dict(changes))


def pins(board: boards.Board) -> set[int]:
    return {pin for what, pins in board._pins() if what != "BATTERY" for pin in pins}  # that may be inside


def test_every_board_that_can_be_bought_has_a_file_and_headers():
    assert set(boards.BOARDS) - {"sim"} == set(KINDS) == set(HEADERS)


@pytest.mark.parametrize(("name", "bus", "keys"), EVERY)
def test_every_pin_can_do_what_it_is_used_for(name, bus, keys):
    assert faults(CHIPS[KINDS[name].chip], made(name, BUS=bus, INPUT=[keys])) == []


@pytest.mark.parametrize(("name", "bus", "keys"), EVERY)
def test_every_pin_comes_out_of_the_board(name, bus, keys):
    for pin in pins(made(name, BUS=bus, INPUT=[keys])):
        assert HEADERS[name].pin(pin).label.endswith(str(pin))


@pytest.mark.parametrize("name", KINDS)
def test_the_timer_for_the_keypad_is_one_that_the_chip_has(name):
    assert made(name).timer == (0 if KINDS[name].chip.startswith("ESP") else -1)


@pytest.mark.parametrize("keys", INPUTS)
def test_an_esp32_with_psram_can_have_a_display_on_i2c(keys):
    assert not pins(made("esp32", INPUT=[keys])) & PSRAM_OF_WROVER


@pytest.mark.parametrize(
    ("name", "changes", "words"),
    [
        ("esp32", {"BUZZER": 12}, "the buzzer is on 12, which is strapping"),
        ("esp32", {"KEYS": [34, 32, 33, 25]}, "on 34, which neither drives nor pulls up"),
        ("esp32", {"BUS": "spi", "SPI": [1, 6, 23, 21, 22, 17, 1]}, "SCK is on 6, which is the flash's"),
        ("esp32", {"BUS": "spi", "SPI": [2, 18, 23, 21, 22, 17, 1]}, "SPI 2 reads from 19, which is used"),
        ("esp32", {"BUZZER": 20}, "there is no such pin"),
        ("esp32s3", {"BUZZER": 46}, "strapping"),
        ("esp32s3", {"I2C": [0, 36, 35, 1]}, "SCL is on 36, which is the flash's and PSRAM's"),
        ("esp32s3", {"KEYS": [19, 20, 4, 5]}, "USB's"),
        ("esp32s3", {"I2C": [2, 9, 8, 1]}, "there is no I2C 2"),
        ("pico", {"I2C": [0, 3, 4, 1]}, "SCL of I2C 0 cannot be on 3"),
        ("pico2", {"BUS": "spi", "SPI": [0, 18, 11, 17, 20, 21, 1]}, "MOSI of SPI 0 cannot be on 11"),
        ("pico_w", {"BUZZER": 25}, "the board's own"),
        ("pico2", {"BATTERY": [25, 3000, 3400, 4200]}, "the battery is on 25, where no voltage can be"),
        ("esp32", {"BATTERY": [27, 2000, 3400, 4200]}, "the battery is on 27, where no voltage can be"),
        ("esp32s3", {"BATTERY": [3, 2000, 3400, 4200]}, "the battery is on 3, where no voltage can be"),
    ],
)
def test_what_a_pin_cannot_do_is_said(name, changes, words):
    said = faults(CHIPS[KINDS[name].chip], made(name, **changes))
    assert any(words in sentence for sentence in said), said


@pytest.mark.parametrize(("name", "pin"), [("pico", 26), ("esp32", 35), ("esp32s3", 1)])
def test_a_battery_on_a_pin_with_a_converter_is_right(name, pin):
    assert faults(CHIPS[KINDS[name].chip], made(name, BATTERY=[pin, 2000, 3400, 4200])) == []


def test_where_the_radio_has_the_pin_of_the_battery_none_is_measured():
    assert made("pico").battery and made("pico2").battery
    assert made("pico_w").battery is None


def test_a_pin_that_does_not_come_out_is_no_place():
    with pytest.raises(KeyError):
        HEADERS["pico"].pin(23)
