"""Nothing that the table sees of a dealt hand depends on a card that only its owner has seen, or nobody."""

from binascii import crc32

from huit_decks import FREE, PutIn, Watched, other_deck
from huit_hands import new_round
from players import Chance

from bankier.rules.decks import pack
from bankier.rules.shuffle import shuffle

_OF_A_KIND = {
    "say": ("rows", "counts", "waits", "lays"),
    "choose": ("options", "start"),
    "number": ("low", "high", "start", "step"),
    "peek": ("picks",),
    "seed": (),
}


def see(question, game):
    """All that the table sees of a question, as one number: of a peek neither cards nor refusals."""
    common = ("kind", "key", "facts", "seat", "also", "card", "amount", "count", "reveals")
    told = [getattr(question, name) for name in common + _OF_A_KIND[question.kind]]
    told.append(question.spread())
    told.append([(seat, key, len(cards)) for seat, key, cards in question.secrets()])
    told.append((game.seal, game.table.purses))
    return crc32(repr(told).encode())


def check(seats, rules, seed, most):
    deck = pack(4, 2)
    shuffle(deck, bytes((seed,)) * 32)
    one = Watched(seats, bytes(deck), see, rules)
    public = one.play(seed, most).public
    other = Watched(seats, other_deck(bytes(deck), public, Chance(seed)), see, rules)
    changed = sum(a != b for a, b in zip(deck, other.deck))
    assert changed > 60 and len(public) > 10, (changed, len(public))
    other.repeat(one.acts)
    assert other.seen == one.seen


def test_two_decks_that_differ_only_in_hidden_cards_look_the_same():
    for seed in range(6):
        check(2 + 2 * seed, FREE, seed, 130)


def test_only_its_owner_learns_that_a_hand_can_be_played():
    """Who could play is refused to draw, who cannot is not: at the table both look the same."""
    seven_of_hearts, clubs, hearts = 0x37, range(0x13, 0x1A), range(0x33, 0x3A)
    looks, refusals = [], []
    for mine, others in ((clubs, hearts), (hearts, clubs)):
        deck = bytearray(216)
        for place in range(7):
            deck[2 * place], deck[2 * place + 1] = mine[place], others[place]
        deck[14] = seven_of_hearts
        with PutIn(deck):
            game = new_round("deal", 2, {"draw_able": "no", "add": "must"})
            for answer in (0, bytes(32), -1, 0, 0):
                looks.append(see(game.question, game))
                game.answer(answer)
        assert game.question.key == "peek.turn" and game.question.also == ("act.draw",)
        looks.append(see(game.question, game))
        refusals.append(game.question.refuse(-1))
    assert looks[:6] == looks[6:]
    assert refusals == [None, ("refuse.able",)]
