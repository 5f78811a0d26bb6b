"""A player who knows nothing but what he is told plays every game in every mode."""

import pytest
from players import Chance
from wire_player import Wire

from bankier.rules import games

MODES = [(name, mode) for name in games.names() for mode in games.load(name).MODES]
ROUNDS = 2
ENOUGH = 500  # answers, once a round has come to its end
MOST = 6000  # a hand of Huit is long when nobody tries to win


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_random_player_plays_rounds_to_the_end_and_settles(tmp_path, game, mode):
    wire = Wire(tmp_path, f"{game} --mode {mode} --seats Ann,Bob,Cis")
    chance = Chance(7)
    rounds = 0
    for count in range(MOST):
        told = wire.play(chance)
        assert all(
            message["say"] and not message["say"].startswith("?") for message in told if "say" in message
        )
        rounds += sum(message["event"] == "round" for message in told)
        if rounds == ROUNDS or (rounds and count > ENOUGH) or wire.last["event"] == "over":
            break
    assert rounds, "no round came to its end"
    told = wire.heard
    moved = [0, 0, 0]
    for message in told:
        if message["event"] == "transfer":
            for side, sign in (("from", -1), ("to", 1)):
                if isinstance(message[side], int):
                    moved[message[side]] += sign * message["amount"]
    assert moved == list(wire.talk.match.purses()[:3]), "the transfers that were told are all there were"
    end = wire.ask(end=True)[-1]
    assert end["event"] == "end"
    for payment in end.get("payments", ()):
        end["purses"][payment["from"]] += payment["amount"]
        end["purses"][payment["to"]] -= payment["amount"]
    if "payments" in end:
        assert end["purses"] == [0, 0, 0]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_undo_and_taking_up_again_bring_back_the_same_question(tmp_path, game, mode):
    wire = Wire(tmp_path, f"{game} --mode {mode} --seats Ann,Bob,Cis")
    chance = Chance(11)
    back = 0
    for _ in range(60):
        asked = wire.last
        wire.play(chance)
        after = wire.last
        if chance(2):
            assert Wire(tmp_path, game).last == after
        elif "error" not in wire.ask(undo=True)[0]:
            assert wire.last == asked
            wire.ask(redo=True)
            assert wire.last == after
            back += 1
        if after["event"] != "question":
            break
    assert back or mode == "deal"
