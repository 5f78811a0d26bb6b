"""Seeds, and sources of noise that are refused."""

import os

from bankier.device import entropy


def reason(sample: bytes) -> str:
    """Why a source that gives this is refused, "" if it is not."""
    try:
        entropy.seed(b"", lambda count: sample[:count])
    except entropy.SickSource as error:
        return str(error)
    return ""


def good() -> bytes:
    """1 KB that passes the tests, the same each time."""
    state = 7
    values = []
    for _ in range(entropy.SAMPLE):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        values.append(state >> 20 & 0xFF)
    return bytes(values)


def test_the_boards_own_source_is_good_and_seeds_differ() -> None:
    seeds = {entropy.seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)
    entropy.check(os.urandom(entropy.SAMPLE))


def test_a_seed_depends_on_every_byte_of_noise_and_on_the_times() -> None:
    sample = good()
    assert reason(sample) == ""
    seeds = {entropy.seed(b"", lambda count: sample), entropy.seed(b"1", lambda count: sample)}
    for place in (0, 511, 1023):
        changed = sample[:place] + bytes((sample[place] ^ 1,)) + sample[place + 1 :]
        seeds.add(entropy.seed(b"", lambda count: changed))  # noqa: B023
    assert len(seeds) == 5


def test_a_source_that_stands_still_is_refused() -> None:
    """R2: the repetition count."""
    assert reason(bytes(1024)) == "stuck"
    assert reason(b"\xff" * 1024) == "stuck"
    sample = good()
    assert reason(sample[:500] + b"\x07" * 6 + sample[506:]) == "stuck"
    assert reason(sample[:500] + b"\x07" * 4 + sample[504:]) == ""


def test_a_source_that_repeats_itself_is_refused() -> None:
    """R2: a piece that comes again."""
    for period in (8, 16, 100, 512, 1000):
        assert reason((good()[:period] * (1024 // period + 1))[:1024]) == "repeats", period
    assert reason(bytes(i & 0xFF for i in range(1024))) == "repeats"


def test_a_source_that_favours_a_value_is_refused() -> None:
    """R2: the adaptive proportion."""
    sample = bytearray(good())
    for i in range(0, 512, 8):
        sample[i] = sample[0]
    assert reason(bytes(sample)) == "biased"
    sample = bytearray(good())
    for i in range(512, 1024, 8):
        sample[i] = sample[512]
    assert reason(bytes(sample)) == "biased"


def test_a_source_that_gives_too_little_is_refused() -> None:
    assert reason(good()[:1023]) == "short"
    assert reason(b"") == "short"
