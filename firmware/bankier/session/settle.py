"""Settling up: who pays whom at the end, and whether everybody banked equally often."""

from micropython import const

from ..rules.money import KITTY, POT
from .past import brought, last_chairs, took_part
from .record import VOID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .match import Match

    Payment = tuple[int, int, int]

_EXACT = const(10)  # purses up to which the fewest payments are looked for: in 2 ** 10 steps


def settle(purses: "tuple[int, ...]", seats: "tuple[int, ...]") -> "list[Payment]":
    """Payments (giver, taker, amount) that bring every purse to zero.

    purses -- one amount a chair, then kitty and pot; what lies in these two
    is first shared among the seats, odd units from the first on. At most one
    payment fewer than purses not at zero, and the fewest possible for up to
    ten of them.
    """
    due = list(purses[:KITTY])
    each, odd = divmod(purses[KITTY] + purses[POT], len(seats))
    for place, seat in enumerate(seats):
        due[seat] += each + (place < odd)
    payments = _opposites(due)
    open_seats = [seat for seat in range(len(due)) if due[seat]]
    for group in _groups(due, open_seats):
        payments.extend(_chain(due, group))
    return payments


def times_banked(match: "Match") -> "list[int]":
    """How often each has banked in finished rounds that were played, -1 for who was in none.

    By the last chair of each, see last_chairs(). Nothing, if nobody banks in this game.
    """
    times = [-1] * len(match.names)
    last = last_chairs(match)
    for number in range(len(match.history)) if hasattr(match.game, "banker") else ():
        record = match.history.read(number)
        if record.flags & VOID:
            continue
        seats, bank = took_part(match, record)
        for seat in seats:
            times[last[seat]] = max(times[last[seat]], 0)
        times[last[bank]] += not getattr(match.game, "IDLE", False) or any(brought(match, record))
    return times


def banked_equally(match: "Match") -> bool:
    """Whether everybody who ever took part has banked equally often."""
    return len({times for times in times_banked(match) if times >= 0}) <= 1


def _opposites(due: "list[int]") -> "list[Payment]":
    """Settle whoever owes just what another is owed: no plan with fewer payments is lost by that."""
    payments = []
    for giver in range(len(due)):
        if due[giver] < 0 and -due[giver] in due:
            taker = due.index(-due[giver])
            payments.append((giver, taker, due[taker]))
            due[giver] = due[taker] = 0
    return payments


def _groups(due: "list[int]", seats: "list[int]") -> "list[list[int]]":
    """The most groups of seats such that each group can settle within itself.

    most[set of seats, as bits] is how many groups it can be parted into, the
    rest of it left over.
    """
    count = len(seats)
    if count > _EXACT or sum(due) != 0:  # of what does not come to zero something is left
        return [seats]
    most = bytearray(1 << count)
    for chosen in range(1, 1 << count):
        total = best = 0
        for place in range(count):
            if chosen >> place & 1:
                total += due[seats[place]]
                best = max(best, most[chosen ^ 1 << place])
        most[chosen] = best + (total == 0)
    groups: "list[list[int]]" = [[]] if count else []
    chosen = (1 << count) - 1
    total = 0
    while chosen:
        best = most[chosen] - (total == 0)
        place = 0
        while not chosen >> place & 1 or most[chosen ^ 1 << place] != best:
            place += 1
        chosen ^= 1 << place
        groups[-1].append(seats[place])
        total += due[seats[place]]
        if total == 0 and chosen:
            groups.append([])
    return groups


def _chain(due: "list[int]", group: "list[int]") -> "list[Payment]":
    """Payments within a group: the largest debt to the largest claim, until all are at zero."""
    payments: "list[Payment]" = []
    while True:
        giver = min(group, key=lambda seat: (due[seat], seat))
        taker = min(group, key=lambda seat: (-due[seat], seat))
        amount = min(-due[giver], due[taker])
        if not amount:
            return payments
        payments.append((giver, taker, amount))
        due[giver] += amount
        due[taker] -= amount
