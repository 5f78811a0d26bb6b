"""The words that every game uses."""

TEXTS = (
    # menus and setting up
    """
main.title: Bankier
main.again: Same table
main.new: New game
main.resume: Carry on
main.saved: Saved games
main.settings: Settings
game.bankspel: Bankspel
game.huit: Huit américain
game.bakarat: Bakarat
mode.score: Keep the score
mode.score.short: score
mode.referee: Referee
mode.referee.short: referee
mode.deal: Deal the cards
mode.deal.short: deal
mode.score.help: Real cards: you enter only the results.
mode.referee.help: Real cards: you enter each one, the device says who pays and why.
mode.deal.help: No cards needed: the device shuffles, deals and turns.
setup.game: Game
setup.mode: Mode
setup.table: The table
setup.start: Start
setup.seats: Number of players
setup.more: One more
setup.fewer: One fewer
setup.sign: Own sign
setup.help: {0}
setup.number: {0}
setup.players: Players
setup.bank: First bank
setup.unit: Money
setup.factor: 1 is worth
setup.purses: Purses
setup.rules: House rules
setup.seat: Player{0:2}
purses.kept: Kept by the device
purses.kept.short: device
purses.coins: Coins on the table
purses.coins.short: coins
text.name: Name
text.new: New name
text.done: Done
text.delete: Delete
settings.title: Settings
settings.language: Language
settings.letters: Card letters
settings.sound: Sound
settings.contrast: Contrast
settings.flip: Turn the screen
on: On
off: Off
yes: Yes
no: No
ok: OK
back: Back
busy: One moment
""",
    # the table menu and what it leads to
    """
menu.title: Menu
menu.secret: Cards: {0:name}
menu.table: The table
menu.purses: Standings
menu.why: Why?
menu.undo: One step back
menu.correct: Correct
menu.void: Void this round
menu.transfer: Hand over money
menu.people: Who is playing?
menu.rules: Rules of the game
menu.help: Help
menu.settings: Settings
menu.end: Settle up
menu.leave: Main menu
menu.back: Back to the game
people.plays: plays
people.sits: rests
people.after: To whose left?
people.out: Sits out
people.in: Plays again
people.join: New player
people.leave: Leaves
people.next: This holds from the|next round on
transfer.from: Who pays?
transfer.to: Who receives?
transfer.amount: How much?
transfer.reason: What for?
reason.loan: Loan
reason.drinks: Drinks
reason.swap: Change
reason.mistake: Mistake
reason.other: Something else
undo.done: One step back:|{0}
undo.what: {0:name},_{1:money}
undo.sealed: A card was seen:|you can only void|this round
undo.start: There is nothing|to take back
undo.step: One step back
redo.hint: OK: forward again
correct.list: What needs|correcting?
correct.round: Round {0}
correct.earlier: Earlier round
correct.parted: What follows no|longer fits, from:|{0}
correct.drop: Drop the rest?
correct.yes: Drop it
correct.no: Leave it
correct.done: Corrected
correct.carry: The next round began|otherwise; it stands|as it was played
correct.none: There is nothing|to correct
void.ask: Void this round?
void.title: Void the round?
void.yes: Void it
void.no: Play on
void.done: The round is void
why.title: Why_{0:money}?
why.line: {0:name} → {1:name}:_{2:money}|{3}
why.move: {0:name}→{1:name}
why.none: Nothing has been|paid yet
why.aside: Meanwhile:_{0:reason}
end.ask: Stop and settle up?
end.yes: Settle up
end.no: Play on
end.settle: {0:name} pays|{2:money}_to {1:name}
end.settle.brief: {0:name}|→ {1:name}
end.square: All square
end.standing: The standings
end.kitty: In the kitty:_{0:money},_shared equally
end.banked.equal: Everyone has banked|equally often
end.banked.not: Not everyone banked|equally often
end.points: {0:name}: {1:points}
end.won: {0:name} wins
""",
    # cards dealt by the device, refusals and mishaps
    """
round.shuffle: The bank: {0:name}|OK to shuffle
cut: Seal {0}|{1}|{2:name} cuts:|choose a number
cut.none: No cut
hands.dealt: The cards are dealt
seed.shown: This was the shuffle:|{0}|{1}|{2}|{3}
peek: For {0:name} only:|hold OK down
peek.card: Card {0} of {1}
peek.menu: To the menu
peek.seen: Seen
resume: The power went off.|We carry on:
refuse.unknown: Not possible here
refuse.not.now: Not possible now
refuse.over: The game is over
refuse.ok: Only OK here
refuse.range: Choose {0} to {1}
refuse.choice: There is no|such choice
refuse.card: There is|no such card
refuse.joker: No joker here
refuse.suit.missing: Enter the suit too
refuse.tally: One number for each:|{0} in all
refuse.transfer: There is nothing|to hand over
refuse.few: There must be|{0:players} or more
refuse.many: There can be|{0:players} at most
refuse.twice: {0} is already|at the table
refuse.seats: From {0} to {1} players
refuse.name: A name has|1 to {0} letters
error.aside: Unreadable game,|set aside as|{0}
error.rounds: The last rounds are|unreadable;|we carry on
error.full: The memory is full:|this is not being|saved
error.display: The display does not|answer
error.entropy: No good source of|chance: the device|cannot deal now
error.misfit: This round is from an|older version and no|longer fits. Void it?
""",
    # names of things: the forms of a noun are parted by /
    """
units: frank euro cent zloty jeton match bean
unit.frank: franc/francs
unit.euro: euro/euros
unit.cent: cent/cents
unit.zloty: zloty/zlotys
unit.jeton: chip/chips
unit.match: match/matches
unit.bean: bean/beans
pot: pot
kitty: kitty
nobody: -
book: book
noun.cards: card/cards
noun.points: point/points
noun.players: player/players
rank.0: card/cards/a card
rank.1: ace/aces/an ace
rank.2: two/twos/a two
rank.3: three/threes/a three
rank.4: four/fours/a four
rank.5: five/fives/a five
rank.6: six/sixes/a six
rank.7: seven/sevens/a seven
rank.8: eight/eights/an eight
rank.9: nine/nines/a nine
rank.10: ten/tens/a ten
rank.11: jack/jacks/a jack
rank.12: queen/queens/a queen
rank.13: king/kings/a king
rank.14: joker/jokers/a joker
suit.1: clubs/clubs/a club/C
suit.2: diamonds/diamonds/a diamond/D
suit.3: hearts/hearts/a heart/H
suit.4: spades/spades/a spade/S
number.1: one
number.2: two
number.3: three
number.4: four
number.5: five
number.6: six
number.7: seven
number.8: eight
number.9: nine
number.10: ten
""",
)
