"""Raspberry Pi Pico, and every RP2040 board with the same pins."""

NAME = "Raspberry Pi Pico"
STORE = "/games"

DISPLAY = "auto"
FLIP = False
BUS = "i2c"
I2C = (0, 5, 4, 400_000)  # SCL GP5, SDA GP4
SPI = (0, 18, 19, 17, 20, 21, 8_000_000)  # SCK GP18, MOSI GP19, CS GP17, DC GP20, RES GP21

INPUT = ("keys",)
KEYS = (12, 13, 14, 15)
KEYPAD = (6, 7, 8, 9, 10, 11, 12, 13)
ENCODER = (12, 13, 14)
TIMER = -1  # a virtual timer: the RP2040 has no other

BUZZER = 22
BATTERY = (29, 3000, 3100, 3900)  # VSYS by three on GP29: a lithium cell behind the diode that it needs there
