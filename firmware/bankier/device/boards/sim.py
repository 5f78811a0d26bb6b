"""The board of the simulator: every kind of input at once, and saved games where the PC wants them."""

import os

NAME = "Simulator"
STORE = os.getenv("BANKIER_STORE") or "games"

DISPLAY = "auto"
FLIP = False
BUS = "i2c"
I2C = (0, 5, 4, 400_000)
SPI = (0, 18, 19, 17, 20, 21, 8_000_000)

INPUT = ("keys", "keypad")
KEYS = (12, 13, 14, 15)
KEYPAD = (6, 7, 8, 9, 10, 11, 2, 3)
ENCODER = (26, 27, 28)
TIMER = -1

BUZZER = 22
BATTERY = (29, 3000, 3400, 4200)
