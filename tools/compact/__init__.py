"""What is done to the source of the firmware so that it takes less of a board's memory.

In this order: numbers that modules import from one another are put in their places (constants), modules that
are in memory together are put together (linked), and what only the source needs a name for gets one that
MicroPython has anyway (names). None of it changes what the firmware does.
"""
