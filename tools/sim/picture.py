"""Pictures of the display as PNG files: lit pixels on black, with a narrow bezel."""

from pathlib import Path

from PIL import Image

SCALE = 4

_WIDTH = 128
_HEIGHT = 64
_MARGIN = 3  # of dark glass around the pixels, in pixels
_BEZEL = 2
_GLASS = (8, 10, 14)
_FRAME = (58, 62, 70)
_LIT = (226, 240, 255)


def draw(pixels: bytes, scale: int = SCALE) -> Image.Image:
    """The picture; pixels as in framebuf.MONO_VLSB, each drawn as a square of `scale` dots."""
    edge = _MARGIN + _BEZEL
    image = Image.new("RGB", (_WIDTH + 2 * edge, _HEIGHT + 2 * edge), _FRAME)
    image.paste(_GLASS, (_BEZEL, _BEZEL, image.width - _BEZEL, image.height - _BEZEL))
    for y in range(_HEIGHT):
        for x in range(_WIDTH):
            if pixels[y // 8 * _WIDTH + x] >> y % 8 & 1:
                image.putpixel((x + edge, y + edge), _LIT)
    return image.resize((image.width * scale, image.height * scale), Image.Resampling.NEAREST)


def save(pixels: bytes, path: Path, scale: int = SCALE) -> None:
    """Save the picture; few colours, so the file is small."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draw(pixels, scale).quantize(4).save(path, optimize=True)
