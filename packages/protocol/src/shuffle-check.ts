import {
  canonical,
  commitment,
  commitmentOf,
  type Game,
  type GameRecord,
  type SeedParts,
  Table,
  type Viewer,
} from '@treefort/kernel';
import type { OwnPart, ShuffleNotes } from './shuffle-notes.ts';

/**
 * What does not fit what this device knows: the server's secret, a secret it had used before, the own contribution, another
 * player's, the game that was shown, or the record as a whole.
 */
export type Misfit = 'secret' | 'reused' | 'own' | 'others' | 'game' | 'record';

/**
 * How a game was shuffled, as this device found by itself: with its own part in it; without one, but as it was told; by the
 * server alone; or otherwise than it was told.
 */
export type ShuffleVerdict =
  /** `later`: the seats that contributed after this device; the server might have worked together with them. */
  | { readonly is: 'verified'; readonly later: readonly number[] }
  | { readonly is: 'witnessed' | 'dealer' }
  | { readonly is: 'broken'; readonly misfits: readonly Misfit[] };

/** What else a device knows when it compares. */
export interface Witness {
  readonly games: readonly Game[];
  /** Whether it knows the same commitment from another table. */
  readonly reused: boolean;
  /** What was shown at the end, where it was there. */
  readonly shown?: { readonly viewer: Viewer; readonly view: unknown };
}

const gives = (contribution: string | null | undefined, fixed: string): boolean =>
  typeof contribution === 'string' && commitment(contribution) === fixed;

function partsFit({ own, fixed, published }: ShuffleNotes, given: SeedParts['contributions']) {
  const fits = (seat: number): boolean => {
    const [before, atStart, now] = [fixed[seat], published?.[seat], given[seat]];
    return (!before || gives(now, before)) && (atStart === undefined || atStart === now);
  };
  const isOwn = (seat: number): boolean => own?.confirmed === true && own.seat === seat;
  const seats = [...given.keys(), ...fixed.keys()];
  return {
    own: !own?.confirmed || given[own.seat] === own.contribution,
    others: seats.every((seat) => isOwn(seat) || fits(seat)),
  };
}

/** The seats whose contribution was not fixed yet when the own one was sent. */
const laterThan = ({ seat, before }: OwnPart, { contributions }: SeedParts): number[] =>
  [...contributions.keys()].filter((i) => {
    const [fixed, given] = [before[i], contributions[i]];
    return i !== seat && typeof given === 'string' && !(fixed && gives(given, fixed));
  });

/** Whether the record leads to what was shown at the end. */
function gameFits(record: GameRecord, { games, shown }: Witness): boolean {
  const table = Table.open(games, record);
  if (!table.ok) return false;
  const { game, state, outcome } = table.value;
  if (canonical(outcome) !== canonical(record.outcome)) return false;
  return !shown || canonical(game.view(state, shown.viewer)) === canonical(shown.view);
}

/** Compares the record of a finished game with what this device was told before and during it. */
export function checkShuffle(
  notes: ShuffleNotes,
  record: GameRecord,
  witness: Witness,
): ShuffleVerdict {
  const parts = partsFit(notes, record.shuffle?.contributions ?? []);
  const found: Record<Misfit, boolean> = {
    secret: commitmentOf(record) === notes.commitment,
    reused: !witness.reused,
    own: parts.own,
    others: parts.others,
    game: gameFits(record, witness),
    record: true,
  };
  const misfits = (Object.keys(found) as Misfit[]).filter((what) => !found[what]);
  if (misfits.length > 0) return { is: 'broken', misfits };
  if (!record.shuffle) return { is: 'dealer' };
  const { own } = notes;
  return own?.confirmed
    ? { is: 'verified', later: laterThan(own, record.shuffle) }
    : { is: 'witnessed' };
}
