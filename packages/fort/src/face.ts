import type { Question } from '@treefort/kernel';
import { type FortOption, MOVES } from './moves.ts';
import type { Verb } from './notation.ts';
import type { RuleId } from './rule-ids.ts';
import { designOf, type FortState, PHASES, type Phase } from './state.ts';
import { verbNow } from './under-way.ts';

/** What is asked, and the rule that asks it. */
type Asking = readonly [kind: QuestionKind, rule: RuleId];

export type QuestionKind =
  | Exclude<Phase, 'act' | 'over' | 'keep-rule' | 'birthday'>
  | (
      | 'keep'
      | 'recruit-more'
      | 'gain'
      | 'kind'
      | 'pack'
      | 'tuck'
      | 'trash'
      | 'trash-rival'
      | 'trash-this'
    )
  | ('pay' | 'score' | 'spend' | 'copy-pack' | 'copy-rival' | 'convert');

/** What each phase asks. */
const QUESTIONS: Record<Exclude<Phase, 'act' | 'over'>, Asking> = {
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
const STEPS: Record<Verb, Asking> = {
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

export interface FortQuestion extends Question {
  readonly kind: QuestionKind;
  readonly rule: RuleId;
}

export function question(s: FortState): FortQuestion {
  const phase = PHASES[s.phase]!;
  if (phase === 'over') throw new Error('the game is over');
  const [kind, rule] = phase === 'act' ? STEPS[verbNow(s)!] : QUESTIONS[phase];
  const about = s.played < 0 ? {} : { about: designOf(s, s.played).id };
  return { kind, rule, ...about };
}

/** A move in words: typed, with its id and what lights up. */
export const option = (s: FortState, seat: number, m: number): FortOption =>
  MOVES.option(MOVES.decode(m, s.box), seat);
