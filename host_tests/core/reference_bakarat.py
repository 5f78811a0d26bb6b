"""A bank of Bakarat once more, as plainly as the rulebook tells it, to hold the game script against.

It shares nothing with the firmware. Seats are numbers, `punters` the seats from the banker's left on.
"""

PLAIN = {"coup": "one", "unplayed": "returned", "winnings": "purse", "banco": "no", "commission": 0}

ALL = "all"  # what a punter may say instead of an amount; 0 is a pass
BANCO = "banco"

PUNTER_WINS = "P"  # results of coups
BANKER_WINS = "B"
TIE = "T"


def take_stakes(bank, wishes, rules):
    """Who stakes what, when each punter in turn wishes a number, ALL or BANCO: {seat: amount}.

    `wishes` has a (seat, wish) for each punter who is asked. ValueError if one wishes too much.
    """
    stakes = {}
    free = bank
    for seat, wish in wishes:
        if wish == ALL:
            wish = free
        if wish == BANCO or (rules["banco"] == "yes" and wish == bank):
            return {seat: bank}
        if wish > free:
            raise ValueError("only %d free" % free)
        if wish:
            stakes[seat] = wish
            free -= wish
    return stakes


def highest(punters, stakes):
    """The seat with the highest stake; of several the nearest to the banker's left."""
    best = None
    for seat in punters:
        if seat in stakes and (best is None or stakes[seat] > stakes[best]):
            best = seat
    return best


class Settled:
    """What has come of a bank: net -- won by each seat; kitty; ending -- "won", "broken" or "open";
    players -- who held the cards of each coup; least -- what the banker must name next.
    """

    def __init__(self, punters, banker):
        self.net = dict.fromkeys(punters + (banker,), 0)
        self.kitty = 0
        self.ending = "open"
        self.players = []
        self.least = 0


def settle(punters, banker, stakes, results, rules):
    """Settle coup after coup; `results` has one of the three letters for each."""
    done = Settled(punters, banker)
    waiting = dict(stakes)
    stays = sum(stakes.values())  # in the bank, with what is won and without what is paid
    for result in results:
        player = highest(punters, waiting)
        done.players.append(player)
        if result == TIE:
            continue
        together = [seat for seat in punters if seat in waiting] if rules["coup"] == "all" else [player]
        if result == PUNTER_WINS:
            for seat in together:
                stake = waiting.pop(seat)
                done.net[seat] += stake
                done.net[banker] -= stake
                stays -= stake
            if not waiting:
                done.ending = "broken"
                return done
        else:
            if rules["unplayed"] == "swept":
                together = [seat for seat in punters if seat in waiting]
            for seat in together:
                stake = waiting[seat]
                fee = stake * rules["commission"] // 100
                done.net[seat] -= stake
                done.net[banker] += stake - fee
                done.kitty += fee
                stays += stake - fee
            done.ending = "won"
            if rules["winnings"] == "stay":
                done.least = min(stays, 9999)
            return done
    return done


def pips(ranks):
    """The total of a hand of ranks, 1 for an ace to 13 for a king."""
    return sum(rank if rank < 10 else 0 for rank in ranks) % 10


def result_of(punter, banker):
    """The letter for two hands that lie open."""
    if pips(punter) == pips(banker):
        return TIE
    return PUNTER_WINS if pips(punter) > pips(banker) else BANKER_WINS
