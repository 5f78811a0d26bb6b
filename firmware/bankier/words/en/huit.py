"""The words of Huit américain."""

TEXTS = (
    # a turn
    """
hand.shuffle: The dealer: {0:name}|OK to shuffle
hand.deal: Hand {2}: {0:name}|deals {1:cards} each
starter: Which card|is turned up?
starter.dealt: The first card:|{0:card}
starter.dealt.brief: The first|card
turn: {0:name} to play|Suit: {1:suit} {1:sign}
turn.line: {0:name}: {1:suit} {1:sign}
turn.free: {0:name} to play|Any suit goes
turn.free.line: {0:name}: any suit
run.ask: Add a 2 or a joker,|or pick up {1:cards}
run.ask.brief: {0:name}|2 or ★
run.like: Add {2:rank.a},|or pick up {1:cards}
run.like.brief: {0:name}|{2:rank}
drawn: Does the new card|fit? Play or keep it
drawn.line: {0:name}: plays?
act.draw: draws a card
act.pick: picks up {1}
act.pass: cannot
act.again: another
act.keep: keeps
act.last: last card!
draw: {0:name} cannot play:|draw {1:cards}
draw.brief: {0:name}
draw.may: {0:name} draws|{1:cards}
draw.may.brief: {0:name}
picked: {0:name} picks up|{1:cards}
picked.brief: {0:name}
pick.short: Only {1:cards} left|for {0:name}
pick.short.brief: {0:name}
reshuffle: The stock is empty:|shuffle the discards
""",
    # what cards do, and the device handed round
    """
reverse: King: the direction|is reversed
skip: Eight: {0:name}|misses a turn
skip.king: King: {0:name}|misses a turn
suit.ask: Jack: {0:name},|which suit?
suit.named: {0:name} names|{1:suit} {1:sign}
named.1: clubs ♣
named.2: diamonds ♦
named.3: hearts ♥
named.4: spades ♠
last.card: {0:name}:|last card!
last.call: Did {0:name} say|"last card"?
last.said: Yes
last.forgotten: No, forgotten
last.draws: {0:name} forgot:|draw {1:cards}
last.draws.brief: {0:name}
laid: {0:name} plays|{1:card}
laid.brief: {0:name}
pass.turn: Pass it to {0:name}|Suit: {1:suit} {1:sign}
pass.turn.brief: {0:name}
pass.turn.free: Pass it to {0:name}|Any suit goes
pass.turn.free.brief: {0:name}
pass.run.ask: Pass it to {0:name}|Add a 2 or a joker,|or pick up {1:cards}
pass.run.ask.brief: {0:name}
pass.run.like: Pass it to {0:name}|Add {2:rank.a},|or pick up {1:cards}
pass.run.like.brief: {0:name}
peek.turn: Suit: {1:suit} {1:sign}|Hold OK down
peek.turn.free: Any suit goes|Hold OK down
peek.run.ask: 2, ★ or {1:cards}|Hold OK down
peek.run.like: {2:Rank} or {1:cards}|Hold OK down
peek.drawn: The new card:|hold OK down
hand.own: Own cards
top: top card
force.0: any suit
force.1: clubs ♣
force.2: diamonds ♦
force.3: hearts ♥
force.4: spades ♠
run: run
goes.left: to the left
goes.right: to the right
stock: stock
""",
    # the end of a hand
    """
out.run: {0:name} is out!|The run is played on
hand.over: {0:name} is out!|The hand is over
hand.stuck: Nobody can play:|the hand is over
hand.who: Who is out?
hand.nobody: Nobody
hand.whose: Whose cards|are counted?
hand.open: The cards: {0:name}
hand.points: {0:name}:|how many points?
by.kind: by kind
kind.0: {0:name}:|how many jokers?
kind.1: {0:name}:|how many twos?
kind.2: {0:name}:|how many aces?
kind.3: {0:name}: how many|tens and face cards?
kind.4: {0:name}: how many|other cards?
points: {0:name}: {1:points}|{2} in all
points.brief: {0:name}
leads: {0:name} leads|with {1:points}
leads.shared: A shared lead|with {1:points}
game.won: {0:name} wins|with {1:points}
game.won.brief: {0:name}|wins
game.shared: A shared win|with {1:points}
game.shared.brief: A shared|win
aside.count: Number of cards
""",
    # refusals and reasons
    """
refuse.suit: Not allowed: play|{0:suit.a}, a jack|or a joker
refuse.suit.one: Not allowed: play|{0:suit.a}, {1:rank.a},|a jack or a joker
refuse.suit.two: Not allowed: play|{0:suit.a}, a 2,|{1:rank.a}, a jack|or a joker
refuse.run: In a run only|a 2 or a joker
refuse.run.like: In this run only|{0:ranks}
refuse.copies: {0} of {1:card} lie there:|there are no more
refuse.drawn: Only the card that|was just drawn
refuse.add: A card can be added:|so it must be
refuse.able: One card fits:|then do not draw
refuse.five: {0} is not|a multiple of 5
refuse.packs: Not that many:|{0:points} at most
refuse.held: With {1:cards}|it is {2} to {3}
refuse.kind: Not so many there:|{0} at most
refuse.count: {0:name} has|only {1:cards}
why.out: No cards left
why.points: Cards: {0:points}
why.kinds: {#14:rank*0},_{#2:rank*1},_{#1:rank*2},_10/face: {3},_other: {4}
""",
)
