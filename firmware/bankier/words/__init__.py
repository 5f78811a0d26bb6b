"""What Bankier says, in the language of the table.

    words = Words("nl", game="bankspel")
    words.names = ["Ann", "Bob"]
    words.say("pays", (13, 2))     # "De heer betaalt\\n2 frank"

A language is a folder here; docs/add-a-language.md tells how to make one.
"""

from .texts import LANGUAGES
from .words import Words

LETTERS = ("AKQJ", "AHVB", "1RDV", "AKDW")  #: the letters of a pack: ace, king, queen, jack

__all__ = ("LANGUAGES", "LETTERS", "Words")
