import { commitment } from '@treefort/kernel';
import type { News } from './news.ts';

/**
 * What this device puts into the shuffle of a table: the same whenever it is asked, so that a server cannot have it drawn
 * again until it likes the deal.
 */
export interface OwnPart {
  readonly contribution: string;
  /** What was fixed of each seat's contribution before this one was first sent. */
  readonly before: readonly (string | null)[];
  readonly seat: number;
  /** Whether the server has told all that this seat has it. */
  readonly confirmed: boolean;
}

/** What this device was told about the shuffle of a table, each thing when it was told first, and its own part in it. */
export interface ShuffleNotes {
  /** How many entries of the log are in these notes. */
  readonly n: number;
  readonly commitment: string;
  readonly own: OwnPart | null;
  /** For each seat the SHA-256 of its contribution, as far as it was told before the start. */
  readonly fixed: readonly (string | null)[];
  /** For each seat its contribution, as published at the start. */
  readonly published: readonly (string | null)[] | null;
}

type Told = Pick<News, 'n' | 'phase' | 'you' | 'happened' | 'commitment' | 'contributions'>;
type Contributions = NonNullable<News['contributions']>;

const begun = (told: string): ShuffleNotes => ({
  n: 0,
  commitment: told,
  own: null,
  fixed: [],
  published: null,
});

/** The seats whose contribution is another than at the time of some notes. */
const contributedSince = ({ n }: ShuffleNotes, { happened }: Told): readonly unknown[] =>
  happened.flatMap((one) => (one.did === 'contribute' && one.n >= n ? [one.seat] : []));

/** The own part; it counts no more where the seat was left meanwhile, or another device of the player was first. */
function ownPart(notes: ShuffleNotes, told: Told, all: Contributions): OwnPart | null {
  const { own } = notes;
  if (!own) return null;
  const fixed = all[own.seat];
  if (own.seat !== told.you || !fixed) return { ...own, confirmed: false };
  if (fixed.commitment === commitment(own.contribution)) return { ...own, confirmed: true };
  return { ...own, confirmed: own.confirmed && !contributedSince(notes, told).includes(own.seat) };
}

/** The notes with what some news tells; undefined before anything was told. */
export function noted(notes: ShuffleNotes | undefined, told: Told): ShuffleNotes | undefined {
  const { n, phase } = told;
  if (told.commitment === undefined || told.contributions === undefined) return notes;
  const before = notes ?? begun(told.commitment);
  const all = told.contributions ?? [];
  const own = ownPart(before, told, all);
  if (phase === 'open') {
    return { ...before, n, own, fixed: all.map((one) => one?.commitment ?? null) };
  }
  const changed = contributedSince(before, told);
  const fixed = before.fixed.map((one, seat) => (changed.includes(seat) ? null : one));
  return {
    ...before,
    n,
    own,
    fixed,
    published: before.published ?? all.map((one) => one?.value ?? null),
  };
}
