"""Two decks for one play of a game that the device deals, alike in every card that the table has seen.

twin = play("huit", 7)
for deck in twin.decks:
    with dealt(deck):
        ...                 # what twin.acts do is the same, and has to look the same
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

import bakarat_decks
import huit_decks
from players import Chance, any_answer, entropy_from

from bankier.app import play as app_play
from bankier.rules import decks, games, shuffle
from bankier.rules.options import Rules
from bankier.session.round import Round, Start

Act = (
    int | bytes
)  #: an answer; of a look into a hand the card that is laid, for its place depends on the others

_SEATS = 3


class Twin(NamedTuple):
    """A play and its two decks, the cards in the order in which a shuffle leaves them."""

    game: str
    rules: dict[str, Any]
    seats: int
    acts: list[Act]  #: without the drawing of a seed
    decks: tuple[bytes, bytes]


@contextmanager
def dealt(deck: bytes) -> Iterator[None]:
    """While it is entered, the first shuffle of a deck so large brings this one; chance is drawn as ever."""
    arrange = shuffle.arrange

    def stand_in(cards: bytearray, stream: shuffle.Stream) -> None:
        arrange(cards, stream)
        if len(cards) == len(deck):
            cards[:] = deck

    stays = patch.object(app_play, "tidy", lambda: None)  # or the next shuffle is that of a new module
    with stays, patch.object(shuffle, "arrange", stand_in):
        yield


def play(game: str, seed: int) -> Twin:
    """A play by chance, broken off where some cards are still hidden."""
    return {"bankspel": _bankspel, "huit": _huit, "bakarat": _bakarat}[game](seed)


def _acts(answers: list[Any]) -> list[Act]:
    return [answer for answer in answers if not (isinstance(answer, bytes) and len(answer) == 32)]


def _other(deck: bytes, public: set[int], seed: int) -> bytes:
    return bytes(huit_decks.other_deck(deck, public, Chance(seed)))


def _bankspel(seed: int) -> Twin:
    """The bank's five are hidden until part 2, the rest of the pack until it is turned."""
    chance = Chance(seed)
    deck = decks.pack(2)
    shuffle.shuffle(deck, bytes((seed & 255,)) * 32)
    module = games.load("bankspel")
    everybody = tuple(range(_SEATS))
    rules = Rules("deal", module.OPTIONS, _SEATS, {})
    answers: list[Any] = []
    with dealt(bytes(deck)):
        purses = (0,) * (_SEATS + 2)
        played = Round(Start(module, rules, module.opening(0), everybody, everybody, purses))
        feeder: Any = None
        for _ in range(6 + chance(40)):
            question = played.question
            if question is None or question.key == "seed.shown":
                break
            seeds = question.kind == "seed"
            answers.append(entropy_from(seed)() if seeds else any_answer(question, chance))
            played.answer(answers[-1])
            feeder = getattr(played.table.secrets, "__self__", None)
    in_hands = 5 * _SEATS
    public = set(range(feeder.place))
    if not feeder.bank_open:  # it is dealt to last
        public -= set(range(_SEATS - 1, in_hands, _SEATS))
    return Twin("bankspel", {}, _SEATS, _acts(answers), (bytes(deck), _other(bytes(deck), public, seed)))


def _huit(seed: int) -> Twin:
    """Hands are hidden and the stock is."""
    seats = _SEATS + seed % 3
    deck = decks.pack(4, 2)
    shuffle.shuffle(deck, bytes((seed & 255,)) * 32)
    one = huit_decks.Watched(seats, bytes(deck), lambda question, game: None, huit_decks.FREE)
    public = one.play(seed, 45).public
    return Twin(
        "huit", huit_decks.FREE, seats, _acts(one.acts), (bytes(deck), _other(bytes(deck), public, seed))
    )


def _bakarat(seed: int) -> Twin:
    """A hand is hidden until both are laid down, a card bought until then or not, and the shoe is."""
    chance = Chance(seed)
    chosen = {"packs": 1, "buy": ("free", "casino")[seed % 2], "bought": ("up", "down")[seed // 2 % 2]}
    rules = Rules("deal", games.load("bakarat").OPTIONS, _SEATS, chosen)
    deck = [1 + chance(13) for _ in range(52)]
    answers, log = bakarat_decks.Watched(rules, deck).play(chance, entropy_from(seed), 60)
    # The last moment at which somebody held cards; after it more of them are known.
    number = max(number for number in range(3, len(log)) if log[number][2] or number == 3)
    _, place, held, known = log[number]
    other = bakarat_decks.other_deck(deck, place, held, known, chance, rules)
    order = (_shoe(deck), _shoe(other))
    return Twin("bakarat", chosen, _SEATS, _acts(answers[:number]), order)


def _shoe(drawn: list[int]) -> bytes:
    """The shuffled pack whose cards are drawn so: its top card is put into the middle, as the marker."""
    return bytes([drawn[26], *drawn[:26], *drawn[27:]])
