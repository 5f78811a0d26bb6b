"""The device's words: sentences, names, cards and amounts in one language."""

from ..rules.cards import JOKER, rank, suit
from ..rules.money import KITTY, NOBODY, POT
from ..session.asides import REASONS
from . import texts
from .template import fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .template import Fact, Facts
    from .texts import Texts

_SUITS = " ♣♦♥♠"
_BACK = "#"
_JOKER = "★"
_PURSES = {POT: "pot", KITTY: "kitty", NOBODY: "nobody"}


class Words:
    """Says everything in one language, about the people and the money of one table.

    names -- of the people, by number of seat; may be replaced at any time.
    unit -- what one unit of money is called (one of units(), or an own sign
    of up to 4 letters) and how many of it one unit is (1 to 1000).
    """

    def __init__(self, language: str, game: "str | None" = None, letters: str = "") -> None:
        self.names: "list[str]" = []
        self.unit: "tuple[str, int]" = ("frank", 1)
        self._texts: "tuple[Texts, ...]" = ()
        self.use(language, game, letters)

    def use(self, language: str, game: "str | None" = None, letters: str = "") -> None:
        """Change to a language, to the words of a game, to the letters of a pack ("": the usual ones).

        A language that is not on this device is replaced by the first that is.
        """
        if not texts.there(language):
            language = texts.LANGUAGES[0][0]
        self._texts = ()  # let go of the old ones before the new ones come
        self.language = language
        self.game = game
        self._grammar: "Any" = texts.grammar(language)
        self.letters: str = letters or self._grammar.LETTERS
        self._texts = (texts.load(language, "base"),)
        if game:
            self._texts = (texts.load(language, game),) + self._texts

    # Sentences

    def has(self, key: str) -> bool:
        """Whether there is a sentence for the key."""
        return texts.find(self._texts, key) is not None

    def say(self, key: str, facts: "Facts" = ()) -> str:
        """The sentence for a key and its facts; "?" and the key if there is none."""
        template = texts.find(self._texts, key)
        return "?" + key if template is None else fill(template, facts, self.show)

    def label(self, what: "Fact", facts: "Facts" = ()) -> str:
        """An option or the label of a row: a seat's name, or the sentence of a key and its facts."""
        return self.say(what, facts) if isinstance(what, str) else self.name(what)

    def name(self, seat: int) -> str:
        """Who sits there; also the pot and the kitty by their numbers in rules.money."""
        if seat in _PURSES:
            return self.say(_PURSES[seat])
        return self.names[seat] if seat < len(self.names) else self.say("setup.seat", (seat + 1,))

    def game_name(self, game: str) -> str:
        """What a game is called; one that is not of the device's own says it in its own words."""
        key = "game." + game
        if self.has(key):
            return self.say(key)
        return texts.load(self.language, game).find(key) or game

    # Cards

    def card(self, card: int) -> str:
        """A card in short: index and sign of the suit ("K♥"); the index alone if only the rank is known."""
        return self.rank(card) + (self.suit_sign(suit(card)) if suit(card) else "")

    def rank(self, card: int) -> str:
        """The index of a rank or card, with the letters of the pack; a star for the joker."""
        value = rank(card)
        if value == 0:
            return _BACK
        if value == JOKER:
            return _JOKER
        place = (1, 13, 12, 11).index(value) if value in (1, 11, 12, 13) else -1
        return str(value) if place < 0 else self.letters[place : place + 1]  # a slice: see Font

    def suit_sign(self, suit: int) -> str:
        """♣ ♦ ♥ ♠ for the suits 1 to 4."""
        return _SUITS[suit : suit + 1]

    def suit_letter(self, suit: int) -> str:
        """The letter (or two) of a suit, different for each."""
        return self._forms("suit.%d" % suit)[-1]

    # Amounts

    def figure(self, units: int) -> str:
        """An amount of so many units as a figure alone: times the factor, thousands apart from 10 000 up."""
        number = units * self.unit[1]
        apart: str = self._grammar.THOUSANDS
        text = str(abs(number))
        for place in range(len(text) - 3, 0, -3) if len(text) > 4 else ():
            text = text[:place] + apart + text[place:]
        return "-" + text if number < 0 else text

    def signed(self, units: int) -> str:
        """As figure(), with a plus for a gain."""
        return "+" * (units > 0) + self.figure(units)

    def amount(self, units: int, form: str = "") -> str:
        """An amount with the name of the money: "2 frank"."""
        gap: str = self._grammar.GAP
        return (
            self.figure(units)
            + gap
            + self._counted(self._unit_forms(self.unit[0]), units * self.unit[1], form)
        )

    def units(self) -> "tuple[str, ...]":
        """The kinds of money that this language has a word for."""
        return tuple((texts.find(self._texts, "units") or "").split(" "))

    def unit_name(self, unit: str) -> str:
        """A kind of money as a table chooses it: its plural, or the own sign as it is."""
        return self._unit_forms(unit)[:2][-1]

    # The parts of sentences

    def show(self, kind: str, form: str, fact: "Fact", number: int) -> str:
        """A fact as its place in the sentence wants it; see template."""
        if kind == "" or isinstance(fact, str):
            return str(fact)
        if kind == "2":
            return "%2d" % fact
        if kind in ("name", "card"):
            return self.name(fact) if kind == "name" else self.card(fact)
        if kind in ("money", "figure"):
            return self.amount(fact, form) if kind == "money" else self.figure(fact)
        if kind == "reason":
            return self.say(REASONS[fact])
        if kind == "sign":
            return self.suit_sign(fact)
        return self._noun(kind, form, fact, number)

    def _noun(self, kind: str, form: str, fact: int, number: int) -> str:
        """A rank, suit or number in words, or so many of something."""
        if kind not in ("rank", "ranks", "suit", "number"):
            return self._so_many(self._forms("noun." + kind), fact, form)
        row = "rank.%d" % rank(fact) if kind[0] == "r" else "%s.%d" % (kind, fact)
        forms = self._forms(row)
        if number >= 0:
            return self._so_many(forms, number, form)
        return forms[self._grammar.FORMS[form] if form else kind == "ranks"]

    def _so_many(self, forms: "list[str]", number: int, form: str) -> str:
        return "%d%s%s" % (number, self._grammar.GAP, self._counted(forms, number, form))

    def _counted(self, forms: "list[str]", number: int, form: str) -> str:
        """The form of a noun that goes with a number; a named form stands for that of one."""
        place = self._grammar.form(abs(number))
        if form and not place:
            place = self._grammar.FORMS[form]
        return forms[place] if place < len(forms) else forms[0]

    def _forms(self, key: str) -> "list[str]":
        return (texts.find(self._texts, key) or "?").split("/")

    def _unit_forms(self, unit: str) -> "list[str]":
        forms = texts.find(self._texts, "unit." + unit)
        return forms.split("/") if forms else [unit]
