"""The words of Bankspel."""

TEXTS = (
    # parts 1 and 2
    """
round.deal: De bank: {0:name}|Deel elk vijf kaarten
hand.card: {0:name}: kaart {1}
hand.card.brief: {0:name}
hands.right: Kloppen de handen?|Of wie opnieuw?
hands.yes: Ja, alles klopt
bank.hand: De kaarten|van de bank
bank.opens: {0:name} legt_de kaarten open
pays.rank: Welke kaart betaalt|{0:money}?
pays.tally: {0:Ranks}:|hoeveel heeft elk?
pays.tally.any: Hoeveel kaarten|betalen, voor elk?
pays: De {0:rank} betaalt|{1:money}
pays.any: De kaart betaalt|{1:money}
takes.rank: Welke kaart krijgt|{0:money}?
takes.tally: {0:Ranks}:|hoeveel heeft elk?
takes.tally.any: Hoeveel kaarten|krijgen, voor elk?
takes: De {0:rank} krijgt|{1:money}
takes.any: De kaart krijgt|{1:money}
takes.short: De {0:rank} krijgt|{1:money}|De pot is leeg:|de bank betaalt
takes.short.any: De kaart krijgt|{1:money}|De pot is leeg:|de bank betaalt
rank.skip: Kaart overslaan
due.pay: {0:name}: {2:rank*1}|{3:money}_in de pot
due.take: {0:name}: {2:rank*1}|{3:money}_uit de pot
pot.empty: De pot is leeg:|de bank betaalt
pot.rest: Wat overblijft:|{0:money}_voor de bank
""",
    # parts 3 and 4
    """
turn.rank: Omdraaien:|welke kaart?
turn: {0:Rank}:|{0:ranks} omdraaien
unturned: Hoeveel kaarten niet|omgedraaid?
stop.who: Wie zei het eerst|stop?
stop.said: {0:name} zegt stop!|{#1:money}_per kaart
stop.shared: Gelijk: de pot|wordt gedeeld
book.out: De boek is op:|{0:name} wint
count.rank: {0:Number}:|welke kaart?
count: {0:Number}: {1:rank}
count.pays: {1:Rank} op {0:number}!|Iedereen betaalt|{0:money}
four.offer: {0:Rank} op {1:number}!|Stoppen of verder?
four.stop: Stoppen
four.on: Verder
four.demand: Iedereen betaalt|{0:money}
four.nothing: Tien kaarten:|niets gewonnen
four.taken: Van 1 tot 10: hoeveel|betaalt iedereen?
four.given_up: Hoeveel liet de bank|liggen, samen?
four.sum: Van 1 tot 10: hoeveel|samen, per speler?
four.matched: Viel er een kaart|op haar telling?
four.none: Nee
four.some: Ja
bank.moves: De bank schuift door|naar {0:name}
refuse.copies: Alle {1:rank*0}|zijn er al
refuse.ace: De aas telt hier|niet als 1
""",
    # few words, beside a big card and figure
    """
pays.rank.brief: Wat betaalt?
pays.tally.brief: hoeveel|elk?
pays.tally.any.brief: Hoeveel|elk?
pays.brief: betaalt
pays.any.brief: betaalt
takes.rank.brief: Wat krijgt?
takes.tally.brief: hoeveel|elk?
takes.tally.any.brief: Hoeveel|elk?
takes.brief: krijgt
takes.any.brief: krijgt
takes.short.brief: krijgt,|pot leeg
takes.short.any.brief: krijgt,|pot leeg
pot.rest.brief: Rest voor|de bank
stop.said.brief: stop!
stop.shared.brief: gelijk
book.out.brief: boek op
four.demand.brief: elk
turn.brief: omdraaien
count.brief: {0:Number}
count.pays.brief: elk|betaalt
four.offer.brief: Stoppen|of verder?
""",
    # reasons
    """
why.pays: {1:rank*0}_× {2:money}
why.takes: {1:rank*0}_× {2:money}
why.short: De bank vult aan:|{1:rank*0}_× {2:money}
why.rest: De rest van de pot
why.unturned: {0:cards}_niet omgedraaid
why.stop: Deel 3 gewonnen
why.taken: Van 1 tot 10:_{0:money}
why.given_up: Laten liggen:_{0:money}
why.no_match: Niet één kaart|op haar telling
""",
)
