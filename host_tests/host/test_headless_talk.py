"""The conversation: each request does what the page of the protocol says, and tells what follows."""

import json

import pytest
from wire_player import Wire

from bankier.words import Words

BANKSPEL = "bankspel --seats Ann,Bob"
BOB, BANK = [2, 2, 7, 8, 9], [3, 3, 5, 6, 12]
CALLS = [2, 4, 5, 6, 10], [3, 4, 1, 1, 1]
TURNED = [2, 7, 8, 9]
FACES = [13, 12, 11] * 4  # none of them falls on its count
ROUND = BOB + CALLS[0] + BANK + CALLS[1] + TURNED


@pytest.fixture
def wire(tmp_path):
    return Wire(tmp_path, BANKSPEL)


def enter(wire, cards, until):
    """Enter cards and go on with 0 to everything else, until a question that `until` says yes to."""
    cards = iter(cards)
    told = []
    while not until(wire.last):
        told = wire.ask(answer=next(cards) if wire.last["kind"] == "card" else 0)
        assert "error" not in told[0], (told, wire.last)
    return told


def to_first_call(wire):
    enter(wire, BOB, lambda question: question["key"] == "pays.rank")


def first_round(wire, count=FACES):
    """Play the first round; what is told after its last answer."""
    return enter(wire, ROUND + count, lambda question: question["round"] > 1)


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
    assert parted["first"]["key"] == "four.offer"
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
    wire.ask(aside={"leave": "Cis"})
    assert [row["say"] for row in wire.last["table"]][:3] == ["Dirk", "Bob", "Ann"]
    for name in ("Ann", "Cis", "", " Eva", "Hippolyte", "\u0416", "a\nb"):
        assert wire.one(aside={"join": {"name": name, "after": "Ann"}})["error"] == "wire.name", name


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
