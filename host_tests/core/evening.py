"""Long evenings: match after match in one heap, games and modes by turns; a device that is never off.

for live in rounds("build/evening", 40, seed=1): ...
"""

import gc
import os

from players import Chance, any_answer, entropy_from

from bankier.app.visit import forget
from bankier.rules import games
from bankier.session.asides import VOID
from bankier.session.correct import DONE, correct, correctable
from bankier.session.resume import begin, resume

OF_MATCH = 20  #: rounds
_HANDS = {("huit", "referee"): 4, ("huit", "deal"): 1}  # by chance they take a thousand answers each
_ENDLESS = 1500  # bytes of answers in a round: people would have given it up long before
_UNDONE = 29  # of so many answers one is taken back and given again
_WHOLE = 4096  # bytes in one piece that must still be found: no buffer of the firmware is larger

_TABLES = tuple((game, mode) for mode in ("score", "referee", "deal") for game in games.names())


def rounds(folder, count, seed, of_match=OF_MATCH):
    """Play so many rounds; after each match the rounds so far and the bytes that are alive on the heap."""
    if not _is_there(folder):
        os.mkdir(folder)
    played = number = 0
    while played < count:
        path = "%s/%04d" % (folder, number)
        played += _match(path, number, Chance(seed + number), min(of_match, count - played))
        for ending in (".m", ".a", ".b"):
            if _is_there(path + ending):
                os.remove(path + ending)
        forget(games.GAMES.values())
        number += 1
        yield played, _alive()


def _match(path, number, chance, count):
    """One match; how many rounds it came to."""
    game, mode = _TABLES[number % len(_TABLES)]
    header = {
        "game": game,
        "mode": mode,
        "rules": {},
        "unit": ["frank", 1],
        "people": ["P%d" % seat for seat in range(2 + chance(3))],
        "bank": 0,
        "kept": True,
    }
    entropy = entropy_from(number)
    match = begin(path, header, entropy)
    count = min(count, _HANDS.get((game, mode), count))
    while match.question is not None and len(match.history) < count:
        assert match.answer(any_answer(match.question, chance)) is None
        if chance(_UNDONE) == 0 and match.undo() is not None:
            match.redo()
        if len(match.open.round.answers) > _ENDLESS:
            assert match.aside(VOID, ()) is None
        match.save()
        assert not match.game.MONEY or sum(match.purses()) == 0
    _correct(match, chance)
    purses = match.purses()
    match = resume(path, entropy)
    assert match.purses() == purses
    finished = len(match.history)
    match.end()
    return max(finished, 1)


def _correct(match, chance):
    """Give an answer of a round anew, the same one: the round is run again and written again."""
    if not len(match.history) or match.question is None:
        return
    number = chance(len(match.history))
    entry = None
    for before, found in enumerate(correctable(match, number)):  # no list: a round may have a thousand
        if chance(before + 1) == 0:
            entry = found
    if entry:
        place, _, old = entry
        assert correct(match, number, place, old) == DONE
        match.save()


def _alive():
    """The live bytes of the heap; MemoryError if there is no whole piece left. 0 on CPython."""
    gc.collect()
    if not hasattr(gc, "mem_alloc"):
        return 0
    bytearray(_WHOLE)
    gc.collect()
    return gc.mem_alloc()


def _is_there(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True
