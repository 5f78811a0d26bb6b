"""Who sits at the table: sitting out, joining, leaving, and who banks then."""

from flash import Flash
from matches import bank_of, digest, new_match, play_on, play_some, playing, refused

from bankier.session.asides import CHAIRS, GAME, IN, JOIN, LEAVE, MOVE, OUT, TRANSFER, VOID
from bankier.session.resume import resume


def test_sitting_out_begins_with_the_next_round():
    with Flash():
        match = new_match("score", 4)
        play_some(match, 2)
        assert match.aside(OUT, (1,)) is None
        assert playing(match) == (0, 1, 2, 3)
        assert match.open.seating() == ((0, 1, 2, 3), (1,))
        play_on(match)
        assert playing(match) == (0, 2, 3)
        assert bank_of(match) == 2
        play_some(match, 1)
        assert match.aside(IN, (1,)) is None
        play_on(match)
        assert playing(match) == (0, 1, 2, 3)
        assert bank_of(match) == 3


def test_before_the_first_answer_it_takes_effect_at_once():
    with Flash():
        match = new_match("score", 4, bank=1)
        assert bank_of(match) == 1
        assert match.aside(OUT, (1,)) is None
        assert playing(match) == (0, 2, 3)
        assert bank_of(match) == 2
        assert match.undo() is not None
        assert playing(match) == (0, 1, 2, 3)
        assert match.redo()
        assert playing(match) == (0, 2, 3)


def test_who_joins_sits_to_the_left_of_somebody_and_has_a_purse():
    with Flash():
        match = new_match("score", 3)
        play_some(match, 3)
        before = match.purses()
        assert match.join("Zoë", 0) is None
        assert match.names == ["A", "B", "C", "Zoë"]
        assert playing(match) == (0, 1, 2)
        assert match.purses() == before[:3] + (0,) + before[3:]
        assert match.aside(TRANSFER, (0, 3, 4, 0)) is None
        assert match.purses()[3] == 4
        assert match.purses()[-2:] == before[-2:]
        play_on(match)
        assert playing(match) == (0, 3, 1, 2)
        assert sum(match.purses()) == 0
        match.save()
        again = resume("m", match.entropy)
        assert again.names == match.names
        assert digest(again) == digest(match)


def test_who_joins_before_the_first_answer_plays_at_once():
    with Flash():
        match = new_match("referee", 2)
        assert match.join("D", 1) is None
        assert playing(match) == (0, 1, 2)
        play_on(match)
        assert sum(match.purses()) == 0
        assert match.purses()[-2:] == (0, 0)


def test_a_purse_of_who_joined_is_right_when_the_round_before_is_stepped_into():
    with Flash():
        match = new_match("score", 2)
        play_on(match)
        before = match.purses()
        assert match.join("D", 0) is None
        play_on(match)
        while len(match.names) + 2 > len(match.open.purses) or match.open.number:
            assert match.undo() is not None
        while match.undo() is not None:
            pass
        assert match.purses() == (0, 0, 0, 0, 0)
        assert before[2:] == (0, 0)


def test_a_join_that_was_undone_does_not_use_up_a_chair():
    with Flash():
        match = new_match("score", 2)
        assert match.join("D", 0) is None
        match.undo()
        assert playing(match) == (0, 1)
        assert match.join("D", 1) is None
        assert match.names == ["A", "B", "D"]
        assert playing(match) == (0, 1, 2)
        assert match.join("A", 1) is None  # another one of that name
        assert match.names == ["A", "B", "D", "A"]


def test_who_leaves_is_gone_and_the_bank_finds_past_the_chair():
    for mode in ("score", "referee", "deal"):
        with Flash():
            match = new_match(mode, 4, bank=0)
            play_some(match, 1)
            assert match.aside(LEAVE, (1,)) is None
            assert match.open.seating() == ((0, 2, 3), ())
            play_on(match)
            assert match.open.carry[1] == 1
            assert bank_of(match) == 2
            assert playing(match) == (0, 2, 3)
            assert refused(match, IN, (1,)) == ("refuse.unknown",)
            assert refused(match, LEAVE, (1,)) == ("refuse.unknown",)
            assert refused(match, OUT, (1,)) == ("refuse.unknown",)
            play_on(match)
            assert bank_of(match) == 3
            assert match.aside(TRANSFER, (1, 0, 2, 0)) is None  # a debt can still be paid
            match.save()
            assert digest(resume("m", match.entropy)) == digest(match)


def test_a_bank_who_leaves_before_the_first_answer():
    with Flash():
        match = new_match("score", 3, {"next_bank": "right"}, bank=0)
        assert match.aside(LEAVE, (0,)) is None
        assert bank_of(match) == 2
        assert match.join("D", 2) is None
        assert playing(match) == (1, 2, 3)


def test_who_changes_seats_takes_the_purse_along_and_the_bank_goes_by_the_new_seats():
    for mode in ("score", "referee", "deal"):
        with Flash():
            match = new_match(mode, 4, bank=0)
            play_some(match, 1)
            assert match.aside(MOVE, (3, 0)) is None
            assert playing(match) == (0, 1, 2, 3), "this round is played as they sat"
            play_on(match)
            purses = match.purses()
            assert playing(match) == (0, 3, 1, 2)
            banks = []
            for _ in range(4):
                banks.append(bank_of(match))
                play_on(match)
            assert banks == [1, 2, 0, 3], "who was to bank next does, and from there on it goes round"
            match.save()
            again = resume("m", match.entropy)
            assert digest(again) == digest(match) and again.names == match.names
            assert sum(match.purses()) == sum(purses) == 0


def test_changing_seats_before_the_first_answer_takes_effect_at_once_and_is_undone_and_redone():
    with Flash():
        match = new_match("score", 4)
        assert match.aside(MOVE, (0, 2)) is None
        assert playing(match) == (1, 2, 0, 3) and bank_of(match) == 0
        assert match.undo() is not None and playing(match) == (0, 1, 2, 3)
        assert match.redo() and playing(match) == (1, 2, 0, 3)
        match.save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_seats_are_changed_past_an_empty_chair_and_by_who_sits_out():
    with Flash():
        match = new_match("score", 4)
        assert match.aside(LEAVE, (1,)) is None and match.aside(OUT, (3,)) is None
        assert match.aside(MOVE, (3, 0)) is None
        assert match.open.seating() == ((0, 3, 2), (3,))
        assert refused(match, MOVE, (1, 0)) == ("refuse.unknown",)
        assert refused(match, MOVE, (2, 1)) == ("refuse.unknown",)
        play_on(match)
        assert match.aside(IN, (3,)) is None and playing(match) == (0, 3, 2)


def test_who_sat_out_may_leave():
    with Flash():
        match = new_match("score", 3)
        assert match.aside(OUT, (2,)) is None
        assert match.aside(LEAVE, (2,)) is None
        assert match.open.seating() == ((0, 1), ())


def test_there_are_never_too_few_or_too_many():
    with Flash():
        match = new_match("score", 2)
        assert refused(match, OUT, (0,)) == ("refuse.few", 2)
        assert refused(match, LEAVE, (1,)) == ("refuse.few", 2)
        full = new_match("score", 16, path="full")
        before = digest(full)
        assert full.join("Q", 3) == ("refuse.many", 16)
        assert digest(full) == before
        assert len(full.names) == 16
        assert full.aside(OUT, (3,)) is None
        assert full.join("Q", 3) is None
        assert refused(full, IN, (3,)) == ("refuse.many", 16)


def test_seats_that_are_not_there_are_refused():
    with Flash():
        match = new_match("score", 3)
        for code, values in (
            (OUT, (3,)),
            (OUT, (-1,)),
            (OUT, ()),
            (IN, (0,)),
            (JOIN, (0, 1)),
            (JOIN, (3, 1)),
            (LEAVE, (9,)),
            (LEAVE, (0, 1)),
            (VOID, (0,)),
            (MOVE, (0, 0)),
            (MOVE, (0, 3)),
            (MOVE, (0,)),
            (MOVE + 1, ()),
            (-1, ()),
            (GAME, (0, 0, 0)),
            (True, (1,)),
        ):
            assert refused(match, code, values) == ("refuse.unknown",), (code, values)
        assert match.join("D", 7) == ("refuse.unknown",)
        assert match.names == ["A", "B", "C"]
        match.aside(OUT, (1,))
        assert refused(match, OUT, (1,)) == ("refuse.unknown",)


def test_a_match_has_at_most_a_hundred_chairs():
    with Flash():
        match = new_match("score", 2)
        for place in range(2, CHAIRS):
            assert match.join("n%d" % place, 0) is None
            assert match.aside(LEAVE, (place,)) is None
        assert match.join("D", 0) == ("refuse.not.now",)
        play_on(match)
        match.save()
        assert len(resume("m", match.entropy).names) == CHAIRS
