"""The words of Bankspel."""

TEXTS = (
    # parts 1 and 2
    """
round.deal: La banque~: {0:name}|Cinq cartes à chacun
hand.card: {0:name}~: carte {1}
hand.card.brief: {0:name}
hands.right: Les mains sont-elles|justes~? À refaire~:
hands.yes: Oui, toutes
bank.hand: Les cartes|de la banque
bank.opens: {0:name}_montre ses cartes
pays.rank: Quelle carte paie|{0:money}~?
pays.tally: {0:Ranks}~:|combien chacun~?
pays.tally.any: Combien de cartes|paient, chacun~?
pays: {0:Rank.the} paie|{1:money}
pays.any: La carte paie|{1:money}
takes.rank: Quelle carte reçoit|{0:money}~?
takes.tally: {0:Ranks}~:|combien chacun~?
takes.tally.any: Combien de cartes|reçoivent, chacun~?
takes: {0:Rank.the} reçoit|{1:money}
takes.any: La carte reçoit|{1:money}
takes.short: {0:Rank.the} reçoit|{1:money}|Le pot est vide~:|la banque paie
takes.short.any: La carte reçoit|{1:money}|Le pot est vide~:|la banque paie
rank.skip: Sans la carte
due.pay: {0:name}~: {2:rank*1}|{3:money}_au pot
due.take: {0:name}~: {2:rank*1}|{3:money}_du pot
pot.empty: Le pot est vide~:|la banque paie
pot.rest: Reste du pot~:|{0:money}_à la banque
""",
    # parts 3 and 4
    """
turn.rank: Retourner~:|quelle carte~?
turn: {0:Rank}~: retournez|vos {0:ranks}
unturned: Combien de cartes|non retournées~?
stop.who: Qui a dit stop|en premier~?
stop.said: {0:name} dit stop~!|{#1:money}_par carte
stop.shared: Égalité~: le pot|est partagé
book.out: La pioche est vide~:|{0:name} gagne
count.rank: {0:Number}~:|quelle carte~?
count: {0:Number}~: {1:rank}
count.pays: Un {1:rank} à {0:number}~!|Chacun paie|{0:money}
four.offer: Un {0:rank} à {1:number}~!|Stop ou encore~?
four.stop: Stop
four.on: Encore
four.demand: Chacun paie|{0:money}
four.nothing: Dix cartes~:|rien de gagné
four.taken: De 1 à 10~: combien|paie chacun~?
four.given_up: Combien la banque|a-t-elle laissé~?
four.sum: De 1 à 10~: combien|en tout, par joueur~?
four.matched: Une carte est-elle|tombée juste~?
four.none: Non
four.some: Oui
bank.moves: La banque passe|à {0:name}
refuse.copies: On a déjà vu|les {1:rank*0}
refuse.ace: L'as ne compte pas|pour 1 ici
""",
    # few words, beside a big card and figure
    """
pays.rank.brief: Qui paie~?
pays.tally.brief: combien|chacun~?
pays.tally.any.brief: Combien|chacun~?
pays.brief: paie
pays.any.brief: paie
takes.rank.brief: Qui reçoit~?
takes.tally.brief: combien|chacun~?
takes.tally.any.brief: Combien|chacun~?
takes.brief: reçoit
takes.any.brief: reçoit
takes.short.brief: reçoit,|pot vide
takes.short.any.brief: reçoit,|pot vide
pot.rest.brief: Reste à|la banque
stop.said.brief: stop~!
stop.shared.brief: égalité
book.out.brief: pioche|vide
four.demand.brief: chacun
turn.brief: retournez
count.brief: {0:Number}
count.pays.brief: chacun|paie
four.offer.brief: Stop ou|encore~?
""",
    # reasons
    """
why.pays: {1:rank*0}_× {2:money}
why.takes: {1:rank*0}_× {2:money}
why.short: La banque ajoute~:|{1:rank*0}_× {2:money}
why.rest: Le reste du pot
why.unturned: {0:cards}_à retourner
why.stop: Gagne la partie 3
why.taken: De 1 à 10~:_{0:money}
why.given_up: Somme laissée~:_{0:money}
why.no_match: Aucune carte juste
""",
)
