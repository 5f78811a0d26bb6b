"""How the device is used: read only when asked for."""

TEXTS = (
    """
device.0: Gauche et droite~: choisir ou compter. OK~: c'est bon. Retour~: un pas en arrière. OK maintenu~:
 le menu de la table.
device.1: Cartes cachées~: passer l'appareil à la personne nommée. Elles ne se voient que tant qu'on
 maintient OK.
device.2: Une erreur~? Revenir pas à pas, ou choisir Corriger dans le menu, même pour un tour passé.
device.3: Tout est enregistré aussitôt. Après une coupure de courant, la partie reprend là où elle était.
""",
)
