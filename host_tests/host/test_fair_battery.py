"""The battery: the device passes it whole, every known mistake is caught, and fair chance is let go."""

import hashlib
import random

import pytest

from tools.fair import battery, stats
from tools.fair.mistakes import MISTAKES, NotReset

DECKS = 2000  # of each size; `make soak` takes ten times as many

#: How many decks of 52 cards show a known mistake, of as many as it takes.
SHOWN = {"swap with any": 1000, "Sattolo": 1000, "byte modulo": 5000, "not reset": 100, "seed reused": 100}


def test_the_device_passes_the_whole_battery() -> None:
    """R5: nine measures at each of three sizes, alone and together."""
    verdict = battery.judge(battery.bankier, DECKS)
    assert verdict.passed(), battery.report(verdict)
    assert list(verdict.outcomes) == [52, 108, 216]
    assert sum(len(outcome.chances) for outcome in verdict.outcomes.values()) == 27


@pytest.mark.parametrize("name", MISTAKES)
def test_a_known_mistake_is_caught(name: str) -> None:
    """R6: whoever shuffles wrongly does not pass; a plain remainder is caught by counting alone."""
    assert battery.examine(MISTAKES[name](), 52, SHOWN[name]).convicts()


def test_a_deck_not_reset_is_caught_by_not_coming_back_alone() -> None:
    outcome = battery.examine(NotReset(), 52, 1000)
    assert not outcome.repeats
    assert not outcome._replace(repeats=True).convicts()


def test_a_mistake_fails_the_verdict_too() -> None:
    verdict = battery.judge(MISTAKES["Sattolo"](), 1000, sizes=(52,))
    assert not verdict.passed()
    assert "FAILED" in battery.report(verdict)


def test_the_seeds_are_what_they_are_said_to_be() -> None:
    assert battery.seed(0) == hashlib.sha256(b"bankier/battery/0").digest()
    assert battery.seed(20000) == hashlib.sha256(b"bankier/battery/20000").digest()


def test_every_measure_is_uniform_over_fair_dealers() -> None:
    def fair(seed: bytes, size: int) -> bytes:
        order = list(range(size))
        random.Random(seed).shuffle(order)
        return bytes(order)

    outcomes = [battery.examine(fair, 52, 400, k * 400) for k in range(20)]
    for name in outcomes[0].chances:
        assert stats.uniform_tail(outcome.chances[name] for outcome in outcomes) > 0.001, name


def test_a_p_that_strays_is_measured_again_and_may_not_stray_twice() -> None:
    outcome = battery.Outcome({"turns": 0.001, "runs up": 0.5}, True)
    assert outcome.strays() == ["turns"]
    assert not outcome.convicts()
    by_chance = battery.Verdict({52: outcome}, {(52, "turns"): 0.4}, 0.5)
    assert by_chance.passed()
    assert not by_chance._replace(again={(52, "turns"): 0.004}).passed()
    assert not by_chance._replace(together=0.009).passed()
    assert not by_chance._replace(outcomes={52: outcome._replace(repeats=False)}).passed()


def test_the_command_line_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert battery.main(["--decks", "300"]) == 0
    assert capsys.readouterr().out.endswith("passed\n")
    assert battery.main(["--decks", "50", "--mistakes"]) == 1  # so few decks do not show them all
    assert "NOT CAUGHT" in capsys.readouterr().out
