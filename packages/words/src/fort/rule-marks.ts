import type { RuleMarks } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import { madeUpRule, perk } from './names.ts';

const OUR_READINGS: ReadonlySet<string> = new Set([
  'fort.play.one',
  'fort.play.actions',
  'fort.play.zero',
  'fort.play.partial',
  'fort.play.add-useful',
  'fort.play.add-lookout',
  'fort.play.coin',
  'fort.follow.discard',
  'fort.recruit.none',
  'fort.act.trash-this',
  'fort.act.advance-mod',
  'fort.act.copy-pack',
  'fort.act.copy-rival',
  'fort.act.per',
  'fort.act.then',
  'fort.perk.bribe',
  'fort.perk.copy-cat',
  'fort.perk.do-over',
  'fort.perk.recycling',
  'fort.perk.rough-housing',
]);

const PROVISIONAL: ReadonlySet<string> = new Set(['fort.card', 'fort.level.cost']);

/** The perk or made-up rule that a statement is about. */
function nameOf(voice: Voice, id: string): string | undefined {
  const [, kind, reward = ''] = id.split('.');
  if (kind === 'perk') return perk(voice, reward).text;
  return kind === 'rule' ? madeUpRule(voice, reward).text : undefined;
}

export function ruleMarks(voice: Voice, id: string): RuleMarks {
  const name = nameOf(voice, id);
  const marks = { ours: OUR_READINGS.has(id), provisional: PROVISIONAL.has(id) };
  return { ...marks, ...(name !== undefined && { name }) };
}
