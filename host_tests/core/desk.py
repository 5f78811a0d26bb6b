"""The program on a desk: keys are pressed and the screen is read, in one process, on both interpreters.

    with Desk() as desk:
        desk.press("oo")        # a row of keys, see fingers.KEYS
        assert desk.sees("Bankspel")
        desk.cut_power()        # and on again, with what the flash has kept

What is written to the flash goes to a folder of its own in build/, which is taken away in the end.
"""

import os
from binascii import crc32

from fingers import KEYS, RANKS, keypad
from players import entropy_from
from things import Things

import bankier.app.main as main
import bankier.app.ui as ui
from bankier.screen.events import RANK, event
from bankier.session import store
from bankier.session.asides import TRANSFER
from bankier.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_FOLDER = "build"
_PLAY = main.Play
_VIEW_OF = ui.view_of
_FREE = store.free


class Desk(Things):
    """A device that has just been switched on.

    language -- set already; None: it is asked. full -- set it, and the flash takes no more; free -- the bytes
    that it says are free. play, view -- the match on the screen, and the view of what is asked.
    """

    def __init__(self, language="nl", seed=1):
        super().__init__()
        self.folder = "%s/desk-%s" % (_FOLDER, "".join("%02x" % byte for byte in os.urandom(6)))
        self.seed = seed
        self.full = False
        self.free = 1 << 20
        self.pressed = 0
        self.play: "Any" = None
        self.view: "Any" = None
        self._language = language

    def __enter__(self):
        if not store.exists(_FOLDER):
            os.mkdir(_FOLDER)
        self.ink.__enter__()
        for module, name, stand_in in self._stand_ins():
            setattr(module, name, stand_in)
        self.power_on()
        if self._language:
            self._choose_language()
        return self

    def __exit__(self, *_):
        self.task.close()
        main.Play, ui.view_of = _PLAY, _VIEW_OF  # type: ignore[misc]  # what they were
        delattr(store, "open")
        store.free = _FREE
        self.ink.__exit__()
        self.take_away()

    def take_away(self):
        """What was written, when all is over."""
        for name in os.listdir(self.folder):
            os.remove(self.folder + "/" + name)
        os.rmdir(self.folder)

    # Power

    def power_on(self):
        self.buffer = bytearray(1024)
        self.texts = []
        self.app: "Any" = main.App(self, self.next_event, self.folder, entropy_from(self.seed), self)
        self.task: "Any" = self.app.run()
        self.task.send(None)

    def cut_power(self):
        """The power goes, and comes back."""
        self.seed += 100
        self.task.close()
        self.app = self.task = self.play = self.view = None  # nothing of it stays in memory
        self.power_on()

    # Keys

    def press(self, keys):
        for key in keys:
            self.pressed += 1
            for code in KEYS[key] if key in KEYS else (event(RANK, RANKS.index(key)),):
                self.send(code)
        return self

    def send(self, code):
        """One event."""
        self._code = code
        self.task.send(None)

    def pick(self, *words):
        """Go to the line of a menu that begins so, and take it; then the next menu, and so on."""
        for word in words:
            for _ in range(40):
                if self.line().startswith(word):
                    break
                self.press("r")
            else:
                raise AssertionError("no line %r in %r" % (word, self.text()))
            self.press("o")
        return self

    def answer(self, answer, hand=keypad):
        """Answer the question with its keys, a say's pages turned; see fingers."""
        if self.question.kind == "say":
            return self.say_ok()
        self.press(hand(self.question, answer))
        return self

    def say_ok(self):
        """Press OK until the say is over."""
        asked = self.question
        for _ in range(40):
            if self.question is not asked:
                return self
            self.press("o")
        raise AssertionError("a say without end: " + asked.key)

    def read(self):
        """Press OK until what the menus tell is over."""
        while self.view.question.kind == "say" and not (self.play and self.view.question is self.question):
            self.press("o")
        return self

    def menu(self, *words):
        """From a question: the table menu, and from there on as pick()."""
        return self.press("m").pick(*words)

    def score_round(self):
        """A round of score in which only the last part costs: 3 from everybody to the bank."""
        while self.key != "unturned":
            question = self.question
            if question.kind == "say":
                self.say_ok()
            else:
                self.answer(-1 if question.also else (0,) * len(question.seats))
        self.answer((0,) * len(self.question.seats)).say_ok()
        self.answer(3).say_ok()

    def begin(self, mode="referee", game="bankspel", more=0):
        """From the main menu to the first question of a match with what is usual; more people than four."""
        say = self.app.ui.say
        self.pick(say("main.new"), say("game." + game), say("mode." + mode))
        if more:
            self.pick(say("setup.players")).pick(*[say("setup.more")] * more).press("b")
        return self.pick(say("setup.start"))

    def called(self):
        """A match in score in which the first call was a king, and seats 1, 2 and 3 have paid 1, 2 and 3."""
        self.begin("score").answer(0)
        return self.press("KA23")

    def come_back(self):
        """A match in score in which seat 1 lost 3, left owing it, and as seat 4 has won 20 since."""
        self.begin("score").score_round()
        self.menu("Who is playing?", "Player 2", "Leaves", "Settle later").read()
        self.menu("Who is playing?", "New player", "Player 2", "Player 1").read()
        assert self.match.aside(TRANSFER, (0, 4, 20, 4)) is None
        return self

    # The screen

    def sees(self, *words):
        """Whether each of these can be read on the screen, spaces for the ends of lines."""
        text = self.text()
        return all(word in text for word in words)

    def text(self):
        """All that can be read on the screen, in the order in which it was drawn."""
        return " ".join([text.text for text in self.texts if text.whole(self.buffer)]).replace("\xa0", " ")

    def chosen(self):
        """The texts that are highlighted: dark on light."""
        return [text.text.replace("\xa0", " ") for text in self.texts if not text.colour]

    def line(self):
        """The words of the chosen line of a menu, even if they are not all on the screen."""
        return self.view.question.line(self.view.place)[0].replace("\xa0", " ")

    # The match

    @property
    def match(self):
        return self.play.match

    @property
    def question(self):
        return self.match.question

    @property
    def key(self):
        """Of the question that is asked."""
        return self.question.key

    def state(self):
        """A number that differs when anything differs that a table sees or that the round remembers."""
        match, question = self.match, self.question
        seen = (question.key, question.seat, question.facts, question.spread(), question.secrets())
        kept = (match.purses(), len(match.history), match.open.number, bytes(match.open.round.answers))
        return crc32(repr((seen, kept, match.open.seating(), match.reentered)).encode())

    def _stand_ins(self):
        """What is put in the place of what, so that the desk knows what goes on."""
        return (
            (main, "Play", self._note_play),
            (ui, "view_of", self._note_view),
            (store, "open", self._open),
            (store, "free", lambda path: self.free),
        )

    def _note_play(self, *args):
        """The match on the screen is known while it is there, and let go as the program does."""
        play = _PLAY(*args)
        run = play.run

        async def noted():
            self.play = play
            await run()
            self.play = None

        setattr(play, "run", noted)  # noqa: B010  # mypy would not have it assigned
        return play

    def _note_view(self, *args):
        self.view = _VIEW_OF(*args)
        return self.view

    def _open(self, path, mode):
        if mode != "rb" and self.full:
            raise OSError(28)
        return open(path, mode)

    def _choose_language(self):
        codes = [code for code, _ in LANGUAGES]
        self.press("r" * codes.index(self._language) + "ob")  # and no lessons
        self.pressed = 0
