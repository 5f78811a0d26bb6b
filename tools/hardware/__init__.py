"""What the device is built of: wiring, schematic, case and list of parts, all made from the board files."""
