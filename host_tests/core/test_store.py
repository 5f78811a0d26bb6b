"""Slots on a flash that is cut off, filled up and damaged."""

from flash import Flash, cut_short

from bankier.session.store import Slots, exists


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
