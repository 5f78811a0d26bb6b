"""Correct, where the rest of the round no longer fits: it is dropped and entered again."""

from dealer import deck_of, from_deck
from flash import Flash
from matches import answer, digest, net, new_match, place_of, play_dealt, play_on, play_some
from players import Chance, any_answer

from bankier.session.acts import no_way_back
from bankier.session.asides import GAME, OUT, TRANSFER
from bankier.session.correct import DONE, correct, correctable, enter_again


def test_where_the_questions_part_nothing_changes_until_the_rest_is_dropped():
    with Flash():
        match = new_match("referee", 2)
        play_dealt(match, 0, 2)
        play_dealt(match, 1, 2, 3)
        play_some(match, 8)
        waiting = bytes(match.open.round.answers)
        before = digest(match)
        place, _ = place_of(match, 0, "hands.right")
        parted = correct(match, 0, place, 1)  # no: seat 1 has other cards
        assert parted > place
        assert digest(match) == before
        purses = match.purses()
        enter_again(match, 0, place, 1, parted)
        assert match.reentered
        assert match.open.number == 0
        assert match.question.key == "hand.card"
        assert match.question.facts == (1, 1)
        table = from_deck((1, 0), deck_of(bytes([9] * 32), 2), stops=1)
        while match.reentered:
            answer(match, table.answer(match.question))
        assert bytes(match.open.round.answers) == waiting
        assert match.open.number == 2
        assert sum(match.purses()) == 0
        assert match.purses() != purses
        assert net(match, 0) != (0, 0, 0, 0)


def test_a_choice_among_others_is_another_question():
    """Who said stop first, when those who could have are not the same any more."""
    with Flash():
        match = new_match("score", 4, {"tie": "first"})
        table = from_deck((1, 2, 3, 0), deck_of(bytes(32), 2))
        while match.question.key != "unturned":
            answer(match, table.answer(match.question))
        answer(match, (0, 0, 3, 2))
        assert match.question.options == (1, 2)
        answer(match, 1)
        place, _ = place_of(match, 0, "unturned")
        assert correct(match, 0, place, (0, 0, 4, 2)) == DONE
        parted = correct(match, 0, place, (0, 1, 0, 2))
        assert parted == place_of(match, 0, "stop.who")[0]
        enter_again(match, 0, place, (0, 1, 0, 2), parted)
        assert not match.reentered
        assert match.question.key == "stop.who"
        assert match.question.options == (1, 3)


def test_a_round_that_would_end_sooner_or_later():
    with Flash():
        match = new_match("referee", 2, {"turns": 2}, game="tiny")
        while len(match.history) < 1:
            answer(match, {"choose": 1}.get(match.question.kind, 0))  # everybody passes
        last, _ = place_of(match, 0, "tiny.act", 1)
        before = digest(match)
        parted = correct(match, 0, last, 0)
        assert parted > last
        assert digest(match) == before
        enter_again(match, 0, last, 0, parted)
        assert match.question.key == "tiny.stake"
        answer(match, 5)
        answer(match, 1)
        answer(match, 0)
        assert not match.reentered
        assert len(match.history) == 1
        place, _ = place_of(match, 0, "tiny.act", 1)
        parted = correct(match, 0, place, 1)
        assert parted == place_of(match, 0, "tiny.stake")[0]
        enter_again(match, 0, place, 1, parted)
        answer(match, 0)
        assert not match.reentered
        assert match.purses() == (0, 0, 0, 0)


def test_money_lent_and_people_stay_when_the_rest_is_dropped():
    with Flash():
        match = new_match("score", 3, {"turns": 3}, game="tiny")
        answer(match, 0)
        answer(match, 0)
        answer(match, 5)
        match.aside(TRANSFER, (0, 1, 9, 0))
        answer(match, (1, 2))
        match.aside(16, (1, 30, 0))
        match.join("D", 2)
        answer(match, 0)
        place, _ = place_of(match, 0, "tiny.act")
        parted = correct(match, 0, place, 1)
        enter_again(match, 0, place, 1, parted)
        assert match.question.key == "tiny.turn"
        assert match.purses() == (-9, 9, 0, 0, 0, 0)
        assert match.open.seating() == ((0, 1, 2, 3), ())
        assert match.undo() is not None
        assert match.open.seating() == ((0, 1, 2), ())


def test_an_aside_that_the_corrected_round_cannot_take_parts_it_too():
    with Flash():
        match = new_match("referee", 2, {"turns": 3}, game="tiny")
        for value in (0, 0, 5, 1):  # seat 0 stakes 5 on an ace: it has 1 coin
            answer(match, value)
        assert match.aside(GAME, (0, 7, 0)) is None
        place, _ = place_of(match, 0, "tiny.card")
        parted = correct(match, 0, place, 7)  # with a seven there is nothing to set right
        assert parted == place + 1
        assert correct(match, 0, place, 6) == DONE
        answer(match, 0)
        answer(match, 1)
        assert correct(match, 0, place, 7) == parted
        enter_again(match, 0, place, 7, parted)
        assert match.question.key == "tiny.turn"
        assert match.open.round.table.spread()[0][2] == 7


def test_only_one_round_at_a_time_is_entered_again():
    with Flash():
        match = new_match("referee", 2)
        for seed in range(3):
            play_dealt(match, seed % 2, 2, seed)
        place, _ = place_of(match, 1, "hands.right")
        enter_again(match, 1, place, 1, correct(match, 1, place, 1))
        assert list(correctable(match, 0)) == []
        assert match.aside(TRANSFER, (0, 1, 5, 0)) == ("refuse.not.now",)
        assert match.aside(OUT, (0,)) == ("refuse.not.now",)
        assert match.join("D", 0) == ("refuse.not.now",)
        answer(match, 3)
        place, value = place_of(match, 1, "hand.card", 5)
        assert value == 3
        assert correct(match, 1, place, 4) == DONE
        assert match.reentered
        assert place_of(match, 1, "hand.card", 5) == (place, 4)
        back = 0
        while match.undo() is not None:
            back += 1
        assert match.reentered
        assert len(match.open.round.answers) == 0
        assert match.question.key == "round.deal"
        assert no_way_back(match) == "refuse.not.now", (
            "no card was seen, and the round cannot be given up now"
        )
        while match.redo():
            back -= 1
        assert back == 0
        play_on(match, 0)
        chance = Chance(8)
        while match.reentered:
            answer(match, any_answer(match.question, chance))
        assert match.open.number == 3


def test_the_match_may_end_while_a_round_is_entered_again():
    with Flash():
        match = new_match("referee", 2)
        play_dealt(match, 0, 2)
        before = match.purses()
        play_some(match, 5)
        place, _ = place_of(match, 0, "hands.right")
        enter_again(match, 0, place, 1, correct(match, 0, place, 1))
        match.end()
        assert match.purses() == before
