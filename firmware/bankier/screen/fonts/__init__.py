"""The fonts, each loaded when it is first asked for.

    "5x8"    capitals of 6 pixels   status; no instruction is written in it
    "6x12"   capitals of 7 pixels   for whoever holds the device
    "10x20"  capitals of 13 pixels  for the table
    "big"    capitals of 24 pixels  public calls: ranks, amounts, suits; capital letters only

The modules beside this one are made by tools/make_fonts.py.
"""

from bankier.screen.font import Font

_loaded: "dict[str, Font]" = {}


def load(name: str) -> Font:
    """The font of that name. ImportError if there is none."""
    if name not in _loaded:
        module = __import__("bankier.screen.fonts.font_" + name, None, None, ("DATA",))
        _loaded[name] = Font(module)
    return _loaded[name]
