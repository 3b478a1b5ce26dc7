import { MADE_UP_RULES, PERKS } from '@treefort/fort';
import type { RuleMarks } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import { madeUpRule, perk } from './names.ts';

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
  return { provisional: PROVISIONAL.has(id), ...(name !== undefined && { name }) };
}
