import type { FortView } from '@treefort/fort';

/** The cards a seat may draft from: the packs go round, so each step it holds that of the seat before. */
export function draftedFrom(view: FortView, seat: number): readonly string[] {
  const { draftStep } = view.registers;
  const { length } = view.seats;
  const pack = (((seat - draftStep) % length) + length) % length;
  const held = view.draft.find((one) => one.pack === pack && one.from === draftStep);
  return held?.cards ?? [];
}
