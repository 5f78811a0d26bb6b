"""The words of Bankspel."""

TEXTS = (
    # parts 1 and 2
    """
round.deal: The bank: {0:name}|Deal five cards each
hand.card: {0:name}: card {1}
hand.card.brief: {0:name}
hands.right: Are the hands right?|Or whose again?
hands.yes: Yes, all of them
bank.hand: The cards|of the bank
bank.opens: {0:name} shows_the cards
pays.rank: Which card pays|{0:money}?
pays.tally: {0:Ranks}:|how many has each?
pays.tally.any: How many cards pay,|for each?
pays: {0:Ranks} pay|{1:money}
pays.any: The card pays|{1:money}
takes.rank: Which card takes|{0:money}?
takes.tally: {0:Ranks}:|how many has each?
takes.tally.any: How many cards take,|for each?
takes: {0:Ranks} take|{1:money}
takes.any: The card takes|{1:money}
takes.short: {0:Ranks} take|{1:money}|The pot is empty:|the bank pays
takes.short.any: The card takes|{1:money}|The pot is empty:|the bank pays
rank.skip: Skip the card
due.pay: {0:name}: {2:rank*1}|{3:money}_to the pot
due.take: {0:name}: {2:rank*1}|{3:money}_from the pot
pot.empty: The pot is empty:|the bank pays
pot.rest: Left in the pot:|{0:money}_to the bank
""",
    # parts 3 and 4
    """
turn.rank: Turn over:|which card?
turn: {0:Rank}: turn over|your {0:ranks}
unturned: How many cards|not turned?
stop.who: Who said stop|first?
stop.said: {0:name} says stop!|{#1:money}_for each card
stop.shared: A tie: the pot|is shared
book.out: The book is out:|{0:name} wins
count.rank: {0:Number}:|which card?
count: {0:Number}: {1:rank}
count.pays: {1:Rank.a} on {0:number}!|Everyone pays|{0:money}
four.offer: {0:Rank.a} on {1:number}!|Stop or go on?
four.stop: Stop
four.on: Go on
four.demand: Everyone pays|{0:money}
four.nothing: Ten cards:|nothing won
four.taken: One to ten:|what does each pay?
four.given_up: How much did the bank|give up, in all?
four.sum: One to ten: how much|in all, per player?
four.matched: Did any card fall|on its count?
four.none: No
four.some: Yes
bank.moves: The bank passes|to {0:name}
refuse.copies: All {1:rank*0}|have been seen
refuse.ace: The ace does not|count as 1 here
""",
    # few words, beside a big card and figure
    """
pays.rank.brief: What pays?
pays.tally.brief: how many|each?
pays.tally.any.brief: How many|each?
pays.brief: pays
pays.any.brief: pays
takes.rank.brief: What takes?
takes.tally.brief: how many|each?
takes.tally.any.brief: How many|each?
takes.brief: takes
takes.any.brief: takes
takes.short.brief: takes,|pot empty
takes.short.any.brief: takes,|pot empty
pot.rest.brief: Rest to|the bank
stop.said.brief: stop!
stop.shared.brief: a tie
book.out.brief: book out
four.demand.brief: each
turn.brief: turn over
count.brief: {0:Number}
count.pays.brief: everyone|pays
four.offer.brief: Stop|or go on?
""",
    # reasons
    """
why.pays: {1:rank*0}_× {2:money}
why.takes: {1:rank*0}_× {2:money}
why.short: The bank adds:|{1:rank*0}_× {2:money}
why.rest: The rest of the pot
why.unturned: {0:cards}_not turned
why.stop: Part 3 won
why.taken: One to ten:_{0:money}
why.given_up: Given up:_{0:money}
why.no_match: Not one card|on its count
""",
)
