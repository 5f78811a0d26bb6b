"""Run on MicroPython: files of the store are damaged by chance, and the device is switched on.

    damage.py SEED CASES

In the store are four matches: one in play, one that waits, one that is settled, and one of the oldest format.
Something happens to its files (see harm.py); now and then the flash is full as well, or takes nothing any
more. Then the device has to start, with each match at hand that was touched, and to play on. See Case for
what must hold. Prints how many cases there were, and how many of them were told.
"""

import builtins
import sys

import device
import ramflash
from harm import HARM, Folder
from oldest import tag_of, whole_log, whole_slot, write_match
from players import Chance, entropy_from
from sitting import Sitting

import bankier.app.main as main_of_app
from bankier.session.resume import Unreadable, resume

_GAMES = device.ROOT + "/games"
_FILLER = device.ROOT + "/filler"
_PLAYED = (("bankspel", "deal"), ("bakarat", "score"), ("bankspel", "score"))  # the matches 1, 2 and 3
_SETTLED = 3
_OLD = 4
_ANSWERS = 14  # of each match
_TELLS = "error."  # the keys of the sentences about damage begin so
_ODD = 250  # in one case of so many the flash is full, in four others it takes nothing
_NO_ROOM = "error.full"
_FULL, _READ_ONLY = 0, (1, 2, 3, 4)

_files: "list[object]" = []


class Worn(ramflash.RamFlash):
    """A flash that takes nothing any more."""

    def writeblocks(self, block, buffer, offset=0):
        raise OSError(30)

    def ioctl(self, operation, block):
        if operation == 6:
            raise OSError(30)
        return super().ioctl(operation, block)


class Device(device.Device):
    """A device that remembers which sentences about damage it has said.

    number -- of the match that it takes up, None for the one that it knows itself.
    """

    def __init__(self, flash, seed, language=None):
        super().__init__(flash, seed, language)
        self.number: "int | None" = None
        self.told: "set[str]" = set()

    def power_on(self):
        self.buffer = bytearray(1024)
        self.texts = []
        self.told = set()
        self.app = main_of_app.App(self, self.next_event, self.folder, entropy_from(self.seed), self)
        say = self.app.ui.words.say

        def noted(key, facts=()):
            if key.startswith(_TELLS):
                self.told.add(key)
            return say(key, facts)

        setattr(self.app.ui.words, "say", noted)  # noqa: B010  # mypy would not have it assigned
        if self.number is not None:
            self.app.settings.values["match"] = self.number
        self.task = self.app.run()
        self.task.send(None)

    def put_in(self, flash):
        """Switch it off, and put in another flash."""
        self.task.close()
        self.play = self.view = None
        ramflash.unmount(device.ROOT)
        ramflash.mount(flash, device.ROOT)

    def start_with(self, number):
        """Switch it on, with a match to be taken up; None for the one that it knows itself."""
        self.task.close()
        self.play = self.view = None
        self.number = number
        self.seed += 1
        self.power_on()

    def settle_down(self):
        """Answer what is asked at a start, and read what is told, up to a question or the main menu."""
        for _ in range(80):
            question = self.view.question
            if self.play and question is self.match.question:
                return
            if question.kind == "menu" and question.title == self.app.ui.say("main.title"):
                return
            self.press("b" if question.key == "guide.welcome" else "o")
        raise AssertionError("no end of what is told")


class Case:
    """One thing that happens to the files, and what has to come of it.

    A match whose files were not touched is what it was. One that was touched is, too, or it was said that it
    is not; and what can no longer be read of it lies somewhere among the files as it was found. told --
    whether anything was said.
    """

    def __init__(self, made, store, seed):
        chance = Chance(seed)
        self.made = made
        self.store = store
        self.chance = chance
        self.trouble = chance(_ODD)
        self.harm = HARM[chance(len(HARM))]
        self.flash = ramflash.RamFlash(store.blocks)
        self.folder = Folder(_GAMES, chance)
        self.harmed: "list[str]" = []
        self.settings = ""
        self.played: "set[int]" = set()
        self.told = False

    def run(self):
        """Do it, and look. AssertionError, or whatever breaks."""
        self.made.put_in(self.flash)
        was = self.folder.all()
        self.harm(self.folder)
        self.found = self.folder.all()
        self.harmed = [name for name in sorted(was) if was[name] != self.found.get(name)]
        if self.trouble == _FULL:
            _fill()
        if self.trouble in _READ_ONLY:
            self.made.put_in(Worn(self.flash.blocks))
        said = self._start(None)
        if self.found and any(name.startswith("settings") for name in self.harmed):
            assert said or self.settings == self.store.settings, "settings are lost, and nothing was said"
        touched = sorted({int(name[:4]) for name in self.harmed if name[:4].isdigit()})
        for number in touched:
            said = self._start(number)
            if number not in self.played:
                assert said or one(number) == self.store.matches[number], "match %d is another" % number
        for number in self.store.matches:
            if number not in touched and number not in self.played:
                assert one(number) == self.store.matches[number], "match %d was not touched" % number
        if self.trouble != _FULL and self.trouble not in _READ_ONLY:
            self._look_for_what_was_found()

    def _start(self, number):
        """Switch it on with a match at hand, and play on a little; what was said before."""
        made = self.made
        made.start_with(number)
        made.settle_down()
        self.settings = made.set()
        said = made.told - {_NO_ROOM}
        self.told = self.told or bool(said)
        if made.play:
            self._play_on(said)
        return said

    def _play_on(self, said):
        """The match on the table is what it was, or something was said; and it goes on, and that is kept."""
        made = self.made
        number = int(made.match.log.path[-6:-2])
        if number not in self.played:
            assert said or state(made.match) == self.store.matches[number], "match %d is another" % number
        self.played.add(number)
        Sitting(made, self.chance).some(2)
        if _NO_ROOM not in made.told:
            place = made.place()
            made.start_with(number)
            made.settle_down()
            assert made.place() == place, "what was played is not kept, and nothing was said"

    def _look_for_what_was_found(self):
        """What cannot be read is nowhere written over."""
        now = self.folder.all()
        lost = [now[name] for name in now if ".lost" in name]
        for name in self.harmed:
            data = self.found.get(name, b"")
            if not data or data in now.values() or self._is_whole(name, data):
                continue
            if name.endswith(".m"):
                log = now.get(name, b"")
                if any(data == log[: len(data) - len(rest)] + rest for rest in lost):
                    continue
            raise AssertionError("what was found in %s is gone" % name)

    def _is_whole(self, name, data):
        """Whether a file can be read, so that other saves may take its place."""
        if name.endswith(".m"):
            return whole_log(data)
        log = self.found.get(name[:4] + ".m", b"")
        return whole_slot(data, tag_of(log) if name[:4].isdigit() else 0)


class Store:
    """Four matches on a flash, the first of them in play, and what they are."""

    def __init__(self, seed):
        flash = ramflash.made()
        with device.Device(flash, seed) as made:
            for number, (game, mode) in enumerate(_PLAYED):
                made.begin(mode, game)
                Sitting(made, Chance(seed + number)).some(_ANSWERS)
                say = made.app.ui.say
                keys = ("menu.end", "end.yes") if number + 1 == _SETTLED else ("menu.leave",)
                made.press("M").pick(*[say(key) for key in keys])
                while made.play:
                    made.press("o")
            write_match(_GAMES + "/%04d" % _OLD)
            made.app.settings.change(match=1)
            self.settings = made.set()
            self.matches = {number: one(number) for number in range(1, _OLD + 1)}
            assert None not in self.matches.values()
        self.blocks = flash.blocks


def state(match):
    """People, what each round brought, the answers of the open one, whether it is settled."""
    rounds = [match.history.read(number).net for number in range(len(match.history))]
    return tuple(match.names), rounds, b"" if match.ended else bytes(match.open.round.answers), match.ended


def one(number):
    """A match on the flash; None if it cannot be read."""
    try:
        return state(resume("%s/%04d" % (_GAMES, number), _chance))
    except Unreadable:
        return None


def _chance():
    return bytes(32)


def _fill():
    """Leave no room on the flash."""
    with open(_FILLER, "wb") as file:
        try:
            while True:
                file.write(bytes(1024))
        except OSError:
            pass


def keep_files():
    """Files that could not be written to their end are not written when they are collected."""
    plain = builtins.open

    def kept(*how):
        file = plain(*how)
        if len(how) > 1 and how[1] != "rb":
            _files.append(file)
        return file

    builtins.open = kept


def main(seed, cases):
    device.keep_in_memory()
    keep_files()
    store = Store(int(seed))
    told = 0
    with Device(ramflash.RamFlash(store.blocks), int(seed)) as made:
        for number in range(int(cases)):
            case = Case(made, store, int(seed) * 100000 + number)
            try:
                case.run()
            except Exception:
                print("case", number, case.harm.__name__, case.harmed, "trouble", case.trouble)
                print("said:", made.told, "files:", case.folder.names())
                raise
            told += case.told
    print("damage: %d cases, %d of them told" % (int(cases), told))


main(*sys.argv[1:])
