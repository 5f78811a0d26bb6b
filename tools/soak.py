"""`make soak`: every game at random for a long time, and the whole battery on the shuffle.

    python -m tools.soak [--matches N] [--seed N] [--no-battery]

Each match has a game, a mode, house rules and seats by chance; after every answer the sums are looked at,
now and then it is taken up again from what was saved, and in the modes that allow it everything is undone.
The seed of a match that fails is printed: `--seed N --matches 1` plays it again.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.shims import ROOT, install

install()
sys.path.insert(0, str(ROOT / "host_tests" / "core"))

from bankier.rules import games  # noqa: E402
from bankier.rules.options import Rules  # noqa: E402
from bankier.session.resume import begin, resume  # noqa: E402

_ANSWERS = 1500  # of one match at most
_RESUMED = 97  # answers between two power cuts


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
    if game.verify(Rules(mode, game.OPTIONS, seats, chosen), seats):
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


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = argparse.ArgumentParser(prog="soak", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=2000, help="how many")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--no-battery", action="store_true", help="leave the shuffle out")
    options = parser.parse_args(argv)
    answers = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.seed, options.seed + options.matches):
            try:
                answers += play(seed, Path(folder))
            except Exception:
                print(f"match {seed} failed: python -m tools.soak --seed {seed} --matches 1 --no-battery")
                raise
            if seed % 100 == 0:
                print(f"match {seed}, {answers} answers so far", flush=True)
    print(f"{options.matches} matches from seed {options.seed}, {answers} answers: all held")
    if options.no_battery:
        return 0
    from tools.fair import battery

    return battery.main(["--mistakes"])


if __name__ == "__main__":
    sys.exit(main())
