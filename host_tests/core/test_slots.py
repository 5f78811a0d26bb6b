"""Slots that are damaged, missing, doubled or of another: noticed, and set aside before they are written."""

from flash import Flash

from bankier.session.store import Slots


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
