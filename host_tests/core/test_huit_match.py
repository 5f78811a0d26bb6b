"""Matches of Huit by random answers: undo to the very start, taking up again at any point, correcting."""

from flash import Flash
from matches import DEAL, REFEREE, SCORE, answer, digest, new_match
from players import Chance, any_answer, entropy_from

from bankier.session.asides import GAME, VOID
from bankier.session.correct import DONE, correct, correctable
from bankier.session.resume import resume

RULES = {
    "draw": "three",
    "last_call": "on",
    "same_rank": "yes",
    "extra_twos": 3,
    "next_dealer": "loser",
    "limit": 1000,
}


def some_answer(question, chance):
    """A random answer; to the points of a hand one that does not end the match."""
    few = 5 * chance(20)
    if question.key == "hand.points" and question.refuse(few) is None:
        return few
    return any_answer(question, chance)


def test_an_extra_answer_is_given_to_no_other_one():
    """With one card less to draw, "another" would have become "keeps"."""
    with Flash():
        match = new_match(REFEREE, 2, {"draw": "three", "last_call": "on"}, game="huit")
        answer(match, 0)
        answer(match, 25)
        match.aside(GAME, (1, 2, 3))
        match.aside(GAME, (0, 211, 3))
        for value in (5, 0, 0):
            answer(match, value)
        assert match.question.also == ("act.draw",)
        answer(match, -1)
        assert match.question.also == ("act.again", "act.keep")
        answer(match, -1)
        place = next(at for at, question, _ in correctable(match, 0) if question.key == "last.call")
        before = digest(match)
        parted = correct(match, 0, place, 1)
        last = [at for at, question, _ in correctable(match, 0) if question.key.startswith("drawn")][-1]
        assert parted == last and digest(match) == before


def play_on(match, chance, questions):
    """So many random answers; after each, how the match looks. Stops at the end of the match."""
    looks: "list[int]" = []
    while len(looks) < questions and match.question is not None:
        answer(match, some_answer(match.question, chance))
        looks.append(digest(match))
    return looks


def test_undo_to_the_start_through_several_hands():
    for mode, seats in ((REFEREE, 3), (SCORE, 5)):
        with Flash():
            match = new_match(mode, seats, RULES, game="huit")
            looks = [digest(match)] + play_on(match, Chance(7), 320)
            assert len(match.history) > 1
            for expected in looks[-2::-1]:
                assert match.undo() is not None
                assert digest(match) == expected
            assert match.undo() is None


def test_what_was_undone_can_be_entered_again():
    with Flash():
        match = new_match(REFEREE, 4, RULES, game="huit")
        looks = play_on(match, Chance(2), 80)
        for _ in range(30):
            match.undo()
        for expected in looks[-30:]:
            assert match.redo() and digest(match) == expected


def test_a_dealt_hand_is_sealed_after_every_answer_of_a_player():
    with Flash():
        match = new_match(DEAL, 4, RULES, game="huit")
        chance = Chance(3)
        for _ in range(150):
            peek = match.question.kind == "peek"
            answer(match, any_answer(match.question, chance))
            if peek:
                assert match.undo() is None and match.sealed


def test_nothing_that_shows_a_new_card_can_be_undone():
    """Whoever draws or picks up looks at the cards at once: the answer before is sealed."""
    with Flash():
        match = new_match(DEAL, 3, RULES, game="huit")
        chance = Chance(8)
        held: "dict[int, bytes]" = {}
        for _ in range(200):
            answer(match, any_answer(match.question, chance))
            for seat, _, cards in match.question.secrets():
                if len(cards) > len(held.get(seat, b"")):
                    assert match.sealed, match.question.key
                held[seat] = cards
            assert match.question.reveals or match.question.key != "laid"
            if match.question.reveals:
                assert match.undo() is None


def test_taken_up_again_at_random_points_it_goes_on_the_same():
    for mode, seats in ((REFEREE, 4), (DEAL, 3), (SCORE, 3)):
        with Flash():
            match = new_match(mode, seats, RULES, game="huit")
            other = new_match(mode, seats, RULES, game="huit", path="n")
            chance, same, power = Chance(1), Chance(1), Chance(9)
            for _ in range(120):
                play_on(match, chance, 1)
                play_on(other, same, 1)
                if power(8) == 0:
                    match.save()
                    match = resume("m", match.entropy)
                    assert digest(match) == digest(other)
                if match.question is None:
                    break


def test_a_hand_given_up_begins_again_with_another_deck_under_the_next_number():
    with Flash():
        match = new_match(DEAL, 4, game="huit", entropy=entropy_from(5))
        play_on(match, Chance(4), 30)
        first = match.open.round.answers[:40]
        assert match.aside(VOID, ()) is None
        assert match.question.key == "hand.shuffle" and match.open.carry == (match.game.VERSION, 0, 2)
        play_on(match, Chance(4), 30)
        assert match.open.round.answers[:40] != first
        assert match.purses() == (0,) * 6


def test_an_earlier_card_is_corrected():
    with Flash():
        match = new_match(REFEREE, 4, game="huit")
        for value in (0, 7 | 3 << 4, 9, 6, 5):
            answer(match, value)
        places = [place for place, question, _ in correctable(match, 0) if question.key == "turn"]
        assert correct(match, 0, places[1], 10) == DONE
        answer(match, 4)
        assert match.question.facts == (1, 3)
        assert correct(match, 0, places[1], 8) != DONE, "an eight skips who has played since"


def test_a_wrong_entry_is_one_undo_away():
    with Flash():
        match = new_match(REFEREE, 4, game="huit")
        for value in (0, 7 | 3 << 4):
            answer(match, value)
        before = digest(match)
        answer(match, 13)
        assert match.question.key == "reverse"
        match.undo()
        assert digest(match) == before


def test_the_count_of_a_seat_is_an_aside_with_its_reason_and_can_be_undone():
    with Flash():
        match = new_match(REFEREE, 4, game="huit")
        for value in (0, 7 | 3 << 4):
            answer(match, value)
        before = digest(match)
        assert match.aside(GAME, (2, 5, 3)) is None
        assert (2, b"", 5, 4) in match.question.spread()
        match.save()
        assert (2, b"", 5, 4) in resume("m", match.entropy).open.round.table.spread()
        assert match.undo() is not None and digest(match) == before
        assert match.aside(GAME, (2, 0, 3)) == ("refuse.unknown",)
        dealer = new_match(DEAL, 4, game="huit", path="d")
        assert dealer.aside(GAME, (2, 5, 3)) == ("refuse.unknown",)
