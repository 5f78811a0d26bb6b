"""In the mode in which the device deals: nobody is told a card before its time."""

from pathlib import Path
from typing import Any

import pytest
from players import Chance
from seed_letters import seed_from_text
from wire_player import Wire

from bankier.rules import games, shuffle

DEALS = [name for name in games.names() if "deal" in games.load(name).MODES]


def begin(folder: Path, game: str) -> Wire:
    return Wire(folder, f"{game} --mode deal --seats Ann,Bob,Cis")


@pytest.mark.parametrize("game", DEALS)
def test_no_card_that_somebody_may_look_at_in_secret_lies_open(tmp_path, game):
    """At every question of some rounds: where a seat has secrets its row shows backs still, or nothing."""
    wire = begin(tmp_path, game)
    chance = Chance(5)
    looked = 0
    for _ in range(400):
        if wire.last["event"] != "question":
            break
        for row in wire.last["table"]:
            if row.get("seat") in wire.last.get("secrets", ()) and "cards" in row:
                assert 0 in row["cards"], "a hand of which nothing is hidden is no secret"
        for seat in wire.last.get("secrets", ()):
            reply = wire.one(peek=seat)
            assert reply["for"] == seat and all(reply["shown"][0]["cards"])
            looked += 1
        wire.play(chance)
    assert looked


def hidden_places(game: str) -> "dict[int, int]":
    """Two decks of a game: which cards change places, none of which is seen before the first secret look."""
    if game == "bankspel":  # five times round to three seats, the bank last; its cards against the book's
        return {at: 20 + at for at in range(2, 15, 3)}
    if game == "huit":  # seven times round to three seats, then one card is turned up
        return {at: 22 + at for at in range(21)}
    return {1: 3}  # the first punter's two cards: the others decide whether there is anything to ask


@pytest.mark.parametrize("game", DEALS)
def test_what_is_told_to_all_is_the_same_whatever_the_hidden_cards_are(tmp_path, monkeypatch, game):
    """Two decks that differ only in cards that cannot be seen yet: not a byte of the lines is different."""
    arrange = shuffle.arrange
    told, shown = [], []
    for swap in (False, True):

        def deal(cards: bytearray, stream: shuffle.Stream, swapped: bool = swap) -> None:
            arrange(cards, stream)
            for one, other in hidden_places(game).items() if swapped else ():
                cards[one], cards[other] = cards[other], cards[one]

        monkeypatch.setattr(shuffle, "arrange", deal)
        wire = begin(tmp_path / str(swap), game)
        wire.go(lambda question: "secrets" in question)
        shown.append([wire.one(peek=seat)["shown"][0]["cards"] for seat in wire.last["secrets"]])
        told.append(wire.heard)
    assert shown[0] != shown[1], "the hidden cards are the same"
    assert told[0] == told[1]


def test_the_cards_of_a_peek_are_told_to_its_seat_alone(tmp_path):
    wire = begin(tmp_path, "huit")
    wire.go(lambda question: question["kind"] == "peek")
    question = wire.last
    seat = question["seat"]
    assert "cards" not in question and "marks" not in question
    (reply,) = wire.ask(peek=seat)
    hand = reply["shown"][0]
    assert reply["for"] == seat and len(hand["cards"]) == len(hand["marks"]) == 7
    other = wire.one(peek=(seat + 1) % 3)
    assert other["for"] == (seat + 1) % 3 and other["shown"][0]["cards"] != hand["cards"]
    name = wire.talk.match.names[seat]
    before = wire.state()
    for request in ({"answer": 0}, {"answer": 6}, {"answer": 99}, {"also": "pass"}, {"also": "draw"}):
        assert wire.one(**request)["error"] == "wire.private" or "also" in request
    refused = [place for place, mark in enumerate(hand["marks"]) if not mark]
    assert refused and wire.state() == before
    reply = wire.one(answer=refused[0], seat=name)
    assert reply["error"].startswith("refuse.") and reply["for"] == seat
    assert wire.one(answer=0, seat=(seat + 1) % 3)["error"] == "wire.turn"
    assert wire.state() == before


def test_a_hidden_card_is_saved_before_it_is_told(tmp_path):
    """Whatever is killed after a card was told comes up with that card told."""
    wire = begin(tmp_path, "bankspel")
    chance = Chance(2)
    for _ in range(60):
        wire.play(chance)
        again = Wire(tmp_path, "bankspel")
        assert again.last == wire.last


def test_behind_a_seal_only_void_goes_and_the_seed_is_told(tmp_path):
    wire = begin(tmp_path, "bankspel")
    wire.ask(answer=0)
    wire.ask(also="cut.none")
    assert wire.last["key"] == "hands.dealt" and wire.last["reveals"] is True
    assert wire.one(undo=True)["error"] == "undo.sealed"
    promised = wire.heard[2]["facts"]
    told = wire.ask(aside={"void": True})
    (seed,) = [message for message in told if message["event"] == "seed"]
    assert shuffle.commitment(b"bankspel packs=2", seed_from_text(seed["seed"])) == "".join(promised[:2])


def test_entries_and_why_keep_quiet_about_what_is_sealed(tmp_path):
    wire = begin(tmp_path, "huit")
    chance = Chance(9)
    for _ in range(30):
        wire.play(chance)
    assert all(entry["kind"] != "peek" for entry in wire.one(entries=True)["entries"])
    assert wire.one(why=True)["transfers"] == []


def test_a_seed_that_is_given_repeats_the_deals_and_goes_on_elsewhere_after_a_pause(tmp_path):
    def deal(folder: Path) -> Any:
        wire = begin(folder, "bankspel")
        wire.go(lambda question: question["key"] == "hands.dealt")
        return wire.last["table"]

    (tmp_path / "a").mkdir()
    one = deal(tmp_path / "a" / "x")
    assert deal(tmp_path / "y") == one
    wire = begin(tmp_path / "y", "bankspel")
    wire.ask(aside={"void": True})
    assert deal(tmp_path / "y") != one


def test_who_leaves_and_comes_back_for_the_next_hand_plays_this_one_to_its_end(tmp_path):
    wire = begin(tmp_path, "huit")
    wire.go(lambda question: question["kind"] == "peek")
    seat = wire.last["seat"]
    name, other = (wire.talk.match.names[place] for place in (seat, (seat + 1) % 3))
    wire.ask(aside={"leave": name})
    wire.ask(aside={"join": {"name": name, "after": other}})
    reply = wire.one(peek=name)
    assert reply["for"] == seat and len(reply["shown"][0]["cards"]) == 7
    assert "error" not in wire.ask(also=wire.last["also"][0]["key"], seat=name)[0]
    assert "error" not in wire.ask(aside={"out": name})[0], "who sits out next is the one who came back"
    assert wire.talk.match.open.chairs()[1] == (3,)
