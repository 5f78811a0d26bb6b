"""Matches for tests, and what can be said of one at a moment."""

import bankier.rules.games.bankspel  # noqa: F401  # in a small heap there is room to compile it now, not later
from bankier.session.resume import begin
from players import entropy_from

REFEREE = "referee"
SCORE = "score"
DEAL = "deal"


def new_match(mode, seats, rules=None, bank=0, game="bankspel", entropy=None, path="m"):
    """A match that has just begun; seats are called A, B, C ..."""
    header = {
        "game": game,
        "mode": mode,
        "rules": dict(rules or {}),
        "unit": ["frank", 1],
        "people": [chr(65 + seat) for seat in range(seats)],
        "bank": bank,
        "kept": True,
    }
    return begin(path, header, entropy or entropy_from(1))


def answer(match, value):
    """Answer, and fail if it is refused."""
    key = match.question.key
    reason = match.answer(value)
    assert reason is None, (key, value, reason)


def seen(match):
    """All that a table sees of a match, and all that it remembers of its open round."""
    question = match.question
    asked = (
        (question.key, question.seat, question.facts, question.spread(), question.secrets(), question.also)
        if question
        else None
    )
    opening = match.open
    return (
        asked,
        match.purses(),
        len(match.history),
        opening.number,
        bytes(opening.round.answers),
        opening.round.seal,
        opening.seating(),
        match.reentered,
    )
