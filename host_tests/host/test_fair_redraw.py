"""Whoever does not like his cards gets no others: every way out of a dealt round leads back to it."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from desk import Desk
from matches import digest
from players import Chance, any_answer, entropy_from

from bankier.rules import games
from bankier.rules.shuffle import seed_text
from bankier.session.past import drawn_seeds
from bankier.session.resume import resume
from bankier.words import LANGUAGES

GAMES = [name for name in games.names() if "deal" in games.load(name).MODES]


def play_until(desk: Desk, reached: Callable[[Any], bool]) -> None:
    """Answer at random with the keys."""
    chance = Chance(11)
    for _ in range(60):
        if reached(desk.question):
            return
        desk.answer(any_answer(desk.question, chance))
    raise AssertionError("that question did not come")


def pick(desk: Desk, *keys: str) -> None:
    """Lines of menus, by the keys of their words."""
    for key in keys:
        desk.pick(desk.app.ui.say(key))


def go_back(desk: Desk) -> None:
    """From wherever in the menus to the question, or to the main menu."""
    for _ in range(10):
        if desk.play is None or desk.view.question is desk.question:
            return
        desk.press("b")
    raise AssertionError("no way back")


def undo(desk: Desk) -> None:
    desk.press("b")
    desk.press("M")
    pick(desk, "menu.undo")


def correct(desk: Desk) -> None:
    desk.press("M")
    pick(desk, "menu.correct")
    go_back(desk)


def change_settings(desk: Desk) -> None:
    for name in [dict(LANGUAGES)["fr"], dict(LANGUAGES)["en"]]:
        desk.press("M")
        pick(desk, "menu.settings", "settings.language")
        desk.pick(name)
        go_back(desk)


def leave(desk: Desk) -> None:
    desk.press("M")
    pick(desk, "menu.leave")
    come_back(desk)


def come_back(desk: Desk) -> None:
    """From the main menu to the first match."""
    pick(desk, "main.saved")
    desk.pick("1 ")
    pick(desk, "main.resume")


def play_another(desk: Desk) -> None:
    """Begin another match of the same game in between, down to its own cards."""
    game = desk.match.header["game"]
    desk.press("M")
    pick(desk, "menu.leave")
    desk.begin("deal", game)
    play_until(desk, lambda question: desk.match.sealed)
    desk.press("M")
    pick(desk, "menu.leave")
    come_back(desk)


def pull_the_plug(desk: Desk) -> None:
    """Chance is another when the power is back."""
    desk.cut_power()


#: By what has been seen: the commitment, then cards.
WAYS = {
    "cut": (undo, correct, pull_the_plug),
    "cards": (undo, correct, change_settings, leave, play_another, pull_the_plug),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_way_out_of_a_dealt_round_leads_back_to_the_same_deck(game: str) -> None:
    """D6: when the commitment has been seen, and again when cards have."""
    with Desk("en") as desk:
        desk.begin("deal", game)
        for seen, ways in WAYS.items():
            play_until(desk, lambda question, seen=seen: question.key == seen or question.secrets())  # type: ignore[misc]
            before, seeds = desk.state(), drawn_seeds(desk.match)
            for way in ways:
                way(desk)
                assert (desk.state(), drawn_seeds(desk.match)) == (before, seeds), way.__name__


@pytest.mark.parametrize("game", GAMES)
def test_a_dealt_round_is_given_up_for_all_to_see(game: str) -> None:
    """D6: its seed is shown at once, and it stands in the list of rounds as void."""
    with Desk("en") as desk:
        desk.begin("deal", game)
        play_until(desk, lambda question: question.secrets())
        (seed,) = drawn_seeds(desk.match)
        desk.press("M").pick(desk.app.ui.say("menu.void"), "Void it").press("o")
        letters = seed_text(seed)
        assert desk.sees(*(letters[at : at + 13] for at in range(0, 52, 13)))
        desk.press("o").menu(desk.app.ui.say("menu.rounds"))
        assert desk.line().endswith(": void")


class Careful(Desk):
    """A desk at which, whenever a card has been drawn on the screen, the plug could be pulled."""

    looked = 0

    def show(self) -> None:
        super().show()
        match = self.play and self.play.match
        if match and match.sealed and self.view and self.view.question is match.question:
            path = Path(match.log.path[:-2])
            copy = Path(self.folder + "-cut")
            copy.mkdir()
            try:
                for file in path.parent.glob(path.name + ".*"):
                    shutil.copy(file, copy)
                again = resume(str(copy / path.name), entropy_from(99))
                assert digest(again) == digest(match), "the flash does not know yet what the screen shows"
            finally:
                shutil.rmtree(copy)
            self.looked += 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_on_the_screen_is_on_the_flash(game: str) -> None:
    """D6: a power cut right after a frame that tells something deals nothing else."""
    with Careful("en") as desk:
        desk.begin("deal", game)
        chance = Chance(4)
        for _ in range(12):
            desk.answer(any_answer(desk.question, chance))
        assert desk.looked > 4
