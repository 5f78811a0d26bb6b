"""Where the pins of a board come out: its headers, as they are printed and counted by its makers.

Pico, Pico W and Pico 2: with the USB plug up, pin 1 is at the top left, and they are counted around.
ESP32 DevKitC V4 and ESP32-S3 DevKitC-1: their user guides, "Header Block".
"""

from typing import NamedTuple

_PICO = """GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15
GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 VREF 3V3 3V3_EN GND VSYS VBUS"""
_ESP32_LEFT = "3V3 EN VP VN IO34 IO35 IO32 IO33 IO25 IO26 IO27 IO14 IO12 GND IO13 D2 D3 CMD 5V"
_ESP32_RIGHT = "GND IO23 IO22 TX RX IO21 GND IO19 IO18 IO5 IO17 IO16 IO4 IO0 IO2 IO15 D1 D0 CLK"
_S3_LEFT = "3V3 3V3 RST 4 5 6 7 15 16 17 18 8 3 46 9 10 11 12 13 14 5V GND"
_S3_RIGHT = "GND TX RX 1 2 42 41 40 39 38 37 36 35 0 45 48 47 21 20 19 GND GND"


class Place(NamedTuple):
    """Where a wire goes: what is printed there, and which pin of which header that is."""

    label: str
    where: str

    def __str__(self) -> str:
        return f"{self.label} ({self.where})"


class Headers(NamedTuple):
    """The headers of a board: what is printed at each pin, in order. prefix: before the number of a pin."""

    prefix: str
    rows: tuple[tuple[str, str], ...]

    def places(self, label: str) -> list[Place]:
        """Everywhere that label comes out."""
        return [
            Place(label, f"{name}{number}")
            for name, row in self.rows
            for number, printed in enumerate(row.split(), 1)
            if printed == label
        ]

    def pin(self, number: int) -> Place:
        """Where a pin comes out. KeyError if it does not."""
        found = self.places(f"{self.prefix}{number}")
        if not found:
            raise KeyError(f"pin {number} does not come out")
        return found[0]


_OF_PICO = Headers("GP", (("pin ", _PICO),))

HEADERS = {
    "pico": _OF_PICO,
    "pico_w": _OF_PICO,
    "pico2": _OF_PICO,
    "esp32": Headers("IO", (("J2-", _ESP32_LEFT), ("J3-", _ESP32_RIGHT))),
    "esp32s3": Headers("", (("J1-", _S3_LEFT), ("J3-", _S3_RIGHT))),
}
