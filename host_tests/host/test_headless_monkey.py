"""Anything asked for in any order: no fault, no money made or lost, nothing changed by a refusal."""

import random
from pathlib import Path

import pytest
from wire_player import Message, Wire, guess

from bankier.rules import games

MODES = [(name, mode) for name in games.names() for mode in games.load(name).MODES]
STEPS = 300


class Monkey:
    """Asks for anything; knows who has ever sat at the table."""

    def __init__(self, wire: Wire, chance: random.Random) -> None:
        self.wire = wire
        self.chance = chance
        self.names = ["Ann", "Bob", "Cis"]

    def request(self) -> Message | None:
        """Something to ask for beside an answer, or None."""
        acts = [self.undo, self.undo, self.redo, self.transfer, self.move, self.join, self.void]
        acts += [self.own, self.correct, self.correct, self.drop, self.why, self.peek]
        return self.chance.choice(acts)()

    def who(self) -> str:
        return self.chance.choice(self.names)

    def round(self) -> int:
        return self.chance.randint(1, self.wire.talk.match.open.number + 1)

    def undo(self) -> Message:
        return {"undo": True}

    def redo(self) -> Message:
        return {"redo": True}

    def drop(self) -> Message:
        return {"drop": True}

    def why(self) -> Message:
        return {"why": self.round()}

    def peek(self) -> Message:
        return {"peek": self.who()}

    def void(self) -> Message | None:
        return {"aside": {"void": True}} if self.chance.random() < 0.3 else None

    def transfer(self) -> Message:
        taker = self.chance.choice([*self.names, "pot", "kitty"])
        move = {
            "from": self.who(),
            "to": taker,
            "amount": self.chance.randint(1, 30),
            "reason": "reason.loan",
        }
        return {"aside": {"transfer": move}}

    def move(self) -> Message:
        act = self.chance.choice(["out", "in", "leave", "move"])
        who = self.who()
        return {"aside": {act: {"who": who, "after": self.who()} if act == "move" else who}}

    def join(self) -> Message:
        name = f"P{self.chance.randrange(12)}"
        if name not in self.names:
            self.names.append(name)
        return {"aside": {"join": {"name": name, "after": self.who()}}}

    def own(self) -> Message | None:
        asides = self.wire.talk.match.game.ASIDES
        return (
            {"aside": {asides[0]: [self.who(), self.chance.randrange(9), "reason.mistake"]}}
            if asides
            else None
        )

    def correct(self) -> Message | None:
        number = self.round()
        entries = self.wire.one(entries=number)["entries"]
        if not entries:
            return None
        entry = self.chance.choice(entries)
        return {"correct": {"round": number, "entry": entry["entry"], **guess(entry, self.chance.randrange)}}


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_anything_may_be_asked_for_at_any_time(tmp_path: Path, game: str, mode: str) -> None:
    chance = random.Random(f"{game} {mode}")
    wire = Wire(tmp_path, f"{game} --mode {mode} --seats Ann,Bob,Cis")
    monkey = Monkey(wire, chance)
    done = set()
    for _ in range(STEPS):
        request = monkey.request() if chance.random() < 0.3 else None
        if request is None and wire.last["event"] == "question":
            wire.play(chance.randrange)
            continue
        request = request or {"undo": True}
        before = wire.state()
        told = wire.ask(**request)
        if "error" in told[0]:
            assert told[0]["error"] != "wire.fault", request
            assert len(told) == 1 and wire.state() == before, request
        else:
            done.add(next(iter(request)))
        if wire.talk.match.game.MONEY:
            assert sum(wire.talk.match.purses()) == 0, request
        if chance.random() < 0.1:
            last = wire.last
            wire = monkey.wire = Wire(tmp_path, game)
            assert wire.last == last, request
    assert {"aside", "why", "peek"} <= done
