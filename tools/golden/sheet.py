"""Contact sheets: the frames of a group side by side, with their titles, to be looked at."""

from pathlib import Path

from PIL import Image, ImageDraw

from tools.sim import picture

_SCALE = 2
_COLUMNS = 5
_TITLE = 14  # pixels above each frame


def save(frames: "dict[str, bytes]", path: Path) -> None:
    """Save a sheet of frames, by title, as a PNG file."""
    pictures = [picture.draw(pixels, _SCALE) for pixels in frames.values()]
    width, height = pictures[0].width, pictures[0].height + _TITLE
    rows = (len(pictures) + _COLUMNS - 1) // _COLUMNS
    sheet = Image.new("RGB", (width * _COLUMNS, height * rows))
    pen = ImageDraw.Draw(sheet)
    for place, (title, one) in enumerate(zip(frames, pictures)):
        x, y = place % _COLUMNS * width, place // _COLUMNS * height
        sheet.paste(one, (x, y + _TITLE))
        pen.text((x + 4, y + 1), title, fill=(255, 220, 90))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path, optimize=True)
