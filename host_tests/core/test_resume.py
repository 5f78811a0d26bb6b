"""Taking a match up again: missing and damaged files, headers of every kind."""

from flash import Flash
from matches import answer, digest, new_match, play_on, play_some, tiny_match
from players import Chance, entropy_from

from bankier.session.record import Record
from bankier.session.resume import Unreadable, begin, read_header, resume


def unreadable():
    try:
        resume("m", entropy_from(1))
    except Unreadable:
        return True
    return False


# Files


def test_nothing_there():
    with Flash():
        assert unreadable()


def test_both_slots_are_gone_or_torn():
    with Flash() as flash:
        match = tiny_match()
        for path in ("m.a", "m.b"):
            flash.files[path] = flash.files[path][:6]
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert len(again.history) == 1
        assert again.purses()[:3] == match.history.totals(4)[:3]
        match.slots.remove()
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert len(again.open.round.answers) == 0


def test_a_slot_that_holds_something_else():
    with Flash():
        match = tiny_match()
        for data in (b"", b"short", b"\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\xb1"):
            match.slots.save(data)
            again = resume("m", match.entropy)
            assert again.news == [("error.rounds",)]
            assert len(again.history) == 1


def test_the_last_rounds_are_damaged():
    with Flash() as flash:
        match = new_match("score", 3)
        play_on(match)
        match.save()
        one = match.purses()
        size = len(flash.files["m.m"])
        play_on(match, 2)
        play_some(match, 5)
        match.save()
        whole = bytes(flash.files["m.m"])
        flash.files["m.m"][size + 20] ^= 8
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert len(again.history) == 1
        assert again.purses() == one
        assert bytes(flash.files["m.m"])[size + 21 :] == whole[size + 21 :]
        slots = bytes(flash.files["m.a"]), bytes(flash.files["m.b"])
        play_on(again, 2)
        again.save()
        assert bytes(flash.files["m.lost"])[21:] == whole[size + 21 :]
        assert (flash.files["m.a.bad"], flash.files["m.b.bad"]) == slots
        third = resume("m", match.entropy)
        assert third.news == []
        assert digest(third) == digest(again)


def test_lost_rounds_need_no_room_to_go_on():
    with Flash() as flash:
        match = new_match("score", 2)
        play_on(match)
        match.save()
        flash.files["m.m"] = flash.files["m.m"][:-4]
        flash.room = 10
        again = resume("m", match.entropy)
        assert again.news == [("error.rounds",)]
        assert "m.lost" not in flash.files or not flash.files["m.lost"]


def test_pieces_of_the_open_round_are_lost():
    with Flash() as flash:
        match = new_match("score", 3, {"turns": 120}, game="tiny")
        while len(match.open.round.answers) < 800:
            question = match.question
            answer(match, {"tiny.act": 0, "tiny.stake": 190, "tiny.tally": (9, 9)}.get(question.key, 0))
            match.save()
        for keep in (1, 2):
            end = [place for place, _ in match.log.records()][keep]
            files = flash.copy()
            flash.files["m.m"] = flash.files["m.m"][:end]
            again = resume("m", match.entropy)
            assert again.news == [("error.rounds",)]
            assert len(again.open.round.answers) == 0
            flash.back(files)


def test_random_damage_to_any_file_is_survived_or_told():
    chance = Chance(12)
    survived = told = 0
    with Flash() as flash:
        match = new_match("score", 3)
        play_on(match, 2)
        play_some(match, 9)
        match.save()
        files = flash.copy()
        for _ in range(80):
            flash.back(files)
            path = ("m.a", "m.b", "m.m")[chance(3)]
            data = flash.files[path]
            if chance(3) == 0:
                flash.files[path] = data[: chance(len(data))]
            else:
                data[chance(len(data))] ^= 1 + chance(255)
            try:
                again = resume("m", match.entropy)
            except Unreadable:
                told += 1
                continue
            survived += 1
            assert sum(again.purses()) == 0
            play_some(again, 3)
            again.save()
            assert digest(resume("m", match.entropy)) == digest(again)
    assert survived > 40
    assert told > 2


def record(number, tail=b"", flags=0):
    """A finished round of the tiny game by two, with answers that need not fit."""
    seating = ((0, 1), (), (0, 1), ())
    return Record(number, flags, 1, (1, 0, 0, b""), (1, 1, 1, b""), seating, (0, 0, 0, 0), 0, tail)


def test_a_gap_between_the_rounds_is_no_history():
    with Flash():
        match = new_match("score", 2, game="tiny")
        match.log.append(record(0).pack())
        match.slots.remove()
        assert len(resume("m", match.entropy).history) == 1
        match.log.append(record(2).pack())
        assert unreadable()


# Headers


def test_a_header_comes_back_as_it_was():
    with Flash():
        match = new_match("referee", 3, {"packs": 3}, bank=2)
        header, _ = read_header("m")
        assert header == match.header
        assert header["people"] == ["A", "B", "C"]
        assert resume("m", match.entropy).rules.packs == 3


def test_headers_that_are_none():
    with Flash() as flash:
        match = new_match("referee", 3)
        good = match.header
        broken = (
            b"H[]",
            b"H{}",
            b"H{",
            b"H\xff",
            b"X" + b'{"format": 1}',
            b'H{"format": 3}',
            b'H{"format": "1"}',
            b"H",
        )
        for record in broken:
            flash.files.clear()
            match.log.__class__("m.m").append(record)
            assert unreadable(), record
            try:
                read_header("m")
            except Unreadable:
                continue
            raise AssertionError(record)
        for name, value in (
            ("game", "nothing"),
            ("game", None),
            ("rules", []),
            ("people", 3),
            ("seats", "many"),
            ("bank", 9),
            ("mode", "poker"),
        ):
            flash.files.clear()
            header = dict(good)
            header[name] = value
            try:
                begin("m", header, match.entropy)
            except (KeyError, AttributeError, TypeError, ValueError, ImportError):
                pass
            if "m.m" in flash.files and name not in ("seats",):
                assert unreadable(), (name, value)
