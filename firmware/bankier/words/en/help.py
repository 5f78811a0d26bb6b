"""How the device is used: read only when asked for."""

TEXTS = (
    """
device.0: Left and right: choose or count. OK: that is it. Back: one step back. OK held down: the menu of
 the table.
device.1: Hidden cards: pass the device to the player it names. They show only while OK is held down.
device.2: A mistake? Go back step by step, or choose Correct in the menu, for an earlier round too.
device.3: Everything is saved at once. If the power goes off, the game carries on where it was.
""",
)
