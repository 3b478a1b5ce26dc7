import {
  accept,
  choice,
  type MoveKind,
  type MoveOf,
  type OptionOf,
  plain,
  type Result,
  refuse,
  Vocabulary,
} from '@treefort/kernel';
import type { Box } from './box.ts';
import {
  card,
  cardAs,
  pay,
  ROOM,
  rival,
  type Store,
  stored,
  type Taken,
  taken,
  takenWords,
} from './move-forms.ts';
import type { RuleId } from './rule-ids.ts';
import { KINDS, MADE_UP_RULES, PERKS, SYMBOLS } from './words.ts';

/**
 * All that can be chosen in Fort. To the core a move is a number: its kind, from where or for what it is done, and with
 * which card, suit or resource. To everybody else it is a typed object with a readable id.
 */
export function move(kind: number, from = 0, which = 0): number {
  return (kind << 16) | (from << 8) | which;
}

export function kindOf(m: number): number {
  return m >> 16;
}

export const ACTIONS = ['public', 'private'] as const;

const kind = <F extends object>(of: MoveKind<F, Box, RuleId>) => of;
const suit = choice('suit', SYMBOLS);
const resource = choice('resource', KINDS);
const inHand = (of: { readonly card: string }): string => `hand:${of.card}`;
const where = (of: Taken): string => takenWords(of).join(':');
const store = (of: { readonly from: Store; readonly resource: string }): string =>
  `${of.from}:${of.resource}`;

/** Every kind of move, in the order in which options are listed: texts of games count places in that order. */
export const MOVES = new Vocabulary(
  {
    play: kind({ form: card, rule: 'fort.play.one', target: inHand }),
    skip: kind({ form: plain, rule: 'fort.play.one' }),
    diy: kind({ form: plain, rule: 'fort.perk.diy', target: () => 'perk:diy' }),
    declare: kind({ form: suit, rule: 'fort.play.coin' }),
    use: kind({ form: choice('action', ACTIONS), rule: 'fort.play.actions' }),
    done: kind({ form: plain, rule: 'fort.play.actions' }),
    add: kind({ form: cardAs, rule: 'fort.play.add', target: inHand }),
    'lookout-symbol': kind({ form: suit, rule: 'fort.play.add-lookout' }),
    suit: kind({ form: suit, rule: 'fort.act.any-suit' }),
    gain: kind({ form: resource, rule: 'fort.act.gain' }),
    'gain-either': kind({ form: resource, word: 'kind', rule: 'fort.act.gain' }),
    pack: kind({ form: stored(['stuff', 'supply'], 'stuff'), rule: 'fort.act.pack' }),
    tuck: kind({
      form: taken(['hand', 'park', 'deck', 'yard'], 'hand'),
      rule: 'fort.act.lookout',
      target: where,
    }),
    trash: kind({ form: taken(['hand', 'discard']), rule: 'fort.act.trash', target: where }),
    'trash-rival': kind({
      form: taken(['yard']),
      word: 'trash',
      rule: 'fort.act.trash-rival',
      target: where,
    }),
    'trash-this': kind({
      form: choice('card', ['this']),
      word: 'trash',
      rule: 'fort.act.trash-this',
    }),
    recruit: kind({
      form: taken(['park', 'deck', 'yard']),
      rule: 'fort.recruit.sources',
      target: where,
    }),
    pay: kind({ form: pay, rule: 'fort.act.advance' }),
    score: kind({ form: plain, rule: 'fort.act.score' }),
    spend: kind({ form: stored(['stuff', 'pack']), rule: 'fort.act.spend', target: store }),
    'copy-pack': kind({ form: plain, rule: 'fort.act.copy-pack' }),
    'copy-rival': kind({
      form: rival,
      rule: 'fort.act.copy-rival',
      target: (of) => `pack:${of.rival}`,
    }),
    convert: kind({ form: stored(['stuff', 'pack']), rule: 'fort.act.convert', target: store }),
    follow: kind({ form: card, rule: 'fort.follow.card', target: inHand }),
    pass: kind({ form: plain, rule: 'fort.follow.order' }),
    keep: kind({
      form: choice('madeUp', MADE_UP_RULES),
      rule: 'fort.level.1',
      target: (of) => `rule:${of.madeUp}`,
    }),
    'take-perk': kind({
      form: choice('perk', PERKS),
      rule: 'fort.level.2',
      target: (of) => `perk:${of.perk}`,
    }),
    recycle: kind({
      form: card,
      rule: 'fort.perk.recycling',
      target: (of) => `discard:${of.card}`,
    }),
    'rough-housing': kind({
      form: plain,
      rule: 'fort.perk.rough-housing',
      target: () => 'perk:rough-housing',
    }),
    'do-over': kind({ form: plain, rule: 'fort.perk.do-over', target: () => 'perk:do-over' }),
    draft: kind({ form: card, rule: 'fort.setup.draft', target: (of) => `pack:${of.card}` }),
  },
  ROOM,
);

type Kinds = typeof MOVES.kinds;
export type MoveName = keyof Kinds;
/** A move in words: `{ kind: 'copy-rival', rival: 2 }`. */
export type FortMove = MoveOf<Kinds>;
export type FortOption = OptionOf<Kinds>;

const MOVE_NAMES = Object.keys(MOVES.kinds) as readonly MoveName[];

/** The number of each kind: what `kindOf` gives. */
export const KIND = Object.fromEntries(
  MOVE_NAMES.map((name, number) => [name, number]),
) as Readonly<Record<MoveName, number>>;

/** A table by kind as a list by number. */
export const byKind = <T>(table: Readonly<Record<MoveName, T>>): readonly T[] =>
  MOVE_NAMES.map((name) => table[name]);

/** A payment: pizzas and toys out of Stuff, then out of the Pack. */
export const payment = (
  stuffPizzas: number,
  stuffToys: number,
  packPizzas: number,
  packToys: number,
): number => move(KIND.pay) | (stuffPizzas << 12) | (stuffToys << 8) | (packPizzas << 4) | packToys;

/** Reads an option id, or says what is wrong with it; whether it is offered is another question. */
export const readMove = (id: string): Result<FortMove> => MOVES.parse(id);

/** The move behind an option id, or what is wrong with the id. */
export function parseMove(box: Box, id: string): Result<number> {
  const found = MOVES.parse(id);
  if (!found.ok) return found;
  const n = MOVES.encode(found.value, box);
  if (n >= 0) return accept(n);
  const message = `${JSON.stringify(id.slice(0, 80))}: this box has no such card`;
  return refuse({ why: 'not-an-option', message });
}
