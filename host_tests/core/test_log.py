"""A log of records on a flash that is cut off, filled up and damaged."""

from flash import Flash, PowerCut, cut_short
from players import Chance

from bankier.session.store import Log, exists


def records(path="l"):
    return [record for _, record in Log(path).records()]


def test_records_are_read_in_order_and_by_their_place():
    with Flash():
        log = Log("l")
        places = [log.append(record) for record in (b"a", b"bb" * 2000, b"c")]
        assert records() == [b"a", b"bb" * 2000, b"c"]
        assert [place for place, _ in Log("l").records()] == places
        assert Log("l").read(places[1]) == b"bb" * 2000
        assert not log.torn
        log.cut()
        assert not exists("lost")
        for place in (1, places[1] + 1, places[2] + 8, 99999):
            try:
                log.read(place)
            except ValueError:
                continue
            raise AssertionError(place)


def test_a_log_that_is_not_there():
    with Flash():
        try:
            records()
        except OSError:
            pass
        else:
            raise AssertionError("no such file")
        assert Log("l").append(b"first") == 0
        assert records() == [b"first"]


def test_what_comes_after_a_torn_record_is_found():
    with Flash() as flash:
        log = Log("l")
        log.append(b"first")
        before = flash.copy()
        size = 0
        while True:
            flash.back(before)
            log = Log("l")
            whole = cut_short(flash, size, log.append, b"torn away")
            expected = [b"first"] + ([b"torn away"] if whole else [])
            assert records() == expected, size
            again = Log("l")
            again.append(b"x")
            again.append(b"and one more")
            assert records() == expected + [b"x", b"and one more"], size
            if whole:
                break
            size += 1
        assert size == 7 + len(b"torn away")


def test_an_append_that_failed_can_be_made_again():
    with Flash() as flash:
        log = Log("l")
        log.append(b"first")
        flash.room = 30
        for _ in range(2):
            try:
                log.append(b"much too long for so small a flash")
            except OSError:
                continue
            raise AssertionError("there was no room")
        flash.room = None
        flash.power = 10
        try:
            log.append(b"torn in the middle of it")
        except PowerCut:
            flash.power = None
        log.append(b"second")
        assert records() == [b"first", b"second"]


def test_records_behind_damage_do_not_come_to_life_again():
    with Flash() as flash:
        log = Log("l")
        for record in (b"one", b"two", b"three", b"four"):
            log.append(record)
        flash.files["l"][7 + 3 + 8] ^= 1  # in "two"
        assert records() == [b"one"]
        log = Log("l")
        log.append(b"TWO")  # of the same length: "three" stood right behind it
        assert b"hree" in bytes(flash.files["lost"])
        assert records() == [b"one", b"TWO"]
        log.append(b"and")
        assert records() == [b"one", b"TWO", b"and"]
        log = Log("l")
        log.append(b"so")
        assert records() == [b"one", b"TWO", b"and", b"so"]


def test_zeros_are_no_records():
    with Flash() as flash:
        Log("l").append(b"one")
        flash.files["l"].extend(bytes(100))
        log = Log("l")
        assert [record for _, record in log.records()] == [b"one"]
        assert log.torn
        flash.files["lost"] = bytearray(b"what was lost before")
        log.cut()
        assert flash.files["lost"] == b"what was lost before"
        assert flash.files["lost2"] == bytes(100)
        assert (bool(log.torn), records()) == (False, [b"one"])


def test_damage_that_cannot_be_moved_is_not_written_over():
    with Flash() as flash:
        log = Log("l")
        log.append(b"one")
        log.append(b"two")
        flash.files["l"][-1] ^= 1
        before = flash.copy()
        flash.room = len(flash.files["l"]) + 8
        for _ in range(2):
            try:
                Log("l").append(b"three")
            except OSError:
                assert flash.copy()["l"] == before["l"]
                continue
            raise AssertionError("there was no room")
        flash.room = None
        Log("l").append(b"three")
        assert records() == [b"one", b"three"]
        assert bytes(flash.files["lost"]).endswith(before["l"][10:])


def test_damage_at_random_never_crashes_and_never_invents():
    chance = Chance(6)
    written = [b"record %d" % number * (1 + number % 30) for number in range(12)]
    with Flash() as flash:
        log = Log("l")
        for record in written:
            log.append(record)
        before = flash.copy()
        for _ in range(150):
            flash.back(before)
            for _ in range(1 + chance(3)):
                flash.files["l"][chance(len(flash.files["l"]))] = chance(256)
            found = records()
            assert found == written[: len(found)]
            again = Log("l")
            again.append(b"new")
            assert records() == found + [b"new"]
