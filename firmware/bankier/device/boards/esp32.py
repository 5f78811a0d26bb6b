"""ESP32 DevKitC, with a WROOM-32 module. No pin that decides how it starts, and none that can only read.

On a WROVER module 16 and 17 are the PSRAM's: a display on SPI needs another RES there.
"""

NAME = "ESP32"
STORE = "/games"

DISPLAY = "auto"
FLIP = False
BUS = "i2c"
I2C = (0, 22, 21, 400_000)  # SCL, SDA
SPI = (1, 18, 23, 21, 22, 17, 8_000_000)  # SCK, MOSI, CS, DC, RES; bus 2 would take pin 19 to read from

INPUT = ("keys",)
KEYS = (32, 33, 25, 26)
KEYPAD = (13, 14, 27, 26, 25, 33, 32, 4)
ENCODER = (32, 33, 25)
TIMER = 0

BUZZER = 19
BATTERY = None
