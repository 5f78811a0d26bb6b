"""What the table must read is large enough, measured on the golden frames."""

import pytest

from tools import legibility
from tools.golden import books
from tools.legibility import CALL, CALLED, HELD, HIDDEN, LISTED, OPEN, TABLE, Measured, Size

SMALLEST = 7  # pixels: the capitals of the type for the holder; nothing is smaller


@pytest.fixture(scope="module")
def albums():
    return legibility.albums()


def too_small(albums, uses, least):
    return [found for album in albums for use, found, height in album.found if use in uses and height < least]


def test_rank_and_amount_of_every_public_call_are_there_and_large(albums):
    assert too_small(albums, {CALLED}, CALL) == []
    assert [title for album in albums for title in album.lacking] == []
    assert sum(use == CALLED for album in albums for use, _, _ in album.found) > 200


def test_who_pays_and_open_cards_can_be_read_at_the_table(albums):
    assert too_small(albums, {LISTED, OPEN, HIDDEN}, TABLE) == []
    for use in (LISTED, OPEN, HIDDEN):
        assert any(use == other for album in albums for other, _, _ in album.found), use


def test_nothing_is_in_smaller_type_than_the_holders(albums):
    assert too_small(albums, {CALLED, LISTED, OPEN, HIDDEN, HELD}, SMALLEST) == []


def test_the_page_is_as_it_is_measured(albums):
    page = legibility.PAGE.read_text(encoding="utf-8")
    assert page == legibility.page(legibility.sizes(albums)), "make golden writes docs/legibility.md again"


def test_angles_are_right():
    assert round(legibility.arc(2.99, 600), 1) == 17.1
    assert "| calls | 24 | 32' | 24' | 19' | 119 cm |" in legibility.page({"calls": Size(24, 24)})


def test_small_type_would_be_seen():
    album = Measured("en")
    books.GROUPS["bankspel"].pages(album)
    album.found.append((CALLED, "a call", 20))
    assert too_small([album], {CALLED}, CALL) == ["a call"]
