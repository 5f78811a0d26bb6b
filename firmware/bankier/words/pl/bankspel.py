"""The words of Bankspel."""

TEXTS = (
    # parts 1 and 2
    """
round.deal: Bankier: {0:name}|Każdemu po pięć kart
hand.card: {0:name}: karta {1}
hand.card.brief: {0:name}
hands.right: Czy karty są dobre?|Czyje poprawić?
hands.yes: Tak, wszystkie
bank.hand: Karty bankiera
bank.opens: {0:name} odkrywa_swoje karty
pays.rank: Która karta płaci|{0:money.acc}?
pays.tally: {0:Rank.few}:|ile ma każdy?
pays.tally.any: Ile kart płaci|u każdego?
pays: {0:Rank} płaci|{1:money.acc}
pays.any: Karta płaci|{1:money.acc}
takes.rank: Która karta dostaje|{0:money.acc}?
takes.tally: {0:Rank.few}:|ile ma każdy?
takes.tally.any: Ile kart dostaje|u każdego?
takes: {0:Rank} dostaje|{1:money.acc}
takes.any: Karta dostaje|{1:money.acc}
takes.short: {0:Rank} dostaje|{1:money.acc}|Pula jest pusta:|płaci bank
takes.short.any: Karta dostaje|{1:money.acc}|Pula jest pusta:|płaci bank
rank.skip: Bez podania karty
due.pay: {0:name}:_{2:rank*1}|{3:money}_do puli
due.take: {0:name}:_{2:rank*1}|{3:money}_z puli
pot.empty: Pula jest pusta:|płaci bank
pot.rest: Reszta puli:|{0:money}_dla banku
""",
    # parts 3 and 4
    """
turn.rank: Odwracamy:|która karta?
turn: {0:Rank}:|odwracamy {0:rank.few}
unturned: Ile kart jeszcze|nie odwrócono?
stop.who: Kto pierwszy|powiedział stop?
stop.said: {0:name} mówi: stop!|{#1:money.acc}_za każdą kartę
stop.shared: Remis: pula|do podziału
book.out: Koniec talii:|wygrywa {0:name}
count.rank: {0:Number}:|jaka karta?
count: {0:Number}: {1:rank}
count.pays: {1:Rank}_na {0:number}!|Każdy płaci|{0:money.acc}
four.offer: {0:Rank}_na {1:number}!|Stop czy dalej?
four.stop: Stop
four.on: Dalej
four.demand: Każdy płaci|{0:money.acc}
four.nothing: Dziesięć kart:|nic z tego
four.taken: Od 1 do 10:|ile płaci każdy?
four.given_up: Z jakiej sumy bank|zrezygnował?
four.sum: Od 1 do 10: ile razem|płaci każdy?
four.matched: Czy jakaś karta|padła na swój numer?
four.none: Nie
four.some: Tak
bank.moves: Zmiana banku|Bankier: {0:name}
refuse.copies: Wszystkie już były:|{1:rank*0}
refuse.ace: As nie liczy się tu|jako 1
""",
    # few words, beside a big card and figure
    """
pays.rank.brief: Co płaci?
pays.tally.brief: ile ma|każdy?
pays.tally.any.brief: Ile ma|każdy?
pays.brief: płaci
pays.any.brief: płaci
takes.rank.brief: Co dostaje?
takes.tally.brief: ile ma|każdy?
takes.tally.any.brief: Ile ma|każdy?
takes.brief: dostaje
takes.any.brief: dostaje
takes.short.brief: dostaje,|pula pusta
takes.short.any.brief: dostaje,|pula pusta
pot.rest.brief: Reszta|dla banku
stop.said.brief: stop!
stop.shared.brief: remis
book.out.brief: koniec|talii
four.demand.brief: każdy
turn.brief: odwracamy
count.brief: {0:Number}
count.pays.brief: każdy|płaci
four.offer.brief: Stop|czy dalej?
""",
    # reasons
    """
why.pays: {1:rank*0}_× {2:money}
why.takes: {1:rank*0}_× {2:money}
why.short: Bank dopłaca:|{1:rank*0}_× {2:money}
why.rest: Reszta puli
why.unturned: Nieodwrócone:_{0:cards}
why.stop: Wygrana w części 3
why.taken: Od 1 do 10:_{0:money}
why.given_up: Rezygnacja:_{0:money}
why.no_match: Żadna karta|na swój numer
""",
)
