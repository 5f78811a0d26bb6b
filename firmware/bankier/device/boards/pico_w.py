"""Raspberry Pi Pico W and Pico 2 W: the pins of the Pico, and a radio on pins it does not lead out."""

from .pico import *  # noqa: F403  # the same pins

NAME = "Raspberry Pi Pico W"
BATTERY = None  # type: ignore[assignment]  # GP29 is shared with the radio
