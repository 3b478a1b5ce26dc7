import { MADE_UP_RULES, PERKS } from '@treefort/fort';
import type { RuleMarks } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import { madeUpRule, perk } from './names.ts';

const OUR_READINGS: ReadonlySet<string> = new Set([
  'fort.play.one',
  'fort.play.actions',
  'fort.play.zero',
  'fort.play.partial',
  'fort.play.stuck',
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
  const about = PERKS.find((one) => id === `fort.perk.${one}`);
  if (about) return perk(voice, about).text;
  const rule = MADE_UP_RULES.find((one) => id === `fort.rule.${one}`);
  return rule && madeUpRule(voice, rule).text;
}

export function ruleMarks(voice: Voice, id: string): RuleMarks {
  const name = nameOf(voice, id);
  const marks = { ours: OUR_READINGS.has(id), provisional: PROVISIONAL.has(id) };
  return { ...marks, ...(name !== undefined && { name }) };
}
