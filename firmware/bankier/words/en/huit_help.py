"""The rules of Huit américain and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Huit américain, with four packs and their jokers: shed your cards. What you are left with counts
 against you. When someone reaches 500, the lowest total wins.
part.1: In your turn you play one card of the suit in force. A jack may always be played, and you name a
 suit. A joker may always be played, the suit stays. If you cannot play you draw a card; if it fits you may
 play it.
part.2: King: the direction is reversed. Eight: the next player misses a turn. With two players a king does
 what an eight does.
part.3: A 2 or a joker begins a run: the next player adds a 2 or a joker, or picks up the lot: two cards for
 each 2, five for each joker. After that the suit is that of the last 2.
part.4: Who plays the last card is out and the hand is over. If it is a 2 or a joker, the others play the
 run on first.
part.5: A joker counts 50, a 2 counts 20, an ace 15, a 10 or a face card 10, all others 5.
""",
    """
option.same_rank: Same rank
choice.same_rank.no: no
help.same_rank.no: Only cards of the suit in force, jacks and jokers.
choice.same_rank.yes: on any suit
help.same_rank.yes: A card of the same rank as the top card may be played too, whatever its suit.
option.add: Adding to a run
choice.add.may: may
help.add.may: Who has a 2 or a joker may rather pick up.
choice.add.must: must
help.add.must: Who can add a card has to do so.
option.two_any: Playing a 2
choice.two_any.no: follows suit
help.two_any.no: Outside a run a 2 has to follow suit.
choice.two_any.yes: on any suit
help.two_any.yes: Outside a run too a 2 may be played on any suit.
option.draw: Who cannot play
choice.draw.one: draws one card
help.draw.one: Who cannot play draws one card. If it fits it may be played at once.
choice.draw.three: draws up to three
help.draw.three: Who cannot play draws until a card fits, three at most.
choice.draw.until: draws until one fits
help.draw.until: Who cannot play draws until a card fits.
option.draw_able: Drawing when able
choice.draw_able.no: not allowed
help.draw_able.no: Who can play has to play.
choice.draw_able.yes: allowed
help.draw_able.yes: Who can play may rather draw a card.
option.extra_jokers: Extra jokers
help.extra_jokers: So many jokers are added to the eight of the four packs.
option.extra_twos: Extra twos
help.extra_twos: So many twos are added to the sixteen of the four packs.
option.hand_size: Cards each
help.hand_size: So many cards are dealt to each player.
option.limit: Game ends at
help.limit: When someone reaches so many points the game is over.
option.run: Runs
choice.run.mix: 2s and jokers mixed
help.run.mix: A joker may go on a 2 and the other way round: two cards for each 2, five for each joker.
choice.run.like: like on like
help.run.like: On a 2 only a 2, on a joker only a joker.
option.last_call: Last card
choice.last_call.off: say nothing
help.last_call.off: Who has one card left need not say so.
choice.last_call.on: say it or draw two
help.last_call.on: Who has one card left says so, or draws two cards.
option.next_dealer: Next dealer
choice.next_dealer.left: to the left
help.next_dealer.left: After the hand the left neighbour deals.
choice.next_dealer.loser: the loser
help.next_dealer.loser: After the hand the one with the most points deals.
option.entry: Entering cards
choice.entry.rank: suit if it matters
help.entry.rank: You enter only the rank; the suit only where it makes a difference.
choice.entry.suit: always with suit
help.entry.suit: You enter the suit of every card too, so that a wrong suit is noticed.
""",
)
