"""Boards and their files: what is meant is taken, what cannot be meant is said in words."""

import os

from bankier.device import board

FILE = "board_test.json"


def loaded(text: str) -> "board.Board":
    with open(FILE, "w") as file:
        file.write(text)
    try:
        return board.load(FILE)
    finally:
        os.remove(FILE)


def complaint(text: str) -> str:
    try:
        loaded(text)
    except board.BoardError as error:
        return str(error)
    return ""


def test_without_a_file_it_is_a_pico() -> None:
    assert board.load("there-is-no-such.json").name == "Raspberry Pi Pico"


def test_every_board_is_whole_with_every_input_and_bus() -> None:
    for name in board.BOARDS:
        for bus in ("i2c", "spi"):
            for device in ("keys", "keypad", "encoder"):
                made = board.named(name, {"INPUT": [device], "BUS": bus})
                assert made.input == (device,)
                assert made.store


def test_a_file_names_the_board_and_changes_it() -> None:
    made = loaded('{"board": "esp32", "KEYS": [1, 2, 3, 4], "BUZZER": null, "FLIP": true}')
    assert made.name == "ESP32"
    assert made.keys == (1, 2, 3, 4)
    assert made.buzzer is None
    assert made.flip


def test_what_is_wrong_is_said() -> None:
    for text, words in (
        ("{", "not JSON"),
        ("[1]", "look like"),
        ('{"board": "pi"}', "no board 'pi'"),
        ('{"KEY": [1]}', "nothing called KEY"),
        ('{"KEYS": [1, 2, 3]}', "left, right, OK and back"),
        ('{"KEYS": ["a", 2, 3, 4]}', "numbers"),
        ('{"KEYS": [0, 1, 2, 3], "BUZZER": 3}', "pin 3 is used twice, for KEYS and for BUZZER"),
        ('{"KEYS": [4, 2, 3, 1]}', "pin 4 is used twice, for I2C and for KEYS"),
        ('{"DISPLAY": "ssd1305"}', "ssd1306"),
        ('{"BUS": "usb"}', "i2c, spi"),
        ('{"INPUT": []}', "encoder, keypad, keys"),
        ('{"INPUT": ["mouse"]}', "mouse"),
        ('{"BUZZER": "loud"}', "number"),
        ('{"FLIP": "no"}', "true or false"),
        ('{"FLIP": null}', "true or false"),
        ('{"STORE": 5}', "STORE is 5; it has to be a text"),
        ('{"STORE": ""}', "text"),
        ('{"NAME": null}', "text"),
    ):
        said = complaint(text)
        assert words in said, said
        assert said.startswith(FILE)
        assert said.endswith(".")


def test_a_board_that_was_not_flashed_is_said_and_another_one_taken() -> None:
    known = board.BOARDS
    board.BOARDS = ("nowhere",) + known
    try:
        assert "'nowhere' was not flashed: do so with BOARD=nowhere" in complaint('{"board": "nowhere"}')
        assert board.usual().store
    finally:
        board.BOARDS = known
