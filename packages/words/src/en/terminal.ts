/** What is said in a terminal only. */
export const terminal = {
  commands: [
    'Type the key of an option, or its name. You can also type:',
    '  why X    why X is refused (or just type X; why alone lists them all)',
    '  hint     what the strongest bot would do here',
    '  undo     undo your last choice, unless it has revealed something',
    '  quick    don’t wait for Enter after a choice (type it again to wait)',
    '  look     draw the table again (or just press Enter)',
    '  help     this help and the rules in short',
    '  quit     save the game and leave',
  ].join('\n'),
  prompt: 'Your choice (help, hint, why, undo, quit)> ',
  opening: 'The cards are shuffled from a seed that is revealed at the end. Its SHA-256:',
  sits: '{face} {name} sits down ({id}, level {rank} of 5).',
  thinks: '{name} is thinking…',
  hint: 'What {name} would do:',
  'hand-over': 'Hand the keyboard to {who}, then press Enter> ',
  chosen: 'You chose: {answer}.',
  confirm: 'Press Enter to continue, or type undo> ',
  'taken-back': 'Undone: {answer}.',
  unknown: 'There’s no {typed} here. Type a key, or help.',
  allowed: 'Not refused: {key} is “{answer}”.',
  refused: 'No: {why} ({rule}).',
  'why-nothing': 'Why what? Nothing is refused here.',
  'why-what': 'Why what? Type why and one of these: {names}',
  'quick-on': 'Choices now count at once.',
  'quick-off': 'After a choice you’re now asked to press Enter.',
  saved: 'Saved to {file}. Continue with:',
  seed: 'The seed was {seed}.',
  finished: 'The record is in {file}; anyone can check it with:',
  'not-saved': 'Couldn’t write {file} ({reason}). The game as text, for --resume from a file:',
  'older-save': '({file} holds an older game; it is replaced when this one is saved.)',
} as const;

/** The lines of a drawn table of Fort. */
export const fortBoard = {
  'title-over': 'Fort – the end',
  'title-draft': 'Fort – the draft',
  title:
    'Fort – round {round}{last, select, yes {, the last one} other {}}, {you, select, yes {your} other {{who}’s}} turn: {phase}',
  'end-near': 'The end is near: {reason}.',
  park: 'Park, {n} more in its deck (public action | private action):',
  middle: 'Perks: {perks}. Made-up rules in the stack: {n}.',
  'no-perks': 'none left',
  empty: 'empty',
  who: '{who} ({board}{first, select, yes {, first} other {}})',
  standing: '{points}, fort {level}, {next}',
  next: 'next for {price}',
  top: 'top level',
  perk: 'perk {perk}',
  rule: 'rule {rule}',
  'rule-kept': 'a secret rule',
  sculpture: 'macaroni sculpture',
  stuff: 'Stuff {amount}',
  pack: 'Pack {n}/{holds}: {amount}',
  piles: 'deck {deck}, hand {hand}, discard {discard}',
  lookout: 'Lookout {n}/{holds}: {cards}',
  yard: 'Yard {cards}',
  'in-play-diy': 'In play: the perk {perk}.',
  'in-play': 'In play: {card}.',
  declared: 'Declared: {suit}.',
  added: 'With it: {cards}.',
  lent: 'From the Lookout: {symbols}.',
  used: 'Used: {actions, select, public {public} private {private} other {public and private}}.',
  times: 'Times: {n}.',
  'so-far': 'So far: {n} × {suit}.',
  'no-hand': 'Your hand is empty.',
  hand: 'Your hand:',
  'not-playable': 'In hand but not playable now: {cards}.',
  kept: 'Kept so far: {cards}.',
  'cannot-follow': 'None of your cards can follow {card}.',
  'play-hint': '(public action | private action)',
  'pay-hint': '(P pizza, T toy)',
} as const;

/** The rules of Fort in short, a paragraph each. */
export const fortHelp = {
  turn: 'You lead a gang of kids and build a fort. On your turn you play one card, rivals may follow its public action, you recruit a card, what’s left in your hand goes to your Yard (where rivals can take it), and you draw 5 new cards.',
  actions:
    'Actions are written public | private, such as pizza × shovel | score × level (- is an empty box).',
  use: '- You use one or both, in either order; at least one of them fully.',
  symbols:
    '- “× shovel” happens once for each shovel: on the card, on cards you add from your hand, and among the symbols in your Lookout. A coin is any suit.',
  follow:
    '- To follow, a rival discards a card of the same suit (or a coin) and does the public action fully, counting only the symbols of that card.',
  sequence: 'A, then B',
  levels:
    'Stuff holds 4 pizzas and 4 toys; Pack and Lookout hold fort level + 1. Level 1 brings a made-up rule (points at the end), level 2 a perk, level 5 the macaroni sculpture (4 points).',
  end: 'Level 5, 25 points or an empty Park deck trigger the end; the round is played out, and the player with the most points wins.',
} as const;

/** The lines of a drawn table of Treehouse. */
export const treehouseBoard = {
  'title-over': 'Treehouse – the end',
  title: 'Treehouse – week {week} of 3, {phase}',
  points: 'points',
  changers: 'changers',
  picked: 'picked',
  middle: 'In the middle: {changers}. In hand: {holders}.',
  lying: '{n} × {changer}',
  held: '{who} {changer}',
  'no-changer': 'no changer',
  'no-holder': 'none',
  hand: 'Left in your hand: {rooms}',
} as const;

/** The rules of Treehouse in short, a paragraph each. */
export const treehouseHelp = {
  week: 'Each week you are dealt 6 rooms. Everyone picks one in secret, all picks are revealed, and each is built or discarded; then the hands go to the next player. There are five picks a week.',
  support: '- A room stands on the two rooms below it; at the edge of a level, on one.',
  colour:
    '- The first room of a colour goes anywhere; each later one must touch a room of its colour.',
  balance:
    '- A room on the left tips the balance to the left, one on the right to the right. A side is closed while the tree leans there.',
  scoring:
    'At the end of a week, changers are put on colours. Then every room in your tree scores 1 point, 2 if its colour is doubled, 0 if it has “no points”. Rooms from earlier weeks score again. After week 3, the player with the most rooms of a colour scores 1 more point for each of them; on a tie, nobody does.',
  places:
    'A place is written LEVEL:PLACE, from the bottom and from the left: 2:1 is the left one just above the trunk. (3) is a place you may build on, with its key; x 3:1 is refused, and “why 3:1” tells you the rule.',
} as const;
