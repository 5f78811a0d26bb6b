"""Corrections over the wire: made, refused, or waiting for a word because the rest does not fit."""

import pytest
from wire_player import Wire
from wire_round import BANKSPEL, BOB, FACES, enter, first_round, to_first_call


@pytest.fixture
def wire(tmp_path):
    return Wire(tmp_path, BANKSPEL)


def test_an_entry_is_corrected_by_its_number(wire):
    to_first_call(wire)
    wire.ask(answer=2)
    listed = wire.one(entries=True)
    assert [entry["answer"] for entry in listed["entries"]] == BOB + [0, 2]
    assert [entry["entry"] for entry in listed["entries"]] == [1, 2, 3, 4, 5, 6, 7]
    assert listed["entries"][0]["say"] == "Bob: card 1" and listed["entries"][0]["text"] == "2"
    assert wire.events(correct={"round": 1, "entry": 1, "answer": 13}) == ["corrected", "purses", "question"]
    assert wire.one(purses=True)["pot"] == 1


def test_a_correction_of_an_earlier_round_lets_the_later_ones_stand(wire):
    first_round(wire)
    before = wire.one(purses=True)["purses"]
    corrected, purses, question = wire.ask(correct={"round": 1, "entry": 7, "answer": 13})
    assert corrected["round"] == 1 and purses["purses"] != before
    assert (question["key"], question["round"]) == ("round.deal", 2)


@pytest.mark.parametrize(
    ("correction", "error"),
    [
        ({"round": 2, "entry": 1, "answer": 1}, "wire.round"),
        ({"round": 0, "entry": 1, "answer": 1}, "wire.round"),
        ({"round": 1, "entry": 0, "answer": 1}, "wire.entry"),
        ({"round": 1, "entry": 8, "answer": 1}, "wire.entry"),
        ({"round": 1, "entry": 1, "answer": 14}, "refuse.joker"),
        ({"round": 1, "entry": 1, "also": "pass"}, "wire.also"),
        ({"round": 1, "entry": 1}, "wire.missing"),
        ({"round": 1, "answer": 1}, "wire.missing"),
        ({"entry": 1, "answer": 1}, "wire.missing"),
        ({"round": 1, "entry": 1, "answer": 1, "drop": True}, "wire.unknown"),
        ({"round": 1, "entry": True, "answer": 1}, "wire.type"),
    ],
)
def test_a_correction_that_cannot_be_made_changes_nothing(wire, correction, error):
    to_first_call(wire)
    before = wire.state()
    assert wire.one(correct=correction)["error"] == error
    assert wire.state() == before


def test_a_correction_is_checked_where_the_round_stood_then(tmp_path):
    wire = Wire(tmp_path, BANKSPEL)
    wire.ask(answer=0)
    for card in (5, 5, 5, 5, 5):
        wire.ask(answer=card)
    wire.ask(answer=0)
    for card in (5, 5, 5):
        wire.ask(answer=card)
        wire.ask(answer=0)
    assert wire.one(answer=5)["error"] == "refuse.copies"
    assert wire.events(correct={"round": 1, "entry": 7, "answer": 5})[0] == "corrected"


def part(wire):
    """Correct away the card at which the bank stopped in part 4: that it stopped no longer fits."""
    first_round(wire, [1])
    listed = wire.one(entries=1)["entries"]
    (first,) = [entry["entry"] for entry in listed if entry["key"] == "count.rank"]
    return wire.ask(correct={"round": 1, "entry": first, "answer": 13})


def test_a_correction_after_which_the_rest_does_not_fit_waits_for_a_word(wire):
    parted, question = part(wire)
    assert parted["event"] == "parted" and parted["round"] == 1
    (offer,) = [entry for entry in wire.one(entries=1)["entries"] if entry["key"] == "four.offer"]
    assert parted["entry"] == offer["entry"] and parted["key"] == "correct.parted"
    assert (question["key"], question["round"]) == ("round.deal", 2)
    assert wire.one(purses=True) and wire.one(answer=9)["error"]  # looks and refusals leave it waiting
    before = wire.one(entries=1)["entries"]
    dropped = wire.ask(drop=True)
    assert (dropped[-1]["key"], dropped[-1]["round"]) == ("count", 1)
    told = enter(wire, FACES, lambda question: question["round"] > 1)
    assert [message["event"] for message in told] == ["corrected", "question"]
    assert len(wire.one(entries=1)["entries"]) > len(before)
    assert wire.last["round"] == 2


def test_anything_else_that_is_done_lets_the_correction_go(wire):
    assert wire.one(drop=True)["error"] == "wire.drop"
    part(wire)
    wire.ask(answer=0)
    assert wire.one(drop=True)["error"] == "wire.drop"


def test_the_match_is_not_settled_while_an_earlier_round_is_entered_again(wire):
    part(wire)
    wire.ask(drop=True)
    assert wire.one(end=True)["error"] == "refuse.not.now"
    assert wire.one(aside={"void": True})["error"] == "refuse.not.now"
