"""What is on the table when a board's memory is looked at: each game's largest table, in every mode."""

import random
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bankier.session.resume import begin
from bankier.words import Words
from tools.measure.fingers import FOUR_KEYS, Fingers
from tools.measure.playing import Asked, Setting, play
from tools.measure.tables import Entropy, seed_of, tests

SEATS = {"bankspel": 16, "huit": 12, "bakarat": 12}  #: the largest table of each game

_HAND = 93  # cards that one seat of Huit holds
_DRAWS = 5  # the seat that draws and picks up whenever it may
_LUCK = {"referee": 2, "deal": 0}  # with which it comes to hold so many
_MORE = 40  # questions from then on
_RULES = (("extra_jokers", 16), ("extra_twos", 16), ("draw", "until"))


class Scene(NamedTuple):
    """A match on a board.

    before: what was answered before the board was switched on. asked: what is asked from then on.
    """

    setting: Setting
    before: list[Any]
    asked: list[Asked]


def scene(game: str, mode: str) -> Scene:
    """A round at the largest table; where Huit asks every turn, it is the turn of a seat with 93 cards."""
    setting = Setting(game, mode, SEATS[game])
    if game == "huit" and mode != "score":
        able = (("draw_able", "yes"),) if mode == "deal" else ()
        return _large_hand(setting._replace(rules=_RULES + able))
    return Scene(setting, [], play(setting, FOUR_KEYS, 1))


def _large_hand(setting: Setting) -> Scene:
    table = tests("huit_table")
    world = table.dealt_world(setting.seats, 0, dict(setting.rules), seed_of(0))
    people = table.HuitTable(world, random.Random(_LUCK[setting.mode]).randrange, lazy=_DRAWS)
    found = Scene(setting, [], [])
    with tempfile.TemporaryDirectory(prefix="bankier-") as folder:
        match = begin(str(Path(folder, "0001")), setting.header(), Entropy())
        fingers = Fingers(Words("nl", setting.game), FOUR_KEYS)
        fingers.words.names = match.names
        while len(found.asked) < _MORE:
            question: Any = match.question
            answer = people.answer(question)
            large = question.seat == _DRAWS and len(world.hands[_DRAWS]) >= _HAND
            if found.asked or large and question.kind in ("card", "peek"):
                found.asked.append(Asked(0, question, answer, fingers.fewest(question, answer)))
            else:
                found.before.append(answer)
            reason = match.answer(answer)
            assert reason is None, (question.key, answer, reason)
    return found
