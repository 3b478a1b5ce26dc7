import type { HintReason } from '@treefort/review';

/** What is advised at the table, and how it is told. */
export const advice = {
  title: 'Hint',
  thinking: '{name} is thinking…',
  only: 'You have only one option.',
  any: 'Any of these is fine.',
  'as-good': 'Just as good: {list}.',
  'chance-both': 'About {percent} to win; {otherwise} with: {other}.',
  'chance-alone': 'About {percent} to win.',
} as const;

/** Why something is advised in Fort, a sentence each. */
export const fortReasons = {
  'ends-ahead':
    'It starts the last round, and you are ahead: you {points}, {rival} {theirs}{hidden, plural, =0 {} other { and a hidden rule}}.',
  level: 'Builds level {level}, worth {points, plural, one {# point} other {# points}} at the end.',
  points:
    'Scores {points, plural, one {# point} other {# points}}{instead, plural, =0 {} other { instead of #}}.',
  order:
    '{first, select, pack {Pack first, then score} tuck {Tuck first, then score} other {In this order}}: {points, plural, one {# point} other {# points}} instead of {instead}.',
  'rule-points':
    'Worth {points, plural, one {# point} other {# points}} by your made-up rule {madeUp}.',
  affords: 'With {amount} you can pay for level {level}.',
  needs: 'Brings {amount}: you still need {lacks} for level {level} and have {have}.',
  goods: 'Brings {amount}.',
  'goods-more': 'Brings {amount} instead of {less}.',
  packs:
    'Packs {n, plural, one {# resource} other {# resources}}: {other} scores what’s in your Pack.',
  'packs-plain': 'Puts {n, plural, one {# more resource} other {# more resources}} into your Pack.',
  tucks: '{card} goes to your Lookout and lends its symbol ({suit}) every turn.',
  recruits: '{card} joins you too.',
  trashes: '{card} leaves your deck, so your other cards come up more often.',
  'makes-room':
    '{resource, select, pizza {Stuff is nearly full of pizza} other {Stuff is nearly full of toys}}: this makes room.',
  'in-full': 'Otherwise you couldn’t use the action fully.',
  fewer:
    '{resource, select, pizza {You have fewer pizzas ({n}) than toys ({m}).} other {You have fewer toys ({n}) than pizzas ({m}).}}',
  'out-of-yard': 'Keeps {card} out of {rival}’s reach: it doesn’t wait in the Yard.',
  builder:
    '{card} can build your fort; {n, plural, =0 {none of your other cards can} one {only # of your other cards can} other {# of your other cards can}}.',
  'builder-from': '{card} can build your fort, and {rival} loses it.',
  scorer: 'With what you have now, {card} scores {points, plural, one {# point} other {# points}}.',
  suits:
    '{card} shows {suit}, as {n, plural, one {# of your other cards does} other {# of your other cards do}}.',
  double: '{card} shows two symbols (with {suit}): good to add to other cards.',
  coin: '{card}’s coin stands for any suit.',
  supplier:
    '{resource, select, pizza {{card} can bring pizza} other {{card} can bring toys}}; {n, plural, =0 {none of your other cards can} one {only # of your other cards can} other {only # of your other cards can}}.',
  'taken-from': '{rival} loses {card}.',
  'before-rival':
    '{rival} moves next and owns {n, plural, one {# card} other {# cards}} with {suit}: {card} would fit there.',
  'keeps-builder': 'Better {card} than {other}, which can build your fort.',
  'keeps-scorer':
    'Better {card} than {other}, which now scores {points, plural, one {# point} other {# points}}.',
  'keeps-supplier':
    'Better {card} than {other}, which {resource, select, pizza {can bring pizza} other {can bring toys}}; {n, plural, =0 {none of your other cards can} one {only # of your other cards can} other {only # of your other cards can}}.',
  lonely: 'None of your other cards shows {suit}.',
  thins: 'With a smaller deck, your other cards come up more often.',
  lends:
    'In the Lookout it lends its symbol ({suit}), which {n, plural, one {# of your cards counts} other {# of your cards count}}.',
  'lookout-scores': '{other} scores every card in the Lookout.',
  'tucked-safe': 'In the Lookout, nobody can take {card} from you.',
  'pack-stays': 'What stays in your Pack scores again with {other}.',
  'pack-kept': 'Leaves your Pack as it is and makes room in Stuff.',
  leaves: 'Leaves you {amount} for level {level}.',
  'saves-builder': 'Keeps {card} for your own turn: it can build.',
  'saves-suit':
    'Keeps {card} for your own turn, to go with {n, plural, one {# more card} other {# more cards}} with {suit}.',
  saves: 'Keeps {card} in hand for your own turn.',
  later: '{card} is needed for something else this turn.',
  stays: 'Otherwise {card} would be trashed.',
  costs: 'Otherwise it would cost you {amount}.',
  'saves-perk': '{perk} works only once; this way you keep it for later.',
  unfollowed: 'Nobody can follow {card}.',
  declare:
    'Of the cards you know your rivals own, {n, plural, =0 {none shows} one {only # shows} other {only # show}} {suit}.',
  robs: '{rival} loses {card}.',
  'free-symbol': 'A symbol from the Lookout ({suit}) costs you no card.',
  'own-suit':
    'Your hand has {n, plural, =0 {no more cards} one {# card} other {# cards}} with {suit}.',
  'takes-back': '{card} comes back to your hand.',
  'perk-packs':
    '{n, plural, one {# of your cards packs} other {# of your cards pack}}: {perk} helps with that.',
  'perk-tucks':
    '{n, plural, one {# of your cards tucks} other {# of your cards tuck}}: {perk} helps with that.',
  'perk-lasts': 'You keep {perk} for the rest of the game; {once} works only once.',
  'nobody-builds': 'None of the cards you can see can build; the next one in the deck might.',
} as const satisfies Record<Extract<HintReason, { game: 'fort' }>['kind'], string>;

/** Why something is advised in Treehouse, a sentence each. */
export const treehouseReasons = {
  'other-unbuildable': '{room} could only be discarded.',
  'joins-denies':
    '{colour}: it touches your {n, plural, one {# room} other {# rooms}} of that colour, and {rival}, who gets this hand next, collects it too.',
  joins: '{colour}: you have {n, plural, one {# room} other {# rooms}} of that colour to build on.',
  denies:
    '{colour}: {rival} gets this hand next and has {n, plural, one {# room} other {# rooms}} of that colour.',
  leads: '{colour}: with {n, plural, one {# room} other {# rooms}} you have the most.',
  'ends-lead': '{colour}: then {rival} no longer has the most outright.',
  'new-colour': '{colour}: the first room of a colour may go on any free place.',
  'more-places':
    '{colour}: there {n, plural, one {is # place} other {are # places}} for it instead of {instead}.',
  'last-place': '{colour}: only one place is left where this colour can grow.',
  balances: 'Tips the tree back to the middle: both sides are open again.',
  'stays-balanced': 'Keeps the tree in balance: both sides stay open.',
  opens:
    'Leaves {n, plural, one {# place} other {# places}} free to build on instead of {instead}.',
  'keeps-growing': '{colour} can still grow; otherwise it would be walled in.',
  grows:
    '{colour} then has {n, plural, one {# place} other {# places}} to grow instead of {instead}.',
  spares: '{colour} keeps a place to grow that it would otherwise lose.',
  lower: 'Fills level {level} before going higher.',
  counts:
    'Built, it counts in {n, plural, one {the last scoring} other {# scorings}}; discarded, in none.',
  'would-wall-in': 'Wherever it goes, it would wall in {colour}.',
  'gains-most': '{colour}: +{points} for you, +{theirs} at most for a rival ({rival}).',
  'costs-most': '{colour}: −{theirs} for {rival}, −{points} for you.',
  gains: '{colour}: +{points} for you.',
  'costs-leader': '{colour}: −{theirs} for {rival}, your strongest rival.',
  'costs-little':
    '{colour}: it costs you {points, plural, =0 {nothing} one {only # point} other {only # points}}.',
} as const satisfies Record<Extract<HintReason, { game: 'treehouse' }>['kind'], string>;

/** Where there is no countable reason for it. */
export const otherReasons = {
  'played-out': 'It did best in many games simulated from here.',
} as const satisfies Record<Extract<HintReason, { game: 'any' }>['kind'], string>;
