"""The three modes, fed the same deal, end in the same purses, under every house rule."""

from dealer import deck_of, from_deck
from flash import Flash
from matches import DEAL, REFEREE, SCORE, answer, new_match
from players import Chance, any_answer, entropy_from

from bankier.rules.games import bankspel
from bankier.rules.games.bankspel import OPTIONS
from bankier.rules.options import Rules
from bankier.session.round import Round, Start

ROUNDS = 2


def order_round(bank, seats):
    return tuple(range(bank + 1, seats)) + tuple(range(bank + 1))


def play(mode, seats, rules, seed, stops, first):
    """Two rounds as the device would deal them; the purses after each."""
    draw = entropy_from(seed)
    purses = []
    with Flash():
        match = new_match(mode, seats, rules, bank=seed % seats, entropy=entropy_from(seed))
        for number in range(ROUNDS):
            bank = match.open.carry[1]
            cut = (-1, 1, 9999, 4711)[(seed + number) % 4]
            deck = deck_of(draw(), match.rules.packs, max(cut, 0))
            table = from_deck(order_round(bank, seats), deck, rules, stops=stops, first=first, cut=cut)
            while len(match.history) == number:
                answer(match, table.answer(match.question))
            purses.append(match.purses())
            assert sum(match.purses()) == 0
    return purses


def same(seats, rules, seed, stops=1, first=0):
    """The purses of all modes, which must be the same."""
    purses = play(REFEREE, seats, rules, seed, stops, first)
    assert play(SCORE, seats, rules, seed, stops, first) == purses, (rules, seed)
    assert play(DEAL, seats, rules, seed, stops, first) == purses, (rules, seed)
    return purses


def test_every_choice_of_every_house_rule():
    for option in OPTIONS:
        for choice in option.choices or range(option.low, option.high + 1, 3):
            for seed in (3, 8):
                same(5, {option.name: choice}, seed, stops=seed % 3)


def test_all_house_rules_together():
    for seed in range(16):
        chance = Chance(seed)
        rules = {
            option.name: option.choices[chance(len(option.choices))] for option in OPTIONS if option.choices
        }
        same(2 + chance(15), rules, seed, chance(4), chance(3))


def differs(name, one, another):
    """Whether some deal ends otherwise under the two choices."""
    for seed in range(200):
        purses = [play(REFEREE, 4, {name: choice}, seed, 1 + seed % 2, 1) for choice in (one, another)]
        if purses[0] != purses[1]:
            return True
    return False


def test_every_house_rule_makes_a_difference_to_the_purses():
    for option in OPTIONS:
        choices = option.choices or (2, 3)
        for place, one in enumerate(choices) if option.name not in ("next_bank", "entry") else ():
            for another in choices[place + 1 :]:
                assert differs(option.name, one, another), (option.name, one, another)


def test_the_bank_moves_left_or_right():
    with Flash():
        for step, choice in ((1, "left"), (-1, "right")):
            match = new_match(REFEREE, 4, {"next_bank": choice}, bank=1, path=choice)
            table = from_deck((2, 3, 0, 1), deck_of(bytes(32), 2), stops=1)
            while len(match.history) == 0:
                answer(match, table.answer(match.question))
            assert match.open.carry[1] == 1 + step
            assert match.question.key == "round.deal"
            assert match.question.facts == (1 + step,)


def test_hands_are_entered_seat_by_seat_or_as_they_are_dealt():
    asked: "dict[str, list[tuple[int, int]]]" = {}
    with Flash():
        for choice in ("seat", "dealt"):
            match = new_match(REFEREE, 3, {"entry": choice}, path=choice)
            table = from_deck((1, 2, 0), deck_of(bytes(32), 2))
            asked[choice] = []
            while match.question.key != "hands.right":
                if match.question.key == "hand.card":
                    asked[choice].append(match.question.facts)
                answer(match, table.answer(match.question))
    assert asked["seat"] == [(1, n) for n in range(1, 6)] + [(2, n) for n in range(1, 6)]
    assert asked["dealt"] == [(seat, n) for n in range(1, 6) for seat in (1, 2)]


# What follows from earlier calls is not asked again


def score_round(seats=3, rules=None):
    chosen = Rules("score", bankspel.OPTIONS, seats, rules or {})
    order = tuple(range(seats))
    played = Round(Start(bankspel, chosen, bankspel.opening(0), order, order, (0,) * (seats + 2)))
    played.answer(0)
    return played


def enter(played, *answers):
    for entry in answers:
        while played.question.kind == "say":
            played.answer(0)
        assert played.question.refuse(entry) is None, played.question.key
        played.answer(entry)
    while played.question.kind == "say":
        played.answer(0)


def test_in_score_the_same_rank_again_has_the_same_tally():
    played = score_round()
    enter(played, 13, (2, 0), 7, (1, 1))
    before = played.table.purses[:2]
    enter(played, 13)
    assert played.question.key == "pays.rank" and played.table.purses[1:3] == [-2 - 2 - 6, -2]
    assert before[0] == 0
    enter(played, -1, (0, 1))
    assert played.question.key == "pays.rank", "a card left out is asked of everybody"


def test_in_score_whose_five_cards_are_told_is_asked_no_more():
    played = score_round()
    enter(played, 13, (5, 0), 7)
    assert played.question.key == "pays.tally" and played.question.seats == (2,)
    assert played.question.refuse((6,)) is not None
    enter(played, (3,), 9)
    assert played.question.refuse((3,)) == ("refuse.hand", 2, 2)


def test_in_score_the_bank_is_asked_where_it_can_take_something():
    played = score_round()
    enter(played, 13, (1, 0), 7, (0, 0), 9, (0, 0), 4, (0, 0), 5, (0, 0))
    assert played.table.pot == 1
    enter(played, 13)
    assert played.question.key == "takes.tally" and played.question.seats == (0,), "the players' are known"
    enter(played, (0,), 2)
    assert played.table.pot == 0 and played.question.seats == (1, 2)
    never = score_round(3, {"short_pot": "bank_never"})
    enter(never, 13, (0, 0), 7, (0, 0), 9, (0, 0), 4, (0, 0), 5, (0, 0), 2)
    assert never.question.key == "takes.rank", "from an empty pot nobody takes anything"


# Part 4 in score


def part_four(taken=None, **rules):
    """What is asked in part 4 of a round in which nothing was noted."""
    played = score_round(3, rules)
    while not played.question.key.startswith("four."):
        question = played.question
        played.answer(0 if question.kind == "say" else -1 if question.also else (0,) * len(question.seats))
    if taken is not None:
        enter(played, taken)
    return played.question


def sums(counts):
    """All that different ones of the counts come to."""
    found = {0}
    for count in counts:
        found |= {total + count for total in found}
    return found


def taken_by(question):
    return {number for number in range(-1, 60) if question.refuse(number) is None}


def test_a_sum_that_no_counts_make_is_refused():
    """Without the ace, 1 and all but 1 cannot be, neither of what the bank took nor of what it gave up."""
    for ace, lowest in (("yes", 1), ("no", 2)):
        assert taken_by(part_four(collect="every", ace=ace)) == sums(range(lowest, 11))
        for taken in [0] + list(range(lowest + 1, 11)):
            asked = part_four(taken, decline="pays", ace=ace)
            assert taken_by(asked) == sums(range(lowest, taken or 11)), (ace, taken)


def test_ten_cards_are_told_of_only_where_ten_were_counted():
    """Rulebook 1, fixed rulings: fewer than ten cards left for part 4: count as far as the book goes."""
    told = set()
    for seed in range(12):
        with Flash():
            match = new_match(REFEREE, 16, {"packs": 2})
            chance = Chance(seed)
            counted = 0
            while len(match.history) == 0:
                key = match.question.key
                counted += key == "count.rank"
                if key in ("four.nothing", "four.short"):
                    assert (counted == 10) == (key == "four.nothing")
                    told.add(key)
                answer(match, any_answer(match.question, chance))
    assert "four.short" in told
