"""The printable case: which files there are, and OpenSCAD, which makes them."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.hardware import wiring
from tools.hardware.schematic import alike, names
from tools.shims import ROOT

SOURCE = ROOT / "hardware" / "case" / "case.scad"
DISPLAYS = ("0.96", "1.3", "2.42")

NO_OPENSCAD = "OpenSCAD is not there, which makes the case: on Debian, apt install openscad."
NO_SCREEN = "OpenSCAD needs a screen to draw pictures: on Debian, apt install xvfb xauth."

_PICTURE = ("--viewall", "--autocenter", "--projection=p", "--colorscheme=Tomorrow")
_CAMERA = {"show": "0,0,0,50,0,20,500", "back": "0,0,0,45,0,25,500"}


def parameters() -> dict[str, dict[str, str]]:
    """Every file of the case by its name, and what case.scad is told for it."""
    made = {}
    for display in DISPLAYS:
        for keys in wiring.KEYS:
            told = {"display": display, "keys": keys}
            made[f"front-{display}-{keys}.stl"] = {"part": "front", **told}
            made[f"case-{display}-{keys}.png"] = {"part": "show", **told, "board": "pico"}
    for board in names():
        for keys, height in (("keys", "low"), ("keypad", "high")):
            made[f"back-{board}-{height}.stl"] = {"part": "back", "keys": keys, "board": board}
        made[f"inside-{board}.png"] = {"part": "back", "keys": "keys", "board": board}
    return made


def needs(name: str) -> str:
    """What is missing to make that file, as a sentence; "" if nothing is."""
    if not shutil.which("openscad"):
        return NO_OPENSCAD
    if name.endswith(".png") and not _screen():
        return NO_SCREEN
    return ""


def source(told: dict[str, str]) -> str:
    """Everything that a file of the case depends on."""
    return SOURCE.read_text(encoding="utf-8") + repr(sorted(told.items()))


def make(told: dict[str, str], target: Path) -> None:
    """Let OpenSCAD make a file of the case. Raises CalledProcessError with what it says."""
    settings = [word for name, value in told.items() for word in ("-D", f'{name}="{value}"')]
    if target.suffix == ".png":
        form = [*_PICTURE, f"--camera={_CAMERA[told['part']]}", "--imgsize=560,480"]
        command = [*_screen(), "openscad", *form]
    else:
        command = ["openscad", "--export-format", "binstl"]
    subprocess.run(
        [*command, *settings, "--hardwarnings", "-o", str(target), str(SOURCE)],
        check=True,
        capture_output=True,
        text=True,
    )


def _screen() -> list[str]:
    """What goes before a program that needs a screen; [] where there can be none."""
    if os.environ.get("DISPLAY"):
        return ["env"]
    return ["xvfb-run", "-a"] if shutil.which("xvfb-run") and shutil.which("xauth") else []


def fits(board: str) -> str:
    """The boards that a back is for, in words."""
    return ", ".join(wiring.label(other) for other in alike(board))
