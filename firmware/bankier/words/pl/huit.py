"""The words of Huit américain."""

TEXTS = (
    # a turn
    """
hand.shuffle: Rozdaje {0:name}|OK: tasujemy
hand.deal: Rozdaje {0:name}|po {1:cards}_(nr {2})
starter: Która karta|jest odkryta?
starter.dealt: Pierwsza karta:|{0:card}
starter.dealt.brief: Pierwsza|karta
turn: Teraz gra {0:name}|Kolor: {1:suit} {1:sign}
turn.line: {0:name}: {1:suit} {1:sign}
turn.free: Teraz gra {0:name}|Każdy kolor pasuje
turn.free.line: {0:name}: każdy kolor
run.ask: Dołóż 2 lub jokera|albo dobierz {1:cards.acc}
run.ask.brief: {0:name}|2 lub ★
run.like: Dołóż {2:rank.acc}|albo dobierz {1:cards.acc}
run.like.brief: {0:name}|{2:rank}
drawn: Czy nowa karta|pasuje? Grać?
drawn.line: {0:name}: grać?
act.draw: dobiera kartę
act.pick: dobiera {1}
act.pass: brak ruchu
act.again: jeszcze
act.keep: nie gra
act.last: ostatnia karta!
draw: {0:name}: brak ruchu,|dobierz {1:cards.acc}
draw.brief: {0:name}
draw.may: {0:name} dobiera|{1:cards.acc}
draw.may.brief: {0:name}
picked: {0:name} dobiera|{1:cards.acc}
picked.brief: {0:name}
pick.short: {0:name} dobiera|{1:cards.acc}:_więcej nie ma
pick.short.brief: {0:name}
reshuffle: Koniec stosu:|tasujemy odrzucone
""",
    # what cards do, and the device handed round
    """
reverse: Król: zmiana|kierunku gry
skip: Ósemka: {0:name}|traci kolejkę
skip.king: Król: {0:name}|traci kolejkę
suit.ask: Walet: {0:name},|jaki kolor?
suit.named: {0:name} żąda koloru|{1:suit} {1:sign}
named.1: trefl ♣
named.2: karo ♦
named.3: kier ♥
named.4: pik ♠
last.card: {0:name}:|ostatnia karta!
last.call: {0:name}: czy było|"ostatnia karta"?
last.said: Tak
last.forgotten: Nie, bez słowa
last.draws: {0:name} zapomina:|dobierz {1:cards.acc}
last.draws.brief: {0:name}
laid: {0:name} kładzie|{1:card}
laid.brief: {0:name}
pass.turn: Teraz {0:name}|Kolor: {1:suit} {1:sign}
pass.turn.brief: {0:name}
pass.turn.free: Teraz {0:name}|Każdy kolor pasuje
pass.turn.free.brief: {0:name}
pass.run.ask: Teraz {0:name}|Dołóż 2 lub jokera|albo dobierz {1:cards.acc}
pass.run.ask.brief: {0:name}
pass.run.like: Teraz {0:name}|Dołóż {2:rank.acc}|albo dobierz {1:cards.acc}
pass.run.like.brief: {0:name}
peek.turn: Kolor: {1:suit} {1:sign}|Przytrzymaj OK
peek.turn.free: Każdy kolor pasuje|Przytrzymaj OK
peek.run.ask: 2, ★ albo {1:cards.acc}|Przytrzymaj OK
peek.run.like: {2:Rank}_lub {1:cards.acc}|Przytrzymaj OK
peek.drawn: Nowa karta:|przytrzymaj OK
hand.own: Własne karty
top: odkryta karta
force.0: każdy kolor
force.1: trefl ♣
force.2: karo ♦
force.3: kier ♥
force.4: pik ♠
run: seria
goes.left: w lewo
goes.right: w prawo
stock: talia
""",
    # the end of a hand
    """
out.run: {0:name} kończy!|Seria trwa dalej
hand.over: {0:name} kończy!|Koniec rozdania
hand.stuck: Nikt nie ma ruchu:|koniec rozdania
hand.who: Kto kończy?
hand.nobody: Nikt
hand.whose: Czyje karty|liczymy?
hand.open: Karty: {0:name}
hand.points: {0:name}:|ile punktów?
by.kind: według kart
kind.0: {0:name}:|ile jokerów?
kind.1: {0:name}:|ile dwójek?
kind.2: {0:name}:|ile asów?
kind.3: {0:name}: ile|dziesiątek i figur?
kind.4: {0:name}:|ile innych kart?
points: {0:name}: {1:points}|razem {2}
points.brief: {0:name}
leads: {0:name} prowadzi:|{1:points}
leads.shared: Wspólne prowadzenie:|{1:points}
game.won: {0:name} wygrywa:|{1:points}
game.won.brief: {0:name}|wygrywa
game.shared: Wspólna wygrana:|{1:points}
game.shared.brief: Wspólna|wygrana
aside.count: Liczba kart
""",
    # refusals and reasons
    """
refuse.suit: Tak nie wolno:|tylko {0:suit}, walet|albo joker
refuse.suit.one: Tak nie wolno: tylko|{0:suit}, {1:rank},|walet albo joker
refuse.suit.two: Tak nie wolno: tylko|{0:suit}, {1:rank},|2, walet albo joker
refuse.run: W serii tylko|dwójka albo joker
refuse.run.like: W tej serii tylko|{0:rank}
refuse.copies: {1:card}: leżą wszystkie,|razem {0}
refuse.drawn: Tylko nowa karta
refuse.add: Można dołożyć,|więc trzeba
refuse.able: Jest pasująca karta:|bez dobierania
refuse.five: {0} nie dzieli się|przez 5
refuse.packs: Za dużo: najwyżej|{0:points}
refuse.held: Liczba kart: {1},|więc od {2} do {3}
refuse.kind: Tylu nie ma:|najwyżej {0}
refuse.count: {0:name}: kart|tylko {1}
why.out: Bez kart
why.points: Karty: {0:points}
why.kinds: {#14:rank*0},_{#2:rank*1},_{#1:rank*2},_10/figura: {3},_inne: {4}
""",
)
