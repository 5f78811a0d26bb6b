"""Cards, and the fixed order of a pack before the shuffle."""

from bankier.rules import cards, decks


def names(row):
    """ "2C" and the like, to read what a test expects."""
    ranks = ("?", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker")
    return [ranks[cards.rank(card)] + ("", "C", "D", "H", "S")[cards.suit(card)] for card in row]


def test_rank_and_suit_of_every_card_come_back():
    for suit in range(cards.CLUBS, cards.SPADES + 1):
        for rank in range(cards.ACE, cards.KING + 1):
            card = cards.make(rank, suit)
            assert (cards.rank(card), cards.suit(card)) == (rank, suit)


def test_a_rank_alone_is_a_card_of_no_suit():
    assert cards.make(cards.QUEEN) == 12
    assert cards.suit(cards.QUEEN) == 0
    assert (cards.rank(cards.JOKER), cards.suit(cards.JOKER)) == (14, 0)
    assert (cards.rank(cards.BACK), cards.suit(cards.BACK)) == (0, 0)


def test_one_pack_goes_suit_by_suit_from_ace_to_king():
    pack = decks.pack(1)
    assert len(pack) == 52
    assert " ".join(names(pack[:14])) == "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD"
    assert names(pack[25:27]) == ["KD", "AH"]
    assert names(pack[-1:]) == ["KS"]
    assert len(set(pack)) == 52


def test_jokers_close_each_pack():
    pack = decks.pack(2, 2)
    assert len(pack) == 108
    assert names(pack[51:55]) == ["KS", "joker", "joker", "AC"]
    assert pack[:54] == pack[54:]


def test_extra_cards_come_after_the_last_pack():
    pack = decks.pack(1, 1, decks.extras(5, 2))
    assert names(pack[52:]) == ["joker", "2C", "2D", "2H", "2S", "2C", "joker", "joker"]
    assert names(decks.pack(1, 0, (cards.make(5, cards.HEARTS),))[52:]) == ["5H"]


def test_the_line_of_rules_names_all_that_is_in_the_deck():
    assert decks.rules_line("bankspel", 2) == b"bankspel packs=2"
    assert decks.rules_line("huit", 4, 2) == b"huit packs=4 jokers=2"
    full = decks.rules_line("huit", 4, 2, 3, 1)
    assert full == b"huit packs=4 jokers=2 extra_twos=3 extra_jokers=1"
