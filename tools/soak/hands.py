"""Random hands on the keys: four keys, an encoder, a keypad; every game, mode and language, tables by chance.

What must hold after everything they do is in `Watch`; that there is always a way home, in
host_tests/core/monkey.py. In the end every kind of screen and every menu must have been reached (of a short
run nine in ten), or it was too tame to have proved anything.
"""

import random
import sys
from collections import Counter
from importlib import import_module
from typing import Any

from tools.shims import FIRMWARE, ROOT, install

install()
sys.path.insert(0, str(ROOT / "host_tests" / "core"))

from bankier.screen.canvas import COLUMNS, wrap  # noqa: E402  # the firmware can be imported only now
from bankier.words import LANGUAGES  # noqa: E402  # the firmware can be imported only now
from tools.soak.cards import check_cards  # noqa: E402  # the firmware can be imported only now
from tools.soak.matches import header_of  # noqa: E402  # the firmware can be imported only now
from tools.soak.room import Room  # noqa: E402  # the firmware can be imported only now

desks: Any = import_module("desk")
pairs: Any = import_module("hands")
monkeys: Any = import_module("monkey")
players: Any = import_module("players")

PRESSES = 1_000_000
_OF_ONE = 1200  # presses of one device, before another
_PASSED = 20  # so often a question may be put without ever being answered, by chance
_MOST = 0.9  # of all screens: what a short run must reach

#: What every run of some thousand presses must have reached: titles of menus, and what they lead to.
MENUS = frozenset(
    key
    for line in (
        "main.title main.saved guide.welcome",
        "setup.game setup.mode setup.start setup.players setup.rules setup.unit setup.factor setup.sign",
        "text.new text.name settings.title settings.language",
        "menu.title menu.table menu.why menu.purses menu.people people.after setup.help",
        "transfer.from transfer.to transfer.amount transfer.reason",
        "void.ask end.ask end.standing correct.round",
    )
    for key in line.split()
)
VIEWS = frozenset(path.stem for path in (FIRMWARE / "bankier" / "screen" / "views").glob("*.py")) - {
    "__init__",
    "view",
}


class Watch:
    """Looks at a desk after everything that is done to it.

    kinds, menus -- how often which was seen; asked -- how often each question of a game was.
    """

    def __init__(self) -> None:
        self.room = Room()
        self.kinds: Counter[str] = Counter()
        self.menus: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self._texts: Any = None
        self._titles: dict[str, dict[str, str]] = {}

    def look(self, desk: Any) -> None:
        """AssertionError if anything does not hold."""
        if desk.texts is not self._texts:
            self._texts = desk.texts
            notice = desk.app.ui._notice
            on_top = len(wrap(notice, COLUMNS - 1)) if notice else 0
            complaints = self.room.complaints(desk.texts, desk.buffer, on_top)
            assert not complaints, complaints
            self._note(desk)
        if desk.play:
            check_sums(desk.match)
            check_cards(desk.match)

    def _note(self, desk: Any) -> None:
        question = desk.view.question
        self.kinds[question.kind] += 1
        if desk.play and question is desk.question:
            self.asked[question.key] += 1
        else:
            self.menus[self._title(desk) if question.kind in ("menu", "sheet") else question.key] += 1

    def _title(self, desk: Any) -> str:
        """The key of a menu's title, or what it is about."""
        words = desk.app.ui.words
        titles = self._titles.setdefault(words.language, {words.say(key): key for key in MENUS})
        title = desk.view.question.title
        if title in titles:
            return titles[title]
        if title.startswith(words.say("correct.round", (0,))[:-1]):
            return "correct.round"
        if desk.view.question.line(0)[0] == words.say("text.new"):
            return "text.new"
        if desk.view.question.line(0)[0] == words.say("setup.start"):
            return "setup.start"
        return "another"


def check_sums(match: Any) -> None:
    """No money is made or lost; points only grow, and nobody else holds any."""
    purses = match.purses()
    if match.game.MONEY:
        assert sum(purses) == 0, purses
    else:
        assert min(purses) >= 0 and not purses[-1] and not purses[-2], purses


def table_of(chance: random.Random) -> dict[str, Any]:
    """A table by chance, with names as long as they may be."""
    header = header_of(chance)
    size = len(header["people"])
    header["people"] = [
        f"WMWMWM{seat:02}" if chance.random() < 0.5 else f"Jan {seat}" for seat in range(size)
    ]
    header["unit"] = [chance.choice(["frank", "cent", "zloty", "bean", "WWWW"]), chance.choice([1, 7, 1000])]
    header["kept"] = chance.random() < 0.8
    return header


class Run:
    """Devices one after the other, each with hands of its own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.watch = Watch()
        self.left: set[str] = set()
        self.pressed = 0

    def device(self, number: int, presses: int) -> None:
        """So many presses on the device of that number."""
        chance = random.Random(f"{self.seed} {number}")
        language = LANGUAGES[number % len(LANGUAGES)][0]
        table = table_of(chance)
        seed = chance.randrange(1 << 30)
        try:
            with desks.Desk(language, seed) as desk:
                self.watch.room.draw_for(desk.ink)
                desk.app.settings.change(table=table, names=table["people"])
                desk.press("b")  # and "same table" is there
                monkey = monkeys.Monkey(
                    desk,
                    pairs.Hands(pairs.KINDS[number // len(LANGUAGES) % len(pairs.KINDS)]),
                    players.Chance(seed),
                    self.watch.look,
                )
                monkey.play(presses)
                self.pressed += monkey.pressed
                self.left |= monkey.left
        except Exception:
            print(f"device {number} of seed {self.seed}: {language}, {table}")
            raise

    def check_reached(self, whole: bool) -> None:
        """AssertionError unless everything was seen (or most of it), and every question was got away from."""
        wanted = VIEWS | MENUS
        lacking = wanted - set(self.watch.kinds) - set(self.watch.menus)
        assert len(lacking) <= (0 if whole else (1 - _MOST) * len(wanted)), f"not reached: {sorted(lacking)}"
        stuck = {key for key, times in self.watch.asked.items() if times >= _PASSED} - self.left
        assert not stuck, f"never answered: {sorted(stuck)}"


def soak(seed: int, share: float) -> str:
    """Press them; see tools/soak/parts.py."""
    run = Run(seed)
    number = 0
    while run.pressed < PRESSES * share:
        run.device(number, _OF_ONE)
        number += 1
        if number % 100 == 0:
            print(f"{run.pressed} presses on {number} devices", flush=True)
    if share >= 0.01:  # else it is only a look
        run.check_reached(share == 1)
    return (
        f"{run.pressed} presses on {number} devices; {len(run.watch.kinds)} kinds of screen, "
        f"{len(run.watch.menus)} menus and what they lead to, {len(run.watch.asked)} questions"
    )
