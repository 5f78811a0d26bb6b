"""Pictures of the display as PNG files: lit pixels on black, with a narrow bezel."""

from pathlib import Path

from PIL import Image

SCALE = 4

_WIDTH = 128
_HEIGHT = 64
_MARGIN = 3  # of dark glass around the pixels, in pixels
_BEZEL = 2
_FRAME, _GLASS, _LIT = range(3)
_COLOURS = ((58, 62, 70), (8, 10, 14), (226, 240, 255))


def draw(pixels: bytes, scale: int = SCALE) -> Image.Image:
    """The picture; pixels as in framebuf.MONO_VLSB, each drawn as a square of `scale` dots."""
    edge = _MARGIN + _BEZEL
    image = Image.new("P", (_WIDTH + 2 * edge, _HEIGHT + 2 * edge), _FRAME)
    image.putpalette([part for colour in _COLOURS for part in colour])
    image.paste(_GLASS, (_BEZEL, _BEZEL, image.width - _BEZEL, image.height - _BEZEL))
    on_end = Image.frombytes("1", (8, len(pixels)), bytes(pixels), "raw", "1;R")  # a byte is a column
    pages = on_end.transpose(Image.Transpose.TRANSPOSE)
    for page in range(_HEIGHT // 8):
        lit = pages.crop((page * _WIDTH, 0, (page + 1) * _WIDTH, 8))
        image.paste(_LIT, (edge, edge + 8 * page), lit)
    return image.resize((image.width * scale, image.height * scale), Image.Resampling.NEAREST)


def save(pixels: bytes, path: Path, scale: int = SCALE) -> None:
    """Save the picture; few colours, so the file is small."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draw(pixels, scale).save(path, optimize=True)
