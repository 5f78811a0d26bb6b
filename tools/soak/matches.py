"""Matches at random: the sums after every answer, taken up again now and then, undone where that is free.

Each match has a game, a mode, house rules and seats by chance.
"""

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.shims import ROOT, install

install()
sys.path.insert(0, str(ROOT / "host_tests" / "core"))

from bankier.rules import games  # noqa: E402  # the firmware can be imported only now
from bankier.rules.options import Rules  # noqa: E402  # the firmware can be imported only now
from bankier.session.resume import begin, resume  # noqa: E402  # the firmware can be imported only now
from tools.wire.options import refused  # noqa: E402  # the firmware can be imported only now

_MATCHES = 150
_ANSWERS = 1500  # of one match at most
_RESUMED = 97  # answers between two power cuts


def soak(seed: int, share: float) -> str:
    """Play them; see tools/soak/parts.py."""
    count = max(1, round(_MATCHES * share))
    answers = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            try:
                answers += play(seed * _MATCHES + number, Path(folder))
            except Exception:
                print(f"match {number} of seed {seed}")
                raise
    return f"{count} matches, {answers} answers"


def header_of(chance: random.Random) -> dict[str, Any]:
    """A table by chance: game, mode, rules, people."""
    name = chance.choice(games.names())
    game = games.load(name)
    seats = chance.randint(*game.SEATS)
    chosen = {
        option.name: chance.choice(option.choices)
        if option.choices
        else chance.randint(option.low, option.high)
        for option in game.OPTIONS
    }
    mode = chance.choice(game.MODES)
    if refused(game, Rules(mode, game.OPTIONS, seats, chosen), seats):
        chosen = {}
    people = [f"P{seat}" for seat in range(seats)]
    bank = chance.randrange(seats)
    unit = ["frank", 1]
    return {"game": name, "mode": mode, "rules": chosen, "people": people, "bank": bank, "unit": unit}


def play(seed: int, folder: Path) -> int:
    """One match with this seed; how many answers it took. AssertionError if anything does not hold."""
    players: Any = __import__("players")
    chance = random.Random(seed)
    header = header_of(chance)
    entropy = players.entropy_from(seed)
    path = str(folder / str(seed))
    match = begin(path, header, entropy)
    for number in range(_ANSWERS):
        if match.question is None:
            break
        reason = match.answer(players.any_answer(match.question, chance.randrange))
        assert reason is None, reason
        match.save()
        assert not match.game.MONEY or sum(match.purses()) == 0, match.purses()
        if number % _RESUMED == 0:
            again = resume(path, entropy)
            assert bytes(again.open.round.answers) == bytes(match.open.round.answers)
            assert again.purses() == match.purses()
            match = again
    answers = number
    if header["mode"] != "deal":
        while match.undo() is not None:
            pass
        assert match.open.number == 0 and not match.open.round.answers and not any(match.purses())
    return answers
