import type { RuleMarks } from '../game-words.ts';

/** Every figure of Treehouse is printed in its rulebook. */
export const ruleMarks = (): RuleMarks => ({ provisional: false });
