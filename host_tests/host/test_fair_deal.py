"""What the device does with a deck, from the commitment to the seed, in every game that it deals."""

import base64
import hashlib
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from matches import answer, new_match
from players import Chance, any_answer

from bankier.rules import games, shuffle
from bankier.session.asides import TRANSFER
from bankier.session.match import Match
from tools import verify_deal

GAMES = [name for name in games.names() if "deal" in games.load(name).MODES]
LINES = {
    "bankspel": "bankspel packs=2",
    "huit": "huit packs=4 jokers=2",
    "bakarat": "bakarat packs=2",
}


class Source:
    """Seeds that can be known beforehand, noted as they are drawn."""

    def __init__(self) -> None:
        self.drawn: list[bytes] = []

    def __call__(self) -> bytes:
        self.drawn.append(hashlib.sha256(b"bankier/deal/%d" % len(self.drawn)).digest())
        return self.drawn[-1]


class Deals:
    """While it is entered, every shuffle is noted: the cards before and after, and what it followed from."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[tuple[bytes, bytes, tuple[Any, ...]]] = []
        arrange, stream = shuffle.arrange, shuffle.Stream

        def noted(cards: bytearray, chance: Any) -> None:
            before = bytes(cards)
            arrange(cards, chance)
            self.made.append((before, bytes(cards), chance.given))

        class Given(stream):  # type: ignore[misc, valid-type]
            def __init__(self, *given: Any) -> None:
                super().__init__(*given)
                self.given = given

        monkeypatch.setattr(shuffle, "arrange", noted)
        monkeypatch.setattr(shuffle, "Stream", Given)


def promised(line: str, seed: bytes) -> str:
    """The commitment, as the page says it is made."""
    text = b"bankier/commit/1" + struct.pack(">BH", 1, len(line)) + line.encode() + seed
    return base64.b32encode(hashlib.sha256(text).digest()[:16]).decode()[:26]


def played(match: Match, cut: int = 17, seed: int = 5) -> Iterator[Any]:
    """Every question of a match in turn, answered at random once it was looked at; the cut is given."""
    chance = Chance(seed)
    while match.question is not None:
        question = match.question
        yield question
        answer(match, cut if question.key == "cut" else any_answer(question, chance))


def begun(path: Path, game: str, source: Source, **more: Any) -> Match:
    match: Match = new_match("deal", 3, game=game, entropy=source, path=str(path / "m"), **more)
    return match


@pytest.mark.parametrize("bank", [0, 2])
@pytest.mark.parametrize("game", GAMES)
def test_the_commitment_comes_before_any_card_and_binds_line_and_seed(
    game: str, bank: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D1: 128 bits of it, before anybody has chosen or seen anything."""
    source, deals = Source(), Deals(monkeypatch)
    for question in played(begun(tmp_path, game, source, bank=bank)):
        assert question.secrets() == () and not any(any(row[1]) for row in question.spread())
        if question.key == "cut":
            break
    assert len(source.drawn) == 1 and not deals.made, "the deck is made after the cut"
    assert "".join(question.facts[:2]) == promised(LINES[game], source.drawn[0])


@pytest.mark.parametrize("game", GAMES)
def test_another_than_the_bank_cuts_after_the_commitment_and_the_cut_makes_the_deck(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D2: the bank's left neighbour is asked, with the commitment before him; each cut deals otherwise."""
    decks = set()
    for cut in (-1, 1, 9999):
        deals = Deals(monkeypatch)
        path = tmp_path / str(cut)
        path.mkdir()
        shuffler, asked = None, None
        for question in played(begun(path, game, Source()), cut):
            shuffler = question.seat if question.key.endswith(".shuffle") else shuffler
            asked = question if question.key == "cut" else asked
            if deals.made:
                break
        assert shuffler == 0 and asked is not None and asked.seat == 1
        assert len(asked.facts[0] + asked.facts[1]) == 26
        assert asked.refuse(0) and asked.refuse(10000) and not asked.refuse(1)
        decks.add(deals.made[0][1])
        monkeypatch.undo()
    assert len(decks) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_shown_once_its_cards_are_out_of_play_and_serves_one_deck(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D3: until then nothing that is asked holds a part of it; the next deck has another."""
    source, deals = Source(), Deals(monkeypatch)
    shown: list[str] = []
    match = begun(tmp_path, game, source, rules={"packs": 1} if game == "bakarat" else None)
    for question in played(match):
        if question.key == "seed.shown":
            shown.append("".join(question.facts))
            assert question.secrets() == (), "somebody still holds cards"
        else:
            hidden = [shuffle.seed_text(seed) for seed in source.drawn[len(shown) :]]
            parts = {text[at : at + 13] for text in hidden for at in range(0, 52, 13)}
            assert not parts & {fact for fact in question.facts if isinstance(fact, str)}
        if len(shown) == 3:
            break
    assert shown == [shuffle.seed_text(seed) for seed in source.drawn[:3]]
    assert len(set(shown)) == 3
    decks: dict[Any, set[bytes]] = {}
    for before, after, given in deals.made:
        decks.setdefault((given, before), set()).add(after)
    assert all(len(made) == 1 for made in decks.values())
    assert {given[0] for given, _ in decks} >= set(source.drawn[:3])


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_is_the_one_that_the_checker_finds(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D4: what the script deals from is line, seed, cut and number through the checker, reshuffles too."""
    deals = Deals(monkeypatch)
    for question in played(begun(tmp_path, game, Source())):
        if question.key == "seed.shown":
            break
    assert deals.made
    for before, after, given in deals.made:
        seed, cut, number = (*given, 0, 0)[:3]
        assert cut == 17
        pack = verify_deal.unshuffled(LINES[game]) if number == 0 else [named(card) for card in before]
        assert [named(card) for card in before] == pack
        assert [named(card) for card in after] == verify_deal.shuffled(pack, seed, cut, number)


def named(card: int) -> str:
    """A card as the checker writes it."""
    return "joker" if card == 14 else (*"?A23456789", "10", *"JQK")[card & 15] + " CDHS"[card >> 4]


def tables(game: str) -> Iterator[dict[str, Any]]:
    """Tables that differ in all that must not matter to the cards: bank, names and money, house rules."""
    yield {}
    yield {"bank": 1}
    module = games.load(game)
    for option in module.OPTIONS:
        choices = option.choices or (option.low, option.high)
        if "deal" in option.modes or not option.modes:
            yield from ({"rules": {option.name: choice}} for choice in choices)


@pytest.mark.parametrize("game", GAMES)
def test_the_deck_follows_from_seed_cut_and_packs_alone(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R10: not from stakes, purses, names, seats, house rules or what was played before."""
    found: dict[bytes, set[bytes]] = {}
    compared = 0
    for number, table in enumerate(tables(game)):
        for seats in (2, 4):
            deals = Deals(monkeypatch)
            path = str(tmp_path / f"{number}-{seats}")
            match = new_match("deal", seats, game=game, entropy=Source(), path=path, **table)
            match.header["people"] = ["X" * (place + 1) for place in range(seats)]
            if match.game.MONEY:
                assert match.aside(TRANSFER, (0, 1, 500 * number, 0)) is None or not number
            for _ in played(match, 17, number):
                if deals.made:
                    break
            before, after, given = deals.made[0]
            assert given[:2] == (Source()(), 17)
            found.setdefault(before, set()).add(after)
            compared += 1
            monkeypatch.undo()
    assert all(len(decks) == 1 for decks in found.values()), "one pack, one seed and one cut gave two decks"
    assert compared >= 12 and len(found) < compared / 2
