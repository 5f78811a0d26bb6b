"""A sitting at the table, in which everything is done that writes to the flash.

sitting = Sitting(device, chance)
sitting.play("bakarat", "deal")
"""

from fingers import keypad
from players import any_answer

from bankier.rules.cards import JOKER, rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SEALED = ("sealed",)  #: no step leads back from there
_LONG = 200  # answers of a round after which the second one is only begun: a dealt hand of Huit
_GIVES = (2, JOKER)  # cards after which another one has more of them: a hand of those is long
_MOST = 350  # answers of a round
_SMALL = 9  # steps from the lowest that a number may be


class Won(Exception):
    """The match is over by its rules."""


class TooLong(Exception):
    """A round goes on and on; another seed may do better."""


class Sitting:
    """Somebody who plays a match on a device, all answers by chance.

    before -- by a place (see Device.place) where a step back leads to, or SEALED.
    """

    def __init__(self, device, chance):
        self.device = device
        self.chance = chance
        self.before: "dict[Any, Any]" = {}
        self._shoes = 0

    def play(self, game, mode):
        """A match from the main menu to the main menu: settings, rounds, mistakes, the settling."""
        device = self.device
        device.pick(*self._say("main.settings", "settings.sound", "settings.contrast")).press("b")
        device.begin(mode, game)
        try:
            self._play()
            self._open("menu.end", "end.yes")
        except Won:
            pass
        for _ in range(60):
            if device.play is None and device.view.question.kind == "menu":
                return
            device.press("o")
        raise AssertionError("a settling without end: " + device.text())

    def _play(self):
        """Two rounds or more, unless somebody has won before."""
        device = self.device
        self._round()
        self._menus()
        if len(self.before) < _LONG:
            self._round()
        self.some(40)
        while self._shoes == 1:
            self._round()
        self._correct(False)
        self.some(3)
        self._correct(True)
        while device.match.reentered:
            self.answer()
        self.some(2)
        self._menu("menu.void", "void.yes")
        self.some(4)

    def answer(self):
        """Whatever the question takes; where that leads back to is noted."""
        device = self.device
        before, question, reentered = device.place(), device.question, device.match.reentered
        self._shoes += question.key == "cut" and device.match.header["game"] == "bakarat"
        device.answer(self._answer_to(question))
        self._wake()
        after = device.place()
        assert after != before, (question.kind, question.key)
        if device.match.reentered == reentered:
            self.before[after] = SEALED if device.match.sealed else before
        else:  # another round is on the table than was before, and the one before it is not what it was
            self.before.pop(after, None)

    # What people do

    def _round(self):
        """Play until another one begins, with a step back and again on the way where that can be."""
        number = self.device.match.open.number
        for count in range(_MOST):
            if self.device.match.open.number != number:
                return
            self.answer()
            if count in (2, 11) and self.device.match.open.number == number:
                self.device.press("bo")
                self._wake()
        raise TooLong

    def some(self, count):
        """A few answers more."""
        for _ in range(count):
            self.answer()

    def _answer_to(self, question):
        """By chance, but small numbers; and cards are laid where that can be, or a hand would not end."""
        if question.kind == "number":
            for _ in range(_SMALL):
                number = question.low + self.chance(_SMALL) * question.step
                if question.refuse(number) is None:
                    return number
        if question.kind == "peek" and question.picks:
            places = [place for place in range(len(question.cards)) if question.refuse(place) is None]
            if places:
                return max([(rank(question.cards[place]) not in _GIVES, place) for place in places])[1]
        return any_answer(question, self.chance)

    def _menus(self):
        """Settings, money, and a chair, from the table menu."""
        device = self.device
        self._menu("menu.settings", "settings.sound")
        if device.match.game.MONEY:
            self._open("menu.transfer").pick("Player 1", "Player 2").press("5o").pick(
                *self._say("reason.loan")
            )
            self._wake()
        self._open("menu.people").pick("Player 3", *self._say("people.out"))
        self._wake()

    def _correct(self, earlier):
        """The last entry of this round, or of an earlier one, once more; what no longer fits is dropped."""
        device = self.device
        self._open("menu.correct")
        if earlier and device.view.question.kind == "menu":
            device.pick(*self._say("correct.earlier"))
        if device.view.question.kind == "menu":
            device.press("o")
        if device.view.question.kind != "menu" and device.view.question is not device.question:
            question = device.view.question
            device.press(keypad(question, self._answer_to(question)))
            for _ in range(3):
                if device.view.question.kind == "say" and device.view.question is not device.question:
                    device.press("o")
            if device.view.question.kind == "menu":
                device.press("ro")  # drop the rest, or play on
        self._wake()

    def _menu(self, *keys):
        self._open(*keys)
        self._wake()

    def _open(self, *keys):
        """Lines of the table menu; with a key of its own, for OK shows one's cards now and then."""
        return self.device.press("M").pick(*self._say(*keys))

    def _say(self, *keys):
        return tuple([self.device.app.ui.say(key) for key in keys])

    def _wake(self):
        """Read what is told besides, and leave every menu."""
        device = self.device
        for _ in range(60):
            if device.question is None:
                raise Won
            if device.view.question is device.question:
                return
            device.press("b" if device.view.question.kind == "menu" else "o")
        raise AssertionError("no way out: " + device.text())
