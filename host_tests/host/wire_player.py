"""The other end of the wire for tests: a match in this process, and a player who only knows what is told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.wire.keeping import Chance, Keeper
from tools.wire.notation import write
from tools.wire.options import Given, header_for, words_for
from tools.wire.talk import Talk
from tools.wire.telling import Teller

Message = dict[str, Any]


class Wire:
    """A match in a folder, talked to line by line; every message goes through JSON and back.

    heard -- all messages so far; last -- what came last: the question, or the end.
    """

    def __init__(self, folder: Path, arguments: str, seed: bytes | None = b"wire") -> None:
        given = Given(arguments.split())
        game = given.game()
        words = words_for(given, game)
        keeper = Keeper(str(folder), Chance(seed))
        saved = keeper.open(game)
        match = saved or keeper.begin(header_for(given, game, words))
        self.talk = Talk(match, Teller(match, words), keeper.again)
        self.heard = [_wired(message) for message in self.talk.greeting(saved is not None)]

    @property
    def last(self) -> Message:
        return self.heard[-1]

    def line(self, line: bytes) -> list[Message]:
        """What is told after a line."""
        messages = [_wired(message) for message in self.talk.handle(line)]
        if "error" not in messages[-1] and messages[-1]["event"] in ("question", "over", "misfit", "end"):
            self.heard += messages
        return messages

    def ask(self, **request: Any) -> list[Message]:
        """What is told after a request."""
        return self.line(json.dumps(request).encode())

    def one(self, **request: Any) -> Message:
        """The only message after a request."""
        (message,) = self.ask(**request)
        return message

    def go(self, until: Callable[[Message], bool]) -> None:
        """Go on with the lowest answer to every question until one that `until` says yes to."""
        for _ in range(100):
            if until(self.last):
                return
            told = self.ask(answer=self.last.get("low", 0))
            assert "error" not in told[0], told
        raise AssertionError("that question did not come")

    def play(self, chance: Callable[[int], int]) -> list[Message]:
        """Answer the question at random; what is told then."""
        return answer(lambda request: self.line(json.dumps(request).encode()), self.last, chance)

    def events(self, **request: Any) -> list[str]:
        """The names of the events after a request."""
        return [message.get("event", "error") for message in self.ask(**request)]

    def state(self) -> Any:
        """All that a refused line must leave alone."""
        match = self.talk.match
        files = sorted(Path(match.log.path).parent.iterdir())
        kept = [(file.name, file.read_bytes()) for file in files]
        undone = [bytes(entry) for entry in match.undone]
        open_round = match.open.round
        return (kept, bytes(open_round.answers), match.purses(), undone, list(match.names), match.open.number)


def _wired(message: Message) -> Message:
    line = write(message)
    assert "\n" not in line
    found: Message = json.loads(line)
    return found


def guess(question: Message, chance: Callable[[int], int], seen: Message | None = None) -> Message:
    """A random answer to a question, from what was told alone; seen -- the reply to a peek of its seat."""
    kind = question["kind"]
    also = question.get("also", [])
    if also and (chance(4) == 0 or kind == "peek" and not question.get("picks")):
        return {"also": also[chance(len(also))]["key"]}
    if kind == "choose":
        return {"answer": chance(len(question["options"]))}
    if kind == "number":
        return {"answer": question["low"] + chance(min(question["high"] - question["low"] + 1, 1000))}
    if kind == "card":
        rank = 1 + chance(14 if question.get("joker") else 13)
        return {"answer": rank | ((1 + chance(4)) << 4 if rank in question.get("suited", ()) else 0)}
    if kind == "tally":
        high = question["high"] + 1
        return {"answer": [chance(high) if chance(3) == 0 else 0 for _ in question["seats"]]}
    if kind == "peek" and question.get("picks"):
        assert seen is not None
        hand = seen["shown"][0]
        able = [place for place, mark in enumerate(hand["marks"]) if mark and chance(4)]
        return {"answer": able[chance(len(able))] if able else chance(len(hand["cards"]))}
    return {"answer": 0}


def answer(
    ask: Callable[[Message], list[Message]], question: Message, chance: Callable[[int], int]
) -> list[Message]:
    """Answer a question at random, as often as it takes; what is told then."""
    for _ in range(3000):
        seen = None
        if question["kind"] == "peek":
            (seen,) = ask({"peek": question["seat"]})
        given = guess(question, chance, seen)
        if question["kind"] == "peek":
            given["seat"] = question["seat"]
        messages = ask(given)
        if "error" not in messages[0]:
            return messages
        assert messages[0]["error"].startswith("refuse."), messages
    raise AssertionError(f"no answer found to {question}")
