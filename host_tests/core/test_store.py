"""Slots and log on a flash that is cut off, filled up and damaged."""

from flash import Flash, PowerCut
from players import Chance

from bankier.session.store import Log, Slots, exists


def cut_short(flash, power, write, data):
    """Write with power for so many bytes; whether it came to its end."""
    flash.power = power
    try:
        write(data)
    except PowerCut:
        return False
    finally:
        flash.power = None
    return True


def test_nothing_is_loaded_where_nothing_was_saved():
    with Flash():
        slots = Slots("s")
        assert slots.load() is None
        assert not slots.exists()
        assert not exists("s.a")
        slots.remove()


def test_what_was_saved_last_is_loaded():
    with Flash():
        slots = Slots("s")
        for data in (b"one", b"two", b"", b"four" * 100, b"\x00" * 4096):
            slots.save(data)
            assert Slots("s").load() == data
        assert slots.exists()
        slots.remove()
        assert not slots.exists()
        assert Slots("s").load() is None


def test_a_cut_at_any_byte_leaves_the_old_or_the_new():
    with Flash() as flash:
        slots = Slots("s")
        slots.save(b"first")
        slots.save(b"the second one")
        before = flash.copy()
        power = 0
        while True:
            flash.back(before)
            slots = Slots("s")
            assert slots.load() == b"the second one"
            whole = cut_short(flash, power, slots.save, b"and a third")
            again = Slots("s")
            assert again.load() == (b"and a third" if whole else b"the second one"), power
            again.save(b"later")
            assert Slots("s").load() == b"later"
            if whole:
                break
            power += 1
        assert power == len(b"and a third") + 10


def test_a_cut_in_the_very_first_save_leaves_nothing():
    with Flash() as flash:
        for power in range(12):
            slots = Slots("s%d" % power)
            assert not cut_short(flash, power, slots.save, b"first")
            again = Slots("s%d" % power)
            assert again.load() is None
            assert again.exists() == (power > 0)


def test_any_byte_of_a_slot_may_be_damaged():
    with Flash() as flash:
        slots = Slots("s")
        slots.save(b"the old one")
        slots.save(b"the new one")
        before = flash.copy()
        for place in range(len(before["s.b"])):
            flash.back(before)
            flash.files["s.b"][place] ^= 0x41
            assert Slots("s").load() == b"the old one", place
            flash.files["s.b"] = flash.files["s.b"][:place]
            assert Slots("s").load() == b"the old one", place


def test_a_full_flash_is_an_os_error_and_the_old_stays():
    with Flash() as flash:
        slots = Slots("s")
        slots.save(b"one")
        slots.save(b"two")
        flash.room = 40
        try:
            slots.save(b"x" * 100)
        except OSError:
            pass
        else:
            raise AssertionError("there was no room")
        assert Slots("s").load() == b"two"
        flash.room = None
        slots.save(b"three")
        assert Slots("s").load() == b"three"


def records(path="l"):
    return [record for _, record in Log(path).records()]


def test_records_are_read_in_order_and_by_their_place():
    with Flash():
        log = Log("l")
        places = [log.append(record) for record in (b"a", b"bb" * 2000, b"c")]
        assert records() == [b"a", b"bb" * 2000, b"c"]
        assert [place for place, _ in Log("l").records()] == places
        assert Log("l").read(places[1]) == b"bb" * 2000
        assert not log.set_aside("rest")
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
        assert log.set_aside("lost")
        assert b"hree" in bytes(flash.files["lost"])
        log.append(b"TWO")  # of the same length: "three" stands right behind it
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
        assert records() == [b"one"]
        assert Log("l").set_aside("rest")
        assert flash.files["rest"] == bytes(100)


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
