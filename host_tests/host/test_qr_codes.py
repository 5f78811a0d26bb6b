"""The device's QR codes are those of another encoder, on the screen too; what they tell of a deck checks."""

import random
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import qrcode
from desk import Desk
from test_app_saved import play_deal, settle

from bankier.screen.canvas import Canvas
from bankier.screen.qr import MOST, encode
from bankier.screen.views import view_of
from bankier.screen.views.menu import Menu
from bankier.words import Words

ROOT = Path(__file__).resolve().parents[2]
LARGE, SMALL = 53, MOST  # bytes that fit with four pixels for a module, and with one

Rows = list[list[bool]]


def expected(data: bytes) -> Rows:
    """The modules as the other encoder makes them, in the smallest version, with the first mask."""
    code = qrcode.QRCode(error_correction=qrcode.ERROR_CORRECT_L, border=0, mask_pattern=0)
    code.add_data(qrcode.util.QRData(data, mode=qrcode.util.MODE_8BIT_BYTE), optimize=0)
    code.make(fit=True)
    return [[bool(module) for module in row] for row in code.modules]


def on_screen(pixels: bytes | bytearray) -> Rows:
    """The dark pixels of the left half."""
    return [[not pixels[y // 8 * 128 + x] >> y % 8 & 1 for x in range(64)] for y in range(64)]


def frame_of(modules: Rows, scale: int) -> Rows:
    """The left half with that code in its middle, on a lit ground."""
    edge = (64 - len(modules) * scale) // 2
    inside = range(edge, edge + len(modules) * scale)
    return [
        [y in inside and x in inside and modules[(y - edge) // scale][(x - edge) // scale] for x in range(64)]
        for y in range(64)
    ]


def shown(text: str) -> Rows:
    """What the display shows of a text."""
    buffer = bytearray(1024)
    menu = Menu("QR", 1, lambda _: (text, ""))
    menu.kind = "code"
    view_of(menu, Words("en")).draw(Canvas(buffer))
    return on_screen(buffer)


@pytest.mark.parametrize("first", range(1, 11))
def test_each_length_is_as_the_other_encoder_makes_it(first):
    chance = random.Random(first)
    for length in range(first, MOST + 1, 10):
        data = chance.randbytes(length)
        size, grid = encode(data)
        assert expected(data) == [
            [module == 1 for module in grid[row : row + size]] for row in range(0, size * size, size)
        ]


@pytest.mark.parametrize(("length", "scale"), [(1, 2), (LARGE, 2), (LARGE + 1, 1), (SMALL, 1)])
def test_on_the_screen_light_is_lit_and_there_is_a_border(length, scale):
    pixels = shown("x" * length)
    assert pixels == frame_of(expected(b"x" * length), scale)
    border = 3 if scale == 2 else 5
    assert not any(any(row) for row in pixels[:border] + pixels[-border:])
    assert not any(any(row[:border] + row[-border:]) for row in pixels)


def codes(desk: Desk) -> list[str]:
    """The texts of all codes, each as the screen shows it; the last OK leaves."""
    question = desk.view.question
    texts = []
    for place in range(question.size):
        texts.append(question.line(place)[0])
        scale = 2 if len(texts[-1].encode()) <= LARGE else 1
        assert on_screen(desk.buffer) == frame_of(expected(texts[-1].encode()), scale)
        desk.press("o")
    assert desk.line() == "QR code"
    return texts


def test_the_settlement_goes_into_one_code():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        settle(desk)
        desk.pick("Saved games", "1 ", "QR code")
        assert codes(desk) == [
            "Bankspel (francs)\nPlayer 2 → Player 1: 3 francs\nPlayer 3 → Player 1: 3 francs\n"
            "Player 4 → Player 1: 3 francs\nPlayer 1 +9\nPlayer 2 -3\nPlayer 3 -3\nPlayer 4 -3"
        ]


def test_a_long_settlement_goes_into_several():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Keep the score", "Players")
        for _ in range(12):
            desk.pick("One more")
        desk.press("b").pick("Start").score_round()
        settle(desk)
        desk.pick("Saved games", "1 ", "QR code")
        texts = codes(desk)
        assert len(texts) > 2 and all(len(text.encode()) <= MOST for text in texts)
        lines = "\n".join(texts).split("\n")
        assert len([line for line in lines if "→" in line]) == 15
        assert lines[-16:][0] == "Player 1 +45" and lines[-1] == "Player16 -3"


def test_a_deck_of_the_match_checks_with_what_the_code_says():
    with Desk("en") as desk:
        play_deal(desk.begin("deal"))
        settle(desk)
        desk.pick("Saved games", "1 ", "QR code")
        command = shlex.split(codes(desk)[-1])
    assert command[:2] == ["python3", "verify_deal.py"]
    run = [sys.executable, "-I", str(ROOT / "tools" / command[1]), *command[2:]]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.endswith("yes: this is the deck that was promised\n")
