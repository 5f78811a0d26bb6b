"""Dealt hands of Huit that differ only in hidden cards: screens and lines are the same, byte for byte."""

import json
from typing import Any

import pytest
from huit_decks import FREE, Watched, other_deck
from players import Chance
from words_all import words_for

from bankier.rules.decks import pack
from bankier.rules.shuffle import shuffle
from bankier.screen.canvas import Canvas
from bankier.screen.events import DOWN, LEFT, RIGHT, event
from bankier.screen.views import view_of
from tools.wire.asking import ask

WORDS = words_for("fr", "huit")
WORDS.names = [f"Joueur{seat}" for seat in range(12)]
MOST = 150


def pictures(question: Any, keys: tuple[int, ...] = ()) -> bytes:
    """What the display shows of a question, at first and after each of some keys."""
    buffer = bytearray(1024)
    canvas, view = Canvas(buffer), view_of(question, WORDS)
    shown = bytearray()
    for key in (0, *keys):
        if key:
            view.key(key)
        canvas.clear()
        view.draw(canvas)
        shown += buffer
    return bytes(shown)


def see(question: Any, game: Any) -> bytes:
    """The screen, with a peek closed, and the line that a program gets."""
    if question.kind == "seed":
        return b""
    keys = (event(RIGHT, 1), event(RIGHT, 1), event(LEFT, 1), event(LEFT, 1), event(LEFT, 1))
    return pictures(question, keys) + json.dumps(ask(WORDS, question, 0)).encode()


@pytest.mark.parametrize("seed", range(4))
def test_screens_and_lines_are_the_same(seed: int) -> None:
    deck = pack(4, 2)
    shuffle(deck, bytes((seed, 9)) * 16)
    one = Watched(3 + seed, bytes(deck), see, FREE)
    public = one.play(seed, MOST).public
    other = Watched(3 + seed, other_deck(bytes(deck), public, Chance(seed)), see, FREE)
    other.repeat(one.acts)
    assert len(one.seen) == len(other.seen) > 100
    for place, (mine, others) in enumerate(zip(one.seen, other.seen, strict=True)):
        assert mine == others, place


def test_a_held_peek_does_show_the_difference() -> None:
    """So that the test above would see it."""

    def look(question: Any, game: Any) -> bytes:
        return pictures(question, (event(DOWN, 1),)) if question.kind == "peek" else b""

    deck = pack(4, 2)
    shuffle(deck, bytes(32))
    one = Watched(3, bytes(deck), look, FREE)
    public = one.play(1, MOST).public
    other = Watched(3, other_deck(bytes(deck), public, Chance(1)), look, FREE)
    other.repeat(one.acts)
    assert one.seen != other.seen
