"""Bankspel once more, as plainly as the rulebook tells it, to hold the game script against.

It shares nothing with the firmware. A card is its rank, 1 for an ace to 13 for a king. `hands` has a row
of ranks for each seat; `order` is the seats from the bank's left on, the bank last. Every function returns
`nets`: for each seat what it wins, negative for what it pays.
"""

BANK_ADDS = "bank adds"  # short_pot
BANK_NEVER_ADDS = "bank never adds"

SHARE = "share"  # tie
FIRST = "first to say stop"
NEAREST = "nearest to the bank's left"

EVERY_COPY = "every copy"  # copies
ONE_COPY = "one copy per call"

PLAIN = {"ace": True, "decline pays": False, "no match pays": False, "collect every": False}  # part 4


def part1(hands, calls, bank):
    """Betalen: returns (nets, pot)."""
    nets = [0] * len(hands)
    pot = 0
    for amount, rank in enumerate(calls, 1):
        for seat, hand in enumerate(hands):
            if seat != bank:
                due = amount * hand.count(rank)
                nets[seat] -= due
                pot += due
    return nets, pot


def part2(hands, calls, bank, pot, short_pot, order):
    """Ontvangen, with `pot` lying on the table before it and nothing after it."""
    nets = [0] * len(hands)
    for amount, rank in enumerate(calls, 1):
        for seat in order:
            claim = amount * hands[seat].count(rank)
            taken = min(claim, pot)
            pot -= taken
            nets[seat] += taken
            if short_pot == BANK_ADDS and seat != bank:
                nets[seat] += claim - taken
                nets[bank] -= claim - taken
    nets[bank] += pot
    return nets


def part3(hands, calls, order, tie, copies, first, book_size):
    """Omdraaien: returns (nets, number of calls made).

    `first` is the seat that said stop first and counts for FIRST only. `book_size` is how many calls the
    book allows; ValueError if `calls` ends before the part does.
    """
    left = [list(hand) for hand in hands]
    used = 0
    while used < book_size and min(map(len, left)) > 0:
        if used == len(calls):
            raise ValueError("the calls end too early")
        rank = calls[used]
        used += 1
        for hand in left:
            _turn(hand, rank, copies)

    unturned = [len(hand) for hand in left]
    fewest = min(unturned)
    winners = [seat for seat in order if unturned[seat] == fewest]
    if tie == FIRST and fewest == 0 and len(winners) > 1:
        winners = [first]
    elif tie == NEAREST:
        winners = winners[:1]
    nets = [0] * len(hands)
    for seat in order:
        if seat not in winners:
            nets[seat] -= unturned[seat]
    stake = -sum(nets)
    for place, seat in enumerate(winners):
        share = stake // len(winners)
        odd = stake - share * len(winners)
        nets[seat] += share + (1 if place < odd else 0)
    return nets, used


def _turn(hand, rank, copies):
    """Takes what a call turns out of the cards that are not turned yet."""
    while rank in hand:
        hand.remove(rank)
        if copies == ONE_COPY:
            return


def part4(cards, decisions, rules, order):
    """Van 1 tot 10: `cards` as the bank would turn them; of each match `decisions` says whether it stops."""
    cards = cards[:10]
    decisions = list(decisions)
    won = 0  # by the bank, from each player
    matches = 0
    for count, rank in enumerate(cards, 1):
        if rank != count or (count == 1 and not rules["ace"]):
            continue
        matches += 1
        if rules["collect every"]:
            won += count
        elif decisions.pop(0):
            won += count
            break
        elif rules["decline pays"]:
            won -= count
    if matches == 0 and rules["no match pays"]:
        won -= 1
    nets = [-won] * len(order)
    nets[order[-1]] = won * (len(order) - 1)
    return nets
