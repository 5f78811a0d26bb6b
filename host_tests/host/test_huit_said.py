"""Hands of Huit at random: whatever the script asks, says, refuses or gives as a reason has its words."""

from typing import Any

import pytest
from huit_fuzz import entry, rules_at_random
from huit_hands import new_round
from players import Chance, any_answer, entropy_from
from words_all import CODES, entries, words_for

from bankier.session.round import Round
from bankier.words.template import COLUMNS

Said = set[tuple[str, tuple[Any, ...]]]
HANDS = 25
MOST = 700  # questions of a hand


def shown(question: Any) -> Said:
    """Everything of a question that is shown in words."""
    said = {(question.key, question.facts)}
    if question.kind != "peek" and (question.card is not None or question.count is not None):
        said.add((question.key + ".brief", question.facts))
    said.update((key, question.facts) for key in question.also)
    options = getattr(question, "options", ())
    labels = [row[0] for row in question.spread()] + list(options)
    said.update((label, ()) for label in labels if isinstance(label, str))
    said.update((key, ()) for _, key, _ in question.secrets())
    return said


def play(mode: str, seed: int) -> Said:
    """A hand at random; returns what it needs words for."""
    chance, entropy = Chance(seed), entropy_from(seed)
    game = new_round(mode, 2 + chance(11), rules_at_random(chance))
    said: Said = set()
    for _ in range(MOST):
        question: Any = game.question
        if question is None:
            break
        said |= shown(question)
        for _ in range(3):
            reason = question.refuse(entry(question, chance))
            if reason:
                said.add((reason[0], reason[1:]))
        game.answer(entropy() if question.kind == "seed" else any_answer(question, chance))
    Round(game.start, game.answers, lambda *move: said.add((str(move[3][0]), move[3][1:])))
    return said - {("seed", ())}


@pytest.fixture(scope="module")
def everything_said() -> Said:
    said: Said = set()
    for mode in ("referee", "deal", "score"):
        for seed in range(HANDS):
            said |= play(mode, seed)
    return said


@pytest.mark.parametrize("code", CODES)
def test_all_that_was_said_has_words_and_fits(code: str, everything_said: Said) -> None:
    words = words_for(code, "huit")
    words.names = words.names[:1] * 12
    for key, facts in everything_said:
        assert words.has(key), (key, facts)
        text = words.say(key, facts)
        assert max(map(len, text.split("\n"))) <= COLUMNS, (key, facts, text)


def test_the_hands_came_by_everything(everything_said: Said) -> None:
    """What no hand above needs, no test has seen: all keys of the game but the rarest."""
    rare = {
        "drawn.free",
        "hand.stuck",
        "act.pass",
        "aside.count",
        "aside.count.of",
        "pick.short",
        "pick.short.brief",
        "refuse.sum",
        "game.shared",
        "leads.shared",
    }
    keys = {key for key, _ in entries("en", "huit")}
    shown_only = {key for key in keys if key.endswith((".brief", ".entry"))}  # no script says them
    otherwise = {key for key, _ in entries("en", "base")}  # a hand where others say round
    unseen = keys - {key for key, _ in everything_said} - rare - shown_only - otherwise
    assert not unseen
