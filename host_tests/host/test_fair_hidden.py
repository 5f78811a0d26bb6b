"""Nothing that anybody but its owner can see, hear or read depends on a card that is hidden."""

from pathlib import Path

import onlookers
import pytest
from twin_decks import play

from bankier.rules.games.bankspel.cards import CardFeeder
from bankier.rules.games.bankspel.deal import Feeder
from bankier.session import round as rounds
from bankier.session.codec import add_answer

#: Games, and plays of them: with the bank's hand face down and with it open.
PLAYS = (("bankspel", 8), ("bankspel", 3), ("huit", 3), ("bakarat", 7))


@pytest.mark.parametrize(("game", "seed"), PLAYS)
def test_two_decks_alike_in_what_was_seen_look_alike(game: str, seed: int, tmp_path: Path) -> None:
    """D7: frames, sounds, console, files in clear, export, headless lines, byte by byte."""
    twin = play(game, seed)
    one, other = twin.decks
    assert one != other and sorted(one) == sorted(other)
    assert onlookers.on_screen(twin, one) == onlookers.on_screen(twin, other)
    assert onlookers.in_files(twin, one) == onlookers.in_files(twin, other)
    assert onlookers.exported(twin, one, tmp_path / "a") == onlookers.exported(twin, other, tmp_path / "b")
    lines = [
        onlookers.on_the_wire(twin, deck, tmp_path / str(place)) for place, deck in enumerate(twin.decks)
    ]
    assert lines[0] == lines[1]


def test_a_hand_that_lies_open_too_early_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The comparison can fail."""
    twin = play("bankspel", 8)
    one, other = twin.decks
    monkeypatch.setattr(Feeder, "spread", CardFeeder.spread)
    assert onlookers.on_screen(twin, one) != onlookers.on_screen(twin, other)
    lines = [
        onlookers.on_the_wire(twin, deck, tmp_path / str(place)) for place, deck in enumerate(twin.decks)
    ]
    assert lines[0] != lines[1]


def test_the_place_of_a_card_among_the_sorted_would_be_found_in_the_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twin = play("huit", 3)
    monkeypatch.setattr(rounds, "add_answer", lambda buffer, answer, own: add_answer(buffer, answer))
    assert onlookers.in_files(twin, twin.decks[0]) != onlookers.in_files(twin, twin.decks[1])
