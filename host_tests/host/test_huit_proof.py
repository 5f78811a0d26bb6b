"""The program that checks a deal without Bankier says yes to hands of Huit, a second shuffle included."""

from typing import Any

from huit_hands import new_round
from players import Chance, any_answer, entropy_from

from tools import verify_deal

RULES = {"extra_twos": 5, "extra_jokers": 2, "draw_able": "yes", "draw": "three", "hand_size": 15}
LINE = "huit packs=4 jokers=2 extra_twos=5 extra_jokers=2"
SEATS = 12
CUT = 4711


def name(card: int) -> str:
    """A card as the checker writes it."""
    if card % 16 == 14:
        return "joker"
    rank: str = ["", "A", *"23456789", "10", *"JQK"][card % 16]
    return rank + " CDHS"[card // 16]


class Witness:
    """Somebody who sees everything: what was promised, dealt, laid, and drawn after a second shuffle."""

    def __init__(self) -> None:
        self.promise = ""
        self.hands: list[bytes] = []
        self.laid: list[int] = []
        self.shuffled: list[str] = []  # the discards that were shuffled again, but for the top one
        self.before: list[int] | None = None  # all cards in hands at that moment
        self.drawn: list[str] = []  # what came to a hand right after
        self.seed = ""

    def watch(self, question: Any) -> None:
        held = sorted(card for _, _, cards in question.secrets() for card in cards)
        if self.before is not None and not self.drawn:
            for card in self.before:
                held.remove(card)
            self.drawn = [name(card) for card in held]
        if question.key == "cut":
            self.promise = "".join(question.facts[:2])
        elif question.key == "starter.dealt":
            self.hands = [cards for _, _, cards in question.secrets()]
            self.laid.append(question.card)
        elif question.key == "laid":
            self.laid.append(question.card)
        elif question.key == "reshuffle" and not self.shuffled:
            self.shuffled = [name(card) for card in self.laid[:-1]]
            self.before = held
        elif question.key == "seed.shown":
            self.seed = "".join(question.facts)


def watched_hand() -> Witness:
    """A hand to its end, with a second shuffle in it."""
    game: Any = new_round("deal", SEATS, RULES)
    witness, chance, entropy = Witness(), Chance(4), entropy_from(4)
    while game.question is not None:
        question = game.question
        witness.watch(question)
        if question.kind == "seed":
            game.answer(entropy())
        else:
            game.answer(CUT if question.key == "cut" else any_answer(question, chance))
    return witness


def fault(witness: Witness, **more: str) -> str:
    given = {
        **verify_deal.OPTIONS,
        "--rules": LINE,
        "--commitment": witness.promise,
        "--seed": witness.seed,
        "--cut": str(CUT),
    }
    return verify_deal.fault({**given, **{"--" + key: value for key, value in more.items()}})


def test_the_hands_lie_in_the_deck_that_was_promised() -> None:
    witness = watched_hand()
    deck = verify_deal.shuffled(
        verify_deal.unshuffled(LINE), verify_deal.base64.b32decode(witness.seed + "===="), CUT, 0
    )
    for seat, hand in enumerate(witness.hands):
        first = (seat - 1) % SEATS  # the dealer, seat 0, is dealt to last
        assert sorted(deck[first : SEATS * 15 : SEATS]) == sorted(map(name, hand))
    starter = ["?"] * (SEATS * 15) + [name(witness.laid[0])]
    assert fault(witness, seen=" ".join(starter)) == ""
    starter[-1] = "joker" if starter[-1] != "joker" else "2C"
    assert fault(witness, seen=" ".join(starter)) != ""


def test_so_do_the_discards_that_were_shuffled_again() -> None:
    witness = watched_hand()
    assert len(witness.shuffled) > 15 and witness.drawn
    deck = verify_deal.shuffled(
        sorted(witness.shuffled, key=["joker", *verify_deal.FACES].index),
        verify_deal.base64.b32decode(witness.seed + "===="),
        CUT,
        1,
    )
    assert sorted(deck[: len(witness.drawn)]) == sorted(witness.drawn)
    seen = {"pack": " ".join(witness.shuffled), "number": "1", "seen": " ".join(deck[:3])}
    assert fault(witness, **seen) == ""
    assert fault(witness, **{**seen, "number": "2"}) != ""
