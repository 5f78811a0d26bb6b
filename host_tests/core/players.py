"""Players for tests: whoever answers a question without knowing the game."""

from bankier.rules.questions import OK


def any_answer(question, chance):
    """A random answer within the limits of the question; chance(n) gives 0..n-1.

    Tries until the question does not refuse it.
    """
    for _ in range(2000):
        answer = _guess(question, chance)
        if question.refuse(answer) is None:
            return answer
    raise AssertionError("no answer found to %s %s" % (question.kind, question.key))


def _guess(question, chance):
    kind = question.kind
    if question.also and chance(4) == 0:
        return -1 - chance(len(question.also))
    if kind == "say":
        return OK
    if kind == "choose":
        return chance(len(question.options))
    if kind == "number":
        return question.low + chance(min(question.high - question.low + 1, 1000))
    if kind == "card":
        rank = 1 + chance(14 if question.joker else 13)
        return rank | ((1 + chance(4)) << 4 if rank in question.suited else 0)
    if kind == "tally":
        return tuple(chance(question.high + 1) if chance(3) == 0 else 0 for _ in question.seats)
    if kind == "peek":
        return chance(len(question.cards)) if question.picks else (-1 if question.also else OK)
    raise AssertionError(kind)


class Chance:
    """Repeatable chance, the same on both interpreters: chance(n) is 0..n-1."""

    def __init__(self, seed):
        self.state = (seed * 2654435761 + 12345) & 0x7FFFFFFF

    def __call__(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n


def entropy_from(seed):
    """A source of 32-byte seeds that differ each time and are the same in every run."""
    state = [seed]

    def draw():
        state[0] += 1
        return bytes(((state[0] * 7 + place * 13) & 255) ^ (state[0] >> 8 & 255) for place in range(32))

    return draw
