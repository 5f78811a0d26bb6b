"""Where the sentences of a language are kept, and how one is found.

A file of words is plain text, one sentence a line after its key:

    # what follows a hash is for the translator
    pays: De {0:rank} betaalt|{1:money}
    round.shuffle: De bank: {0:name}|OK om te schudden

A line that begins with a space goes on with the one before it. The file stays
on the flash; what is in memory is where each sentence begins, 4 bytes a key,
and the few sentences that are on the screen.
"""

import struct
from array import array
from binascii import crc32

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ELSEWHERE: "dict[str, str]" = {}  #: files that are not here but in such a folder, each in its language's

_HERE = __file__.rpartition("/")[0]
_ALL = (("nl", "Nederlands"), ("fr", "français"), ("pl", "polski"), ("en", "English"))  # code, own name
_PACKAGE = __name__.rpartition(".")[0]
_REMEMBERED = const(12)  # sentences: more than are on one screen


def grammar(language: str) -> "Any":
    """The module of a language: how it counts and writes figures. ImportError if there is none."""
    return __import__(_PACKAGE + "." + language, None, None, ("form",))


def load(language: str, name: str) -> "Texts":
    """One file of words of a language. OSError if the language has no such file."""
    return Texts(_path(language, name))


def there(language: str) -> bool:
    """Whether this device has the language: not all are put onto every one."""
    try:
        open(_path(language, "base")).close()
    except OSError:
        return False
    return True


class Texts:
    """The sentences of one file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._marks = bytearray()  # two bytes of the checksum of each key
        self._places = array("H")  # where its line begins
        self._remembered: "dict[str, str]" = {}
        place = 0
        with open(path, "rb") as file:
            for line in file:
                key = _key(line)
                if key:
                    self._marks.extend(_mark(key))
                    self._places.append(place)
                place += len(line)

    def find(self, key: str) -> "str | None":
        """The template of a key, or None."""
        if key in self._remembered:
            return self._remembered[key]
        wanted = key.encode()
        mark = _mark(wanted)
        at = self._marks.find(mark)
        while at >= 0:
            if not at & 1:
                text = self._read(self._places[at >> 1], wanted)
                if text is not None:
                    self._remember(key, text)
                    return text
            at = self._marks.find(mark, at + 1)
        return None

    def _read(self, place: int, key: bytes) -> "str | None":
        """The sentence that begins there, if it is the key's."""
        with open(self._path, "rb") as file:
            file.seek(place)
            line = file.readline()
            if _key(line) != key:
                return None
            text: bytes = line[len(key) + 2 :].rstrip(b"\n")
            line = file.readline()
            while line[:1] == b" ":
                text += line.rstrip(b"\n")
                line = file.readline()
        return text.decode()

    def _remember(self, key: str, text: str) -> None:
        if len(self._remembered) >= _REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = text


def find(files: "tuple[Texts, ...]", key: str) -> "str | None":
    """The template of a key in the first of the files that has it, or None."""
    for texts in files:
        text = texts.find(key)
        if text is not None:
            return text
    return None


def _path(language: str, name: str) -> str:
    return "%s/%s/%s.txt" % (ELSEWHERE.get(name, _HERE), language, name)


def _key(line: bytes) -> bytes:
    """The key that a line begins with; nothing for a comment, an empty line or the rest of a sentence."""
    if line[:1] in (b"#", b" ", b"\n", b""):
        return b""
    return line.partition(b": ")[0]


def _mark(key: bytes) -> bytes:
    return struct.pack("<H", crc32(key) & 0xFFFF)


LANGUAGES = tuple(
    language for language in _ALL if there(language[0])
)  #: code, own name; those on this device
