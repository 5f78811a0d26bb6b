"""Run on MicroPython: the power goes at every step of the flash in a match, clean and torn, and once more.

    cuts.py GAME MODE SEED SHARE

A match is played once, and each step of the flash is noted with what was on the table before and after the
key that was pressed. Then a device is switched on with what the flash held at each of the steps (SHARE of
them, chosen by chance), and looked at: see Cut. What goes wrong is an AssertionError. Prints what was tried.
"""

import sys

import device
import ramflash
from players import Chance
from sitting import SEALED, Sitting, TooLong

from bankier.session.past import seeds_in_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LATER = 50000  # added to the seed of the devices that are switched on later: their chance is another
_TRIES = 30  # seeds, until one has rounds that are not too long
_AGAIN = 10  # of so many cuts one is followed by others
_WHOLE = 1000000


class Noted(device.Device):
    """A device that knows what was on it before and after each key.

    places, settings -- one before the first key, and one after each. kept -- for each place which was the
    last to be kept: while there is news to be told, none is. seeds -- of decks that were shown.
    """

    def __init__(self, flash, seed):
        super().__init__(flash, seed)
        self.places: "list[Any]" = []
        self.settings: "list[str]" = []
        self.kept: "list[int]" = []
        self.seeds: "list[tuple[str, ...]]" = []

    def note(self):
        """Begin to note."""
        self.places.append(self.place())
        self.settings.append(self.set())
        self.kept.append(0)
        return self.flash.noted()

    def send(self, code):
        if self.places:
            self.flash.now = (len(self.places), False, len(self.seeds))
        view = self.view
        super().send(code)
        if self.places and self.view is view:  # nothing but a cursor has moved
            self.places.append(self.places[-1])
            self.settings.append(self.settings[-1])
        elif self.places:
            place, settings = self.place(), self.set()
            self.places.append(self.places[-1] if place == self.places[-1] else place)
            self.settings.append(self.settings[-1] if settings == self.settings[-1] else settings)
        if self.places:
            news = self.play is not None and self.match.news
            self.kept.append(self.kept[-1] if news else len(self.kept))

    def show(self):
        """What everybody has seen by now counts for the steps of the flash that follow."""
        super().show()
        if self.places and self.view:
            question = self.view.question
            asked = self.play is not None and question is self.match.question
            if question.key == "seed.shown" and not asked:
                self.seeds.append(question.facts)
            seen = asked and self.match.sealed
            self.flash.now = (len(self.places), seen, len(self.seeds))


class Cut:
    """How a device has to be that is switched on with what a cut has left.

    places, settings -- what was last kept before the key at which the power went, to what came after. seen --
    whether that was seen by then, and cannot be taken back. shown -- the seeds that people have seen.
    """

    def __init__(self, noted, sitting, now):
        number, self.seen, shown = now
        self.places = noted.places[noted.kept[number - 1] : number + 1]
        self.after = noted.places[number]
        if self.places[0][0] == "won" and self.after == device.HOME:
            self.places.append(device.OVER)  # it had told who won, and may tell so once more
        self.settings = noted.settings[number - 1 : number + 1]
        self.shown = noted.seeds[:shown]
        self.before = sitting.before

    def check(self, other):
        """The device comes up where it was, or one step before; no card that was seen can come again."""
        place = other.place()
        assert place in self.places, "neither before nor after, but %r" % (place,)
        assert not self.seen or place == self.after, "a card was seen, and the answer is gone"
        assert other.set() in self.settings, "neither the old settings nor the new"
        self._check_seeds(other)
        return place

    def step_back(self, other, place):
        """Undo leads where it did on the device that was never cut: there; None where nobody knows."""
        wanted = self.before.get(place)
        if wanted is None:
            return None
        other.press("b")
        there = other.place()
        assert there == (place if wanted == SEALED else wanted), "undo leads from %r to %r, not %r" % (
            place,
            there,
            wanted,
        )
        return there

    def _check_seeds(self, other):
        from bankier.rules.shuffle import seed_text

        for seed in seeds_in_play(other.match) if other.play else ():
            text = seed_text(seed)
            assert (text[:13], text[13:26], text[26:39], text[39:]) not in self.shown, (
                "a known deck is dealt from"
            )


def played(game, mode, seed):
    """A sitting that is never cut: the flash before it, each step, the device and who played."""
    for number in range(_TRIES):
        flash = ramflash.made()
        try:
            with Noted(flash, seed + number) as noted:
                start = list(flash.blocks)
                steps = noted.note()
                sitting = Sitting(noted, Chance(seed + number))
                sitting.play(game, mode)
                assert noted.places[-1] == device.HOME
            return start, steps, noted, sitting
        except TooLong:
            pass
    raise AssertionError("all rounds are too long")


def sweep(game, mode, seed, share):
    """Cut everywhere; how many cuts, cuts of a start, steps back."""
    start, steps, noted, sitting = played(game, mode, seed)
    chance = Chance(seed + 1)
    cuts = again = undone = 0
    with device.Device(ramflash.RamFlash(start), seed + _LATER) as other:
        for blocks, number, torn in ramflash.cuts(start, steps):
            if chance(_WHOLE) >= share * _WHOLE:
                continue
            cut = Cut(noted, sitting, steps[number][3])
            try:
                flash = ramflash.RamFlash(blocks)
                written = flash.noted()
                other.start(flash)
                place = cut.check(other)
                assert not written, "a start that puts nothing right writes nothing"
                back = cut.step_back(other, place)
                undone += back is not None
                for blocks_again, _, _ in ramflash.cuts(blocks, written) if chance(_AGAIN) == 0 else ():
                    other.start(ramflash.RamFlash(blocks_again))
                    assert other.place() in (place, back), "the second cut leads elsewhere"
                    again += 1
            except Exception:
                print(
                    "cut at step %d of %d%s: %r" % (number, len(steps), " torn" if torn else "", cut.places)
                )
                print("on the screen:", other.text())
                raise
            cuts += 1
    return len(steps), cuts, again, undone


def main(game, mode, seed, share):
    device.keep_in_memory()
    steps, cuts, again, undone = sweep(game, mode, int(seed), float(share))
    print(
        "%s %s: %d cuts in %d steps, %d steps back, %d cuts after a cut"
        % (game, mode, cuts, steps, undone, again)
    )


main(*sys.argv[1:])
