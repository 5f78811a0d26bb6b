"""The functions of statistics, against values from tables and against chance of which all is known."""

import random

import pytest

from tools.fair import stats


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (18.307, 10, 0.05),
        (2.558, 10, 0.99),
        (124.342, 100, 0.05),
        (70.065, 100, 0.99),
        (1074.679, 1000, 0.05),
    ],
)
def test_chi_square_as_in_the_tables(statistic: float, freedom: int, tail: float) -> None:
    assert stats.chi_square_tail(statistic, freedom) == pytest.approx(tail, abs=2e-5)


def test_chi_square_of_very_many_cells_is_nearly_normal() -> None:
    freedom = 46225
    for z in (-3, -1, 0, 1, 3):
        # Wilson and Hilferty: the cube root is very nearly normal.
        spread = 2 / (9 * freedom)
        statistic = freedom * (1 - spread + z * spread**0.5) ** 3
        assert stats.chi_square_tail(statistic, freedom) == pytest.approx(stats.normal_tail(z), abs=1e-5)


def test_chi_square_at_the_ends() -> None:
    assert stats.chi_square_tail(0, 5) == 1
    assert stats.chi_square_tail(1e7, 5) == 0


def test_normal_as_in_the_tables() -> None:
    assert stats.normal_tail(1.6449) == pytest.approx(0.05, abs=1e-5)
    assert stats.normal_tail(-2.3263) == pytest.approx(0.99, abs=1e-5)


def test_fit_joins_cells_that_expect_too_little() -> None:
    chances = [0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125, 0.0078125]
    exact = [500, 250, 125, 62, 31, 16, 8, 8]
    assert stats.fit(exact, chances) > 0.999
    # The last two cells expect 7.8 each and count as one, so what they exchange is not seen.
    assert stats.fit([*exact[:6], 16, 0], chances) == stats.fit(exact, chances)
    assert stats.fit([8, 8, 16, 31, 62, 125, 250, 500], chances) < 1e-12


def test_fit_is_uniform_for_a_fair_die() -> None:
    chance = random.Random(1)
    found = []
    for _ in range(400):
        rolls = chance.choices(range(6), k=600)
        found.append(stats.fit([rolls.count(face) for face in range(6)], [1 / 6] * 6))
    assert stats.uniform_tail(found) > 0.01


def test_kolmogorov_smirnov_as_in_the_tables() -> None:
    n = 100
    even = [(i + 0.5) / n for i in range(n)]
    assert stats.uniform_tail(even) > 0.999
    # The critical distance for 100 values is 0.134 at 5 % and 0.161 at 1 %.
    for stray, tail in ((0.134, 0.05), (0.161, 0.01)):
        moved = [value * (1 - stray + 0.005) for value in even]
        assert stats.uniform_tail(moved) == pytest.approx(tail, rel=0.1)
