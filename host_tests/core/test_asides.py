"""What happens between two answers: money lent, people who come and go, a round given up."""

from dealer import deck_of, from_deck
from flash import Flash
from matches import answer, bank_of, digest, new_match, play_on, play_some, refused
from players import Chance, any_answer

from bankier.rules.money import KITTY, POT
from bankier.session.aside_rules import MOST
from bankier.session.asides import GAME, IN, LEAVE, MOVE, OUT, TRANSFER, VOID
from bankier.session.replay import reasons
from bankier.session.resume import resume

# Money


def test_money_lent_in_the_middle_of_a_round_counts_and_says_why():
    with Flash():
        match = new_match("referee", 3)
        play_some(match, 4)
        assert match.aside(TRANSFER, (2, 0, 5, 1)) is None
        assert match.purses() == (5, 0, -5, 0, 0)
        assert reasons(match.open.round) == [(2, 0, 5, ("why.aside", 1))]
        assert match.undo() is not None
        assert match.purses() == (0, 0, 0, 0, 0)
        assert match.redo()
        assert match.purses() == (5, 0, -5, 0, 0)


def test_money_goes_to_and_from_the_kitty_and_the_pot():
    with Flash():
        match = new_match("score", 2)
        assert match.aside(TRANSFER, (0, KITTY, 7, 0)) is None
        assert match.aside(TRANSFER, (1, POT, 200, 0)) is None
        assert match.aside(TRANSFER, (POT, 0, 1, 0)) is None
        assert match.purses() == (-6, -200, 7, 199)
        match.save()
        assert resume("m", match.entropy).purses() == (-6, -200, 7, 199)


def test_nobody_takes_more_out_of_the_pot_than_there_is():
    with Flash():
        match = new_match("score", 2)
        assert refused(match, TRANSFER, (POT, 0, 1, 0)) == ("refuse.transfer",)
        assert match.aside(TRANSFER, (1, POT, 20, 0)) is None
        assert refused(match, TRANSFER, (POT, 0, 21, 0)) == ("refuse.range", 1, 20)
        assert match.aside(TRANSFER, (POT, 0, 20, 0)) is None
        assert match.purses() == (20, -20, 0, 0)


def test_transfers_that_are_none_are_refused():
    with Flash():
        match = new_match("score", 2)
        assert refused(match, TRANSFER, (0, 0, 5, 0)) == ("refuse.transfer",)
        assert refused(match, TRANSFER, (0, 1, 0, 0)) == ("refuse.transfer",)
        assert refused(match, TRANSFER, (0, 1, MOST + 1, 0)) == ("refuse.range", 1, MOST)
        for values in (
            (0, 2, 5, 0),
            (-3, 0, 5, 0),
            (0, 1, 5, 99),
            (0, 1, 5, -1),
            (0, 1, 5),
            (0, 1, "5", 0),
            (),
        ):
            assert refused(match, TRANSFER, values) == ("refuse.unknown",), values
        assert match.aside(TRANSFER, (0, 1, MOST, 0)) is None


def test_an_aside_ends_what_could_be_redone():
    with Flash():
        match = new_match("score", 2)
        play_some(match, 3)
        match.undo()
        assert match.aside(TRANSFER, (0, 1, 5, 0)) is None
        assert not match.redo()


# Void


def test_a_void_round_gives_its_money_back_and_is_played_again():
    with Flash():
        match = new_match("referee", 3, bank=1)
        table = from_deck((2, 0, 1), deck_of(bytes(32), 2))
        play_on(match)
        before = match.purses()
        while not match.question.key.startswith("stop"):
            answer(match, any_answer(match.question, Chance(len(match.open.round.answers))))
        assert match.purses() != before
        assert match.aside(TRANSFER, (0, 1, 6, 0)) is None
        assert match.aside(TRANSFER, (0, POT, 3, 0)) is None
        assert match.aside(VOID, ()) is None
        assert len(match.history) == 2
        assert match.history.read(1).flags == 1
        assert bank_of(match) == 2
        assert match.purses() == (before[0] - 6, before[1] + 6, before[2], 0, 0)
        assert table.turned == 0


def test_a_round_can_be_void_at_its_first_question():
    for mode in ("score", "deal"):
        with Flash():
            match = new_match(mode, 3)
            assert match.aside(VOID, ()) is None
            assert len(match.history) == 1
            assert match.undo() is not None
            assert len(match.history) == 0
            assert match.redo()
            assert len(match.history) == 1


def test_a_void_round_can_be_taken_back_where_nothing_was_dealt():
    with Flash():
        match = new_match("score", 3)
        play_some(match, 9)
        before = digest(match)
        match.aside(VOID, ())
        match.save()
        match = resume("m", match.entropy)
        assert match.undo() is not None
        assert digest(match) == before


# The game's own


def test_a_game_takes_its_own_asides_and_asks_again():
    for mode in ("referee", "deal"):
        with Flash():
            match = new_match(mode, 3, {"turns": 4}, game="tiny")
            seen = set()
            while len(match.history) < 1:
                question = match.question
                seen.add(question.kind)
                before = digest(match)
                assert match.aside(GAME, (1, 42, 0)) is None
                assert match.question.key == question.key
                assert {row[0]: row[2] for row in match.question.spread()}[1] == 42
                match.save()
                assert digest(resume("m", match.entropy)) == digest(match)
                assert match.undo() is not None
                assert digest(match) == before, question.key
                answer(match, any_answer(question, Chance(len(match.open.round.answers))))
            assert len(seen) > 3


def test_an_aside_that_the_game_cannot_take_changes_nothing():
    with Flash():
        match = new_match("referee", 3, game="tiny")
        play_some(match, 2)
        for values in ((1, 100, 0), (7, 1, 0), (1, 1), (1, -1, 0), (1, 5, 0, 0)):
            assert refused(match, GAME, values) == ("refuse.unknown",), values
        assert refused(match, GAME + 1, (1, 1, 0)) == ("refuse.unknown",)
        play_on(match)


# At random


def random_aside(match, chance):
    """Try one; whether it was taken."""
    order, out = match.open.seating()
    seat = order[chance(len(order))]
    other = order[chance(len(order))]
    kind = chance(12)
    if kind == 0 and len(match.names) < 9:
        return match.join("n%d" % len(match.names), seat) is None
    if kind == 1:
        return match.aside(VOID, ()) is None
    if kind < 5:
        return match.aside((OUT, IN, LEAVE)[kind - 2], (seat,)) is None
    if kind == 5:
        return match.aside(MOVE, (seat, other)) is None
    if kind < 8 and match.game.ASIDES:
        return match.aside(GAME, (seat, chance(100), 0)) is None
    return match.aside(TRANSFER, (seat, (other, KITTY, POT)[chance(3)], 1 + chance(9), chance(5))) is None


def test_at_random_moments_with_undo_across_them():
    for seed in range(8):
        for game in ("bankspel", "tiny"):
            with Flash():
                chance = Chance(seed)
                match = new_match(("referee", "score", "deal")[seed % 3], 2 + chance(4), game=game)
                trace = [digest(match)]
                while len(match.history) < 3:
                    taken = chance(4) == 0 and random_aside(match, chance)
                    if not taken:
                        answer(match, any_answer(match.question, chance))
                    trace.append(digest(match))
                    assert sum(match.purses()) == 0
                    if chance(9) == 0:
                        match.save()
                        match = resume("m", match.entropy)
                        assert digest(match) == trace[-1]
                back = len(trace) - 1
                while match.undo() is not None:
                    back -= 1
                    assert digest(match) == trace[back], (seed, game, back)
                assert seed % 3 == 2 or back == 0
