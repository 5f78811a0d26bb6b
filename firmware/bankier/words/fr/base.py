"""The words that every game uses."""

TEXTS = (
    # menus and setting up
    """
main.title: Bankier
main.again: Même table
main.new: Nouvelle partie
main.resume: Reprendre
main.saved: Parties gardées
main.settings: Réglages
game.bankspel: Bankspel
game.huit: Huit américain
game.bakarat: Bakarat
mode.score: Noter les résultats
mode.score.short: résultats
mode.referee: Arbitre
mode.referee.short: arbitre
mode.deal: Donner les cartes
mode.deal.short: donne
mode.score.help: Vraies cartes~: seuls les résultats sont à entrer.
mode.referee.help: Vraies cartes, toutes à entrer~: l'appareil dit qui paie et pourquoi.
mode.deal.help: Sans cartes~: l'appareil bat, donne et retourne.
setup.game: Jeu
setup.mode: Mode
setup.table: La table
setup.start: Commencer
setup.seats: Nombre de joueurs
setup.more: Ajouter une place
setup.fewer: Ôter une place
setup.sign: Propre signe
setup.help: {0}
setup.number: {0}
setup.players: Joueurs
setup.bank: Première banque
setup.unit: Monnaie
setup.factor: Valeur de 1
setup.purses: Argent
setup.rules: Règles maison
setup.seat: Joueur{0:2}
purses.kept: Compté ici
purses.kept.short: appareil
purses.coins: Pièces sur la table
purses.coins.short: pièces
text.name: Nom
text.new: Nouveau nom
text.done: Terminer
text.delete: Effacer
settings.title: Réglages
settings.language: Langue
settings.letters: Lettres des cartes
settings.sound: Son
settings.contrast: Contraste
settings.flip: Retourner l'écran
on: Oui
off: Non
yes: Oui
no: Non
ok: OK
back: Retour
busy: Un instant
""",
    # the table menu and what it leads to
    """
menu.title: Menu
menu.secret: Cartes~: {0:name}
menu.table: La table
menu.purses: Les comptes
menu.why: Pourquoi~?
menu.undo: Un pas en arrière
menu.correct: Corriger
menu.void: Annuler le tour
menu.transfer: Passer de l'argent
menu.people: Qui joue~?
menu.rules: Règles du jeu
menu.help: Aide
menu.settings: Réglages
menu.end: Faire les comptes
menu.leave: Menu principal
menu.back: Retour au jeu
people.plays: joue
people.sits: pause
people.after: À gauche de qui~?
people.out: Ne joue pas
people.in: Joue de nouveau
people.join: Nouveau joueur
people.leave: Quitte la table
people.next: Ce sera à partir|du prochain tour
transfer.from: Qui paie~?
transfer.to: Qui reçoit~?
transfer.amount: Combien~?
transfer.reason: Pour quoi~?
reason.loan: Prêt
reason.drinks: Boissons
reason.swap: Monnaie
reason.mistake: Erreur
reason.other: Autre chose
undo.done: Un pas en arrière~:|{0}
undo.what: {0:name},_{1:money}
undo.sealed: On a vu une carte~:|seul le tour entier|peut être annulé
undo.start: Rien à reprendre
undo.step: Un pas en arrière
redo.hint: OK~: un pas en avant
correct.list: Que faut-il|corriger~?
correct.round: Tour {0}
correct.earlier: Tour précédent
correct.parted: La suite ne va plus,|à partir de~:|{0}
correct.drop: Effacer le reste~?
correct.yes: Effacer
correct.no: Garder
correct.done: C'est corrigé
correct.carry: Le tour suivant avait|commencé autrement~;|il reste tel quel
correct.none: Rien à corriger
void.ask: Annuler ce tour~?
void.title: Annuler le tour~?
void.yes: Annuler
void.no: Continuer
void.done: Le tour est annulé
why.title: Pourquoi_{0:money}~?
why.line: {0:name} → {1:name}~:_{2:money}|{3}
why.move: {0:name}→{1:name}
why.none: Rien n'a encore|été payé
why.aside: Entre-temps~:_{0:reason}
end.ask: Faire les comptes~?
end.yes: Terminer
end.no: Continuer
end.settle: {0:name} paie|{2:money}_à {1:name}
end.settle.brief: {0:name}|→ {1:name}
end.square: Tout le monde|est quitte
end.standing: Les comptes
end.kitty: Cagnotte~:_{0:money},_parts égales
end.banked.equal: La banque a tourné|également
end.banked.not: La banque n'a pas|tourné également
end.points: {0:name}~: {1:points}
end.won: {0:name} gagne
""",
    # cards dealt by the device, refusals and mishaps
    """
round.shuffle: La banque~: {0:name}|OK pour battre
cut: Sceau {0}|{1}|{2:name} coupe~:|choisir un nombre
cut.none: Ne pas couper
hands.dealt: Les cartes|sont données
seed.shown: Le mélange était~:|{0}|{1}|{2}|{3}
peek: Pour {0:name}~:|maintenir OK appuyé
peek.card: Carte {0} sur {1}
peek.menu: Au menu
peek.seen: C'est vu
resume: Coupure de courant.|On reprend ici~:
refuse.unknown: Impossible ici
refuse.not.now: Pas maintenant
refuse.over: La partie est finie
refuse.ok: OK seulement
refuse.range: Choisir de {0} à {1}
refuse.choice: Ce choix|n'existe pas
refuse.card: Cette carte|n'existe pas
refuse.joker: Pas de joker ici
refuse.suit.missing: Il faut aussi|la couleur
refuse.tally: Un nombre chacun~:|{0} en tout
refuse.transfer: Rien à passer
refuse.few: Il faut au moins|{0:players}
refuse.many: Au plus|{0:players}
refuse.twice: {0}_joue déjà
refuse.seats: De {0} à {1} joueurs
refuse.name: Un nom a|de 1 à {0} lettres
error.aside: Partie illisible,|mise de côté~:|{0}
error.rounds: Les derniers tours|sont illisibles~;|on continue
error.full: Mémoire pleine~:|plus rien n'est|enregistré
error.display: L'écran ne répond pas
error.entropy: Hasard peu sûr~:|l'appareil ne peut|pas donner
error.misfit: Ce tour vient d'une|ancienne version et|ne va plus. Annuler~?
""",
    # names of things: the forms of a noun are parted by /
    """
units: frank euro cent zloty jeton match bean
unit.frank: franc/francs
unit.euro: euro/euros
unit.cent: cent/cents
unit.zloty: zloty/zlotys
unit.jeton: jeton/jetons
unit.match: allumette/allumettes
unit.bean: haricot/haricots
pot: pot
kitty: cagnotte
nobody: -
book: pioche
noun.cards: carte/cartes
noun.points: point/points
noun.players: joueur/joueurs
rank.0: carte/cartes/la carte
rank.1: as/as/l'as
rank.2: deux/deux/le deux
rank.3: trois/trois/le trois
rank.4: quatre/quatre/le quatre
rank.5: cinq/cinq/le cinq
rank.6: six/six/le six
rank.7: sept/sept/le sept
rank.8: huit/huit/le huit
rank.9: neuf/neuf/le neuf
rank.10: dix/dix/le dix
rank.11: valet/valets/le valet
rank.12: dame/dames/la dame
rank.13: roi/rois/le roi
rank.14: joker/jokers/le joker
suit.1: trèfle/trèfles/le trèfle/T
suit.2: carreau/carreaux/le carreau/Ca
suit.3: cœur/cœurs/le cœur/Co
suit.4: pique/piques/le pique/P
number.1: un
number.2: deux
number.3: trois
number.4: quatre
number.5: cinq
number.6: six
number.7: sept
number.8: huit
number.9: neuf
number.10: dix
""",
)
