"""The fonts, each opened when it is first asked for.

    "6x12"   capitals of 7 pixels   for whoever holds the device
    "10x20"  capitals of 13 pixels  for the table
    "big"    capitals of 24 pixels  public calls: ranks, amounts, suits; capital letters only

The files beside this one are made by tools/make_fonts.py.
"""

from bankier.screen.font import Font

_HERE = __file__.rpartition("/")[0]
_loaded: "dict[str, Font]" = {}


def load(name: str) -> Font:
    """The font of that name. OSError if there is none."""
    if name not in _loaded:
        _loaded[name] = Font("%s/%s.font" % (_HERE, name))
    return _loaded[name]
