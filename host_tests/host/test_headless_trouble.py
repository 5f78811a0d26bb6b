"""The program where something outside of it fails: the disk is full, words are missing."""

import io

from bankier.session.match import Match
from tools.wire import run as program
from tools.wire.run import FULL
from tools.wire.run import run as headless


def test_it_is_not_called_saved_when_the_disk_is_full(tmp_path, monkeypatch):
    class Full:
        """Input that ends just when the disk is full."""

        def readline(self, *_: int) -> bytes:
            monkeypatch.setattr(Match, "save", full)
            return b""

    def full(match: Match) -> None:
        raise OSError(28, "no space left")

    complaint = io.StringIO()
    assert headless(["bankspel", "--store", str(tmp_path)], Full(), io.BytesIO(), complaint) == 1
    assert complaint.getvalue() == FULL + "\n"


def test_words_that_are_not_there_are_told(tmp_path, monkeypatch):
    def none(*_: object) -> None:
        raise OSError(2, "no such file")

    monkeypatch.setattr(program, "words_for", none)
    complaint = io.StringIO()
    assert headless(["bankspel", "--store", str(tmp_path)], io.BytesIO(), io.BytesIO(), complaint) == 1
    assert "The words of the game" in complaint.getvalue() and "no such file" in complaint.getvalue()
