"""The words that every game uses."""

TEXTS = (
    # menus and setting up
    """
main.title: Bankier
main.again: Zelfde tafel
main.new: Nieuw spel
main.resume: Verder spelen
main.saved: Bewaarde spelen
main.settings: Instellingen
game.bankspel: Bankspel
game.huit: Huit américain
game.bakarat: Bakarat
mode.score: Uitslag noteren
mode.score.short: uitslag
mode.referee: Scheidsrechter
mode.referee.short: scheids
mode.deal: Kaarten delen
mode.deal.short: delen
mode.score.help: Echte kaarten: je geeft alleen de uitslagen in.
mode.referee.help: Echte kaarten: je geeft elke kaart in, het toestel zegt wie betaalt en waarom.
mode.deal.help: Geen kaarten nodig: het toestel schudt, deelt en draait.
setup.game: Spel
setup.mode: Speelwijze
setup.table: De tafel
setup.start: Beginnen
setup.seats: Aantal spelers
setup.more: Eén erbij
setup.fewer: Eén minder
setup.sign: Eigen teken
setup.help: {0}
setup.number: {0}
setup.players: Spelers
setup.bank: Eerste bank
setup.unit: Munt
setup.factor: Waarde van 1
setup.purses: Geld
setup.rules: Huisregels
setup.seat: Speler{0:2}
purses.kept: Het toestel telt
purses.kept.short: toestel
purses.coins: Munten op tafel
purses.coins.short: munten
text.name: Naam
text.new: Nieuwe naam
text.done: Klaar
text.delete: Wissen
settings.title: Instellingen
settings.language: Taal
settings.letters: Kaartletters
settings.sound: Geluid
settings.contrast: Contrast
settings.flip: Scherm omkeren
on: Aan
off: Uit
yes: Ja
no: Nee
ok: OK
back: Terug
busy: Even geduld
""",
    # the table menu and what it leads to
    """
menu.title: Menu
menu.secret: Kaarten: {0:name}
menu.table: De tafel
menu.purses: Stand
menu.why: Waarom?
menu.undo: Een stap terug
menu.correct: Verbeteren
menu.void: Ronde schrappen
menu.transfer: Geld doorgeven
menu.people: Wie speelt mee?
menu.rules: Spelregels
menu.help: Hulp
menu.settings: Instellingen
menu.end: Afrekenen
menu.leave: Hoofdmenu
menu.back: Terug naar het spel
people.plays: speelt
people.sits: rust
people.after: Links van wie?
people.out: Speelt niet mee
people.in: Speelt weer mee
people.join: Nieuwe speler
people.leave: Gaat weg
people.next: Dat geldt vanaf|de volgende ronde
transfer.from: Wie betaalt?
transfer.to: Wie krijgt?
transfer.amount: Hoeveel?
transfer.reason: Waarvoor?
reason.loan: Lening
reason.drinks: Drankjes
reason.swap: Wisselen
reason.mistake: Vergissing
reason.other: Iets anders
undo.done: Een stap terug:|{0}
undo.what: {0:name},_{1:money}
undo.sealed: Er is al een kaart|gezien: alleen de|ronde schrappen kan
undo.start: Er is niets om|terug te nemen
undo.step: Een stap terug
redo.hint: OK: weer vooruit
correct.list: Wat moet er|verbeterd worden?
correct.round: Ronde {0}
correct.earlier: Vorige ronde
correct.parted: Wat volgt, past niet|meer, vanaf:|{0}
correct.drop: De rest weglaten?
correct.yes: Laten vallen
correct.no: Niets doen
correct.done: Verbeterd
correct.carry: De ronde daarna begon|anders; ze blijft|zoals gespeeld
correct.none: Er is niets|te verbeteren
void.ask: Deze ronde schrappen?
void.title: Ronde schrappen?
void.yes: Schrappen
void.no: Verder
void.done: De ronde is geschrapt
why.title: Waarom_{0:money}?
why.line: {0:name} → {1:name}:_{2:money}|{3}
why.move: {0:name}→{1:name}
why.none: Er is nog niets|betaald
why.aside: Tussendoor:_{0:reason}
end.ask: Stoppen en afrekenen?
end.yes: Afrekenen
end.no: Verder
end.settle: {0:name} betaalt|{2:money}_aan {1:name}
end.settle.brief: {0:name}|→ {1:name}
end.square: Iedereen staat quitte
end.standing: De stand
end.kitty: In de kas:_{0:money},_gelijk verdeeld
end.banked.equal: Iedereen was even|vaak bank
end.banked.not: Niet iedereen was|even vaak bank
end.points: {0:name}: {1:points}
end.won: {0:name} wint
""",
    # cards dealt by the device, refusals and mishaps
    """
round.shuffle: De bank: {0:name}|OK om te schudden
cut: Zegel {0}|{1}|{2:name} coupeert:|kies een getal
cut.none: Niet couperen
hands.dealt: De kaarten liggen
seed.shown: Zo was er geschud:|{0}|{1}|{2}|{3}
peek: Alleen voor {0:name}:|houd OK ingedrukt
peek.card: Kaart {0} van {1}
peek.menu: Naar het menu
peek.seen: Gezien
resume: De stroom viel uit.|We gaan verder:
refuse.unknown: Dat kan hier niet
refuse.not.now: Dat kan nu niet
refuse.over: Het spel is gedaan
refuse.ok: Hier alleen OK
refuse.range: Kies van {0} tot {1}
refuse.choice: Die keuze is er niet
refuse.card: Die kaart is er niet
refuse.joker: Hier geen joker
refuse.suit.missing: Geef ook de kleur in
refuse.tally: Een getal voor elk:|{0} in totaal
refuse.transfer: Er is niets|door te geven
refuse.few: Er moeten minstens|{0:players} zijn
refuse.many: Er kunnen hoogstens|{0:players} zijn
refuse.twice: {0} zit al|aan tafel
refuse.seats: Van {0} tot {1} spelers
refuse.name: Een naam heeft|1 tot {0} letters
error.aside: Onleesbaar spel,|opzij gezet als|{0}
error.rounds: De laatste ronden|zijn onleesbaar;|we gaan verder
error.full: Het geheugen is vol:|dit wordt niet|bewaard
error.display: Het scherm antwoordt|niet
error.entropy: Geen goed toeval: het|toestel kan nu geen|kaarten delen
error.misfit: Deze ronde is van een|oudere versie en past|niet meer. Schrappen?
""",
    # names of things: the forms of a noun are parted by /
    """
units: frank euro cent zloty jeton match bean
unit.frank: frank
unit.euro: euro
unit.cent: cent
unit.zloty: zloty
unit.jeton: jeton/jetons
unit.match: lucifer/lucifers
unit.bean: boon/bonen
pot: pot
kitty: kas
nobody: -
book: boek
noun.cards: kaart/kaarten
noun.points: punt/punten
noun.players: speler/spelers
rank.0: kaart/kaarten
rank.1: aas/azen
rank.2: twee/tweeën
rank.3: drie/drieën
rank.4: vier/vieren
rank.5: vijf/vijven
rank.6: zes/zessen
rank.7: zeven/zevens
rank.8: acht/achten
rank.9: negen/negens
rank.10: tien/tienen
rank.11: boer/boeren
rank.12: vrouw/vrouwen
rank.13: heer/heren
rank.14: joker/jokers
suit.1: klaveren/K
suit.2: ruiten/R
suit.3: harten/H
suit.4: schoppen/S
number.1: één
number.2: twee
number.3: drie
number.4: vier
number.5: vijf
number.6: zes
number.7: zeven
number.8: acht
number.9: negen
number.10: tien
""",
)
