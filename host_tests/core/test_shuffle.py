"""The shuffle: exact proofs by counting, known decks, and what separates one deck from another."""

import hashlib
from binascii import unhexlify

from deck_vectors import VECTORS
from seed_letters import seed_from_text

from bankier.rules import decks, shuffle
from bankier.rules.mask import mask

SEED = hashlib.sha256(b"bankier/test").digest()
OTHER = hashlib.sha256(b"bankier/other").digest()
SIZES = (3, 52, 108, 256, 257, 432)  # on both interpreters; host_tests/host/test_fair_exact.py has more


def deck(seed=SEED, cut=0, number=0, size=104):
    """The places that the cards of a deck had before, top card first."""
    order = bytearray(range(size))
    shuffle.shuffle(order, seed, cut, number)
    return order


def raises(call, *args):
    try:
        call(*args)
    except ValueError:
        return True
    return False


def counts(scaler, n):
    """How many of the 65,536 values bring each outcome 0..n-1; the rejected ones are left out."""
    found = [0] * n
    for value in range(65536):
        outcome = scaler(value, n)
        if outcome != -1:
            found[outcome] += 1
    return found


def test_the_scaler_brings_every_outcome_equally_often():
    """R3: at some numbers of cards on both interpreters; test_fair_exact.py has more."""
    for n in SIZES:
        found = counts(shuffle.scale, n)
        assert min(found) == max(found) == 65536 // n


def test_a_plain_modulo_would_not():
    found = counts(lambda value, n: value % n, 52)
    assert min(found) != max(found)


class Script(shuffle.Stream):
    """Stands for a stream: row number `row` of all rows of places that a shuffle can draw."""

    def __init__(self, row):
        self.row = row

    def below(self, n):
        self.row, place = divmod(self.row, n)
        return place


def test_every_order_comes_from_exactly_one_row_of_draws():
    """R4: for decks of 2 to 6 cards, every row of draws."""
    orders = 1
    for size in range(2, 7):
        orders *= size
        found = set()
        for row in range(orders):
            order = bytearray(range(size))
            script = Script(row)
            shuffle.arrange(order, script)
            assert script.row == 0  # it drew one place below size, one below size - 1, ... one below 2
            assert sorted(order) == list(range(size))
            found.add(int.from_bytes(order, "big"))
        assert len(found) == orders


def test_the_stream_is_the_bytes_of_sha256_and_nothing_else():
    """R9: of a purpose, the seed, the cut, the number of the shuffle and that of the block."""
    stream = shuffle.Stream(SEED, 0x1234, 0x5678)
    for i in range(3):
        text = b"bankier/deck/1" + SEED + b"\0\0\x12\x34\x56\x78\0\0\0" + bytes((i,))
        block = hashlib.sha256(text).digest()
        for at in range(0, 32, 2):
            assert stream.below(65536) == block[at] << 8 | block[at + 1]


def test_a_rejected_value_is_skipped_for_the_next():
    plain = shuffle.Stream(SEED)
    values = [plain.below(65536) for _ in range(200)]
    n = 40000
    kept = [value for value in values if value < n]
    assert len(kept) < len(values)
    stream = shuffle.Stream(SEED)
    assert [stream.below(n) for _ in kept] == kept


def test_known_decks():
    """R7: the same on CPython and MicroPython; test_fair_checker.py has the shell and the checker."""
    assert len(VECTORS) >= 10
    for rules, promise, text, cut, number, dealt in VECTORS:
        game, *counts = rules.split(" ")
        packs, jokers = ([int(count.split("=")[1]) for count in counts] + [0])[:2]
        assert decks.rules_line(game, packs, jokers) == rules.encode()
        seed = seed_from_text(text)
        assert shuffle.commitment(rules.encode(), seed) == promise
        pack = decks.pack(packs, jokers)
        shuffle.shuffle(pack, seed, cut, number)
        assert pack == bytearray(unhexlify(dealt))


def test_the_known_decks_are_of_every_size_with_cuts_and_reshuffles():
    sizes = {len(vector[5]) // 2 for vector in VECTORS}
    assert sizes == {52, 104, 108, 216}
    assert any(vector[3] for vector in VECTORS)
    assert any(vector[4] for vector in VECTORS)


def test_the_same_seed_gives_the_same_deck_whatever_was_shuffled_before():
    first = deck()
    deck(OTHER)
    assert deck() == first


def test_seeds_cuts_and_numbers_each_change_the_deck():
    decks = [deck(), deck(OTHER), deck(cut=1), deck(cut=9999), deck(number=1), deck(cut=1, number=1)]
    assert len({bytes(one) for one in decks}) == len(decks)


def test_every_single_bit_of_a_seed_changes_the_deck():
    found = set()
    for bit in range(257):  # bit 256 is none: the seed as it is
        seed = bytearray(SEED + b"\0")
        seed[bit // 8] ^= 1 << bit % 8
        top_cards = deck(bytes(seed[:32]), size=52)[:7]
        found.add(int.from_bytes(top_cards, "big"))
    assert len(found) == 257


def test_a_reshuffle_does_not_go_on_where_the_shuffle_before_it_stopped():
    """R9: nor does it share a value with it."""

    def values(number, count):
        stream = shuffle.Stream(SEED, 0, number)
        return [stream.below(65536) for _ in range(count)]

    first = values(0, 320)
    second = values(1, 16)
    assert all(first[at : at + 4] != second[:4] for at in range(317))
    assert not set(zip(first, first[1:])) & set(zip(second, second[1:]))


def test_a_cut_is_not_a_number_and_neither_is_a_block():
    """R9: every one of them makes another block."""
    blocks = set()
    for cut in range(4):
        for number in range(4):
            stream = shuffle.Stream(SEED, cut, number)
            for _ in range(4):
                blocks.add(tuple([stream.below(65536) for _ in range(16)]))
    assert len(blocks) == 64


def test_limits():
    assert raises(shuffle.Stream, b"short")
    assert raises(shuffle.Stream, SEED, -1)
    assert raises(shuffle.Stream, SEED, 10000)
    assert raises(shuffle.Stream, SEED, 0, -1)
    assert raises(shuffle.Stream, SEED, 0, 65536)
    assert raises(shuffle.commitment, b"", SEED + b"0")
    assert raises(shuffle.commitment, bytes(65536), SEED)
    assert raises(shuffle.seed_text, SEED[:31])


def test_nothing_and_one_card_are_already_shuffled():
    for size in (0, 1):
        assert deck(size=size) == bytearray(range(size))


def test_a_commitment_is_26_letters_of_base_32():
    promise = shuffle.commitment(b"bankspel packs=2", SEED)
    assert len(promise) == 26
    assert all(letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" for letter in promise)
    assert promise[-1] in "AEIMQUY4"  # 128 bits leave two bits of the last letter empty


def test_no_two_inputs_share_a_commitment_by_moving_the_border_between_them():
    joined = SEED + OTHER
    found = {shuffle.commitment(joined[:at], joined[at : at + 32]) for at in range(33)}
    assert len(found) == 33


def test_every_single_bit_of_rules_and_seed_changes_the_commitment():
    rules = b"bankspel packs=2"
    promise = shuffle.commitment(rules, SEED)
    for bit in range((len(rules) + len(SEED)) * 8):
        both = bytearray(rules + SEED)
        both[bit // 8] ^= 1 << bit % 8
        assert shuffle.commitment(bytes(both[: len(rules)]), bytes(both[len(rules) :])) != promise


def test_a_seed_is_written_and_read_back():
    for seed in (bytes(32), b"\xff" * 32, bytes(range(32)), SEED):
        text = shuffle.seed_text(seed)
        assert len(text) == 52
        assert seed_from_text(text) == seed
        assert seed_from_text(text[:4].lower() + " " + text[4:]) == seed


def test_a_text_that_no_seed_writes_is_refused():
    text = shuffle.seed_text(bytes(32))
    assert raises(seed_from_text, text[:-1])
    assert raises(seed_from_text, text + "A")
    for letter in "BCDEFGHIJKLMNOP":  # bits that a seed has no room for
        assert raises(seed_from_text, text[:-1] + letter)
    assert raises(seed_from_text, text[:-1] + "1")  # not a letter of base 32
    assert raises(seed_from_text, "")


def test_a_masked_seed_shows_nothing_of_itself_and_comes_back():
    for data in (b"", b"x", bytes(32), SEED, bytes(100)):
        masked = mask(data)
        assert mask(masked) == data
        assert len(masked) == len(data)
    assert mask(SEED) != SEED
    long = mask(bytes(96))
    assert len({long[:32], long[32:64], long[64:]}) == 3
