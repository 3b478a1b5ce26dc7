/** The first game of Fort, step by step. {card}, {other} and {friend} are cards, {rival} is a player. */
export const fort = {
  turn: 'A turn',
  'turn-play': 'These are your friends. Choose {card} to play with!',
  'turn-skip': 'You may skip. But friends who never get to play find other friends: play {card}.',
  'turn-use': 'Most cards can do two things. The public action of {card} brings pizza: use it.',
  'turn-recruit': 'Every turn brings a new friend. Recruit someone from the Park.',
  'turn-unseen': 'A surprise from the deck? Sure! But for now, take someone you can see.',
  'turn-learned':
    'That’s a whole turn: play a card, recruit a friend, draw 5 new cards. And you got 1 pizza!',

  add: 'Stronger together',
  'add-blank': '{other} look strong but have no action of their own. Go ahead, try to play them.',
  'add-play': 'Cards like these help others. So play {card}.',
  'add-use': '{card} brings pizza for each skateboard. Use that action.',
  'add-add': 'Now add {other}: every skateboard they show is one more pizza.',
  'add-done': 'Too modest! Add {other} first.',
  'add-learned':
    '3 pizzas from one card! The × sign means: once for each of these symbols, on the card itself and on the cards you add.',

  follow: 'Follow the leader',
  'follow-follow':
    '{rival} plays {card} and takes a toy. Do the same: discard {other}, which shows glue too.',
  'follow-pass': 'You may pass. But it’s a free toy: discard {other}.',
  'follow-learned':
    'A toy on someone else’s turn! Any card of the same suit will do, and a coin fits everything. But remember: rivals can follow you, too.',

  yard: 'The Yard',
  'yard-play': 'Now see what happens to friends you don’t play with. Play {card}.',
  'yard-use': 'Take your pizza.',
  'yard-take':
    '{rival} left friends alone in the Yard. They would love to play with you: take one!',
  'yard-park': 'The Park can wait. {rival}’s Yard is today’s chance: take a friend from there.',
  'yard-learned':
    'Now look at your own Yard: the 2 cards you didn’t play are there, and {rival} may take them. {friend} is a best friend and never leaves you.',

  pack: 'Pack and Lookout',
  'pack-play': 'Two places keep what you have safe. Play {card}.',
  'pack-use': 'Use the public action: one card to the Lookout, one resource into the Pack.',
  'pack-tuck':
    'Send {other} up to the Lookout. They stay there for the whole game, and nobody can take them.',
  'pack-later': 'The pizza can go into the Pack next. First send {other} up.',
  'pack-other': 'That would work, but two shovels up there are worth more: {other}.',
  'pack-score':
    'Each card in the Lookout is worth a point now: use the private action. Rivals can’t follow that one.',
  'pack-done': 'If you stop now, you miss out on a point. Use the private action.',
  'pack-learned':
    '1 point! Some cards score what’s in your Pack, and you can still spend it. Pack and Lookout each have room for your fort level + 1.',

  lookout: 'Friends on watch',
  'lookout-play': '{other} sit in your Lookout and keep watch. Play {card}.',
  'lookout-use': 'Use the public action: a pizza for each shovel.',
  'lookout-add': 'Borrow a shovel from the Lookout.',
  'lookout-again': 'There’s another one up there. Borrow it too.',
  'lookout-done': 'There’s more to get: borrow the shovels from the Lookout first.',
  'lookout-learned':
    '3 pizzas, and {other} didn’t even leave their post. The Lookout helps you on each of your turns.',

  advance: 'A better fort',
  'advance-play': 'Pizza and toys are for building. {card} knows how: play that card.',
  'advance-use': 'Advance your fort. The price is on your board, and you have enough.',
  'advance-keep':
    'Level 1! Read these made-up rules and keep one in secret. It scores at the end; any will do.',
  'advance-learned':
    'Level 1 means more room in Pack and Lookout, points at the end and a rule that only you know. At level 2 you choose a perk.',

  end: 'How it ends',
  'end-play': 'The last afternoon of summer. Play {card} once more.',
  'end-use': 'Up to level 5!',
  'end-pay': 'Your made-up rule scores what is in your Pack. So pay from your Stuff alone.',
  'end-stash': 'But your Pack is worth points to you! Pay from your Stuff alone.',
  'end-recruit':
    'Level 5: the macaroni sculpture is yours, and the last round has begun. Recruit anyone.',
  'end-learned':
    'Fort ends at level 5, at 25 points on the track or when the Park deck is empty. Then you add up track, fort, made-up rule and sculpture: you win 39 to 28!',
} as const;

/** What is to be tried beside a statement of the rulebook. */
export const fortTry = {
  blank: 'Try to play {card}.',
  'one-full': '{card} advances your fort, but you have neither pizza nor toys. Try to play it.',
  add: 'Play {card} for pizza and add {other}.',
  'add-coin': 'Play {card} for pizza and add {other}, with the coin as a shovel.',
  'add-lookout': 'Play {card} for pizza and borrow both shovels from the Lookout.',
  coin: 'Play {card} and declare a suit of your choice.',
  follow: '{rival} has played {card}. Follow with {other}: the coin fits.',
  'follow-full':
    '{rival} has played {card} for pizza, but your Stuff is full. Try to follow with {other}.',
  recruit: 'Skip playing, then recruit {card} from {rival}’s Yard.',
  yard: 'Skip playing and recruit anyone. Then see who ends up in your Yard; {card} doesn’t.',
  advance: 'Advance with {card}, and pay the pizza from your Pack.',
  lookout: 'Play {card} and send a card up with the private action.',
  trash: 'Play {card} and trash a card from your hand with the public action.',
  copy: 'Play {card} and copy {rival}’s Pack with the private action.',
  perk: 'Advance with {card} and choose a perk.',
  end: 'Play {card} for the point that triggers the end.',
} as const;
