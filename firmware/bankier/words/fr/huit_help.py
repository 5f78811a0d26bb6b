"""The rules of Huit américain and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Huit américain, avec quatre jeux et leurs jokers~: il faut se défaire de ses cartes. Celles qui
 restent comptent contre soi. Quand quelqu'un atteint 500, le total le plus bas gagne.
part.1: À son tour, on pose une carte de la couleur demandée. Un valet va toujours, et on demande une
 couleur. Un joker va toujours, la couleur reste. Sinon, on pioche une carte~; si elle va, on peut la poser.
part.2: Roi~: le jeu change de sens. Huit~: la personne suivante passe son tour. À deux, un roi fait ce que
 fait un huit.
part.3: Un 2 ou un joker ouvre une série~: ensuite, on ajoute un 2 ou un joker, ou bien on pioche le tout~:
 deux cartes par 2, cinq par joker. Après, la couleur est celle du dernier 2.
part.4: Poser sa dernière carte finit la manche. Si c'est un 2 ou un joker, les autres jouent d'abord la
 série jusqu'au bout.
part.5: Un joker vaut 50, un 2 vaut 20, un as 15, un 10 ou une figure 10, les autres cartes 5.
""",
    """
option.same_rank: Même valeur
choice.same_rank.no: non
help.same_rank.no: Seulement la couleur demandée, les valets et les jokers.
choice.same_rank.yes: toute couleur
help.same_rank.yes: Une carte de même valeur que celle du dessus va aussi, dans toute couleur.
option.add: Ajouter à la série
choice.add.may: permis
help.add.may: Avec un 2 ou un joker, on peut quand même piocher.
choice.add.must: obligé
help.add.must: Qui peut ajouter une carte doit le faire.
option.two_any: Poser un 2
choice.two_any.no: suit la couleur
help.two_any.no: Hors d'une série, un 2 doit suivre la couleur.
choice.two_any.yes: sur toute couleur
help.two_any.yes: Hors d'une série aussi, un 2 va sur toute couleur.
option.draw: Qui ne peut pas jouer
choice.draw.one: pioche une carte
help.draw.one: Qui ne peut pas jouer pioche une carte. Si elle va, on peut la poser aussitôt.
choice.draw.three: pioche jusqu'à trois
help.draw.three: Qui ne peut pas jouer pioche jusqu'à ce qu'une carte aille, trois au plus.
choice.draw.until: pioche sans limite
help.draw.until: Qui ne peut pas jouer pioche jusqu'à ce qu'une carte aille.
option.draw_able: Piocher par choix
choice.draw_able.no: interdit
help.draw_able.no: Qui peut jouer doit jouer.
choice.draw_able.yes: permis
help.draw_able.yes: Qui peut jouer peut quand même piocher.
option.extra_jokers: Jokers en plus
help.extra_jokers: Nombre de jokers ajoutés aux huit des quatre jeux.
option.extra_twos: Deux en plus
help.extra_twos: Nombre de deux ajoutés aux seize des quatre jeux.
option.hand_size: Cartes par main
help.hand_size: Nombre de cartes données à chacun.
option.limit: Fin de la partie à
help.limit: Quand quelqu'un atteint ce total, la partie est finie.
option.run: Séries
choice.run.mix: 2 et jokers mêlés
help.run.mix: Un joker va sur un 2 et un 2 sur un joker~: deux cartes par 2, cinq par joker.
choice.run.like: pareil sur pareil
help.run.like: Sur un 2, seulement un 2~; sur un joker, seulement un joker.
option.last_call: Dernière carte
choice.last_call.off: ne rien dire
help.last_call.off: À une carte de la fin, rien à dire.
choice.last_call.on: le dire ou piocher 2
help.last_call.on: À une carte de la fin, il faut le dire, sinon piocher deux cartes.
option.next_dealer: Donne suivante
choice.next_dealer.left: à gauche
help.next_dealer.left: Après la manche, la donne passe à gauche.
choice.next_dealer.loser: qui a perdu
help.next_dealer.loser: Après la manche, la donne va à la main qui a coûté le plus de points.
option.entry: Entrer les cartes
choice.entry.rank: couleur au besoin
help.entry.rank: On entre la valeur~; la couleur seulement quand elle compte.
choice.entry.suit: couleur toujours
help.entry.suit: On entre aussi la couleur de chaque carte~: une mauvaise couleur se remarque.
""",
)
