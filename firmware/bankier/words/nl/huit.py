"""The words of Huit américain."""

TEXTS = (
    # a turn
    """
hand.shuffle: De gever: {0:name}|OK om te schudden
hand.deal: Ronde {2}: {0:name}|deelt elk {1:cards}
starter: Welke kaart|ligt open?
starter.dealt: De eerste kaart:|{0:card}
starter.dealt.brief: De eerste|kaart
turn: Het is aan {0:name}|Kleur: {1:suit} {1:sign}
turn.line: {0:name}: {1:suit} {1:sign}
turn.free: Het is aan {0:name}|Elke kleur mag
turn.free.line: {0:name}: elke kleur
run.ask: Leg 2 of joker bij|of pak {1:cards}
run.ask.brief: {0:name}|2 of ★
run.like: Leg een {2:rank} bij|of pak {1:cards}
run.like.brief: {0:name}|{2:rank}
drawn: Past de nieuwe kaart?|Leg ze, of houd ze
drawn.line: {0:name}: leggen?
act.draw: pakt een kaart
act.pick: pakt {1:cards}
act.pass: kan niet
act.again: nog een
act.keep: houden
act.last: laatste kaart!
draw: {0:name} kan niet:|pak {1:cards}
draw.brief: {0:name}
draw.may: {0:name} pakt|{1:cards}
draw.may.brief: {0:name}
picked: {0:name} pakt|{1:cards}
picked.brief: {0:name}
pick.short: Maar {1:cards} over|voor {0:name}
pick.short.brief: {0:name}
reshuffle: De stapel is op:|opnieuw schudden
""",
    # what cards do, and the device handed round
    """
reverse: Heer: de richting|draait om
skip: Acht: {0:name}|slaat een beurt over
skip.king: Heer: {0:name}|slaat een beurt over
suit.ask: Boer: {0:name},|welke kleur?
suit.named: {0:name} kiest|{1:suit} {1:sign}
named.1: klaveren ♣
named.2: ruiten ♦
named.3: harten ♥
named.4: schoppen ♠
last.card: {0:name}:|laatste kaart!
last.call: Zei {0:name}|"laatste kaart"?
last.said: Ja
last.forgotten: Nee, vergeten
last.draws: {0:name} vergat het:|pak {1:cards}
last.draws.brief: {0:name}
laid: {0:name} legt|{1:card}
laid.brief: {0:name}
pass.turn: Geef door: {0:name}|Kleur: {1:suit} {1:sign}
pass.turn.brief: {0:name}
pass.turn.free: Geef door: {0:name}|Elke kleur mag
pass.turn.free.brief: {0:name}
pass.run.ask: Geef door: {0:name}|Leg 2 of joker bij|of pak {1:cards}
pass.run.ask.brief: {0:name}
pass.run.like: Geef door: {0:name}|Leg een {2:rank} bij|of pak {1:cards}
pass.run.like.brief: {0:name}
peek.turn: Kleur: {1:suit} {1:sign}|Houd OK ingedrukt
peek.turn.free: Elke kleur mag|Houd OK ingedrukt
peek.run.ask: 2, ★ of {1:cards}|Houd OK ingedrukt
peek.run.like: {2:Rank} of {1:cards}|Houd OK ingedrukt
peek.drawn: De nieuwe kaart:|houd OK ingedrukt
hand.own: Eigen kaarten
top: open kaart
force.0: elke kleur
force.1: klaveren ♣
force.2: ruiten ♦
force.3: harten ♥
force.4: schoppen ♠
run: reeks
goes.left: naar links
goes.right: naar rechts
stock: stapel
""",
    # the end of a hand
    """
out.run: {0:name} is uit!|De reeks gaat verder
hand.over: {0:name} is uit!|De ronde is gedaan
hand.stuck: Niemand kan nog:|de ronde is gedaan
hand.who: Wie is uit?
hand.nobody: Niemand
hand.whose: Wiens kaarten|tellen we?
hand.open: De kaarten: {0:name}
hand.points: {0:name}:|hoeveel punten?
by.kind: per soort
kind.0: {0:name}:|hoeveel jokers?
kind.1: {0:name}:|hoeveel tweeën?
kind.2: {0:name}:|hoeveel azen?
kind.3: {0:name}: hoeveel|tienen en prenten?
kind.4: {0:name}: hoeveel|andere kaarten?
points: {0:name}: {1:points}|samen {2}
points.brief: {0:name}
leads: {0:name} staat voor|met {1:points}
leads.shared: Samen aan kop|met {1:points}
game.won: {0:name} wint|met {1:points}
game.won.brief: {0:name}|wint
game.shared: Samen gewonnen|met {1:points}
game.shared.brief: Samen|gewonnen
aside.count: Aantal kaarten
""",
    # refusals and reasons
    """
refuse.suit: Mag niet: leg_{0:suit},|een boer of een joker
refuse.suit.one: Mag niet: leg_{0:suit},|een {1:rank}, een boer|of een joker
refuse.suit.two: Mag niet: leg_{0:suit},|een {1:rank}, een 2,|een boer of een joker
refuse.run: In een reeks alleen|een 2 of een joker
refuse.run.like: In deze reeks alleen|{0:ranks}
refuse.copies: Van {1:card} liggen er|al {0}, meer niet
refuse.drawn: Alleen de kaart die|net gepakt is
refuse.add: Bijleggen kan,|dus het moet
refuse.able: Er past een kaart:|dan niet pakken
refuse.five: {0} is geen|veelvoud van 5
refuse.packs: Zoveel kan niet:|hoogstens {0:points}
refuse.held: Met {1:cards}|is het {2} tot {3}
refuse.kind: Zoveel zijn er niet:|hoogstens {0}
refuse.count: {0:name} heeft|maar {1:cards}
why.out: Geen kaarten meer
why.points: Kaarten: {0:points}
why.kinds: {#14:rank*0},_{#2:rank*1},_{#1:rank*2},_10/prent: {3},_andere: {4}
""",
)
