"""The rules of Bankspel and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Bankspel~: une personne tient la banque. Un tour a quatre parties~; puis la banque passe à la place
 suivante.
part.1: Payer. Chacun reçoit cinq cartes découvertes~; celles de la banque restent cachées. La banque
 retourne cinq cartes~: la première paie 1, la cinquième 5. Qui a de telles cartes met cela au pot pour
 chacune. Pas la banque.
part.2: Recevoir. La banque découvre ses cartes et joue aussi. Encore cinq cartes, de 1 à 5~: chacune reçoit
 cela du pot. Pot vide, la banque paie. Le reste est à la banque.
part.3: Retourner. La banque nomme carte après carte~; qui l'a la retourne. Qui a retourné ses cinq cartes
 en premier dit stop. Les autres lui paient 1 pour chaque carte non retournée.
part.4: De 1 à 10. La banque retourne dix cartes en comptant à voix haute. Quand une carte tombe sur son
 nombre, la banque peut s'arrêter et recevoir cela de chacun, ou compter encore.
""",
    """
option.packs: Jeux de cartes
help.packs: Nombre de jeux de 52 cartes battus ensemble. D'habitude 2, et 3 à partir de douze joueurs.
option.tie: Finir ensemble
choice.tie.share: partager le pot
help.tie.share: Si plusieurs retournent leur dernière carte ensemble, ils partagent le pot. Le reste va à
 partir de la gauche de la banque.
choice.tie.first: premier stop
help.tie.first: Si plusieurs retournent leur dernière carte ensemble, qui a dit stop en premier gagne.
choice.tie.nearest: premier à jouer
help.tie.nearest: Si plusieurs retournent leur dernière carte ensemble, gagne la place la plus proche à
 gauche de la banque.
option.copies: Cartes égales
choice.copies.every: toutes à la fois
help.copies.every: Qui a plusieurs fois la carte nommée les retourne toutes.
choice.copies.one: une seule
help.copies.one: Qui a plusieurs fois la carte nommée n'en retourne qu'une.
option.short_pot: Pot trop petit
choice.short_pot.bank_adds: la banque ajoute
help.short_pot.bank_adds: On reçoit ce qui est au pot, la banque paie le reste.
choice.short_pot.bank_never: personne n'ajoute
help.short_pot.bank_never: À partir de la gauche de la banque, chacun prend ce qui reste, la banque en
 dernier.
option.ace: L'as compte pour 1
choice.ace.yes: oui
help.ace.yes: Un as à un est juste.
choice.ace.no: non
help.ace.no: Aucune carte n'est juste à un.
option.decline: Compter encore coûte
choice.decline.nothing: rien de plus
help.decline.nothing: Compter encore, c'est laisser cette somme, rien de plus.
choice.decline.pays: la même somme
help.decline.pays: Compter encore, c'est payer cette somme à chacun.
option.no_match: Aucune carte juste
choice.no_match.nothing: ne coûte rien
help.no_match.nothing: Si aucune carte ne tombe sur son nombre, personne ne paie.
choice.no_match.pays: la banque paie 1
help.no_match.pays: Si aucune carte ne tombe sur son nombre, la banque paie 1 à chacun.
option.collect: Ce qui compte
choice.collect.stop: la carte du stop
help.collect.stop: Seule paie la carte où la banque s'arrête.
choice.collect.every: chaque carte juste
help.collect.every: Chaque carte qui tombe sur son nombre paie~; la banque compte toujours jusqu'à dix.
option.next_bank: La banque passe
choice.next_bank.left: à gauche
help.next_bank.left: Après le tour, la banque va à la place de gauche.
choice.next_bank.right: à droite
help.next_bank.right: Après le tour, la banque va à la place de droite.
option.entry: Entrer les cartes
choice.entry.seat: main par main
help.entry.seat: Après la donne, on entre les cinq cartes de chacun l'une après l'autre.
choice.entry.dealt: pendant la donne
help.entry.dealt: On entre chaque carte pendant la donne, carte après carte.
""",
)
