"""ESP32 development boards with a WROOM-32 module. Only pins with a pull-up of their own take keys."""

NAME = "ESP32"
STORE = "/games"

DISPLAY = "auto"
FLIP = False
BUS = "i2c"
I2C = (0, 22, 21, 400_000)  # SCL, SDA
SPI = (2, 18, 23, 5, 16, 17, 8_000_000)  # SCK, MOSI, CS, DC, RES

INPUT = ("keys",)
KEYS = (32, 33, 25, 26)
KEYPAD = (13, 14, 27, 26, 25, 33, 32, 4)
ENCODER = (32, 33, 25)
TIMER = 0

BUZZER = 15
