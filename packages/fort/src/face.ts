import type { Option, Question } from '@treefort/kernel';
import {
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PARK,
  FROM_STUFF,
  FROM_SUPPLY,
  fromOf,
  M_ADD,
  M_AGAIN,
  M_CONVERT,
  M_COPY_PACK,
  M_COPY_RIVAL,
  M_DECLARE,
  M_DIY,
  M_DONE,
  M_DRAFT,
  M_FOLLOW,
  M_GAIN,
  M_KEEP,
  M_LEND,
  M_PACK,
  M_PASS,
  M_PAY,
  M_PLAY,
  M_RECRUIT,
  M_RECYCLE,
  M_ROUGH,
  M_SCORE,
  M_SKIP,
  M_SPEND,
  M_SUIT,
  M_TAKE_PERK,
  M_TRASH,
  M_TRASH_RIVAL,
  M_TRASH_THIS,
  M_TUCK,
  M_USE,
  payPack,
  payStuff,
  whatOf,
  whichOf,
} from './moves.ts';
import { VERBS, type Verb } from './notation.ts';
import { ACT, type FortState, PHASES, type Phase, PUBLIC } from './state.ts';
import { verbsNow } from './under-way.ts';
import { KINDS, PERKS, RULES, SYMBOLS } from './words.ts';

/** What each phase asks, and the rule that asks it. */
const QUESTIONS: Record<Exclude<Phase, 'act' | 'over'>, readonly [kind: string, rule: string]> = {
  draft: ['draft', 'fort.setup.draft'],
  play: ['play', 'fort.play.one'],
  declare: ['declare', 'fort.play.coin'],
  use: ['use', 'fort.play.actions'],
  suit: ['suit', 'fort.act.any-suit'],
  add: ['add', 'fort.play.add'],
  'keep-rule': ['keep', 'fort.level.1'],
  'take-perk': ['take-perk', 'fort.level.2'],
  follow: ['follow', 'fort.follow.order'],
  'follow-second': ['follow-second', 'fort.perk.copy-cat'],
  'rough-housing': ['rough-housing', 'fort.perk.rough-housing'],
  'do-over': ['do-over', 'fort.perk.do-over'],
  recruit: ['recruit', 'fort.recruit.must'],
  birthday: ['recruit-more', 'fort.perk.birthday-party'],
};

/** What each verb asks when there is something to choose. */
const STEPS: Record<Verb, readonly [kind: string, rule: string]> = {
  pizza: ['gain', 'fort.act.gain'],
  toy: ['gain', 'fort.act.gain'],
  any: ['kind', 'fort.act.gain'],
  pack: ['pack', 'fort.act.pack'],
  lookout: ['tuck', 'fort.act.lookout'],
  trash: ['trash', 'fort.act.trash'],
  trashRival: ['trash-rival', 'fort.act.trash-rival'],
  trashThis: ['trash-this', 'fort.act.trash-this'],
  recruit: ['recruit', 'fort.act.recruit'],
  advance: ['pay', 'fort.act.advance'],
  'advance−1': ['pay', 'fort.act.advance-mod'],
  'advance+1': ['pay', 'fort.act.advance-mod'],
  score: ['score', 'fort.act.score'],
  'spend pizza': ['spend', 'fort.act.spend'],
  'spend toy': ['spend', 'fort.act.spend'],
  copyPack: ['copy-pack', 'fort.act.copy-pack'],
  copyRival: ['copy-rival', 'fort.act.copy-rival'],
  convert: ['convert', 'fort.act.convert'],
};

/** The verb that is asked about: the first of the slot that is still to do. */
export function verbNow(s: FortState): Verb {
  const verbs = verbsNow(s);
  return VERBS[verbs.find((_, i) => (s.todo >> i) & 1)!]!;
}

export function question(s: FortState): Question {
  const phase = PHASES[s.phase]!;
  if (phase === 'over') throw new Error('the game is over');
  const [kind, rule] = s.phase === ACT ? STEPS[verbNow(s)] : QUESTIONS[phase as 'play'];
  const about = s.played < 0 ? {} : { about: s.box.designs[s.played]!.id };
  return { kind, rule, ...about };
}

const part = (pizzas: number, toys: number): string =>
  [pizzas && `pizza${pizzas}`, toys && `toy${toys}`].filter(Boolean).join('-') || 'none';

/** A payment in words: what comes out of Stuff, then what comes out of the Pack. */
const payId = (m: number): string =>
  `pay:${part(payStuff(m, 0), payStuff(m, 1))}:${part(payPack(m, 0), payPack(m, 1))}`;

/** A card with the zone it is taken from, as options write it. */
function placed(from: number, card: string): string {
  if (from === FROM_DECK) return 'deck';
  if (from === FROM_PARK) return `park:${card}`;
  if (from === FROM_HAND) return `hand:${card}`;
  if (from === FROM_DISCARD) return `discard:${card}`;
  return `yard:${from}:${card}`;
}

const both = (id: string, target = id): Option => ({ id, target });
const store = (from: number): string => (from === FROM_STUFF ? 'stuff' : 'pack');

/** The readable form of a move: its id, and the card, slot or button that lights up. */
export function option(s: FortState, _seat: number, m: number): Option {
  const from = fromOf(m);
  const which = whichOf(m);
  const card = () => s.box.designs[which]!.id;
  switch (whatOf(m)) {
    case M_PLAY:
      return both(`play:${card()}`, `hand:${card()}`);
    case M_SKIP:
      return both('skip');
    case M_DIY:
      return both('diy', 'perk:diy');
    case M_DECLARE:
      return both(`declare:${SYMBOLS[which]}`);
    case M_USE:
      return both(`use:${which === PUBLIC ? 'public' : 'private'}`);
    case M_DONE:
      return both('done');
    case M_ADD:
      return both(`add:${card()}${from ? `:${SYMBOLS[from - 1]}` : ''}`, `hand:${card()}`);
    case M_LEND:
      return both(`lookout-symbol:${SYMBOLS[which]}`);
    case M_SUIT:
      return both(`suit:${SYMBOLS[which]}`);
    case M_GAIN:
      return both(`${from ? 'kind' : 'gain'}:${KINDS[which]}`);
    case M_PACK:
      return both(`pack:${from === FROM_SUPPLY ? 'supply:' : ''}${KINDS[which]}`);
    case M_TUCK:
      if (from === FROM_HAND) return both(`tuck:${card()}`, `hand:${card()}`);
      return both(`tuck:${placed(from, card())}`, placed(from, card()));
    case M_TRASH:
    case M_TRASH_RIVAL:
      return both(`trash:${placed(from, card())}`, placed(from, card()));
    case M_TRASH_THIS:
      return both('trash:this');
    case M_RECRUIT:
      return both(`recruit:${placed(from, card())}`, placed(from, card()));
    case M_PAY:
      return both(payId(m));
    case M_SCORE:
      return both('score');
    case M_SPEND:
      return both(`spend:${store(from)}:${KINDS[which]}`, `${store(from)}:${KINDS[which]}`);
    case M_COPY_PACK:
      return both('copy-pack');
    case M_COPY_RIVAL:
      return both(`copy-rival:${from}`, `pack:${from}`);
    case M_CONVERT:
      return both(`convert:${store(from)}:${KINDS[which]}`, `${store(from)}:${KINDS[which]}`);
    case M_FOLLOW:
      return both(`follow:${card()}`, `hand:${card()}`);
    case M_PASS:
      return both('pass');
    case M_KEEP:
      return both(`keep:${RULES[which]}`, `rule:${RULES[which]}`);
    case M_TAKE_PERK:
      return both(`take-perk:${PERKS[which]}`, `perk:${PERKS[which]}`);
    case M_RECYCLE:
      return both(`recycle:${card()}`, `discard:${card()}`);
    case M_ROUGH:
      return both('rough-housing', 'perk:rough-housing');
    case M_AGAIN:
      return both('do-over', 'perk:do-over');
    case M_DRAFT:
      return both(`draft:${card()}`, `pack:${card()}`);
    default:
      throw new Error(`unknown move ${m}`);
  }
}
