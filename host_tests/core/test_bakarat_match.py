"""Matches of Bakarat: undo through banks, taking up again anywhere, correcting, people who come and go."""

from flash import Flash
from matches import DEAL, REFEREE, SCORE, answer, digest, new_match
from players import Chance, any_answer, entropy_from

from bankier.session.asides import LEAVE, OUT, VOID
from bankier.session.correct import DONE, correct, correctable, enter_again
from bankier.session.resume import resume

RULES = {"packs": 1, "banco": "yes", "winnings": "stay", "commission": 5, "unplayed": "swept"}
PUNTER, BANKER = 0, 1  # who wins a coup


def play_on(match, chance, questions):
    """So many random answers; after each, how the match looks."""
    looks: "list[int]" = []
    while len(looks) < questions:
        answer(match, any_answer(match.question, chance))
        looks.append(digest(match))
    return looks


def score_match(seats=4, **rules):
    """A match of which only the results are entered, bank 10 named."""
    match = new_match(SCORE, seats, rules, game="bakarat")
    answer(match, 10)
    return match


def hear(match):
    """Say OK until something is asked."""
    while match.question.kind == "say":
        answer(match, 0)
    return match.question


def play_bank(match, stakes, winners):
    """Stakes and coups of a bank, in score."""
    for stake in stakes:
        hear(match)
        answer(match, stake)
    for winner in winners:
        assert hear(match).key == "coup.won"
        answer(match, winner)
    hear(match)


def stakes_of(match):
    """Where in the answers of the first bank each punter's stake is."""
    return {question.facts[1]: at for at, question, _ in correctable(match, 0) if question.key == "free"}


def test_undo_to_the_start_through_several_banks():
    for mode, seats in ((REFEREE, 3), (SCORE, 5)):
        with Flash():
            match = new_match(mode, seats, RULES, game="bakarat")
            looks = [digest(match)] + play_on(match, Chance(7), 150)
            assert len(match.history) > 3
            for expected in looks[-2::-1]:
                assert match.undo() is not None
                assert digest(match) == expected
            assert match.undo() is None


def test_what_was_undone_can_be_entered_again():
    with Flash():
        match = new_match(REFEREE, 4, RULES, game="bakarat")
        looks = play_on(match, Chance(2), 80)
        for _ in range(30):
            match.undo()
        for expected in looks[-30:]:
            assert match.redo() and digest(match) == expected


def test_a_match_taken_up_again_is_at_the_same_question_with_the_same_shoe():
    for place, mode in enumerate((REFEREE, SCORE, DEAL)):
        with Flash():
            chance = Chance(place)
            match = new_match(mode, 3 + place, RULES, game="bakarat", entropy=entropy_from(place))
            draw = entropy_from(50 + place)
            match.entropy = draw
            for _ in range(25):
                play_on(match, chance, 1 + chance(8))
                match.save()
                before, undone = digest(match), None
                match = resume("m", draw)
                assert digest(match) == before
                if mode != DEAL and chance(4) == 0:
                    undone = match.undo()
                    assert undone is None or match.redo()
                    assert digest(match) == before
            assert len(match.history) > 2


def test_a_bank_given_up_costs_nothing_and_drops_its_shoe():
    with Flash():
        match = new_match(DEAL, 3, {}, game="bakarat")
        chance = Chance(4)
        while len(match.history) < 2 or match.question.kind != "peek":
            answer(match, any_answer(match.question, chance))
        purses = match.history.totals(3)
        old = match.open.carry
        assert old[6] != b""
        assert match.aside(VOID, ()) is None
        assert match.purses() == purses
        asked = [match.question.key]
        while match.question.key != "cut":
            answer(match, any_answer(match.question, chance))
            asked.append(match.question.key)
        assert asked == ["round.shuffle", "seed.shown", "cut"]
        answer(match, -1)
        for _ in range(3):
            assert match.undo() is None or match.redo()
        while match.question.kind != "peek":
            answer(match, any_answer(match.question, chance))
        assert match.open.round.answers.find(old[6]) < 0


def test_a_stake_set_right_lets_results_of_the_same_punter_stand():
    with Flash():
        match = score_match()
        play_bank(match, (1, 6, 3), (PUNTER, BANKER))
        assert match.purses()[:4] == (-3, 0, 6, -3)
        places = stakes_of(match)
        assert correct(match, 0, places[2], 5) == DONE
        assert match.purses()[:4] == (-2, 0, 5, -3)


def test_a_stake_that_changes_who_plays_first_never_gives_a_result_to_another():
    with Flash():
        match = score_match()
        play_bank(match, (1, 6, 3), (PUNTER, BANKER))
        places = stakes_of(match)
        before = digest(match)
        parted = correct(match, 0, places[2], 2)  # now the 3 plays before it
        assert parted != DONE and digest(match) == before
        enter_again(match, 0, places[2], 2, parted)
        assert hear(match).facts == (3, 3)


def test_the_bank_goes_past_those_who_left():
    with Flash():
        match = score_match()
        assert match.aside(LEAVE, (1,)) is None
        assert match.aside(OUT, (2,)) is None
        play_bank(match, (10,), (PUNTER,))
        assert match.question.key == "bank.name" and match.question.seat == 3
        answer(match, 5)
        assert hear(match).seat == 0


def test_a_banker_who_leaves_after_a_win_hands_nothing_on():
    with Flash():
        match = score_match(winnings="stay")
        play_bank(match, (1, 6, 3), ())
        assert match.aside(LEAVE, (0,)) is None
        answer(match, BANKER)
        hear(match)
        assert (match.question.key, match.question.seat, match.question.low) == ("bank.name", 1, 1)
