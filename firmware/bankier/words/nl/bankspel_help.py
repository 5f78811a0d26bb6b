"""The rules of Bankspel and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Bankspel: één speler is de bank. Een ronde heeft vier delen; daarna schuift de bank een plaats door.
part.1: Betalen. Elk krijgt vijf kaarten, open; die van de bank blijven dicht. De bank draait vijf kaarten:
 de eerste betaalt 1, de vijfde 5. Wie zulke kaarten heeft, betaalt dat voor elke kaart in de pot. De bank
 niet.
part.2: Ontvangen. De bank draait haar eigen kaarten om en speelt mee. Nog vijf kaarten, van 1 tot 5: nu
 krijgt elke kaart dat uit de pot. Is de pot leeg, dan betaalt de bank. Wat overblijft, is voor de bank.
part.3: Omdraaien. De bank noemt kaart na kaart; wie ze heeft, draait ze om. Wie het eerst alle vijf
 omgedraaid heeft, zegt stop. De anderen betalen de winnaar 1 voor elke kaart die nog open ligt.
part.4: Van 1 tot 10. De bank draait tien kaarten en telt luidop. Valt een kaart op haar eigen getal, dan
 mag de bank stoppen en dat van elke speler krijgen, of verder tellen.
""",
    """
option.packs: Spellen kaarten
help.packs: Zoveel spellen van 52 kaarten worden samen geschud. Gewoonlijk 2, vanaf twaalf spelers 3.
option.tie: Samen klaar
choice.tie.share: pot verdelen
help.tie.share: Draaien er meer tegelijk hun laatste kaart om, dan verdelen ze de pot. Wat niet te delen is,
 gaat vanaf links van de bank.
choice.tie.first: eerst stop gezegd
help.tie.first: Draaien er meer tegelijk hun laatste kaart om, dan wint wie het eerst stop zei.
choice.tie.nearest: het eerst aan beurt
help.tie.nearest: Draaien er meer tegelijk hun laatste kaart om, dan wint wie van hen het eerst links van de
 bank zit.
option.copies: Gelijke kaarten
choice.copies.every: alle omdraaien
help.copies.every: Wie de genoemde kaart meer dan eens heeft, draait ze allemaal om.
choice.copies.one: één per keer
help.copies.one: Wie de genoemde kaart meer dan eens heeft, draait er maar één om.
option.short_pot: Pot te klein
choice.short_pot.bank_adds: de bank vult aan
help.short_pot.bank_adds: De speler krijgt wat er in de pot ligt, de bank betaalt de rest.
choice.short_pot.bank_never: niemand vult aan
help.short_pot.bank_never: Vanaf links van de bank neemt elk wat er nog ligt, de bank het laatst.
option.ace: Aas telt als 1
choice.ace.yes: ja
help.ace.yes: Een aas op één is raak.
choice.ace.no: nee
help.ace.no: Op één kan geen kaart raak zijn.
option.decline: Verder tellen kost
choice.decline.nothing: niets meer
help.decline.nothing: Wie verder telt, laat dat bedrag liggen, meer niet.
choice.decline.pays: hetzelfde bedrag
help.decline.pays: Wie verder telt, betaalt dat bedrag aan elke speler.
option.no_match: Geen kaart raak
choice.no_match.nothing: kost niets
help.no_match.nothing: Valt geen enkele kaart op haar getal, dan betaalt niemand.
choice.no_match.pays: bank betaalt elk 1
help.no_match.pays: Valt geen enkele kaart op haar getal, dan betaalt de bank 1 aan elke speler.
option.collect: Wat telt
choice.collect.stop: waar de bank stopt
help.collect.stop: Alleen de kaart waarbij de bank stopt, betaalt.
choice.collect.every: elke rake kaart
help.collect.every: Elke kaart die op haar getal valt, betaalt; de bank telt altijd tot tien.
option.next_bank: De bank schuift
choice.next_bank.left: naar links
help.next_bank.left: Na de ronde is de linkerbuur de bank.
choice.next_bank.right: naar rechts
help.next_bank.right: Na de ronde is de rechterbuur de bank.
option.entry: Kaarten ingeven
choice.entry.seat: speler per speler
help.entry.seat: Na het delen geef je de vijf kaarten van elke speler na elkaar in.
choice.entry.dealt: zoals gedeeld
help.entry.dealt: Je geeft elke kaart in terwijl er gedeeld wordt, ronde na ronde.
""",
)
