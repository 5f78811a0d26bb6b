"""The rules of Huit américain and the choices of its house rules: read only when asked for."""

TEXTS = (
    """
part.0: Huit américain, met vier spellen kaarten en hun jokers: raak je kaarten kwijt. Wat je overhoudt, zijn
 strafpunten. Komt iemand aan 500, dan wint wie het minst punten heeft.
part.1: Aan beurt leg je één kaart van de kleur die geldt. Een boer mag altijd, en je kiest een kleur. Een
 joker mag altijd, de kleur blijft. Kan je niet, dan pak je een kaart; past ze, dan mag je ze leggen.
part.2: Heer: de richting draait om. Acht: de volgende slaat een beurt over. Zijn er maar twee spelers, dan
 doet een heer wat een acht doet.
part.3: Een 2 of een joker begint een reeks: de volgende legt er een 2 of een joker bij, of pakt alles: twee
 kaarten per 2, vijf per joker. Daarna geldt de kleur van de laatste 2.
part.4: Wie zijn laatste kaart legt, is uit en de ronde is gedaan. Is dat een 2 of een joker, dan spelen de
 anderen de reeks nog uit.
part.5: Een joker telt 50, een 2 telt 20, een aas 15, een 10 of een prent 10, de andere kaarten 5.
""",
    """
option.same_rank: Zelfde waarde
choice.same_rank.no: niet
help.same_rank.no: Alleen kaarten van de kleur die geldt, boeren en jokers.
choice.same_rank.yes: mag ook
help.same_rank.yes: Een kaart met dezelfde waarde als de open kaart mag ook, in elke kleur.
option.add: Bij een reeks leggen
choice.add.may: mag
help.add.may: Wie een 2 of een joker heeft, mag toch liever pakken.
choice.add.must: moet
help.add.must: Wie een kaart kan bijleggen, moet dat doen.
option.two_any: Een 2 leggen
choice.two_any.no: volgt de kleur
help.two_any.no: Buiten een reeks moet een 2 de kleur volgen.
choice.two_any.yes: op elke kleur
help.two_any.yes: Een 2 mag ook buiten een reeks op elke kleur.
option.draw: Wie niet kan
choice.draw.one: pakt één kaart
help.draw.one: Wie niet kan leggen, pakt één kaart. Past ze, dan mag ze meteen gelegd worden.
choice.draw.three: pakt er tot drie
help.draw.three: Wie niet kan leggen, pakt tot er een kaart past, hoogstens drie.
choice.draw.until: pakt tot er een past
help.draw.until: Wie niet kan leggen, pakt tot er een kaart past.
option.draw_able: Pakken als je kan
choice.draw_able.no: mag niet
help.draw_able.no: Wie kan leggen, moet leggen.
choice.draw_able.yes: mag
help.draw_able.yes: Wie kan leggen, mag toch liever een kaart pakken.
option.extra_jokers: Extra jokers
help.extra_jokers: Zoveel jokers komen bij de acht van de vier spellen.
option.extra_twos: Extra tweeën
help.extra_twos: Zoveel tweeën komen bij de zestien van de vier spellen.
option.hand_size: Kaarten per speler
help.hand_size: Zoveel kaarten krijgt elke speler in het begin.
option.limit: Einde bij
help.limit: Komt iemand aan zoveel punten, dan is het spel gedaan.
option.run: Reeksen
choice.run.mix: 2 en joker gemengd
help.run.mix: Op een 2 mag een joker en omgekeerd: twee kaarten per 2, vijf per joker.
choice.run.like: gelijk op gelijk
help.run.like: Op een 2 mag alleen een 2, op een joker alleen een joker.
option.last_call: Laatste kaart
choice.last_call.off: niets zeggen
help.last_call.off: Wie nog één kaart heeft, hoeft niets te zeggen.
choice.last_call.on: zeggen of 2 pakken
help.last_call.on: Wie nog één kaart heeft, zegt dat, of pakt twee kaarten.
option.next_dealer: Volgende gever
choice.next_dealer.left: links
help.next_dealer.left: Na de ronde deelt de linkerbuur.
choice.next_dealer.loser: wie verloor
help.next_dealer.loser: Na de ronde deelt wie de meeste punten kreeg.
option.entry: Kaarten ingeven
choice.entry.rank: kleur als het telt
help.entry.rank: Je geeft alleen de waarde in; de kleur alleen als ze er iets toe doet.
choice.entry.suit: altijd met kleur
help.entry.suit: Je geeft bij elke kaart ook de kleur in, zodat een verkeerde kleur opvalt.
""",
)
