"""The list to correct from: what was entered has a line in few words, in every language, beside its value."""

from typing import Any

import pytest
from flash import Flash
from matches import REFEREE, SCORE, answer, random_match
from players import Chance, any_answer
from words_all import CODES

from bankier.app.describe import entry_text
from bankier.session.correct import correctable
from bankier.words import Words

COLUMNS = 20  # letters of a line with its value
LEAST = 10  # letters of the words that a long value leaves: the value can be read when the line is lit
NAMES = ["Joachimé", "Zbigniew", "Margaux", "Żołądź", "An"]
MATCHES = 6
ANSWERS = 200


@pytest.mark.parametrize("mode", [SCORE, REFEREE])
@pytest.mark.parametrize("game", ["bankspel", "huit", "bakarat"])
def test_an_entry_is_said_in_a_line_with_its_value(game, mode):
    lines: dict[tuple[str, str], list[tuple[Any, Any]]] = {}
    for seed in range(MATCHES):
        for question, given in _entries(game, mode, Chance(seed + 1)):
            for code in CODES:
                lines.setdefault((code, question.key), []).append((question, given))
    assert len(lines) >= 3 * len(CODES)
    for (code, key), entries in lines.items():
        words = Words(code, game)
        words.names = NAMES
        for question, given in entries:
            text, value = entry_text(words, question, given)
            assert text and "?" + key not in text
            assert len(text) <= max(COLUMNS - len(value), LEAST), (code, text, value)


def _entries(game, mode, chance):
    """All entries of the last two rounds of a match at random."""
    with Flash():
        match = random_match(mode, chance, game, most=5)
        for _ in range(ANSWERS):
            if match.question:
                answer(match, any_answer(match.question, chance))
        first = max(len(match.history) - 1, 0)
        for number in range(first, len(match.history) + 1):
            for _, question, given in correctable(match, number):
                yield question, given
