"""Correct: one answer changed, all others where they belong, or the rest of the round entered again."""

from dealer import deck_of, from_deck
from flash import Flash
from matches import answer, digest, net, new_match, place_of, play_dealt, play_on, play_some

from bankier.session.asides import VOID
from bankier.session.correct import DONE, correct, correctable
from bankier.session.resume import resume
from bankier.session.round import Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def test_a_wrong_tally_of_an_earlier_round_moves_only_its_money():
    with Flash():
        match = new_match("score", 3)
        play_dealt(match, 0, 3, 1)
        play_dealt(match, 1, 3, 2)
        play_some(match, 4)
        nets = net(match, 0), net(match, 1)
        before = match.purses()
        place, value = place_of(match, 0, "pays.tally", -1)
        changed = (0 if value[0] else 1,) + value[1:]
        assert correct(match, 0, place, changed) == DONE
        assert place_of(match, 0, "pays.tally", -1) == (place, changed)
        assert net(match, 1) == nets[1]
        assert net(match, 0)[1] != nets[0][1]
        moved = [new - old for new, old in zip(net(match, 0), nets[0])]
        assert [new - old for new, old in zip(match.purses(), before)] == moved
        assert match.history.read(0).flags == 2
        assert match.news == []
        match.save()
        assert digest(resume("m", match.entropy)) == digest(match)


def test_a_wrong_card_of_the_open_round():
    with Flash():
        match = new_match("referee", 2)
        table = from_deck((1, 0), deck_of(bytes(32), 2))
        while match.question.key != "bank.rank" and not match.question.key.startswith("takes"):
            answer(match, table.answer(match.question))
        place, value = place_of(match, 0, "pays.rank", 4)
        hand = table.hands[1]
        other = next(rank for rank in range(1, 14) if rank not in hand)
        assert correct(match, 0, place, hand[0]) == DONE
        with_pay = match.purses()
        assert correct(match, 0, place, other) == DONE
        assert with_pay[1] == match.purses()[1] - 5 * hand.count(hand[0])
        assert value in range(1, 14)


def test_the_question_still_refuses_what_it_refused():
    with Flash():
        match = new_match("referee", 2)
        play_on(match)
        before = digest(match)
        place, value = place_of(match, 0, "hand.card")
        wrongs: "tuple[Any, ...]" = (0, 14, 99, -1, -17, None, (1,), True)
        for wrong in wrongs:
            try:
                correct(match, 0, place, wrong)
            except Misfit:
                pass
            else:
                raise AssertionError(wrong)
        for nowhere in (0, place + 1000, -1):  # the first entry is a say
            try:
                correct(match, 0, nowhere, 0)
            except Misfit:
                pass
            else:
                raise AssertionError(nowhere)
        assert digest(match) == before
        assert place_of(match, 0, "hand.card") == (place, value)


def test_says_and_void_rounds_are_not_offered():
    with Flash():
        match = new_match("referee", 2)
        play_some(match, 20)
        assert {question.kind for _, question, _ in correctable(match, 0)} <= {"card", "choose"}
        match.aside(VOID, ())
        assert list(correctable(match, 0)) == []
