"""The script against Bankspel told once more, independently, on random rounds."""

import reference_bankspel as plain
from dealer import from_deck
from flash import Flash
from matches import REFEREE, SCORE, answer, new_match
from players import Chance

from bankier.rules.cards import rank
from bankier.rules.decks import pack

PART = (("pays", 1), ("takes", 2), ("pot", 2), ("stop", 3), ("book", 3), ("four", 4))

TIES = {"share": plain.SHARE, "first": plain.FIRST, "nearest": plain.NEAREST}
COPIES = {"every": plain.EVERY_COPY, "one": plain.ONE_COPY}
SHORT = {"bank_adds": plain.BANK_ADDS, "bank_never": plain.BANK_NEVER_ADDS}


def some_rules(chance):
    rules = {"packs": 2 + chance(2), "tie": ("share", "first", "nearest")[chance(3)]}
    rules["copies"] = ("every", "one")[chance(2)]
    rules["short_pot"] = ("bank_adds", "bank_never")[chance(2)]
    rules["ace"] = ("yes", "no")[chance(2)]
    rules["decline"] = ("nothing", "pays")[chance(2)]
    rules["no_match"] = ("nothing", "pays")[chance(2)]
    rules["collect"] = ("stop", "every")[chance(2)]
    rules["entry"] = ("seat", "dealt")[chance(2)]
    return rules


def some_deck(chance, packs):
    """All ranks of the packs in random order."""
    deck = [rank(card) for card in pack(packs)]
    for last in range(len(deck) - 1, 0, -1):
        other = chance(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def by_part(match, table):
    """What each part of the open round brings each seat."""
    seats = len(match.names)
    parts = {part: [0] * seats for part in (1, 2, 3, 4)}
    while len(match.history) == 0:
        before = match.purses()
        answer(match, table.answer(match.question))
        for name, part in PART:
            if match.question.key.startswith(name):
                for seat in range(seats):
                    parts[part][seat] += match.purses()[seat] - before[seat]
    return [parts[part] for part in (1, 2, 3, 4)]


def expected(table, order, rules, first):
    """The same from the plain functions."""
    bank = order[-1]
    hands = [table.hands[seat] for seat in range(len(order))]
    book = table.book
    nets1, pot = plain.part1(hands, book[:5], bank)
    nets2 = plain.part2(hands, book[5:10], bank, pot, SHORT[rules["short_pot"]], order)
    size = len(book) - 10
    nets3, used = plain.part3(
        hands, book[10:], order, TIES[rules["tie"]], COPIES[rules["copies"]], first, size
    )
    four = {
        "ace": rules["ace"] == "yes",
        "decline pays": rules["decline"] == "pays",
        "no match pays": rules["no_match"] == "pays",
        "collect every": rules["collect"] == "every",
    }
    decisions = [place + 1 == table.stops for place in range(10)]
    return [nets1, nets2, nets3, plain.part4(book[10 + used :], decisions, four, order)]


def first_of(table, order, copies):
    """Who says stop first, as the table has it, or None if nobody turns five."""
    left = {seat: list(table.hands[seat]) for seat in order}
    for card in table.book[10:]:
        for hand in left.values():
            for _ in range(1 if copies == "one" else len(hand)):
                if card in hand:
                    hand.remove(card)
        done = [seat for seat in order if not left[seat]]
        if done:
            return done[table.first % len(done)]
    return None


def agree(mode, seed, deck=None, **rules):
    chance = Chance(seed)
    chosen = some_rules(chance)
    chosen.update(rules)
    seats = 8 if deck else 2 + chance(15 if chosen["packs"] == 3 else 10)
    bank = chance(seats)
    order = tuple(range(bank + 1, seats)) + tuple(range(bank + 1))
    if deck is None:
        deck = some_deck(chance, chosen["packs"])
    table = from_deck(order, deck, chosen, stops=chance(4), first=chance(3), skips=chance(2) == 1)
    first = first_of(table, order, chosen["copies"])
    with Flash():
        match = new_match(mode, seats, chosen, bank)
        parts = by_part(match, table)
    assert parts == expected(table, order, chosen, first), (mode, seed, chosen)
    return table


def kings_in_hand(seed, late=0):
    """Two packs for eight seats with a king in every hand, so that nobody can turn five.

    late -- the seat that is dealt to last holds a queen instead, and the other
    queens of the book are among its last so many cards.
    """
    deck = [card for card in some_deck(Chance(seed), 2) if card != 13]
    if late:
        queens = [place for place, card in enumerate(deck) if card == 12]
        rest = [card for card in deck if card != 12]
        end = rest[-late:] + [12] * (len(queens) - 1)
        return [13] * 7 + [12] + [13] + rest[:-late] + sorted(end, key=lambda card: (card * 7 + seed) % 13)
    return [13] * 8 + deck


def test_referee():
    for seed in range(60):
        agree(REFEREE, seed)


def test_score():
    for seed in range(100, 180):
        agree(SCORE, seed)


def test_the_book_runs_out():
    for seed in range(24):
        tie = ("share", "first", "nearest")[seed % 3]
        for mode in (REFEREE, SCORE):
            table = agree(mode, seed, kings_in_hand(seed), packs=2, tie=tie)
            assert table.turned == len(table.book) == 64


def test_fewer_than_ten_cards_are_left_to_count():
    counted = set()
    for seed in range(24):
        table = agree(
            REFEREE, seed, kings_in_hand(seed, 2), packs=2, tie="first", collect="every", copies="every"
        )
        counted.add(table.turned)
        agree(SCORE, seed, kings_in_hand(seed, 2), packs=2, tie="first", collect="every", copies="every")
    assert counted == {64}
