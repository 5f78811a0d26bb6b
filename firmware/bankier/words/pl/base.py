"""The words that every game uses."""

TEXTS = (
    # menus and setting up
    """
main.title: Bankier
main.again: Ten sam stół
main.new: Nowa gra
main.resume: Gramy dalej
main.saved: Zapisane gry
main.settings: Ustawienia
game.bankspel: Bankspel
game.huit: Huit américain
game.bakarat: Bakarat
mode.score: Tylko wyniki
mode.score.short: wyniki
mode.referee: Sędzia
mode.referee.short: sędzia
mode.deal: Rozdawanie kart
mode.deal.short: rozdanie
mode.score.help: Prawdziwe karty: wpisujesz tylko wyniki.
mode.referee.help: Prawdziwe karty: wpisujesz każdą, urządzenie mówi, kto płaci i za co.
mode.deal.help: Bez kart: urządzenie tasuje, rozdaje i odkrywa.
setup.game: Gra
setup.mode: Sposób gry
setup.table: Stół
setup.start: Zaczynamy
setup.seats: Liczba graczy
setup.more: Dodaj miejsce
setup.fewer: Ujmij miejsce
setup.sign: Własny znak
setup.help: {0}
setup.number: {0}
setup.players: Gracze
setup.bank: Pierwszy bankier
setup.unit: Waluta
setup.factor: Wartość 1
setup.purses: Pieniądze
setup.rules: Zasady domowe
setup.seat: Gracz{0:2}
purses.kept: Liczy urządzenie
purses.kept.short: urządzenie
purses.coins: Monety na stole
purses.coins.short: monety
text.name: Imię
text.new: Nowe imię
text.done: Gotowe
text.delete: Usuń
settings.title: Ustawienia
settings.language: Język
settings.letters: Litery na kartach
settings.sound: Dźwięk
settings.contrast: Kontrast
settings.flip: Obróć ekran
on: Tak
off: Nie
yes: Tak
no: Nie
ok: OK
back: Wróć
busy: Chwileczkę
""",
    # the table menu and what it leads to
    """
menu.title: Menu
menu.secret: Karty: {0:name}
menu.table: Stół
menu.purses: Stan kasy
menu.why: Dlaczego?
menu.undo: Krok wstecz
menu.correct: Popraw
menu.void: Unieważnij rundę
menu.transfer: Przekaż pieniądze
menu.people: Kto gra?
menu.rules: Zasady gry
menu.help: Pomoc
menu.settings: Ustawienia
menu.end: Rozliczenie
menu.leave: Menu główne
menu.back: Wróć do gry
people.plays: gra
people.sits: pauza
people.after: Po czyjej lewej?
people.out: Nie gra
people.in: Znowu gra
people.join: Nowy gracz
people.leave: Odchodzi
people.next: To obowiązuje|od następnej rundy
transfer.from: Kto płaci?
transfer.to: Kto dostaje?
transfer.amount: Ile?
transfer.reason: Za co?
reason.loan: Pożyczka
reason.drinks: Napoje
reason.swap: Rozmiana
reason.mistake: Pomyłka
reason.other: Coś innego
undo.done: Krok wstecz:|{0}
undo.what: {0:name},_{1:money}
undo.sealed: Kartę już widziano:|można tylko|unieważnić rundę
undo.start: Nie ma czego cofnąć
undo.step: Krok wstecz
redo.hint: OK: krok do przodu
correct.list: Co trzeba|poprawić?
correct.round: Runda {0}
correct.earlier: Poprzednia runda
correct.parted: Dalej nic nie pasuje,|poczynając od:|{0}
correct.drop: Usunąć resztę?
correct.yes: Usuń
correct.no: Zostaw
correct.done: Poprawione
correct.carry: Następna runda|zaczęła się inaczej;|zostaje bez zmian
correct.none: Nie ma czego|poprawiać
void.ask: Unieważnić rundę?
void.title: Unieważnić rundę?
void.yes: Unieważnij
void.no: Gramy dalej
void.done: Runda unieważniona
why.title: Dlaczego_{0:money}?
why.line: {0:name} → {1:name}:_{2:money}|{3}
why.move: {0:name}→{1:name}
why.none: Nic jeszcze|nie zapłacono
why.aside: Poza grą:_{0:reason}
end.ask: Rozliczamy?
end.yes: Rozliczamy
end.no: Gramy dalej
end.settle: Płaci {0:name},|dostaje {1:name}:|{2:money.acc}
end.settle.brief: {0:name}|→ {1:name}
end.square: Wszyscy są kwita
end.standing: Stan kasy
end.kitty: W kasie:_{0:money},_po równo dla każdego
end.banked.equal: Każdy trzyma bank|tyle samo razy
end.banked.not: Nie każdy trzyma bank|tyle samo razy
end.points: {0:name}: {1:points}
end.won: {0:name} wygrywa
""",
    # cards dealt by the device, refusals and mishaps
    """
round.shuffle: Bankier: {0:name}|OK: tasujemy
cut: Pieczęć {0}|{1}|{2:name} przekłada:|wybierz liczbę
cut.none: Bez przekładania
hands.dealt: Karty rozdane
seed.shown: Tak tasowano:|{0}|{1}|{2}|{3}
peek: Tylko {0:name}:|przytrzymaj OK
peek.card: Karta {0} z {1}
peek.menu: Do menu
peek.seen: Gotowe
resume: Był brak prądu.|Gramy dalej:
refuse.unknown: Tutaj tak nie można
refuse.not.now: Teraz nie można
refuse.over: Gra skończona
refuse.ok: Tutaj tylko OK
refuse.range: Wybierz od {0} do {1}
refuse.choice: Nie ma|takiego wyboru
refuse.card: Nie ma takiej karty
refuse.joker: Joker tu nie pasuje
refuse.suit.missing: Podaj też kolor
refuse.tally: Po jednej liczbie,|razem {0}
refuse.transfer: Nie ma czego|przekazać
refuse.few: Graczy: najmniej {0}
refuse.many: Graczy: najwyżej {0}
refuse.twice: {0}_już siedzi tutaj
refuse.seats: Graczy: od {0} do {1}
refuse.name: Imię ma mieć|od 1 do {0} liter
error.aside: Nieczytelny zapis,|odłożony jako|{0}
error.rounds: Ostatnie rundy|są nieczytelne;|gramy dalej
error.full: Pamięć pełna:|gra się nie zapisuje
error.display: Ekran nie odpowiada
error.entropy: Los nie jest pewny:|urządzenie nie może|teraz rozdawać
error.misfit: Runda ze starszej|wersji nie pasuje.|Unieważnić?
""",
    # names of things: the forms of a noun are parted by /
    """
units: zloty euro cent frank jeton match bean
unit.frank: frank/franki/franków
unit.euro: euro
unit.cent: cent/centy/centów
unit.zloty: zł
unit.jeton: żeton/żetony/żetonów
unit.match: zapałka/zapałki/zapałek/zapałkę
unit.bean: fasolka/fasolki/fasolek/fasolkę
pot: pula
kitty: kasa
nobody: -
book: talia
noun.cards: karta/karty/kart/kartę
noun.points: punkt/punkty/punktów
rank.0: karta/karty/kart/kartę
rank.1: as/asy/asów/asa
rank.2: dwójka/dwójki/dwójek/dwójkę
rank.3: trójka/trójki/trójek/trójkę
rank.4: czwórka/czwórki/czwórek/czwórkę
rank.5: piątka/piątki/piątek/piątkę
rank.6: szóstka/szóstki/szóstek/szóstkę
rank.7: siódemka/siódemki/siódemek/siódemkę
rank.8: ósemka/ósemki/ósemek/ósemkę
rank.9: dziewiątka/dziewiątki/dziewiątek/dziewiątkę
rank.10: dziesiątka/dziesiątki/dziesiątek/dziesiątkę
rank.11: walet/walety/waletów/waleta
rank.12: dama/damy/dam/damę
rank.13: król/króle/króli/króla
rank.14: joker/jokery/jokerów/jokera
suit.1: trefl/trefle/trefli/trefla/T
suit.2: karo/kara/kar/karo/Ka
suit.3: kier/kiery/kierów/kiera/Ki
suit.4: pik/piki/pików/pika/P
number.1: jeden
number.2: dwa
number.3: trzy
number.4: cztery
number.5: pięć
number.6: sześć
number.7: siedem
number.8: osiem
number.9: dziewięć
number.10: dziesięć
""",
)
