"""The worked examples of the rulebook, each row through a whole match, as cards and as sums."""

from dealer import Dealer
from flash import Flash
from matches import REFEREE, SCORE, answer, new_match

J, Q, K, A = 11, 12, 13, 1
BANK, ANN, BOB, CIS = 0, 1, 2, 3

HANDS = {BANK: [K, 9, 9, 4, 2], ANN: [K, K, 7, 3, A], BOB: [Q, 7, 7, 5, 2], CIS: [K, 10, 8, 7, J]}
PAY = [K, 3, 7, 2, J]  # as in the first row
TAKE = [9, Q, 8, A, 10]  # as in the second
TURN = [7, K, J, 3, 8, A]
COUNT = [J, 4, 3, 9, 5, K, 2, 8, Q, 6]

PART = {
    "pays": 1,
    "takes": 2,
    "stop.said": 3,
    "stop.shared": 3,
    "four.demand": 4,
    "four.nothing": 4,
}


def play(mode, pay=PAY, take=TAKE, turn=TURN, count=COUNT, hands=HANDS, stops=0, rules=None):
    """One round: what each part brought Bank, Ann, Bob, Cis and the pot, and all that was said."""
    table = Dealer((ANN, BOB, CIS, BANK), hands, pay + take + turn + count, rules, stops)
    parts = {part: [0] * 5 for part in (1, 2, 3, 4)}
    said = []
    with Flash():
        match = new_match(mode, 4, rules)
        while len(match.history) == 0:
            before = match.purses()
            answer(match, table.answer(match.question))
            question = match.question
            said.append((question.key, question.facts, question.rows if question.kind == "say" else ()))
            after = match.purses()
            moved = [now - then for now, then in zip(after[:4] + after[-1:], before[:4] + before[-1:])]
            if any(moved):
                part = PART[question.key.split(".any")[0].replace(".short", "").replace(".rest", "")]
                parts[part] = [sum(pair) for pair in zip(parts[part], moved)]
        assert table.turned <= len(table.book)
    return parts, said


def check(part, expected, **cards):
    """The same outcome as referee and as score."""
    for mode in (REFEREE, SCORE):
        parts, said = play(mode, **cards)
        assert parts[part][:4] == expected, (mode, parts)
        assert sum(parts[part]) == 0
    return parts, said


def test_part_1():
    parts, _ = check(1, [0, -7, -10, -9])
    assert parts[1][4] == 26


def test_part_2_with_ten_left_over():
    parts, said = check(2, [12, 4, 2, 8])
    rest = [(facts[1:], rows[-1]) for key, facts, rows in said if key.startswith("takes.rest")]
    assert rest == [((5, 10), (BANK, 10))]
    assert parts[2][4] == -26


def test_part_2_with_a_pot_that_lasts_to_the_fourth_call():
    check(2, [3, 7, 7, 9], take=[2, K, 7, 10, 9])


def test_part_2_with_a_pot_of_3():
    parts, said = check(2, [-20, 7, 7, 9], pay=[A, 5, 6, 6, 6], take=[2, K, 7, 10, 9])
    assert parts[1] == [0, -1, -2, 0, 3]
    calls = [key for key, _, _ in said if key in ("takes", "takes.short")]
    assert calls == ["takes", "takes.short", "takes.short", "takes.short", "takes"]


def test_part_3():
    parts, said = check(3, [-4, 8, -3, -1])
    assert ("stop.said", (ANN,)) in [(key, facts) for key, facts, _ in said]
    assert parts[3][4] == 0


def test_part_3_shared():
    hands = dict(HANDS)
    hands[CIS] = [A, A, 7, 3, K]
    check(3, [-4, 4, -3, 3], hands=hands, turn=[7, K, 3, A])


def test_part_4_stopped_at_the_first_match():
    check(4, [9, -3, -3, -3], stops=1)


def test_part_4_offers_at_3_5_and_8():
    _, said = play(REFEREE)
    assert [facts for key, facts, _ in said if key == "four.offer"] == [(3, 3), (5, 5), (8, 8)]
    check(4, [15, -5, -5, -5], stops=2)
    check(4, [0, 0, 0, 0])
