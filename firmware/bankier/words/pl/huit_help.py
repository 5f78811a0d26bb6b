"""The rules of Huit américain and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Huit américain, cztery talie z jokerami: trzeba pozbyć się kart. Te, które zostają, to punkty karne.
 Gdy ktoś dojdzie do 500, wygrywa najmniejsza suma.
part.1: W swojej kolejce kładziesz jedną kartę w kolorze, który obowiązuje. Walet pasuje zawsze i żądasz
 koloru. Joker pasuje zawsze, kolor zostaje. Bez ruchu dobierasz kartę; jeśli pasuje, możesz ją położyć.
part.2: Król: zmiana kierunku gry. Ósemka: następna osoba traci kolejkę. We dwoje król działa jak ósemka.
part.3: Dwójka albo joker zaczyna serię: następna osoba dokłada dwójkę albo jokera, albo dobiera wszystko:
 dwie karty za dwójkę, pięć za jokera. Potem obowiązuje kolor ostatniej dwójki.
part.4: Ostatnia karta na stole kończy rozdanie. Jeśli to dwójka albo joker, pozostali grają serię do końca.
part.5: Joker to 50 punktów, dwójka 20, as 15, dziesiątka albo figura 10, inne karty po 5.
""",
    """
option.same_rank: Ta sama wartość
choice.same_rank.no: nie
help.same_rank.no: Tylko kolor, który obowiązuje, walety i jokery.
choice.same_rank.yes: w każdym kolorze
help.same_rank.yes: Pasuje też karta tej samej wartości co odkryta, w każdym kolorze.
option.add: Dokładanie do serii
choice.add.may: można
help.add.may: Mając dwójkę albo jokera, wolno jednak dobrać karty.
choice.add.must: trzeba
help.add.must: Kto może dołożyć kartę, musi to zrobić.
option.two_any: Kładzenie dwójki
choice.two_any.no: do koloru
help.two_any.no: Poza serią dwójka musi pasować kolorem.
choice.two_any.yes: na każdy kolor
help.two_any.yes: Dwójka pasuje na każdy kolor także poza serią.
option.draw: Bez ruchu
choice.draw.one: jedna karta
help.draw.one: Bez ruchu dobiera się jedną kartę. Jeśli pasuje, wolno ją od razu położyć.
choice.draw.three: do trzech kart
help.draw.three: Bez ruchu dobiera się, aż któraś pasuje, najwyżej trzy.
choice.draw.until: aż któraś pasuje
help.draw.until: Bez ruchu dobiera się, aż któraś karta pasuje.
option.draw_able: Dobieranie z wyboru
choice.draw_able.no: nie wolno
help.draw_able.no: Kto może położyć kartę, musi to zrobić.
choice.draw_able.yes: wolno
help.draw_able.yes: Kto może położyć kartę, może jednak dobrać.
option.extra_jokers: Dodatkowe jokery
help.extra_jokers: Tyle jokerów dochodzi do ośmiu z czterech talii.
option.extra_twos: Dodatkowe dwójki
help.extra_twos: Tyle dwójek dochodzi do szesnastu z czterech talii.
option.hand_size: Karty na rękę
help.hand_size: Tyle kart dostaje każdy na początku.
option.limit: Koniec gry przy
help.limit: Gdy ktoś dojdzie do tylu punktów, gra jest skończona.
option.run: Serie
choice.run.mix: dwójki i jokery
help.run.mix: Joker pasuje na dwójkę i na odwrót: dwie karty za dwójkę, pięć za jokera.
choice.run.like: takie samo na takie
help.run.like: Na dwójkę tylko dwójka, na jokera tylko joker.
option.last_call: Ostatnia karta
choice.last_call.off: nic nie mówić
help.last_call.off: Z jedną kartą nie trzeba nic mówić.
choice.last_call.on: mówić albo dobrać 2
help.last_call.on: Z jedną kartą trzeba to powiedzieć albo dobrać dwie karty.
option.next_dealer: Kto rozdaje dalej
choice.next_dealer.left: na lewo
help.next_dealer.left: Po rozdaniu rozdaje osoba na lewo.
choice.next_dealer.loser: kto przegrywa
help.next_dealer.loser: Po rozdaniu rozdaje osoba, która dostaje najwięcej punktów.
option.entry: Wpisywanie kart
choice.entry.rank: kolor, gdy trzeba
help.entry.rank: Wpisujesz wartość; kolor tylko wtedy, gdy coś zmienia.
choice.entry.suit: zawsze z kolorem
help.entry.suit: Wpisujesz też kolor każdej karty, więc zły kolor widać.
""",
)
