import type { Counter, SymbolName, Verb } from '@treefort/fort';

export const suits = {
  skateboard: 'skateboard',
  shovel: 'shovel',
  glue: 'glue',
  'squirt-gun': 'squirt gun',
  crown: 'crown',
  book: 'book',
  coin: 'coin',
} as const satisfies Record<SymbolName, string>;

export const suitCounts = {
  skateboard: '{n, plural, one {# skateboard} other {# skateboards}}',
  shovel: '{n, plural, one {# shovel} other {# shovels}}',
  glue: '{n, plural, one {# glue} other {# glue}}',
  'squirt-gun': '{n, plural, one {# squirt gun} other {# squirt guns}}',
  crown: '{n, plural, one {# crown} other {# crowns}}',
  book: '{n, plural, one {# book} other {# books}}',
  coin: '{n, plural, one {# coin} other {# coins}}',
} as const satisfies Record<SymbolName, string>;

/** What a card says to do, as the rest of a sentence; n is how often. */
export const verbs = {
  pizza: 'gain {n, plural, one {# pizza} other {# pizzas}}',
  toy: 'gain {n, plural, one {# toy} other {# toys}}',
  any: 'gain {n, plural, one {# pizza or # toy} other {# pizzas or # toys}}',
  pack: 'move {n, plural, one {# resource} other {# resources}} from Stuff to Pack',
  lookout: 'tuck {n, plural, one {# card} other {# cards}} from your hand into your Lookout',
  trash: 'trash {n, plural, one {# card} other {# cards}} from your hand or discard pile',
  trashRival: 'trash {n, plural, one {# card} other {# cards}} from a rival’s Yard',
  trashThis: 'trash this card',
  recruit: 'recruit {n, plural, one {# card} other {# cards}}',
  advance: 'advance your fort',
  'advance−1': 'advance your fort for 1 less resource',
  'advance+1': 'advance your fort for 1 more resource',
  score: 'score {n, plural, one {# point} other {# points}}',
  'spend pizza': 'spend {n, plural, one {# pizza} other {# pizzas}}',
  'spend toy': 'spend {n, plural, one {# toy} other {# toys}}',
  copyPack: 'gain the same resources as in your Pack',
  copyRival: 'gain the same resources as in a rival’s Pack',
  convert:
    'convert {n, plural, one {# pizza into # toy or # toy into # pizza} other {# pizzas into # toys or # toys into # pizzas}}',
} as const satisfies Record<Verb, string>;

/** How often something is done. */
export const counters = {
  skateboard: 'for each skateboard',
  shovel: 'for each shovel',
  glue: 'for each glue',
  'squirt-gun': 'for each squirt gun',
  crown: 'for each crown',
  book: 'for each book',
  packed: 'for each resource in your Pack',
  lookouts: 'for each card in your Lookout',
  level: 'for each level of your fort',
  anySuit: 'for each symbol of any one suit',
} as const satisfies Record<Counter, string>;

/** How actions are put together. */
export const actions = {
  per: '{what} {each}',
  'per-group': '{each}: {what}',
  sequence: '{first}, then {rest}',
  group: '({what})',
  none: 'no action',
} as const;

/** An action in the fewest words, as the icons of a card. */
export const short = {
  pizza: 'pizza',
  toy: 'toy',
  any: 'any',
  pack: 'pack',
  lookout: 'lookout',
  trash: 'trash',
  trashRival: 'trash rival card',
  trashThis: 'trash this',
  recruit: 'recruit',
  advance: 'advance',
  'advance−1': 'advance−1',
  'advance+1': 'advance+1',
  score: 'score',
  'spend pizza': 'spend pizza',
  'spend toy': 'spend toy',
  copyPack: 'copy Pack',
  copyRival: 'copy rival Pack',
  convert: 'convert',
  packed: 'Pack',
  lookouts: 'Lookout',
  level: 'level',
  anySuit: 'any suit',
} as const satisfies Record<Verb | Exclude<Counter, SymbolName>, string>;
