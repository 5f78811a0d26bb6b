"""Where the sentences of a language are kept and how one is found.

A block is a string with one sentence a line, each after its key:

    pays: De {0:rank} betaalt|{1:money}
    round.shuffle: De bank: {0:name}|OK om te schudden

A line that begins with a space goes on with the one before it. A dict of the
same sentences would take three times the memory; looking through 8 KB takes
a tenth of the time that the screen needs to be drawn.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Texts = tuple[str, ...]

_HERE = __name__.rpartition(".")[0]


def grammar(language: str) -> "Any":
    """The package of a language: how it counts and writes figures."""
    return __import__(_HERE + "." + language, None, None, ("form",))


def load(language: str, name: str) -> "Texts":
    """The blocks of one file of a language; its module is dropped, so they are all that stays in memory.

    ImportError if the language has no such file.
    """
    package = _HERE + "." + language
    path = package + "." + name
    texts: "Texts" = __import__(path, None, None, ("TEXTS",)).TEXTS
    del sys.modules[path]
    delattr(sys.modules[package], name)
    return texts


def find(texts: "Texts", key: str) -> "str | None":
    """The template of a key in the first of the blocks that has it, or None."""
    head = "\n" + key + ": "
    for text in texts:
        start = text.find(head)
        if start >= 0:
            start += len(head)
            end = text.find("\n", start)
            while text[end + 1 : end + 2] == " ":
                end = text.find("\n", end + 1)
            return text[start:end].replace("\n", "")
    return None
