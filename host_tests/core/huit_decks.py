"""Two decks for one dealt hand of Huit that differ only in cards that nobody but their owners has seen."""

from huit_hands import new_round
from players import Chance, any_answer, entropy_from

import bankier.rules.shuffle as shuffle

FREE = {"draw_able": "yes", "last_call": "on"}  # whatever the hand, nobody is made to draw or to play


class PutIn:
    """While it is entered, the device deals from this deck instead of shuffling one."""

    def __init__(self, deck):
        self.deck = deck

    def __enter__(self):
        self.shuffle = shuffle.shuffle
        shuffle.shuffle = self.put_in

    def __exit__(self, *_):
        shuffle.shuffle = self.shuffle

    def put_in(self, cards, seed, cut=0, number=0):
        assert number == 0, "a hand for this test must not come to a second shuffle"
        cards[:] = self.deck


class Watched:
    """A hand from a deck: what was answered, and where in the deck the cards lie that became public.

    see -- makes of a question all that the table can see of it; seen -- that, for each question.
    """

    def __init__(self, seats, deck, see, rules):
        self.seats = seats
        self.deck = deck
        self.see = see
        self.rules = rules
        self.seen = []
        self.acts = []  # what was answered; of a peek the card, or the extra answer

    def play(self, seed, most):
        """By random answers; the places of the cards that became public."""
        chance, entropy = Chance(seed), entropy_from(seed)
        with PutIn(self.deck):
            game = new_round("deal", self.seats, self.rules)
            places = Places(self.seats, game)
            while game.question is not None and len(self.acts) < most:
                question = game.question
                places.follow(question)
                self.seen.append(self.see(question, game))
                answer = entropy() if question.kind == "seed" else any_answer(question, chance)
                private = question.kind == "peek" and answer >= 0
                self.acts.append(bytes((question.cards[answer],)) if private else answer)
                if private:
                    places.lay(question.seat, question.cards[answer], self.deck)
                game.answer(answer)
        return places

    def repeat(self, acts):
        """By the same acts."""
        with PutIn(self.deck):
            game = new_round("deal", self.seats, self.rules)
            for act in acts:
                question = game.question
                self.seen.append(self.see(question, game))
                answer = (
                    question.cards.find(act) if question.kind == "peek" and isinstance(act, bytes) else act
                )
                assert question.refuse(answer) is None, (question.key, act, question.refuse(answer))
                game.answer(answer)


class Places:
    """Where in the deck every seat's cards lie; public -- the places of those that all have seen."""

    def __init__(self, seats, game):
        self.game = game
        self.held: "list[list[int]]" = [[] for _ in range(seats)]
        self.next = 0
        self.public = set()

    def follow(self, question):
        """See who has been given cards since the last question."""
        if not question.secrets():
            return
        if self.next == 0:
            self._deal(len(self.held), len(question.secrets()[0][2]))
        for seat, _, cards in question.secrets():
            while len(self.held[seat]) < len(cards):
                self.held[seat].append(self.next)
                self.next += 1

    def _deal(self, seats, each):
        for number in range(seats * each):
            self.held[(number + 1) % seats].append(number)
        self.public.add(seats * each)
        self.next = seats * each + 1

    def lay(self, seat, card, deck):
        """A seat lays a card for all to see."""
        place = [place for place in self.held[seat] if deck[place] == card][-1]
        self.held[seat].remove(place)
        self.public.add(place)


def other_deck(deck, public, chance):
    """The same cards, all that are not public in another order."""
    hidden = [place for place in range(len(deck)) if place not in public]
    other = bytearray(deck)
    for last in range(len(hidden) - 1, 0, -1):
        swap = chance(last + 1)
        one, two = hidden[last], hidden[swap]
        other[one], other[two] = other[two], other[one]
    return bytes(other)
