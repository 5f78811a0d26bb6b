"""Bakarat on the device's own screen and keys."""

from desk import Desk


def ask(desk, key):
    """Say OK until the question of that key comes; a sentence on the way may be looked for in the list."""
    heard = []
    while desk.question.kind == "say":
        heard.append(desk.text())
        desk.say_ok()
    assert desk.key == key, (desk.key, key)
    return " / ".join(heard)


def test_a_bank_of_which_only_the_results_are_entered():
    with Desk("pl") as desk:
        desk.begin("score", "bakarat")
        desk.answer(10)
        assert "Można stawiać" in ask(desk, "free")
        assert desk.sees("Wolne: 10 zł")
        for stake in (1, 6, 2):
            desk.answer(stake)
        heard = ask(desk, "coup.won")
        assert "W banku 9 zł" in heard and "Bankier odejmuje 1" in heard
        desk.answer(0)
        assert "+6" in ask(desk, "coup.won")
        desk.answer(1)
        assert "-2" in ask(desk, "bank.name")
        assert desk.match.purses()[:4] == (-4, 0, 6, -2)
        desk.press("b").press("b")  # back into the bank before
        assert desk.key == "coup.won"


def test_too_high_a_stake_is_refused_in_words():
    with Desk("nl") as desk:
        desk.begin("score", "bakarat")
        desk.answer(5)
        ask(desk, "free")
        desk.answer(4)
        desk.press("2o")
        assert desk.key == "free" and desk.sees("Te veel", "maar 1 frank vrij")
        desk.answer(1)
        assert "De bank is gedekt" in ask(desk, "coup.won")


def test_the_cards_are_seen_only_while_ok_is_held():
    with Desk("en") as desk:
        desk.begin("deal", "bakarat")
        while desk.key != "cut":
            desk.say_ok()
        desk.answer(-1)
        while desk.key != "buy.look":
            if desk.question.kind == "say":
                desk.say_ok()
            else:
                desk.answer(10 if desk.key == "bank.name" else -1)
        held = desk.question.cards
        assert not any(card > 0 for row in desk.question.spread() for card in row[1])
        desk.press("d")
        assert desk.sees(*[desk.app.ui.words.rank(card) for card in held])
        desk.press("u")
        assert desk.sees("hold OK down")


def test_the_seed_of_the_shoe_is_shown_when_the_match_ends():
    with Desk("en") as desk:
        desk.begin("deal", "bakarat")
        while len(desk.match.history) < 1:
            if desk.question.kind == "say":
                desk.say_ok()
            elif desk.key == "cut":
                desk.answer(-1)
            else:
                desk.answer(10 if desk.key == "bank.name" else -1)
        desk.menu("Settle up", "Settle up")
        seen = []
        for _ in range(40):
            seen.append(desk.text())
            if desk.sees("New game"):
                break
            desk.press("o")
        assert any("This was the shuffle" in text for text in seen)


def test_a_corrected_bank_that_is_not_over_yet_is_played_on():
    with Desk("en") as desk:
        desk.begin("score", "bakarat").answer(10)
        ask(desk, "free")
        for stake in (1, 6, 2):
            desk.answer(stake)
        for won in (0, 1):
            ask(desk, "coup.won")
            desk.answer(won)
        ask(desk, "bank.name")
        purses = desk.match.purses()
        desk.menu("Correct", "Earlier round").press("o")
        assert desk.sees("who wins?")
        desk.press("ro")  # a tie
        assert desk.sees("With that the round", "is not over yet") and desk.match.purses() == purses
        desk.press("o").pick("Leave it")
        assert desk.match.purses() == purses and desk.key == "bank.name"
        desk.menu("Correct", "Earlier round").press("oro").press("o").pick("Play it on")
        assert desk.match.reentered and desk.key == "coup.won"
