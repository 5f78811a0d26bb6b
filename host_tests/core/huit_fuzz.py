"""Entries that should not be: answers of every sort, thrown at every question of random hands of Huit."""

from huit_hands import new_round
from players import Chance, any_answer, entropy_from

from bankier.rules.games.huit import OPTIONS

_ODD = (None, True, False, "7", b"", b"x" * 32, (), (0,), (1, 2, 3), -9, -100, 1 << 20, 1.0)


def rules_at_random(chance):
    """A choice for every house rule."""
    rules = {}
    for option in OPTIONS:
        if option.choices:
            rules[option.name] = option.choices[chance(len(option.choices))]
        else:
            rules[option.name] = option.low + chance(option.high - option.low + 1)
    return rules


def entry(question, chance):
    """Something that somebody, or a program, might enter here; most of it is wrong."""
    if chance(8) == 0:
        return _ODD[chance(len(_ODD))]
    if question.kind == "card":
        return chance(80)
    if question.kind == "number":
        return chance(4000) - 2
    return chance(120) - 5


def state(game):
    """All that could change: answers, table, hands, totals."""
    return bytes(game.answers), game.table.spread(), game.table.secrets(), tuple(game.table.purses)


def fuzz(mode, seed, refusals, most=1000):
    """Throw entries at a random hand until so many were refused; the keys of the reasons, and how many."""
    chance = Chance(seed)
    game = new_round(mode, 2 + chance(11), rules_at_random(chance))
    entropy = entropy_from(seed)
    reasons = set()
    refused = asked = 0
    while game.question is not None and refused < refusals and asked < most:
        asked += 1
        question = game.question
        before = state(game)
        for _ in range(12):
            reason = question.refuse(entry(question, chance))
            if reason is not None:
                refused += 1
                reasons.add(reason[0])
                assert isinstance(reason[0], str) and reason[0][:7] == "refuse.", reason
        assert state(game) == before, question.key
        game.answer(entropy() if question.kind == "seed" else any_answer(question, chance))
    return reasons, refused
