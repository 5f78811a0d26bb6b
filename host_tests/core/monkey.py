"""A monkey at the keys of a device: it fumbles, chooses, answers, and now and then it finds its way home.

monkey = Monkey(desk, Hands("keys"), Chance(7))
monkey.play(1000)           # presses
"""

import sys

from fingers import four_keys, keypad
from hands import KINDS, Hands
from players import Chance, any_answer

from bankier.rules import games

PRESSES = 600 if sys.implementation.name == "micropython" else 900  #: in each game

_CUT = 400  # of so many acts one is the power going
_HOME = 60  # and one the way home: to the question, or to the main menu
_LEAVE = 250  # and one the way to the main menu, from a question
_STEPS = 90  # that may take, at most
_FAR = 40  # presses that an answer may take on four keys

_FIGURES = 10  # places of a list that a keypad has keys for


class Monkey:
    """Presses keys of a desk by chance; nothing may break, and nothing may hold it fast.

    sees -- called after everything it does, with the desk; pressed -- events so far; left -- the keys of the
    questions that it has answered.
    """

    def __init__(self, desk, hands, chance, sees=None):
        self.desk = desk
        self.hands = hands
        self.chance = chance
        self.sees = sees or (lambda desk: None)
        self.pressed = 0
        self.left = set()
        self._acts = []

    def play(self, presses):
        """So many presses, and some more to end what was begun."""
        try:
            while self.pressed < presses:
                self._act()
            self.go_home()
        except Exception:
            print("on", self.hands.kind, "after", self.pressed, "presses:", self._acts[-30:])
            raise

    def _act(self):
        chance = self.chance
        if chance(_CUT) == 0:
            self._note("power")
            self.desk.cut_power()
            self.sees(self.desk)
        elif chance(_LEAVE) == 0:
            self.go_home()
            self.leave()
        elif chance(_HOME) == 0:
            self.go_home()
        elif self.at_question() and chance(12) == 0:
            self._look_about()
        elif self.at_question() and chance(3):
            self._answer()
        elif chance(3):
            self._choose()
        else:
            self._note("fumble")
            self.hands.fumble(chance)
            self._tell()

    # Where it is

    def at_question(self):
        """Whether the screen shows what the match asks."""
        desk = self.desk
        return desk.play and desk.match.question is not None and desk.view.question is desk.question

    def at_main_menu(self):
        return not self.desk.play and self.desk.view.question.kind == "menu" and self.title() == "main.title"

    def title(self):
        """The key of the menu's title, as far as it is one of the main menu's."""
        say = self.desk.app.ui.say
        return "main.title" if self.desk.view.question.title == say("main.title") else ""

    # What it does on purpose

    def go_home(self):
        """From any screen back to the question or the main menu, by what anybody would press."""
        self._note("home")
        self._press(self.hands.rest)
        for _ in range(_STEPS):
            if self.at_question() or self.at_main_menu():
                return
            question = self.desk.view.question
            if question.kind == "say":
                self._press(self.hands.ok)
            elif not self.desk.play and (question.kind in ("card", "tally") or question.key == "four.taken"):
                self._by_menu()  # a question of the guide, which goes back step by step
            else:
                self._press(self.hands.back)
        raise AssertionError("no way home from " + self.screen())

    def leave(self):
        """From a question, whatever it is, to the main menu."""
        self._note("leave")
        if not self.at_main_menu():
            self._by_menu()
            assert self.at_main_menu(), "not left: " + self.screen()

    def _by_menu(self):
        """The table menu, and the line of it that leads to the main menu."""
        view = self.desk.view
        asked = view.question
        if asked.kind == "peek":  # there the menu is the last choice
            self._press(self.hands.look)
            self._press(lambda: self.hands.move(-1 - view.place))
            self._press(self.hands.ok)
        else:
            self._press(self.hands.menu)
        menu = self.desk.view.question
        if menu.kind != "menu" and not self.desk.play:
            return  # the guide teaches something else now, or is at its end
        assert menu.kind == "menu", "no menu from " + asked.key
        wanted = self.desk.app.ui.say("menu.leave").replace("\xa0", " ")
        for _ in range(menu.size):
            if self.desk.line() == wanted:
                break
            self._press(lambda: self.hands.move(1))
        self._press(self.hands.ok)

    def _look_about(self):
        """Some line of the table menu; what comes of it is left to chance."""
        self._note("menu")
        self._press(self.hands.menu)
        menu = self.desk.view.question
        if menu.kind == "menu":
            self._press(lambda: self.hands.move(self.chance(menu.size)))
            self._press(self.hands.ok)

    def _answer(self):
        """The question on the screen, with the keys that it takes."""
        question = self.desk.question
        self._note(question.key)
        answer = any_answer(question, self.chance)
        keys = self._keys(question, answer)
        if question.kind == "say":  # to its end: with many seats it has many pages
            view = self.desk.view
            keys = keys * (view.pages - view.page)
        if len(keys) > _FAR:
            self._choose()
        else:
            for key in keys:
                self._letter(key)
        if not self.desk.play or self.desk.view.question is not question:
            self.left.add(question.key)

    def _keys(self, question, answer):
        far = question.kind == "choose" and len(question.options) + len(question.also) > _FIGURES
        return (keypad if self.hands.kind == "keypad" and not far else four_keys)(question, answer)

    def _letter(self, key):
        """A key as fingers.py names it."""
        hands = self.hands
        if key in "lr":
            hands.move(1 if key == "r" else -1)
        elif key == "o":
            hands.ok()
        elif key == "m":
            hands.look()
        elif key == "*":
            hands.hold()
        elif key not in "du":  # looking is one long press here
            hands.rank("_A234567890JQK".index(key))
        self._tell()

    def _choose(self):
        """A few steps to one side, and OK: a line of a menu, a card, a figure, a letter."""
        chance, hands = self.chance, self.hands
        self._note("choose")
        steps = chance(4) if chance(3) else chance(18)
        hands.move(-steps if chance(2) else steps)
        self._tell()
        if chance(12) == 0:
            hands.menu()
        elif hands.kind == "keypad" and chance(3) == 0:
            hands.rank(1 + chance(13))
        else:
            hands.ok()
        self._tell()

    # The keys

    def _press(self, what):
        what()
        self._tell()

    def _tell(self):
        """Send on what the hands have done."""
        for code in self.hands.told():
            self.pressed += 1
            self.desk.send(code)
        self.sees(self.desk)

    def _note(self, act):
        self._acts.append(act)
        if len(self._acts) > 200:
            self._acts = self._acts[-30:]

    def screen(self):
        """What is on the screen, for a complaint."""
        question = self.desk.view.question
        return "%s %s: %s" % (question.kind, question.key, self.desk.text())


def play_game(new_desk, game, presses=PRESSES):
    """So many presses of one game, in every mode and on every kind of keys; no other can be chosen."""
    names = games.names
    games.names = lambda: (game,)
    try:
        for number, mode in enumerate(("referee", "score", "deal")):
            with new_desk(("en", "nl", "pl")[number], number) as desk:
                desk.app.settings.change(table=_table(game, mode))
                desk.press("b")  # and the same table is there
                Monkey(desk, Hands(KINDS[number]), Chance(number + 1), _look).play(presses // 3)
    finally:
        games.names = names


def _table(game, mode):
    people = ["Ann", "Bob", "Cis"]
    return {
        "game": game,
        "mode": mode,
        "people": people,
        "bank": 0,
        "unit": ["frank", 1],
        "kept": True,
        "rules": {},
    }


def _look(desk):
    """Sums, and a sentence for everything."""
    if desk.play and desk.match.game.MONEY:
        assert sum(desk.match.purses()) == 0
    lacking = [text.text for text in desk.texts if text.text[:1] == "?" and len(text.text) > 1]
    assert not lacking, lacking
