"""The rules of Bankspel and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Bankspel: one player is the bank. A round has four parts; then the bank moves on one place.
part.1: Pay. Each gets five cards, face up; the bank's stay down. The bank turns five cards: the first pays
 1, the fifth 5. Who has such cards puts that in the pot for each of them. The bank does not.
part.2: Receive. The bank turns up its own cards and plays along. Five more cards, 1 to 5: now each card
 takes that from the pot. Once the pot is empty the bank pays. What is left is the bank's.
part.3: Turn over. The bank calls card after card; who has it turns it over. Who first has turned all five
 says stop. The others pay the winner 1 for each card not turned.
part.4: One to ten. The bank turns ten cards, counting aloud. When a card falls on its own number the bank
 may stop and get that from every player, or count on.
""",
    """
option.packs: Packs of cards
help.packs: So many packs of 52 cards are shuffled together. Usually 2, from twelve players on 3.
option.tie: Done together
choice.tie.share: share the pot
help.tie.share: If several turn their last card at the same call they share the pot. Odd money goes from the
 bank's left on.
choice.tie.first: first to say stop
help.tie.first: If several turn their last card at the same call, the first to say stop wins.
choice.tie.nearest: first in turn
help.tie.nearest: If several turn their last card at the same call, the one nearest to the bank's left wins.
option.copies: Equal cards
choice.copies.every: turn all
help.copies.every: Who has the called card more than once turns all of them.
choice.copies.one: one at a time
help.copies.one: Who has the called card more than once turns only one.
option.short_pot: Pot too small
choice.short_pot.bank_adds: the bank adds
help.short_pot.bank_adds: The player takes what is in the pot, the bank pays the rest.
choice.short_pot.bank_never: nobody adds
help.short_pot.bank_never: From the bank's left on, each takes what is still there, the bank last.
option.ace: Ace counts as 1
choice.ace.yes: yes
help.ace.yes: An ace on one is a match.
choice.ace.no: no
help.ace.no: No card can match on one.
option.decline: Counting on costs
choice.decline.nothing: no more
help.decline.nothing: Who counts on gives up that amount, nothing more.
choice.decline.pays: the same amount
help.decline.pays: Who counts on pays that amount to every player.
option.no_match: Not one match
choice.no_match.nothing: costs nothing
help.no_match.nothing: If no card falls on its number nobody pays.
choice.no_match.pays: bank pays 1 each
help.no_match.pays: If no card falls on its number the bank pays 1 to every player.
option.collect: What counts
choice.collect.stop: where the bank stops
help.collect.stop: Only the card at which the bank stops pays.
choice.collect.every: every match
help.collect.every: Every card that falls on its number pays; the bank always counts to ten.
option.next_bank: The bank moves
choice.next_bank.left: to the left
help.next_bank.left: After the round the neighbour on the left is the bank.
choice.next_bank.right: to the right
help.next_bank.right: After the round the neighbour on the right is the bank.
option.entry: Entering cards
choice.entry.seat: player by player
help.entry.seat: After the deal you enter the five cards of one player after the other.
choice.entry.dealt: as dealt
help.entry.dealt: You enter each card while it is dealt, round by round.
""",
)
