"""What to buy: ordinary parts, with prices of the order of magnitude, in euros, from shops in Europe."""

from typing import NamedTuple

from tools.markdown import table


class Part(NamedTuple):
    """Something to buy. group: of those with the same one you need one; "" for what everyone needs.

    euros: about what it costs, all of them together.
    """

    key: str
    group: str
    name: str
    many: str
    euros: int
    note: str


_BOARD = "board, one of"
_DISPLAY = "display, one of"
_KEYS = "keys, one of"
_MORE = "if you like"

PARTS = (
    Part("pico", _BOARD, "Raspberry Pi Pico", "1", 4, "the usual one; without headers, for soldering"),
    Part("pico2", _BOARD, "Raspberry Pi Pico 2", "1", 5, "more memory than it needs"),
    Part("pico_w", _BOARD, "Raspberry Pi Pico W or Pico 2 W", "1", 7, "the radio is not used"),
    Part("esp32", _BOARD, "ESP32 DevKitC V4, WROOM-32 module", "1", 8, "28 mm wide"),
    Part("esp32s3", _BOARD, "ESP32-S3 DevKitC-1", "1", 12, "any flash and PSRAM"),
    Part("0.96", _DISPLAY, '0.96" OLED 128x64, SSD1306, I2C', "1", 4, "for the banker only"),
    Part("1.3", _DISPLAY, '1.3" OLED 128x64, SH1106, I2C', "1", 6, "for up to four"),
    Part(
        "2.42",
        _DISPLAY,
        '2.42" OLED 128x64, SSD1309, I2C',
        "1",
        18,
        "for more than four; has to be set to I2C",
    ),
    Part("keys", _KEYS, "push button for a 12 mm hole (PBS-33B)", "4", 4, "one of another colour for back"),
    Part("encoder", _KEYS, "rotary encoder on a board (KY-040), knob", "1", 3, "thread M7, with nut"),
    Part("keypad", _KEYS, "membrane keypad 4x4, 69 x 77 mm", "1", 3, "sticks to the front"),
    Part("wire", "", "wire 0.14 mm², stranded, some colours", "2 m", 2, "solder too"),
    Part("usb", "", "USB cable with data", "1", 4, "micro-USB for Picos, the plug of your board for others"),
    Part("screws", "", "screw M3 x 10, countersunk", "4", 1, "cuts its own thread in the print"),
    Part("filament", "", "PLA or PETG", "150 g", 4, "see the sizes below"),
    Part(
        "buzzer", _MORE, "piezo buzzer, passive, 12 mm", "1", 1, "not an active one: that has one tone only"
    ),
    Part("bank", _MORE, "power bank", "1", 12, "one that stays on at 50 mA"),
)
EXAMPLES = (
    ("for the banker alone", ("pico", "0.96", "keys")),
    ("for a family", ("pico", "1.3", "encoder", "buzzer")),
    ("for a long table", ("pico2", "2.42", "keypad", "buzzer")),
)


def parts_table() -> str:
    """What to buy, and what three devices come to."""
    rows = [(part.group or "everyone", part.name, part.many, f"{part.euros}", part.note) for part in PARTS]
    bought = table(("", "what", "how many", "about €", "remarks"), rows)
    sums = [f"{what} about €{cost(keys)}" for what, keys in EXAMPLES]
    return f"{bought}\n\nAll together, without a power bank: {', '.join(sums)}."


def cost(chosen: tuple[str, ...]) -> int:
    """What these parts and those that everyone needs cost, in euros. KeyError if there is no such part."""
    by_key = {part.key: part for part in PARTS}
    needed = [part for part in PARTS if not part.group] + [by_key[key] for key in chosen]
    return sum(part.euros for part in needed)
