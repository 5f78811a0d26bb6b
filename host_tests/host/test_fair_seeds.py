"""Seeds: what goes into one, and that none comes twice, whatever a board does not know."""

import asyncio
import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

from bankier.app import boot
from bankier.device import entropy
from tools.fair import boots

STARTS = 20_000  # `make soak`: a million


def test_a_seed_is_sha256_of_1024_bytes_of_noise_and_the_moments_of_the_keys() -> None:
    """R1: 256 bits; the noise is the system's, and a quarter of a bit in each byte of it would do."""
    assert entropy.seed.__defaults__ == (b"", os.urandom)
    asked = []

    def noise(size: int) -> bytes:
        asked.append(size)
        return os.urandom(size)

    drawn: list[bytes] = []
    seed = entropy.seed(b"17,4,", lambda size: drawn.append(noise(size)) or drawn[-1])  # type: ignore[func-returns-value]
    assert asked == [1024] and len(seed) == 32
    assert seed == hashlib.sha256(b"bankier seed 1" + drawn[0] + b"17,4,").digest()


def test_the_program_draws_its_seeds_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: from power-on on, what the games are given is that seed, with the moments of this board's keys."""

    class Begun(BaseException):
        pass

    class Keys:
        def times(self) -> bytes:
            return b"123456,"

    async def parts(*_: str) -> tuple[Any, ...]:
        return None, Keys(), type("Power", (), {"next": None}), "games", None, True

    def app(*given: Any) -> None:
        raise Begun(given[3])

    monkeypatch.setattr(boot, "visit", parts)
    monkeypatch.setattr(boot, "forget", lambda names: None)
    monkeypatch.setattr(boot, "App", app)
    with pytest.raises(Begun) as begun:
        asyncio.run(boot.main())
    monkeypatch.setattr(entropy, "seed", lambda times: b"from " + times)
    assert begun.value.args[0]() == b"from 123456,"


def test_no_seed_comes_twice_where_nothing_but_the_noise_differs() -> None:
    """R8: with a clock that stands still and keys that nobody presses."""
    assert len(set(boots.simulated(STARTS))) == STARTS


def test_restarts_of_two_boards_draw_no_seed_twice(tmp_path: Path) -> None:
    """R8: the clock begins at zero each time, a key is stuck, and the boards are alike in all things."""
    drawn = [draw for board in "ab" for draw in boots.restarts(tmp_path / board, 3)]
    assert len({times for times, _ in drawn}) == 1, "something else than the noise differs"
    assert len({seed for _, seed in drawn}) == 6
