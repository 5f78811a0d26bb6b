"""One small file of constants for each board; ``device/board.py`` says what they mean."""
