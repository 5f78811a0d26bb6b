"""What is done between two answers: money from hand to hand, people who come and go, void, the end."""

import pytest
from wire_player import Wire
from wire_round import BANKSPEL, first_round, to_first_call


@pytest.fixture
def wire(tmp_path):
    return Wire(tmp_path, BANKSPEL)


def test_a_transfer_is_told_and_goes_from_purse_to_purse(wire):
    move = {"from": "Ann", "to": "Bob", "amount": 5, "reason": "reason.loan"}
    transfer, purses, question = wire.ask(aside={"transfer": move})
    assert (transfer["from"], transfer["to"], transfer["key"]) == (0, 1, "why.aside")
    assert purses["purses"] == [-5, 5] and question["key"] == "round.deal"
    wire.ask(aside={"transfer": dict(move, **{"from": 1, "to": "pot"})})
    assert wire.one(purses=True) == {"event": "purses", "purses": [-5, 0], "kitty": 0, "pot": 5}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"from": "Bob"}, "refuse.transfer"),
        ({"amount": 0}, "refuse.transfer"),
        ({"amount": 10**9}, "refuse.range"),
        ({"amount": -5}, "refuse.transfer"),
        ({"amount": "5"}, "wire.type"),
        ({"reason": "reason.fun"}, "wire.unknown"),
        ({"to": "nobody"}, "wire.seat"),
        ({"more": 1}, "wire.unknown"),
    ],
)
def test_a_transfer_that_cannot_be_is_refused(wire, change, error):
    move = {"from": "Ann", "to": "Bob", "amount": 5, "reason": "reason.loan"} | change
    before = wire.state()
    assert wire.one(aside={"transfer": move})["error"] == error
    assert wire.state() == before


def test_people_come_and_go(tmp_path):
    wire = Wire(tmp_path, "bankspel --seats Ann,Bob,Cis")
    wire.ask(answer=0)
    wire.ask(aside={"join": {"name": "Dirk", "after": "Ann"}})
    wire.ask(aside={"out": "Bob"})
    assert wire.one(aside={"out": "Bob"})["error"] == "refuse.unknown"
    wire.ask(aside={"void": True})
    assert [row["say"] for row in wire.last["table"]][:3] == ["Dirk", "Cis", "Ann"]
    wire.ask(aside={"in": "Bob"})
    wire.ask(aside={"move": {"who": "Bob", "after": "Cis"}})
    assert [row["say"] for row in wire.last["table"]][:4] == ["Dirk", "Cis", "Bob", "Ann"]
    wire.ask(aside={"move": {"who": "Bob", "after": "Dirk"}})
    wire.ask(aside={"leave": "Cis"})
    assert [row["say"] for row in wire.last["table"]][:3] == ["Dirk", "Bob", "Ann"]
    for name in ("", " Eva", "Hippolyte", "\u0416", "a\nb"):
        assert wire.one(aside={"join": {"name": name, "after": "Ann"}})["error"] == "refuse.name", name
    assert wire.one(aside={"join": {"name": "Ann", "after": "Bob"}})["error"] == "refuse.twice"
    wire.ask(aside={"join": {"name": "Cis", "after": "Ann"}})
    assert [row.get("seat") for row in wire.last["table"]][:4] == [4, 3, 1, 0]
    wire.ask(aside={"leave": "Cis"})
    assert [row.get("seat") for row in wire.last["table"]][:3] == [3, 1, 0]


@pytest.mark.parametrize(
    ("aside", "error"),
    [
        ({}, "wire.missing"),
        ({"dance": True}, "wire.unknown"),
        ({"void": True, "out": "Ann"}, "wire.one"),
        ({"void": 1}, "wire.type"),
        ({"out": ["Ann"]}, "wire.type"),
        ({"join": "Dirk"}, "wire.type"),
        ({"join": {"name": "Dirk"}}, "wire.missing"),
        ({"transfer": {}}, "wire.missing"),
        ({"out": "Ann"}, "refuse.few"),
        ({"move": {"who": "Ann", "after": "Ann"}}, "refuse.unknown"),
        ({"move": "Ann"}, "wire.type"),
        ({"count": ["Ann", 3, "reason.mistake"]}, "wire.unknown"),
    ],
)
def test_an_aside_that_cannot_be_is_refused(wire, aside, error):
    before = wire.state()
    assert wire.one(aside=aside)["error"] == error
    assert wire.state() == before


def test_an_aside_of_the_game_is_known_by_its_name(tmp_path):
    wire = Wire(tmp_path, "huit --seats Ann,Bob,Cis")
    wire.go(lambda question: question["kind"] == "card")
    wire.ask(answer=5 | 1 << 4)
    assert wire.events(aside={"count": ["Bob", 3, "reason.mistake"]}) == ["question"]
    assert [row.get("amount") for row in wire.last["table"] if row.get("say") == "Bob"] == [3]
    assert wire.one(aside={"count": ["Zed", 3, "reason.mistake"]})["error"] == "wire.seat"
    assert wire.one(aside={"count": [0, -3, "reason.mistake"]})["error"] == "refuse.unknown"


def test_a_void_round_gives_its_money_back(wire):
    to_first_call(wire)
    wire.ask(answer=2)
    told = wire.ask(aside={"void": True})
    assert [message["event"] for message in told] == ["round", "purses", "question"]
    assert told[0]["void"] is True and told[1]["purses"] == [0, 0] and told[2]["round"] == 2


def test_the_end_gives_up_the_round_in_hand_and_says_who_pays_whom(wire):
    first_round(wire)
    wire.ask(answer=0)
    void, end = wire.ask(end=True)
    assert void["event"] == "round" and void["void"] is True
    assert sum(end["purses"]) == 0
    (payment,) = end["payments"]
    assert payment["say"].endswith("to " + ["Ann", "Bob"][payment["to"]])
    assert end["purses"][payment["to"]] == payment["amount"]
    assert end["banked"]["key"] == "end.banked.not"
    assert wire.talk.match.ended


def test_a_match_that_is_over_can_still_be_undone_and_then_ended(tmp_path):
    wire = Wire(tmp_path, "huit --mode score --seats Ann,Bob --set limit=50")
    for _ in range(20):
        if wire.last["event"] == "question":
            wire.ask(answer=80 if wire.last["kind"] == "number" else 0)
    assert [message["event"] for message in wire.heard[-3:]] == ["question", "round", "over"]
    assert wire.one(answer=0)["error"] == "refuse.over"
    assert wire.one(peek="Ann")["error"] == "refuse.not.now"
    assert wire.events(undo=True)[0] == "undo" and wire.last["event"] == "question"
    assert wire.ask(redo=True)[-1]["event"] == "over"
    end = wire.ask(end=True)[-1]
    assert end["event"] == "end" and end["standing"][0][1] < end["standing"][1][1]
    assert "payments" not in end and "banked" not in end
