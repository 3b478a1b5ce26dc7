import { DIY_PROGRAM, type Program } from './program.ts';
import { BY_PERK, type FortState } from './state.ts';

/** The program under way. */
export function programNow(s: FortState): Program {
  return s.which === BY_PERK ? DIY_PROGRAM : s.box.designs[s.played]!.programs[s.which]!;
}

/** The verbs side by side in the slot under way. */
export function verbsNow(s: FortState): readonly number[] {
  return programNow(s).segments[s.segment]!.slots[s.slot]!;
}
