"""Seals: where the device deals, nothing that somebody has seen can be taken back and dealt again."""

from flash import Flash
from matches import DEAL, answer, digest, new_match, play_on, play_some
from players import Chance, any_answer, entropy_from

from bankier.rules.shuffle import commitment, seed_text
from bankier.session.asides import TRANSFER, VOID
from bankier.session.correct import correct, correctable
from bankier.session.past import drawn_seeds
from bankier.session.replay import replay
from bankier.session.resume import resume
from bankier.session.round import Misfit


def play_to(match, key, seed=7):
    """Answer at random until this is asked."""
    chance = Chance(seed)
    while match.question.key != key:
        answer(match, any_answer(match.question, chance))


def refuses_to_go_back(match):
    before = digest(match)
    assert match.undo() is None
    assert digest(match) == before
    assert match.sealed


def test_the_first_answer_can_be_undone_until_the_seed_is_drawn():
    with Flash():
        match = new_match(DEAL, 3)
        assert not match.sealed
        assert match.undo() is None
        answer(match, 0)
        assert match.question.key == "cut"
        refuses_to_go_back(match)


def test_the_promise_is_made_before_the_first_card_and_kept():
    with Flash():
        seed = entropy_from(1)()
        match = new_match(DEAL, 3, entropy=entropy_from(1))
        play_to(match, "cut")
        facts = match.question.facts
        assert facts[0] + facts[1] == commitment(b"bankspel packs=2", seed)
        assert match.question.seat == facts[2] == 1
        assert all(not any(cards) for _, cards, _, _ in match.question.spread())
        assert match.question.secrets() == ()
        assert drawn_seeds(match) == [seed]
        play_to(match, "seed.shown")
        assert "".join(match.question.facts) == seed_text(seed)


def test_without_a_source_of_chance_there_is_no_deal_but_a_way_back():
    sick = [True]

    def draw():
        if sick[0]:
            raise OSError("stuck")
        return bytes(32)

    with Flash():
        match = new_match(DEAL, 2, entropy=draw)
        before = digest(match)
        for _ in range(2):
            try:
                match.answer(0)
            except OSError:
                pass
            assert match.question.kind == "seed"
            assert match.undo() is not None
            assert digest(match) == before
            assert not match.redo()
            assert digest(match) == before
        sick[0] = False
        assert match.redo()
        assert match.question.key == "cut"
        assert drawn_seeds(match) == [bytes(32)]


def test_no_undo_past_a_card_that_was_seen():
    with Flash():
        match = new_match(DEAL, 3)
        chance = Chance(3)
        revealed = 0
        while len(match.history) < 1:
            if match.question.reveals:
                revealed += 1
                refuses_to_go_back(match)
            answer(match, any_answer(match.question, chance))
        assert revealed > 20


def test_what_shows_no_card_can_be_undone_in_deal_too():
    with Flash():
        match = new_match(DEAL, 3, {"collect": "every"})
        play_to(match, "seed.shown")
        refuses_to_go_back(match)
        answer(match, 0)
        assert match.open.number == 1
        assert match.undo() is not None
        assert match.question.key == "seed.shown"
        refuses_to_go_back(match)


def test_the_bank_stops_and_may_think_again_as_long_as_no_card_was_turned():
    with Flash():
        for seed in range(40):
            match = new_match(DEAL, 2, path="m%d" % seed, entropy=entropy_from(seed))
            chance = Chance(seed)
            while match.question.key not in ("four.offer", "four.nothing"):
                answer(match, any_answer(match.question, chance))
            if match.question.key == "four.offer":
                break
        refuses_to_go_back(match)
        before = digest(match)
        answer(match, 0)
        assert match.question.key == "four.demand"
        assert not match.sealed
        assert match.undo() is not None
        assert digest(match) == before
        answer(match, 1)
        refuses_to_go_back(match)


def test_the_bank_alone_sees_its_own_five_until_part_two():
    with Flash():
        match = new_match(DEAL, 3, bank=2)
        play_to(match, "hands.dealt")
        chance = Chance(1)
        while match.question.key != "bank.opens":
            rows = {row[0]: row[1] for row in match.question.spread()}
            assert rows[2] == bytes(5)
            assert all(rows[0]) and all(rows[1])
            ((seat, key, cards),) = match.question.secrets()
            assert (seat, key) == (2, "bank.hand")
            assert all(cards)
            answer(match, any_answer(match.question, chance))
        assert all({row[0]: row[1] for row in match.question.spread()}[2])
        assert match.question.secrets() == ()


def test_pulling_the_plug_deals_no_other_cards():
    with Flash() as flash:
        match = new_match(DEAL, 2)
        chance = Chance(2)
        while len(match.history) < 1:
            if match.sealed:  # as the device does: saved before the card is drawn on the screen
                match.save()
                kept = flash.copy()
                again = resume("m", entropy_from(99))
                assert digest(again) == digest(match)
                assert again.undo() is None
                flash.back(kept)
            answer(match, any_answer(match.question, chance))


def test_a_peek_seals_what_its_owner_answered():
    with Flash():
        match = new_match(DEAL, 2, game="tiny")
        for seed in range(50):
            chance = Chance(seed)
            while match.question.key not in ("tiny.pick", "tiny.end"):
                answer(match, any_answer(match.question, chance))
            if match.question.key == "tiny.pick":
                break
            answer(match, 0)
        assert match.undo() is not None
        assert match.redo()
        answer(match, 1)
        assert match.question.key == "tiny.shown"
        refuses_to_go_back(match)


def test_an_aside_after_a_card_can_be_undone_but_not_the_card():
    with Flash():
        match = new_match(DEAL, 2)
        play_to(match, "hands.dealt")
        before = digest(match)
        assert match.aside(TRANSFER, (0, 1, 5, 0)) is None
        assert not match.sealed
        assert match.undo() is not None
        assert digest(match) == before
        refuses_to_go_back(match)


def test_void_gives_the_money_back_drops_the_deck_and_stays():
    with Flash():
        draw = entropy_from(5)
        match = new_match(DEAL, 3, entropy=draw)
        play_on(match)
        before = match.purses()
        bank = match.open.carry[1]
        play_to(match, "takes")
        assert match.purses() != before
        seeds = drawn_seeds(match)
        assert len(seeds) == 1
        assert match.aside(VOID, ()) is None
        assert match.purses() == before
        assert match.history.read(1).flags == 1
        assert match.open.carry[1] == bank
        assert match.undo() is None
        match.save()
        match = resume("m", draw)
        assert match.undo() is None
        play_to(match, "cut")
        assert drawn_seeds(match) != seeds
        assert list(correctable(match, 1)) == []


def test_a_round_void_before_its_seed_was_drawn_can_be_taken_back():
    with Flash():
        match = new_match(DEAL, 3)
        assert match.aside(VOID, ()) is None
        assert match.undo() is not None
        assert len(match.history) == 0


def test_a_void_deck_that_only_its_promise_was_seen_of_stays_void():
    with Flash():
        match = new_match(DEAL, 3)
        play_to(match, "cut")
        assert match.aside(VOID, ()) is None
        assert match.undo() is None


def test_correct_reaches_nothing_behind_a_seal():
    for game in ("bankspel", "tiny"):
        with Flash():
            match = new_match(DEAL, 2, {"turns": 6}, game=game)
            chance = Chance(4)
            places = 0
            while len(match.history) < 1:
                for place, question, _ in correctable(match, 0):
                    assert place >= match.open.round.seal
                    assert question.kind not in ("say", "seed")
                    places += 1
                if match.open.round.seal:
                    assert not raises_nothing(match)
                answer(match, any_answer(match.question, chance))
            assert list(correctable(match, 0)) == []
            assert places or game == "bankspel"


def raises_nothing(match):
    """Whether an answer behind the seal could be changed."""
    for place, question, value in replay(match.open.round):
        if place < match.open.round.seal and question.kind != "say":
            try:
                correct(match, 0, place, value)
            except Misfit:
                continue
            return True
    return False


def test_a_new_seed_for_every_round():
    with Flash():
        match = new_match(DEAL, 2)
        seeds = []
        for _ in range(4):
            play_to(match, "cut")
            seeds.extend(drawn_seeds(match))
            play_some(match, 1)
            if len(seeds) == 2:
                match.aside(VOID, ())
            else:
                play_on(match)
        assert len(set(seeds)) == len(seeds) == 4


def test_who_said_stop_first_can_be_taken_back_until_the_next_card():
    with Flash():
        match = new_match(DEAL, 4, {"tie": "first"})
        play_to(match, "stop.who", seed=1)
        answer(match, 1)
        assert match.question.key == "stop.said" and not match.sealed
        assert match.undo() is not None and match.question.key == "stop.who"
        answer(match, 0)
        answer(match, 0)
        refuses_to_go_back(match)
