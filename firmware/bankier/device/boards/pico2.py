"""Raspberry Pi Pico 2: the pins of the Pico. (Its erratum RP2350-E9 spoils pull-downs; keys use pull-ups.)"""

from .pico import *  # noqa: F403  # the same pins

NAME = "Raspberry Pi Pico 2"
