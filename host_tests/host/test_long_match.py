"""A match of five hundred rounds: what a step back and a correction run again and read."""

from pathlib import Path
from typing import Any

import pytest
from players import Chance, any_answer, entropy_from

from bankier.session import store
from bankier.session.correct import DONE, correct, correctable
from bankier.session.resume import begin, resume
from tools.measure.replays import counted

ROUNDS = 500
ROUND = 20  # answers of the longest, at most
RUNS = 5  # of its round for a correction: to find the entry, to weigh it, to put it
RECORD = 160  # bytes of a finished round on the flash, at most


class Reading:
    """Counts what is read from the flash."""

    def __init__(self) -> None:
        self.bytes = 0

    def open(self, path: str, mode: str) -> Any:
        file: Any = open(path, mode)  # noqa: SIM115 - it is closed by whoever opens it here
        read = file.read

        def counting(size: int = -1) -> bytes:
            data: bytes = read(size)
            self.bytes += len(data)
            return data

        return _Counted(file, counting)

    def taken(self) -> int:
        """How many bytes since this was last asked."""
        taken, self.bytes = self.bytes, 0
        return taken


class _Counted:
    def __init__(self, file: Any, read: Any) -> None:
        self._file, self.read = file, read

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> "_Counted":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


@pytest.fixture(scope="module")
def long_match(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of the match."""
    path = str(tmp_path_factory.mktemp("match") / "0001")
    header = {
        "game": "bakarat",
        "mode": "score",
        "rules": {},
        "unit": ["frank", 1],
        "people": ["Ann", "Bob", "Cis"],
        "bank": 0,
        "kept": True,
    }
    match = begin(path, header, entropy_from(1))
    chance = Chance(4)
    while len(match.history) < ROUNDS:
        assert match.answer(any_answer(match.question, chance)) is None
        if match.open.untouched():
            match.save()
    match.save()
    return path


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> Reading:
    reading = Reading()
    monkeypatch.setattr(store, "open", reading.open, raising=False)
    return reading


def test_old_rounds_are_kept_compactly(long_match: str) -> None:
    assert Path(long_match + ".m").stat().st_size < ROUNDS * RECORD
    assert Path(long_match + ".a").stat().st_size <= 480


def test_a_step_back_runs_one_round_again_and_reads_that(long_match: str, reading: Reading) -> None:
    with counted("bakarat") as counter:
        match = resume(long_match, entropy_from(2))
        counter.taken(), reading.taken()
        most = read = 0
        for _ in range(200):
            assert match.undo() is not None
            most, read = max(most, counter.taken()), max(read, reading.taken())
    assert 0 < most <= ROUND and 0 < read <= 4 * RECORD


def test_a_correction_runs_its_own_round_and_reads_what_lies_on_one_side_of_it(
    long_match: str, reading: Reading
) -> None:
    with counted("bakarat") as counter:
        for number in (0, ROUNDS // 2, ROUNDS - 1):
            match = resume(long_match, entropy_from(2))
            counter.taken(), reading.taken()
            place, _, old = list(correctable(match, number))[0]
            assert correct(match, number, place, old) == DONE
            between = min(number, ROUNDS - number)
            assert counter.taken() <= RUNS * ROUND
            assert reading.taken() <= (between + 12) * RECORD  # its own and the last ones
