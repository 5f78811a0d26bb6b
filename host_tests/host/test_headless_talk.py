"""The conversation: each request does what the page of the protocol says, and tells what follows."""

import json

import pytest
from wire_player import Wire
from wire_round import BANKSPEL, BOB, first_round, to_first_call

from bankier.words import Words


@pytest.fixture
def wire(tmp_path):
    return Wire(tmp_path, BANKSPEL)


def test_it_begins_with_the_match_and_the_first_question(wire):
    match, question = wire.heard
    assert (match["event"], match["game"], match["mode"]) == ("match", "bankspel", "referee")
    assert match["people"] == ["Ann", "Bob"] and match["resumed"] is False
    assert match["rules"]["packs"] == 2
    assert (question["kind"], question["key"], question["round"]) == ("say", "round.deal", 1)
    assert question["say"].startswith("The bank: Ann")


def test_a_question_tells_what_lies_on_the_table(wire):
    to_first_call(wire)
    rows = {row.get("seat", row.get("key")): row for row in wire.last["table"]}
    assert rows[1]["cards"] == BOB and rows["pot"]["amount"] == 0
    assert "also" not in wire.last and "reveals" not in wire.last  # what says nothing is left out
    assert wire.last["seat"] == 0 and wire.last["amount"] == 1


def test_money_that_moves_is_told_with_its_reason(wire):
    to_first_call(wire)
    transfer, purses, question = wire.ask(answer=2)
    assert (transfer["from"], transfer["to"], transfer["amount"]) == (1, "pot", 2)
    assert (transfer["key"], transfer["facts"]) == ("why.pays", [2, 2, 1])
    assert transfer["say"] == "2 twos × 1 franc"
    assert (purses["purses"], purses["pot"]) == ([0, -2], 2)
    assert question["rows"] == [[1, -2]] and question["say"] == "Twos pay 1 franc"


def test_a_round_ends_with_what_everybody_won(wire):
    over = first_round(wire)[0]
    assert over["event"] == "round"
    assert over["round"] == 1 and over["void"] is False
    assert sum(over["net"]) == 0 and over["net"] != [0, 0]
    assert wire.last["key"] == "round.deal" and wire.last["round"] == 2


def test_an_answer_that_is_refused_changes_nothing(wire):
    to_first_call(wire)
    before = wire.state()
    assert wire.one(answer=14) == {"error": "refuse.joker", "text": Words("en").say("refuse.joker")}
    assert wire.one(answer=[1, 2])["error"] == "refuse.card"
    assert wire.state() == before


def test_a_refusal_is_in_the_language_of_the_table(tmp_path):
    wire = Wire(tmp_path, BANKSPEL + " --language nl")
    assert wire.one(answer=1) == {"error": "refuse.ok", "text": Words("nl").say("refuse.ok")}


def test_extra_answers_go_by_their_names(tmp_path):
    wire = Wire(tmp_path, BANKSPEL + " --mode score")
    wire.ask(answer=0)
    assert [also["key"] for also in wire.last["also"]] == ["rank.skip"]
    assert (
        wire.one(also="rank.shout")["text"]
        == "rank.shout is not among the extra answers, which are: rank.skip."
    )
    wire.ask(also="rank.skip")
    assert wire.last["key"] == "pays.tally.any" and wire.last["seats"] == [1]


def test_who_is_asked_may_be_named_and_nobody_else(wire):
    wire.ask(answer=0)
    assert wire.one(answer=3, seat="Ann") == {"error": "wire.turn", "text": "It is not Ann who is asked."}
    assert wire.one(answer=3, seat=7)["text"] == "Nobody here is called 7; there are: Ann, Bob."
    assert wire.events(answer=3, seat="Bob") == ["question"]
    assert wire.events(answer=3, seat=1) == ["question"]


def test_undo_takes_back_and_redo_brings_back_also_over_rounds(wire):
    assert wire.one(undo=True)["error"] == "undo.start"
    assert wire.one(redo=True)["error"] == "wire.redo"
    first_round(wire)
    end = wire.last
    assert wire.events(undo=True) == ["undo", "question"]
    assert (wire.last["key"], wire.last["round"]) == ("four.nothing", 1)
    assert wire.events(redo=True)[:2] == ["redo", "round"]
    assert wire.last == end
    assert wire.talk.match.purses() == wire.talk.match.history.totals(2)


def test_what_undo_takes_back_is_told_as_purses_not_as_transfers(wire):
    to_first_call(wire)
    wire.ask(answer=2)
    undo, purses, question = wire.ask(undo=True)
    assert undo == {"event": "undo", "redo": 1}
    assert purses["purses"] == [0, 0] and question["key"] == "pays.rank"
    redo, transfer, purses, question = wire.ask(redo=True)
    assert transfer["amount"] == 2 and purses["pot"] == 2 and question["key"] == "pays"


def test_why_lists_the_transfers_of_a_round(wire):
    assert wire.one(why=True) == {"event": "why", "round": 1, "transfers": []}
    first_round(wire)
    listed = wire.one(why=True)
    assert listed["round"] == 1  # of the second there are none yet
    told = [message for message in wire.heard if message["event"] == "transfer"]
    assert [(move["from"], move["to"], move["say"]) for move in listed["transfers"]] == [
        (move["from"], move["to"], move["say"]) for move in told
    ]
    assert wire.one(why=2)["transfers"] == []
    assert wire.one(why=3)["error"] == wire.one(why=0)["error"] == "wire.round"


def test_purses_can_be_asked_for(wire):
    to_first_call(wire)
    wire.ask(answer=2)
    assert wire.one(purses=True) == {"event": "purses", "purses": [0, -2], "kitty": 0, "pot": 2}


def test_with_coins_on_the_table_no_purses_are_told(tmp_path):
    wire = Wire(tmp_path, BANKSPEL + " --purses coins")
    to_first_call(wire)
    assert wire.events(answer=2) == ["transfer", "question"]
    assert wire.one(purses=True)["error"] == "refuse.not.now"
    assert "payments" not in wire.ask(end=True)[-1]


def test_a_fault_in_here_costs_one_line_and_no_match(wire, monkeypatch):
    to_first_call(wire)
    wire.ask(answer=2)
    before, question = wire.state(), wire.last

    def fail(*ignored):
        raise RuntimeError("a mistake")

    monkeypatch.setattr(type(wire.talk.match), "answer", fail)
    assert wire.one(answer=0)["error"] == "wire.fault"
    monkeypatch.undo()
    assert wire.state() == before
    assert wire.ask(undo=True)[-1]["key"] == "pays.rank"
    assert wire.ask(answer=2)[-1] == question


def test_a_full_disk_is_told_and_nothing_said_is_forgotten(wire, monkeypatch):
    def full(*ignored):
        raise OSError(28)

    monkeypatch.setattr(type(wire.talk.match.slots), "save", full)
    news, question = wire.ask(answer=0)
    assert news["key"] == "error.full" and question["key"] == "hand.card"
    monkeypatch.undo()
    assert wire.events(answer=3) == ["question"]


def test_a_round_of_an_older_script_can_only_be_given_up(tmp_path, monkeypatch):
    wire = Wire(tmp_path, BANKSPEL)
    to_first_call(wire)
    monkeypatch.setattr(wire.talk.match.game, "VERSION", 77)
    wire = Wire(tmp_path, BANKSPEL)
    assert wire.last["event"] == "misfit" and wire.last["say"]
    for request in ({"answer": 0}, {"undo": True}, {"peek": "Ann"}):
        assert wire.one(**request)["error"] == "refuse.not.now"
    assert wire.ask(aside={"void": True})[-1]["key"] == "round.deal"
    assert json.dumps(wire.one(why=True))
