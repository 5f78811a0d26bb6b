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
        assert not slots.damaged
        assert not exists("s.a")
        slots.remove()


def test_what_was_saved_last_is_loaded():
    with Flash():
        slots = Slots("s")
        for data in (b"one", b"two", b"", b"four" * 100, b"\x00" * 4096):
            slots.save(data)
            assert Slots("s").load() == data
        slots.remove()
        assert not exists("s.a") and not exists("s.b")
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
            assert again.damaged == (power > 0)


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
        assert not log.torn and records() == [b"one"]


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


def test_a_slot_that_cannot_be_read_is_set_aside_before_it_is_written_over():
    with Flash() as flash:
        slots = Slots("s")
        for data in (b"one", b"two", b"three"):
            slots.save(data)
        flash.files["s.a"][-1] ^= 1
        damaged = bytes(flash.files["s.a"])
        slots = Slots("s")
        assert slots.load() == b"two" and slots.damaged
        slots.save(b"four")
        assert flash.files["s.a.bad"] == damaged
        slots = Slots("s")
        assert slots.load() == b"four" and not slots.damaged


def test_slots_that_are_of_no_use_are_both_set_aside():
    with Flash() as flash:
        slots = Slots("s")
        slots.save(b"one")
        slots.save(b"two")
        before = flash.copy()
        slots = Slots("s")
        slots.load()
        slots.of_use = False
        slots.save(b"new")
        assert flash.files["s.a.bad"] == before["s.a"] and flash.files["s.b.bad"] == before["s.b"]
        slots = Slots("s")
        assert slots.load() == b"new" and not slots.damaged


def test_a_slot_that_is_missing_or_comes_twice_is_noticed():
    with Flash() as flash:
        slots = Slots("s")
        for data in (b"one", b"two", b"three"):
            slots.save(data)
        before = flash.copy()
        for name, other in (("s.a", "s.b"), ("s.b", "s.a")):
            for twice in (False, True):
                flash.back(before)
                del flash.files[name]
                if twice:
                    flash.files[name] = bytearray(before[other])
                slots = Slots("s")
                assert slots.load() == (b"two" if other == "s.b" else b"three")
                assert slots.damaged
                slots.save(b"four")
                slots = Slots("s")
                assert slots.load() == b"four" and not slots.damaged


def test_a_slot_of_somebody_else_is_not_read():
    with Flash():
        Slots("s", 7).save(b"one")
        for tag, found in ((7, b"one"), (8, None), (0, None)):
            slots = Slots("s", tag)
            assert slots.load() == found
            assert slots.damaged == (found is None)


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
