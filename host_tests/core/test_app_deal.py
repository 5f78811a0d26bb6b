"""Cards dealt by the device: what is hidden, what is sealed, and what a void round gives away."""

from desk import Desk

from bankier.device.entropy import SickSource
from bankier.rules.shuffle import seed_text
from bankier.screen.events import DOWN, JOKER, MENU, UP, event
from bankier.session.past import drawn_seeds

SEALED = "A card was seen: you can only void this round"


def dealt(desk):
    """A deal without a cut, the open hands on the screen."""
    desk.begin("deal").answer(0).answer(-1)
    assert desk.key == "hands.dealt"
    return desk


def test_the_seal_is_shown_before_anyone_cuts():
    """D1: all 26 letters, on one screen."""
    with Desk("en") as desk:
        desk.begin("deal").answer(0)
        promise = desk.question.facts
        assert len(promise[0] + promise[1]) == 26
        assert desk.sees(promise[0], promise[1], "Player 2 cuts", "No cut")
        desk.press("r")
        assert desk.sees("No cut", "1")
        desk.press("A23")
        assert desk.sees("123")


def test_open_hands_are_shown_and_the_banks_is_not():
    with Desk("en") as desk:
        dealt(desk)
        assert desk.sees("The cards are dealt", "Player 2", "Player 3", "Player 4")
        assert "Player 1" not in desk.text()
        desk.menu("The table").press("o")
        assert desk.sees("Player 1")
        assert [row[1] for row in desk.question.spread() if row[0] == 0] == [bytes(5)]


def test_the_bank_looks_at_its_cards_only_while_ok_is_held():
    with Desk("en") as desk:
        dealt(desk)
        _, _, cards = desk.question.secrets()[0]
        ranks = [desk.app.ui.words.rank(card) for card in cards]
        desk.menu("Cards: Player 1")
        assert desk.sees("Player 1", "hold OK down")
        closed = bytes(desk.buffer)
        for held in ((DOWN, UP), (DOWN, MENU, UP), (DOWN, JOKER, UP)):
            for kind in held:
                desk.send(event(kind))
                large = desk.app.ui.canvas.table
                shown = [text.text for text in desk.texts if text.font is large and text.text != "Player 1"]
                assert shown == ([] if kind == UP else ranks), (kind, desk.text())
            assert bytes(desk.buffer) == closed
        desk.press("o")
        assert desk.view.question is desk.question and desk.key == "hands.dealt"


def test_from_a_peek_one_gets_back_without_looking():
    for keys in ("b", "rob"):  # "to the menu" leads there, and back from it to the question
        with Desk("en") as desk:
            dealt(desk).menu("Cards: Player 1").press(keys)
            assert desk.view.question is desk.question


def test_the_secret_is_gone_once_the_cards_are_open():
    with Desk("en") as desk:
        dealt(desk)
        while desk.key != "bank.opens":
            desk.say_ok()
        desk.press("m")
        lines = [desk.view.question.line(place)[0] for place in range(desk.view.question.size)]
        assert not any(line.startswith("Cards:") for line in lines)


def test_what_was_seen_cannot_be_taken_back_and_that_is_said():
    with Desk("en") as desk:
        dealt(desk)
        before = desk.state()
        desk.press("b")
        assert desk.sees(SEALED) and desk.state() == before
        desk.menu("One step back")
        assert desk.sees(SEALED) and desk.state() == before


def test_not_even_by_pulling_the_plug():
    with Desk("en") as desk:
        dealt(desk)
        before = desk.state()
        desk.cut_power()
        assert desk.state() == before
        desk.press("b")
        assert desk.sees(SEALED) and desk.state() == before


def test_before_a_card_is_seen_undo_still_works():
    with Desk("en") as desk:
        desk.begin("deal").press("b")
        assert desk.sees("There is nothing to take back")
        desk.answer(0)
        before = desk.question.facts
        desk.press("b")
        assert desk.key == "cut" and desk.question.facts == before, "the shuffle stands"


def test_a_void_round_shows_its_seed_and_the_next_has_another():
    with Desk("en") as desk:
        dealt(desk)
        seed = drawn_seeds(desk.match)[0]
        desk.menu("Void this round", "Void it")
        assert desk.sees("The round is void")
        desk.press("o")
        assert desk.sees("This was the shuffle:")
        shown = "".join(desk.text().split(": ")[1].split(" "))
        desk.press("o")
        assert shown == seed_text(seed)
        assert desk.key == "round.shuffle"
        desk.answer(0)
        assert drawn_seeds(desk.match)[0] != seed


def test_a_round_is_called_to_its_end_and_its_seed_shown():
    with Desk("en") as desk:
        dealt(desk)
        for _ in range(200):
            if desk.key == "seed.shown":
                break
            if desk.question.kind == "say":
                desk.say_ok()
            else:
                desk.answer(0)
        assert desk.sees("This was the shuffle:")
        desk.press("b")
        assert desk.sees(SEALED)
        desk.say_ok()
        assert desk.key == "round.shuffle" and sum(desk.match.purses()) == 0


def test_correct_reaches_nothing_behind_a_seal():
    with Desk("en") as desk:
        dealt(desk).menu("Correct")
        assert desk.sees("There is nothing to correct")


def sick():
    raise SickSource("stuck")


def test_an_answer_that_cannot_be_brought_back_for_want_of_chance_is_refused_in_words():
    with Desk("en") as desk:
        desk.begin("deal")
        desk.match.entropy = sick
        for keys in ("o", "obo", "oo"):  # asked, brought back after an undo, asked again
            desk.press(keys)
            assert desk.sees("No good source of chance"), keys
        desk.press("o")
        assert desk.key == "round.shuffle"


def test_a_source_without_chance_is_refused_in_words():
    """R2: nothing is dealt, and the other modes go on."""
    with Desk("en") as desk:
        desk.begin("deal")
        desk.match.entropy = sick
        desk.press("o")
        assert desk.sees("No good source of chance")
        desk.press("o")
        assert desk.key == "round.shuffle"
        desk.menu("Main menu")
        desk.begin("score").answer(0)
        assert desk.key == "pays.rank"
