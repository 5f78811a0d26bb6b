"""ESP32-S3 DevKitC-1. All signals are on J1; the pins of flash, PSRAM, USB and light are left alone."""

NAME = "ESP32-S3"
STORE = "/games"

DISPLAY = "auto"
FLIP = False
BUS = "i2c"
I2C = (0, 9, 8, 400_000)  # SCL, SDA
SPI = (1, 12, 11, 10, 9, 8, 8_000_000)  # SCK, MOSI, CS, DC, RES

INPUT = ("keys",)
KEYS = (4, 5, 6, 7)
KEYPAD = (4, 5, 6, 7, 15, 16, 17, 18)
ENCODER = (4, 5, 6)
TIMER = 0

BUZZER = 14
BATTERY = None
