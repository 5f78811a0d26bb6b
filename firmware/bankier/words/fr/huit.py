"""The words of Huit américain."""

TEXTS = (
    # a turn
    """
hand.shuffle: À {0:name} de donner|OK pour battre
hand.deal: Manche {2}~: {0:name}|donne {1:cards}
starter: Quelle carte|est retournée~?
starter.dealt: La première carte~:|{0:card}
starter.dealt.brief: La première|carte
turn: À {0:name} de jouer|Couleur~: {1:suit} {1:sign}
turn.line: {0:name}~: {1:suit} {1:sign}
turn.free: À {0:name} de jouer|Toute couleur va
turn.free.line: {0:name}~: tout va
run.ask: Un 2, un joker,|ou piocher {1:cards}
run.ask.brief: {0:name}|2 ou ★
run.like: Un {2:rank},|ou piocher {1:cards}
run.like.brief: {0:name}|{2:rank}
drawn: La carte va-t-elle~?|La poser ou la garder
drawn.line: {0:name}~: poser~?
act.draw: pioche
act.pick: pioche {1:cards}
act.pass: ne peut pas
act.again: encore
act.keep: garde
act.last: dernière carte~!
draw: {0:name}~:|piocher {1:cards}
draw.brief: {0:name}
draw.may: {0:name} pioche|{1:cards}
draw.may.brief: {0:name}
picked: {0:name} pioche|{1:cards}
picked.brief: {0:name}
pick.short: Il ne reste|que {1:cards}|pour {0:name}
pick.short.brief: {0:name}
reshuffle: Pioche vide~:|on rebat les cartes
""",
    # what cards do, and the device handed round
    """
reverse: Roi~: le jeu|change de sens
skip: Huit~: {0:name}|passe son tour
skip.king: Roi~: {0:name}|passe son tour
suit.ask: Valet~: {0:name},|quelle couleur~?
suit.named: {0:name} demande|{1:suit} {1:sign}
named.1: trèfle ♣
named.2: carreau ♦
named.3: cœur ♥
named.4: pique ♠
last.card: {0:name}~:|dernière carte~!
last.call: {0:name} a bien dit|"dernière carte"~?
last.said: Oui
last.forgotten: Non, oublié
last.draws: {0:name} a oublié~:|piocher {1:cards}
last.draws.brief: {0:name}
laid: {0:name} joue|{1:card}
laid.brief: {0:name}
pass.turn: Passer à {0:name}|Couleur~: {1:suit} {1:sign}
pass.turn.brief: {0:name}
pass.turn.free: Passer à {0:name}|Toute couleur va
pass.turn.free.brief: {0:name}
pass.run.ask: Passer à {0:name}|Un 2, un joker,|ou piocher {1:cards}
pass.run.ask.brief: {0:name}
pass.run.like: Passer à {0:name}|Un {2:rank},|ou piocher {1:cards}
pass.run.like.brief: {0:name}
peek.turn: Couleur~: {1:suit} {1:sign}|Maintenir OK appuyé
peek.turn.free: Toute couleur va|Maintenir OK appuyé
peek.run.ask: 2, ★ ou {1:cards}|Maintenir OK appuyé
peek.run.like: {2:Rank} ou {1:cards}|Maintenir OK appuyé
peek.drawn: La nouvelle carte~:|maintenir OK appuyé
hand.own: Ses cartes
top: carte du dessus
force.0: toute couleur
force.1: trèfle ♣
force.2: carreau ♦
force.3: cœur ♥
force.4: pique ♠
run: série
goes.left: vers la gauche
goes.right: vers la droite
stock: pioche
""",
    # the end of a hand
    """
out.run: {0:name} a fini~!|La série continue
hand.over: {0:name} a fini~!|La manche est finie
hand.stuck: Plus de coup possible|La manche est finie
hand.who: Qui a fini~?
hand.nobody: Personne
hand.whose: Quelle main|compter~?
hand.open: Cartes~: {0:name}
hand.points: {0:name}~:|combien de points~?
by.kind: par sorte
kind.0: {0:name}~:|combien de jokers~?
kind.1: {0:name}~:|combien de deux~?
kind.2: {0:name}~:|combien d'as~?
kind.3: {0:name}~: combien|de dix et figures~?
kind.4: {0:name}~: combien|d'autres cartes~?
points: {0:name}~: {1:points}|total {2}
points.brief: {0:name}
leads: {0:name} mène|avec {1:points}
leads.shared: En tête, à égalité~:|{1:points}
game.won: {0:name} gagne|avec {1:points}
game.won.brief: {0:name}|gagne
game.shared: Victoire partagée|avec {1:points}
game.shared.brief: Victoire|partagée
aside.count: Nombre de cartes
""",
    # refusals and reasons
    """
refuse.suit: Refusé~: il faut|du {0:suit}, un valet|ou un joker
refuse.suit.one: Refusé~: du {0:suit},|un valet, un joker,|ou aussi~: {1:rank}
refuse.suit.two: Refusé~: du {0:suit},|un valet, un joker,|ou aussi~: 2, {1:rank}
refuse.run: Dans une série~:|2 ou joker seulement
refuse.run.like: Dans cette série~:|{0:ranks} seulement
refuse.copies: {1:card}~: les {0} sont|déjà sur la table
refuse.drawn: Seule la carte|qu'on a piochée
refuse.add: On peut ajouter,|donc il le faut
refuse.able: Une carte va~:|ne pas piocher
refuse.five: {0} n'est pas|un multiple de 5
refuse.packs: Pas autant~:|au plus {0:points}
refuse.held: Avec {1:cards},|c'est de {2} à {3}
refuse.kind: Il n'y en a pas|autant~: {0} au plus
refuse.count: {0:name} n'a|que {1:cards}
why.out: Plus de cartes
why.points: Cartes~: {0:points}
why.kinds: {#14:rank*0},_{#2:rank*1},_{#1:rank*2},_10/figure~: {3},_autres~: {4}
""",
)
