"""Two shoes for one dealt bank of Bakarat that differ only in cards that nobody but their owners has seen."""

from bakarat_bank import BUY, Deck, open_bank
from players import any_answer
from reference_bakarat import pips

from bankier.rules.games import bakarat

PURSES = (0,) * 5  # of three seats
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_OF_A_KIND = {
    "say": ("rows", "counts", "waits", "lays"),
    "choose": ("options", "start"),
    "number": ("low", "high", "start"),
    "peek": ("picks", "marks"),
    "seed": (),
}


def seen(question):
    """All that everybody sees of a question: not the cards of a peek, nor why a peek's answer is refused."""
    common = ("kind", "key", "facts", "seat", "also", "card", "amount", "count", "reveals")
    told = [getattr(question, name) for name in common + _OF_A_KIND[question.kind]]
    told.append(question.spread())
    told.append([(seat, key, len(cards)) for seat, key, cards in question.secrets()])
    if question.kind != "peek":
        told.append([question.refuse(answer) for answer in (-9, -3, -2, -1, 0, 1, 5, 10000)])
    return repr(told)


class Watched:
    """A bank played at random from a known deck, with what was public at each question."""

    def __init__(self, rules, deck):
        self.rules = rules
        self.deck = deck
        self.place = 0  # of the first card of the open coup
        self.open: "set[int]" = set()  # places in the deck of cards that everybody has seen
        self.dealt = 0  # cards of the open coup

    def play(self, chance, entropy, most):
        """The answers, and for each question what was seen and the state of the cards then."""
        answers: "list[Any]" = []
        log = []
        with Deck(self.deck):
            played = open_bank(self.rules, bakarat.opening(0), PURSES)
            while played.question and len(answers) < most:
                self.notice(played.question)
                log.append((seen(played.question), self.place, self.dealt, set(self.open)))
                answer = entropy() if played.question.kind == "seed" else any_answer(played.question, chance)
                if played.question.kind == "peek" and answer == BUY:
                    self.dealt += 1
                answers.append(answer)
                played.answer(answer)
        return answers, log

    def notice(self, question):
        """Which cards a question makes public."""
        if question.kind == "peek" and self.dealt == 0:
            self.dealt = 4
        elif question.key == "buys.card":
            self.open.add(self.place + self.dealt - 1)
        elif question.key == "hands.laid":
            self.dealt = max(self.dealt, 4)
            self.open.update(range(self.place, self.place + self.dealt))
            self.place += self.dealt
            self.dealt = 0


def other_deck(deck, place, dealt, known, chance, rules):
    """The same cards, those that nobody but their owners knows in another order that fits what happened."""
    hidden = [at for at in range(len(deck)) if at not in known]
    while True:
        other = list(deck)
        for last in range(len(hidden) - 1, 0, -1):
            swap = chance(last + 1)
            one, two = hidden[last], hidden[swap]
            other[one], other[two] = other[two], other[one]
        if dealt == 0 or fits(deck, other, place, rules):
            return other


def fits(deck, other, place, rules):
    """Whether the two cards of each side are such that the same could be done with them."""
    twos = [pips((other[place + side], other[place + side + 2])) for side in (0, 1)]
    had = pips((deck[place], deck[place + 2]))
    if max(twos) >= 8 or (rules.ties == "two" and twos[0] == twos[1]):
        return False
    return rules.buy == "free" or (twos[0] < 5, twos[0] > 5) == (had < 5, had > 5)


def asked(rules, deck, answers):
    """What is seen of every question up to the one after these answers."""
    log = []
    with Deck(deck):
        played = open_bank(rules, bakarat.opening(0), PURSES)
        for answer in answers:
            log.append(seen(played.question))
            assert played.question.refuse(answer) is None
            played.answer(answer)
        log.append(seen(played.question))
    return log
