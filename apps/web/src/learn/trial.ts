import type { LessonKey } from '@treefort/words';
import type { Step, Task, Wanted } from './lesson.ts';

/** A small position on which one statement of the rulebook can be tried. */
export interface Trial extends Step {
  readonly rule: string;
  readonly says: LessonKey;
}

interface TrialScript
  extends Pick<Step, 'position' | 'claims'>,
    Partial<Pick<Step, 'names' | 'rivals'>> {
  /** The options of each task in turn; one sentence tells them all. */
  readonly wants: readonly (readonly Wanted[])[];
  /** Whether the last task is to try what this rule refuses. */
  readonly inVain?: boolean;
}

/** Makes a trial of a rule. */
export function trial(rule: string, says: LessonKey, script: TrialScript): Trial {
  const { wants, inVain = false, rivals = [], ...rest } = script;
  const tasks = wants.map((options, i): Task => {
    const refused = inVain && i === wants.length - 1;
    return { says, wants: options, ...(refused && { refused: rule }) };
  });
  return { id: rule, rule, says, rules: [rule], tasks, rivals, ...rest };
}
