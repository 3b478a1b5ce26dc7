import type { Viewer } from '@treefort/kernel';
import type { FortState } from './state.ts';
import { DEALT } from './words.ts';

/** Picks from..to of a pack, whose cards a viewer knows as a set (fort.setup.draft). */
export interface KnownPicks {
  readonly pack: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What a seat has learned in the draft: its own picks, and what was gone from or left in each pack it held. The k-th
 * pick from a pack is made by the k-th seat after the one it was dealt to.
 */
export function knownPicks(s: FortState, viewer: Viewer): KnownPicks[] {
  if (!s.draft || viewer === 'watcher') return [];
  const known: KnownPicks[] = [];
  for (let pack = 0; pack < s.seats; pack++) {
    let at = (viewer + s.seats - pack) % s.seats;
    while (at < DEALT && at <= s.draftStep) {
      const next = at + s.seats;
      const seenAgain = next < DEALT && next <= s.draftStep;
      const picked = at < s.draftStep;
      if (picked) known.push({ pack, from: at, to: at + 1 });
      const from = picked ? at + 1 : at;
      const to = seenAgain ? next : DEALT;
      if (from < to) known.push({ pack, from, to });
      if (!seenAgain) break;
      at = next;
    }
  }
  return known;
}

/** The cards at some picks of a pack, in order of their numbers: when each was picked is not known. */
export const pickedCards = (s: FortState, { pack, from, to }: KnownPicks): number[] =>
  Array.from(s.packs.subarray(pack * DEALT + from, pack * DEALT + to)).sort((a, b) => a - b);
