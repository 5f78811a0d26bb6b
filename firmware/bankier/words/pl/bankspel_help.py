"""The rules of Bankspel and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Bankspel: jeden z graczy jest bankierem. Runda ma cztery części; potem bank przechodzi o jedno
 miejsce.
part.1: Płacenie. Każdy dostaje pięć odkrytych kart; karty bankiera leżą zakryte. Bankier odkrywa pięć kart:
 pierwsza płaci 1, piąta 5. Kto ma takie karty, płaci tyle do puli za każdą. Bankier nie płaci.
part.2: Dostawanie. Bankier odkrywa swoje karty i gra razem z innymi. Znów pięć kart, od 1 do 5: teraz każda
 taka karta dostaje tyle z puli. Gdy pula jest pusta, płaci bank. Reszta jest dla banku.
part.3: Odwracanie. Bankier ogłasza kartę po karcie; kto ją ma, odwraca ją. Kto pierwszy odwróci wszystkie
 pięć, mówi stop. Inni płacą mu po 1 za każdą nieodwróconą kartę.
part.4: Od 1 do 10. Bankier odkrywa dziesięć kart i głośno liczy. Gdy karta padnie na swój numer, może
 skończyć i dostać tyle od każdego albo liczyć dalej.
""",
    """
option.packs: Talie kart
help.packs: Tyle talii po 52 karty tasuje się razem. Zwykle 2, od dwunastu graczy 3.
option.tie: Koniec naraz
choice.tie.share: podział puli
help.tie.share: Gdy kilka osób naraz odwraca ostatnią kartę, dzielą pulę. Reszta po kolei od lewej strony
 bankiera.
choice.tie.first: kto pierwszy powie
help.tie.first: Gdy kilka osób naraz odwraca ostatnią kartę, wygrywa ta, która pierwsza powie stop.
choice.tie.nearest: kto bliżej bankiera
help.tie.nearest: Gdy kilka osób naraz odwraca ostatnią kartę, wygrywa ta, która siedzi najbliżej po lewej
 stronie bankiera.
option.copies: Takie same karty
choice.copies.every: wszystkie
help.copies.every: Kto ma ogłoszoną kartę kilka razy, odwraca wszystkie.
choice.copies.one: po jednej
help.copies.one: Kto ma ogłoszoną kartę kilka razy, odwraca tylko jedną.
option.short_pot: Za mała pula
choice.short_pot.bank_adds: bank dopłaca
help.short_pot.bank_adds: Gracz dostaje to, co jest w puli, a bank dopłaca resztę.
choice.short_pot.bank_never: bank nie dopłaca
help.short_pot.bank_never: Od lewej strony bankiera każdy bierze to, co jeszcze jest, bankier ostatni.
option.ace: As liczy się jako 1
choice.ace.yes: tak
help.ace.yes: As na jeden to trafienie.
choice.ace.no: nie
help.ace.no: Na jeden nie trafia żadna karta.
option.decline: Liczenie dalej
choice.decline.nothing: nic nie kosztuje
help.decline.nothing: Kto liczy dalej, rezygnuje z tej kwoty i nic więcej.
choice.decline.pays: kosztuje tyle samo
help.decline.pays: Kto liczy dalej, płaci tę kwotę każdemu.
option.no_match: Żadna nie trafia
choice.no_match.nothing: nic nie kosztuje
help.no_match.nothing: Gdy żadna karta nie padnie na swój numer, nikt nie płaci.
choice.no_match.pays: bank płaci po 1
help.no_match.pays: Gdy żadna karta nie padnie na swój numer, bank płaci każdemu 1.
option.collect: Co się liczy
choice.collect.stop: tylko przy stopie
help.collect.stop: Płaci tylko karta, przy której bankier kończy.
choice.collect.every: każde trafienie
help.collect.every: Płaci każda karta, która padnie na swój numer; bankier liczy zawsze do dziesięciu.
option.next_bank: Bank przechodzi
choice.next_bank.left: w lewo
help.next_bank.left: Po rundzie bankierem jest sąsiad z lewej.
choice.next_bank.right: w prawo
help.next_bank.right: Po rundzie bankierem jest sąsiad z prawej.
option.entry: Wpisywanie kart
choice.entry.seat: gracz po graczu
help.entry.seat: Po rozdaniu wpisujesz po kolei pięć kart każdego gracza.
choice.entry.dealt: jak rozdane
help.entry.dealt: Wpisujesz każdą kartę w trakcie rozdawania.
""",
)
