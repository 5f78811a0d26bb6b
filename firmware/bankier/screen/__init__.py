"""What is seen: the canvas, the fonts and one view per kind of question."""
