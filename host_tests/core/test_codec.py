"""Answers as bytes: what goes in comes out, and damage is a ValueError, nothing worse."""

from players import Chance

from bankier.session import codec
from bankier.session.record import CORRECTED, VOID, Record, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ANSWERS = (
    0,
    1,
    159,
    160,
    175,
    176,
    255,
    16383,
    16384,
    2**31,
    -1,
    -16,
    (),
    (0,),
    (1, 127, 128, 300, 70000),
    tuple(range(16)),
    bytes(32),
    bytes(range(32)),
)


def buffer_of(*answers):
    """Answers as in memory; None is the OK of a say, a list is an aside."""
    buffer = bytearray()
    for answer in answers:
        if answer is None:
            codec.add_said(buffer)
        elif isinstance(answer, list):
            codec.add_aside(buffer, answer[0], tuple(answer[1:]))
        else:
            codec.add_answer(buffer, answer)
    return buffer


def some_buffer(chance):
    entries: "list[Any]" = []
    for _ in range(chance(60)):
        kind = chance(6)
        if kind < 2:
            entries.extend([None] * (1 + chance(90) if chance(9) == 0 else 1))
        elif kind == 2:
            entries.append([chance(20), chance(9) - 2, chance(500)])
        else:
            entries.append(ANSWERS[chance(len(ANSWERS))])
    return buffer_of(*entries)


def test_every_answer_comes_back_as_it_was():
    for answer in ANSWERS:
        ((kind, value, end),) = codec.entries(buffer_of(answer))
        assert (kind, value) == (codec.ANSWER, answer)
        assert type(value) is type(answer)
        assert end == len(buffer_of(answer))


def test_most_answers_take_one_byte():
    assert [len(buffer_of(answer)) for answer in (0, 13, 159, -1, -16, None)] == [1] * 6
    assert len(buffer_of((1, 0, 2, 0))) == 6


def test_what_one_seat_alone_knows_is_masked():
    for answer in (0, 6, 255):
        buffer = bytearray()
        codec.add_answer(buffer, answer, True)
        assert len(buffer) == 2 and buffer[1] != answer
        assert list(codec.entries(buffer)) == [(codec.ANSWER, answer, 2)]
        assert codec.expand(codec.squeeze(buffer)) == buffer
    for answer in (-1, 256):  # what everybody sees him do; more cards than anybody can hold
        buffer = bytearray()
        codec.add_answer(buffer, answer, True)
        assert buffer == buffer_of(answer)


def test_asides_and_oks_come_back():
    buffer = buffer_of(None, [0, 3, -2, 99, 4], [5], None, [16, 1, 2])
    found = [(kind, value) for kind, value, _ in codec.entries(buffer)]
    assert found == [
        (codec.SAID, 0),
        (codec.ASIDE, (0, 3, -2, 99, 4)),
        (codec.ASIDE, (5,)),
        (codec.SAID, 0),
        (codec.ASIDE, (16, 1, 2)),
    ]
    assert codec.asides(buffer) == [(0, 3, -2, 99, 4), (5,), (16, 1, 2)]


def test_a_seed_cannot_be_read_at_a_glance():
    seed = b"the seed of a deck of 32 letters"
    assert seed not in bytes(buffer_of(seed))
    assert b"letters" not in bytes(buffer_of(seed))


def test_the_last_entry_is_found_from_any_entry_on():
    buffer = buffer_of(5, (1, 2), None, -1)
    places = [0] + [end for _, _, end in codec.entries(buffer)]
    for place in places[:-1]:
        assert codec.last(buffer, place) == places[-2]
    assert codec.last(buffer, len(buffer)) == -1
    assert codec.last(b"", 0) == -1


def test_runs_of_oks_take_one_byte_on_the_flash():
    for count, size in ((1, 1), (2, 1), (64, 1), (65, 2), (128, 2), (129, 3), (300, 5)):
        packed = codec.squeeze(buffer_of(*[None] * count))
        assert len(packed) == size, count
        assert codec.expand(packed) == buffer_of(*[None] * count)


def test_whatever_is_squeezed_comes_back():
    for seed in range(60):
        buffer = some_buffer(Chance(seed))
        packed = codec.squeeze(buffer)
        assert len(packed) <= len(buffer)
        assert codec.expand(packed) == buffer
        codec.squeeze(bytes(buffer))


def takes_or_refuses(function, data):
    """Whether the function takes the bytes; anything but a ValueError is a failure."""
    try:
        function(data)
    except ValueError:
        return False
    return True


def read_all(data):
    return list(codec.entries(data))


def test_random_bytes_are_entries_or_a_value_error():
    chance = Chance(11)
    taken = refused = 0
    for _ in range(600):
        data = bytes([chance(256) if chance(3) else 176 + chance(20) for _ in range(chance(24))])
        for function in (read_all, codec.expand):
            if takes_or_refuses(function, data):
                taken += 1
            else:
                refused += 1
    assert taken > 50
    assert refused > 50


def test_every_entry_that_is_cut_off_is_refused():
    for answer in ((1, 2, 300), 70000, bytes(32), [0, 1, 2, 300, 0]):
        whole = bytes(buffer_of(answer))
        for size in range(1, len(whole)):
            assert not takes_or_refuses(read_all, whole[:size]), (answer, size)
    assert not takes_or_refuses(read_all, b"\xb0\xff\xff\xff\xff\xff\x01")  # a number without end
    assert not takes_or_refuses(read_all, b"\xb3\x00")  # an aside of nothing


def a_record(chance):
    chairs = tuple(range(2 + chance(15)))
    carry = (1, chance(16), -chance(9999), bytes([chance(256) for _ in range(chance(60))]))
    net = tuple(chance(5000) - 2500 for _ in range(len(chairs) + 2))
    result = None if chance(4) == 0 else carry[:2]
    tail = bytes(some_buffer(chance))
    seating = (chairs, chairs[:1], chairs + (200,), ())
    return Record(chance(65536), chance(4), chance(256), carry, result, seating, net, chance(65536), tail)


def same_record(one, another):
    names = "number flags version carry result order out next_order next_out net base tail"
    return all(getattr(one, name) == getattr(another, name) for name in names.split())


def test_records_come_back_as_they_were():
    for seed in range(40):
        record = a_record(Chance(seed))
        assert same_record(unpack(record.pack()), record)
    assert VOID | CORRECTED == 3


def test_bytes_in_a_carry_cannot_be_read_at_a_glance():
    secret = b"a shoe's own seed of 32 letters." * 2
    record = Record(0, 0, 1, (1, secret), (1,), ((0, 1), (), (0, 1), ()), (0, 0, 0, 0), 0, b"")
    assert b"letters" not in record.pack()
    assert unpack(record.pack()).carry == (1, secret)


def test_a_damaged_record_is_a_value_error():
    chance = Chance(3)
    whole = a_record(Chance(1)).pack()
    for size in range(len(whole)):
        assert not takes_or_refuses(unpack, whole[:size]), size
    refused = 0
    for _ in range(300):
        damaged = bytearray(whole)
        damaged[chance(len(whole))] = chance(256)
        if not takes_or_refuses(unpack, bytes(damaged)):
            refused += 1
        takes_or_refuses(unpack, bytes([chance(256) for _ in range(chance(40))]))
    assert refused > 30
