import { verbsAt } from './cursor.ts';
import { VERBS, type Verb } from './notation.ts';
import { DIY_PROGRAM, type Program } from './program.ts';
import { BY_PERK, type FortState } from './state.ts';

/** The program under way. */
export function programNow(s: FortState): Program {
  return s.which === BY_PERK ? DIY_PROGRAM : s.box.programs[s.played * 2 + s.which]!;
}

/** The verbs side by side in the slot under way. */
export function verbsNow(s: FortState): readonly number[] {
  return verbsAt(s, programNow(s));
}

/** The verbs of the slot that are still to do. */
export const verbsLeft = (s: FortState): Verb[] =>
  verbsNow(s).flatMap((verb, i) => ((s.todo >> i) & 1 ? [VERBS[verb]!] : []));

/** The first of them, if there is one. */
export const verbNow = (s: FortState): Verb | undefined => verbsLeft(s)[0];
