"""Which letters a font has."""


def lacks(font, text):
    """The characters of the text that the font has not."""
    return "".join([char for char in text if char not in font.chars])
