import type { Viewer } from '@treefort/kernel';
import { type KnownPicks, knownPicks, pickedCards } from './draft.ts';
import type { FortState } from './state.ts';

/**
 * Where the engine stands, for `sample` to go on from: the public numbers of the state and what the viewer saw of the
 * packets in the draft. A view carries it as one text that only this file writes and reads.
 */

/** The scalar fields of a state that everybody may know. */
const REGISTERS = [
  ...(['moment', 'phase', 'round', 'first', 'leader', 'actor', 'waiting', 'draftStep'] as const),
  ...(['perkRow', 'sculpture', 'ending', 'played', 'declared', 'used', 'fullDone'] as const),
  ...(['leaderKind', 'trashPlayed', 'again', 'which', 'segment', 'rep', 'slot', 'todo'] as const),
  ...(['count', 'kind', 'way', 'steps', 'anySuit', 'addedOnes', 'addedTwos'] as const),
  ...(['followStep', 'followed', 'followSymbols', 'rough'] as const),
] as const;

/** Picks of a packet and the numbers of the cards that were picked there. */
export interface SeenPicks extends KnownPicks {
  readonly cards: readonly number[];
}

type Row = readonly number[];
type Resume = readonly [registers: Row, added: Row, lent: Row, ...picks: readonly Row[]];

export function resumeOf(s: FortState, viewer: Viewer): string {
  const picks = knownPicks(s, viewer).map((known) => {
    const { packet, from, to } = known;
    return [packet, from, to, ...pickedCards(s, known)];
  });
  const rows: Resume = [
    REGISTERS.map((name) => s[name]),
    Array.from(s.added),
    Array.from(s.lent),
    ...picks,
  ];
  return JSON.stringify(rows);
}

/** Writes the numbers into a state, and says which picks the viewer saw. */
export function resume(token: string, into: FortState): SeenPicks[] {
  const [registers, added, lent, ...picks] = JSON.parse(token) as Resume;
  for (const [i, name] of REGISTERS.entries()) into[name] = registers[i]!;
  into.added.set(added);
  into.lent.set(lent);
  return picks.map(([packet = 0, from = 0, to = 0, ...cards]) => ({ packet, from, to, cards }));
}
