"""The golden frames come out the same on both interpreters, pixel by pixel."""

from tools.golden import books

_FOLDER = __file__.rpartition("core/")[0] + "golden/"
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # of a braille character, by column and row
_WIDTH = 128
_LINES = 16


class Kept:
    """The frames of a file, one after the other."""

    def __init__(self, name):
        self.file = open(_FOLDER + name)  # noqa: SIM115  # close() closes it
        self.count = 0

    def check(self, title, pixels):
        """The next frame of the file is this one."""
        assert self.file.readline() == "== " + title + "\n", title
        for line in range(_LINES):
            _check_line(self.file.readline().rstrip("\n"), pixels, line, title)
        self.file.readline()
        self.count += 1

    def close(self):
        rest = self.file.read(1)
        self.file.close()
        assert not rest, "there are more frames than are drawn"
        return self.count


def _check_line(text, pixels, line, title):
    page, shift = line // 2 * _WIDTH, line % 2 * 4
    for place in range(_WIDTH // 2):
        kept = ord(text[place]) if place < len(text) else 0x2800
        for column in range(2):
            nibble = pixels[page + place * 2 + column] >> shift & 15
            for row in range(4):
                assert (nibble >> row ^ bool(kept & _DOTS[column][row])) & 1 == 0, (title, line, place)


def _check(language, group):
    kept = Kept("%s-%s.txt" % (language, group))
    books.draw(language, group, kept.check)
    assert kept.close() > 20


def test_the_questions_of_bankspel():
    _check("nl", "bankspel")


def test_every_kind_of_question():
    _check("fr", "kinds")


def test_the_menus():
    _check("pl", "menus")
