"""The board: its display, its keys, its buzzer and its source of chance. Nothing here knows a game."""
