import type { RuleMarks } from '../game-words.ts';

const OUR_READINGS: ReadonlySet<string> = new Set([
  'tree.pick',
  'tree.discard',
  'tree.touch',
  'tree.permanent',
  'tree.changer.tie',
  'tree.changer.choose',
  'tree.two',
  'tree.two.tie',
  'tree.junior',
  'tree.fewest',
]);

/** Every figure of Treehouse is printed in its rulebook. */
export const ruleMarks = (id: string): RuleMarks => ({
  ours: OUR_READINGS.has(id),
  provisional: false,
});
