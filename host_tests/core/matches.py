"""Matches for tests, and what can be said of one at a moment."""

from binascii import crc32

from dealer import deck_of, from_deck
from players import Chance, any_answer, entropy_from

import bankier.rules.games.bankspel.deal  # in a small heap there is room to compile it now, not later
import bankier.rules.games.bankspel.score  # noqa: F401  # as above
from bankier.rules import games
from bankier.rules.cards import ACE, KING
from bankier.session.asides import TRANSFER, ring
from bankier.session.correct import DONE, correct, correctable
from bankier.session.resume import begin

REFEREE = "referee"
SCORE = "score"
DEAL = "deal"


def known(game):
    """Make a game of the tests known to matches; it is offered to players only by games.register()."""
    if game == "tiny":
        games.GAMES[game] = "tiny_game"


def new_match(mode, seats, rules=None, bank=0, game="bankspel", entropy=None, path="m"):
    """A match that has just begun; seats are called A, B, C ..."""
    header = {
        "game": game,
        "mode": mode,
        "rules": dict(rules or {}),
        "unit": ["frank", 1],
        "people": [chr(65 + seat) for seat in range(seats)],
        "bank": bank,
        "kept": True,
    }
    known(game)
    return begin(path, header, entropy or entropy_from(1))


def answer(match, value):
    """Answer, and fail if it is refused."""
    key = match.question.key
    reason = match.answer(value)
    assert reason is None, (key, value, reason)


def play_some(match, questions, seed=5):
    """Answer so many questions at random."""
    chance = Chance(seed)
    for _ in range(questions):
        answer(match, any_answer(match.question, chance))


def a_hand(match, points):
    """A hand of Huit in score that the first one with 0 points ends; points by seat."""
    number = match.open.number
    while match.question and match.open.number == number:
        question = match.question
        if question.key == "hand.who":
            answer(match, question.options.index(points.index(0)))
        else:
            answer(match, points[question.seat] if question.key == "hand.points" else 0)


def one_round(match):
    """Seat 0 stakes 5 on an ace, which makes one coin."""
    for value in (0, 0, 5, ACE, 0):
        answer(match, value)


def with_a_king(match, number):
    """Correct the card of a round of the tiny game."""
    place, _ = place_of(match, number, "tiny.card")
    assert correct(match, number, place, KING) == DONE


def play_on(match, rounds=1, seed=5):
    """Play at random until so many more rounds are finished."""
    chance = Chance(seed)
    last = len(match.history) + rounds
    while len(match.history) < last:
        answer(match, any_answer(match.question, chance))


def tiny_match(**rules):
    """A saved match of the tests' own game: a round is over, 7 were handed over, D joins after the second."""
    match = new_match(SCORE, 3, rules, game="tiny")
    play_on(match)
    match.aside(TRANSFER, (0, 1, 7, 0))
    play_some(match, 4)
    match.join("D", 0)
    match.save()
    return match


def bank_of(match):
    """Who banks in the open round."""
    return match.game.banker(match.open.round.table, match.open.carry, match.rules)


def playing(match):
    """Who takes part in the open round."""
    return match.open.round.table.seats


def seen(match):
    """All that a table sees of a match, and all that it remembers of its open round."""
    question = match.question
    asked = (
        (question.key, question.seat, question.facts, question.spread(), question.secrets(), question.also)
        if question
        else None
    )
    opening = match.open
    purses = match.purses()
    chairs = ring(opening.chairs()[0])
    return (
        asked,
        tuple((chair, purses[chair]) for chair in chairs),  # whoever joined and was undone has a purse too
        purses[-2:],
        len(match.history),
        opening.number,
        bytes(opening.round.answers),
        opening.round.seal,
        opening.seating(),
        match.reentered,
    )


def digest(match):
    """A number that differs when anything differs in what seen() tells."""
    total = 0
    for part in seen(match):  # one by one: a small heap has no room for the text of all of it
        total = crc32(part if isinstance(part, bytes) else repr(part).encode(), total)
    return total


def random_match(mode, chance, game="bankspel", most=16, entropy=None, path="m", **fixed):
    """A match with random seats, bank and house rules; fixed -- house rules that are given."""
    known(game)
    module = games.load(game)
    seats = module.SEATS[0] + chance(min(most, module.SEATS[1]) - module.SEATS[0] + 1)
    rules = {}
    for option in module.OPTIONS:
        if option.choices:
            rules[option.name] = option.choices[chance(len(option.choices))]
    rules.update(fixed)
    return new_match(mode, seats, rules, chance(seats), game, entropy, path)


def refused(match, code, values):
    """Why an aside is refused, after making sure that nothing has changed."""
    before = digest(match)
    reason = match.aside(code, values)
    assert reason is not None
    assert digest(match) == before
    return reason


def place_of(match, number, key, count=0):
    """The place of an entry of a round, by its question's key, and its answer."""
    found = [(place, value) for place, question, value in correctable(match, number) if question.key == key]
    return found[count]


def play_dealt(match, bank, seats, seed=0):
    """One round with known cards."""
    order = tuple(range(bank + 1, seats)) + tuple(range(bank + 1))
    table = from_deck(order, deck_of(bytes([seed] * 32), 2), stops=1)
    last = len(match.history) + 1
    while len(match.history) < last:
        answer(match, table.answer(match.question))


def net(match, number):
    return match.history.read(number).net


def tally_at(match, number, start):
    """The first tally of a round from a place on, and what was answered."""
    for place, question, value in correctable(match, number):
        if place >= start and question.key == "tiny.tally":
            return place, value
    raise AssertionError("no tally")
