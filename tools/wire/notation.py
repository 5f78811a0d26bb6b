"""JSON, read strictly and written in a fixed order: both interpreters take and make the same bytes.

The json modules do not: MicroPython's forgives missing commas, CPython's takes NaN, and either can be brought
down by brackets within brackets. So this reads RFC 8259 and nothing else, nested at most DEEPEST levels.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEEPEST = 8  #: levels of objects and lists within each other

_SPACE = b" \t\r\n"
_NUMBER = b"+-.0123456789Ee"
_NAMES = ((b"true", True), (b"false", False), (b"null", None))
_ESCAPES = {34: '"', 92: "\\", 47: "/", 98: "\b", 102: "\f", 110: "\n", 114: "\r", 116: "\t"}
_LONGEST = 15  # figures of a whole number; what has more is read as a float, and so is no whole number


class Malformed(ValueError):
    """The bytes are no JSON; the argument is the place where they stop being it, from 1."""


class TooDeep(ValueError):
    """Objects or lists within each other beyond DEEPEST."""


def read(line: bytes) -> object:
    """The value that a line holds: dict, list, str, int, float, bool or None. Malformed, TooDeep."""
    reader = _Reader(line)
    value = reader.value(DEEPEST)
    reader.skip_space()
    if reader.at < len(line):
        raise Malformed(reader.at + 1)
    return value


def write(value: "Any") -> str:
    """A value as one line of JSON; an OrderedDict keeps its order on both interpreters."""
    if value is None or value is True or value is False:
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join([_escaped(char) for char in value]) + '"'
    if isinstance(value, dict):
        return "{" + ", ".join([write(key) + ": " + write(part) for key, part in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([write(part) for part in value]) + "]"
    return str(value)


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    return "\\u%04x" % ord(char) if ord(char) < 32 or ord(char) == 127 else char


class _Reader:
    """Reads one value after the other from bytes: unlike text, they are found by number at once."""

    def __init__(self, line: bytes) -> None:
        self.line = line
        self.at = 0

    def value(self, deep: int) -> object:
        self.skip_space()
        first = self._byte()
        if first in b"{[":
            if not deep:
                raise TooDeep()
            return self._object(deep - 1) if first == 123 else self._list(deep - 1)
        if first == 34:
            return self._string()
        if first in b"-0123456789":
            return self._number()
        for name, value in _NAMES:
            if self.line[self.at : self.at + len(name)] == name:
                self.at += len(name)
                return value
        raise self._malformed()

    def skip_space(self) -> None:
        while self.at < len(self.line) and self.line[self.at] in _SPACE:
            self.at += 1

    def _object(self, deep: int) -> object:
        found: "dict[str, object]" = {}
        self.at += 1
        while self._more(125, bool(found)):
            if self._byte() != 34:
                raise self._malformed()
            key = self._string()
            self.skip_space()
            if key in found or self._byte() != 58:
                raise self._malformed()
            self.at += 1
            found[key] = self.value(deep)
        return found

    def _list(self, deep: int) -> object:
        found: "list[object]" = []
        self.at += 1
        while self._more(93, bool(found)):
            found.append(self.value(deep))
        return found

    def _more(self, closing: int, begun: bool) -> bool:
        """Pass over a comma, if something came before; whether there is more before the closing sign."""
        self.skip_space()
        if self._byte() == closing:
            self.at += 1
            return False
        if begun:
            if self._byte() != 44:
                raise self._malformed()
            self.at += 1
            self.skip_space()
        return True

    def _string(self) -> str:
        parts = []
        self.at += 1
        start = self.at
        while self._byte() != 34:
            if self.line[self.at] < 32:
                raise self._malformed()
            if self.line[self.at] == 92:
                parts.append(self._text(start))
                parts.append(self._escape())
                start = self.at
            else:
                self.at += 1
        parts.append(self._text(start))
        self.at += 1
        return "".join(parts)

    def _text(self, start: int) -> str:
        try:
            return self.line[start : self.at].decode()
        except UnicodeError:
            raise Malformed(start + 1) from None

    def _escape(self) -> str:
        self.at += 1
        letter = self._byte()
        self.at += 1
        if letter != 117:
            if letter not in _ESCAPES:
                raise self._malformed()
            return _ESCAPES[letter]
        code = self._code()
        if 0xD800 <= code < 0xDC00 and self.line[self.at : self.at + 2] == b"\\u":
            self.at += 2
            low = self._code()
            if 0xDC00 <= low < 0xE000:
                return chr(0x10000 + ((code - 0xD800) << 10) + low - 0xDC00)
        if 0xD800 <= code < 0xE000:
            raise self._malformed()
        return chr(code)

    def _code(self) -> int:
        figures = self.line[self.at : self.at + 4]
        if len(figures) < 4 or any(byte not in b"0123456789abcdefABCDEF" for byte in figures):
            raise self._malformed()
        self.at += 4
        return int(figures, 16)

    def _number(self) -> "int | float":
        start = self.at
        while self.at < len(self.line) and self.line[self.at] in _NUMBER:
            self.at += 1
        text = self.line[start : self.at].decode()
        whole = _whole(text)
        if not whole and not _is_float(text):
            raise Malformed(start + 1)
        return int(text) if whole and len(text) <= _LONGEST else float(text)

    def _byte(self) -> int:
        if self.at >= len(self.line):
            raise self._malformed()
        return self.line[self.at]

    def _malformed(self) -> Malformed:
        return Malformed(self.at + 1)


def _whole(text: str) -> bool:
    """Whether this is a whole number as JSON writes it: no zeros in front."""
    figures = text[1:] if text[0] == "-" else text
    return figures.isdigit() and (figures == "0" or figures[0] != "0")


def _is_float(text: str) -> bool:
    mantissa, found, exponent = text.replace("E", "e").partition("e")
    whole, dot, fraction = mantissa.partition(".")
    if exponent[:1] in ("+", "-"):
        exponent = exponent[1:]
    good = bool(whole) and _whole(whole)
    return good and (not dot or fraction.isdigit()) and (not found or exponent.isdigit())
