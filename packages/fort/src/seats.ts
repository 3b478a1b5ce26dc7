import { packetWith } from './draft.ts';
import { KIND, move } from './moves.ts';
import { DRAFT, type FortState, OVER } from './state.ts';
import { DEALT } from './words.ts';

/** Who is asked: in the draft all who have not yet picked, else the one whose decision it is. */
export function actors(s: FortState): number {
  if (s.phase === OVER) return 0;
  return s.phase === DRAFT ? s.waiting : 1 << s.actor;
}

export const answered = (s: FortState): number =>
  s.phase === DRAFT ? ((1 << s.seats) - 1) & ~s.waiting : 0;

export function legal(s: FortState, seat: number, out: Int32Array): number {
  if (s.phase === DRAFT) return picks(s, seat, out);
  const { options, optionCount } = s;
  for (let i = 0; i < optionCount; i++) out[i] = options[i]!;
  return optionCount;
}

/** The different cards of the pack that a seat holds. */
function picks(s: FortState, seat: number, out: Int32Array): number {
  const at = packetWith(s, seat) * DEALT;
  let count = 0;
  for (let i = at + s.draftStep; i < at + DEALT; i++) {
    const m = move(KIND.draft, 0, s.packets[i]!);
    if (!out.subarray(0, count).includes(m)) out[count++] = m;
  }
  return count;
}
