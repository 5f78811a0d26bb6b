"""A match as it is played: answers, undo, correct, and the memory of it all."""
