import { canonical, type GameRecord, type Outcome, sure, Table } from '@treefort/kernel';
import { games } from './games.ts';

/** What a record states, and what comes out when the game is replayed. */
export interface Checked {
  readonly what: 'commitment' | 'digest' | 'result';
  /** Undefined if the record does not state it. */
  readonly stated: string | undefined;
  readonly found: string;
  readonly fits: boolean;
}

export interface Verification {
  readonly checked: readonly Checked[];
  readonly fits: boolean;
  readonly outcome: Outcome | undefined;
}

const checked = (what: Checked['what'], stated: string | undefined, found: string): Checked => ({
  what,
  stated,
  found,
  fits: stated === undefined || stated === found,
});

const scoresIn = (outcome: Outcome | undefined): string | undefined => outcome?.scores.join(' : ');

/** Replays a game from its seed and choices, and compares the result with what the record states. */
export function verification(record: GameRecord): Verification {
  const found = sure(Table.open(games, record)).record;
  const result = checked('result', scoresIn(record.outcome), scoresIn(found.outcome) ?? '');
  const winners = canonical(record.outcome ?? found.outcome) === canonical(found.outcome);
  const all = [
    checked('commitment', record.commitment, found.commitment ?? ''),
    checked('digest', record.digest, found.digest ?? ''),
    { ...result, fits: result.fits && winners },
  ];
  return { checked: all, fits: all.every(({ fits }) => fits), outcome: found.outcome };
}
