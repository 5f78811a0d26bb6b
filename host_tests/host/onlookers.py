"""All that people other than the owner of a card can get to see, hear or read while a play goes on.

Each function plays the acts of a twin with one of its decks; what it returns must be the same for the other.
"""

import io
import os
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

from desk import Desk
from fingers import keypad
from flash import Flash
from players import entropy_from
from twin_decks import Act, Twin, dealt
from wire_player import Wire

from bankier.app.matches import Matches
from bankier.app.settings import Settings
from bankier.session import codec
from bankier.session.resume import begin
from tools.export.matches import read
from tools.export.page import page
from tools.export.tables import as_csv, as_json

_MENUS = ("menu.table", "menu.correct", "menu.why", "menu.purses", "menu.rounds", "menu.chart", "menu.rules")
_MASKED_ALIKE = b"\0"


def header(twin: Twin) -> dict[str, Any]:
    """What the match is begun with."""
    people = ["Ann", "Bob", "Cis", "Dag", "Eva"][: twin.seats]
    begun = {"game": twin.game, "mode": "deal", "rules": twin.rules, "people": people, "bank": 0}
    return {**begun, "unit": ["frank", 1], "kept": True}


def place_of(question: Any, act: Act) -> int:
    """The answer that an act is to this question."""
    return question.cards.index(act) if isinstance(act, bytes) else act


class Watched(Desk):
    """A desk on which a match lies; all that an onlooker sees and hears is noted.

    While `private` the device is held by whoever is asked, and nobody else looks at it.
    """

    def __init__(self, twin: Twin) -> None:
        super().__init__(None)
        self.seen: list[Any] = []
        self.private = False
        os.makedirs(self.folder)
        number, _ = Matches(self.folder, entropy_from(1)).begin(header(twin))
        Settings(self.folder).change(language="en", match=number)

    def show(self) -> None:
        super().show()
        if not self.private:
            self.seen.append(bytes(self.buffer))

    def act(self, act: Act) -> None:
        """Give the answer with the keys of a keypad."""
        question, heard = self.question, len(self.sounds)
        self.private = question.kind == "peek"
        self.answer(place_of(question, act), keypad)
        if self.private:
            self.private = False
            del self.sounds[heard:-1]  # the keys that looked through the hand
            self.seen.append(bytes(self.buffer))

    def look_round(self) -> None:
        """Every menu that tells of the table, and back to the question."""
        question = self.question
        for key in _MENUS:
            self.press("M").pick(self.app.ui.say(key))
            for _ in range(40):
                if self.view.question is question:
                    break
                self.press("b")
        assert self.view.question is question and self.question is question


def on_screen(twin: Twin, deck: bytes) -> list[Any]:
    """Every frame, every sound, and what was written to the console."""
    console = io.StringIO()
    with dealt(deck), redirect_stdout(console), redirect_stderr(console), Watched(twin) as desk:
        for act in twin.acts:
            desk.act(act)
        desk.look_round()
        return [*desk.seen, *desk.sounds, console.getvalue()]


def _alike(data: bytes) -> bytes:
    """In the place of the mask: what one seat alone knows is not in clear. Both decks have the same seeds."""
    return _MASKED_ALIKE if len(data) == 1 else bytes(data)


def in_files(twin: Twin, deck: bytes) -> list[dict[str, bytes]]:
    """All that is saved in clear, after every answer."""
    found = []
    with Flash() as flash, dealt(deck), patch.object(codec, "mask", _alike):
        match = begin("m", header(twin), entropy_from(1))
        for act in twin.acts:
            assert match.question is not None
            assert match.answer(place_of(match.question, act)) is None
            match.save()
            found.append(flash.copy())
    return found


def exported(twin: Twin, deck: bytes, folder: Path) -> list[str]:
    """What is exported of the match as it stands in the end."""
    folder.mkdir()
    with dealt(deck):
        match = begin(str(folder / "0001"), header(twin), entropy_from(1))
        for act in twin.acts:
            assert match.question is not None
            assert match.answer(place_of(match.question, act)) is None
        match.save()
        found = read(folder / "0001.m")
    return [as_csv(found), as_json(found), page(found)]


def on_the_wire(twin: Twin, deck: bytes, folder: Path) -> list[Any]:
    """Every line of the headless program that is not for one seat alone."""
    people = ",".join(header(twin)["people"])
    rules = " ".join(f"--set {name}={choice}" for name, choice in twin.rules.items())
    with dealt(deck):
        wire = Wire(folder, f"{twin.game} --mode deal --seats {people} {rules}")
        told: list[Any] = []
        for act in twin.acts:
            told += _asked(wire, act)
            for request in ({"entries": True}, {"why": True}, {"purses": True}):
                told += wire.ask(**request)
        return wire.heard + told


def _asked(wire: Wire, act: Act) -> list[Any]:
    question = wire.last
    if isinstance(act, bytes):
        (reply,) = wire.ask(peek=question["seat"])
        place = reply["shown"][0]["cards"].index(act[0])
        messages = wire.ask(answer=place, seat=question["seat"])
    elif act < 0:
        whose = {"seat": question["seat"]} if question["kind"] == "peek" else {}
        messages = wire.ask(also=question["also"][-1 - act]["key"], **whose)
    else:
        messages = wire.ask(answer=act)
    assert "error" not in messages[0], messages
    return [message for message in messages if "for" not in message]
