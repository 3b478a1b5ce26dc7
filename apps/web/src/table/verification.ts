import { canonical, type GameRecord, type Outcome, sure, Table } from '@treefort/kernel';
import { games } from './games.ts';

/** One statement of a record beside what comes out when the game is computed again. */
export interface Checked {
  readonly what: 'commitment' | 'digest' | 'result';
  /** Nothing where the record does not tell. */
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

/** Computes a game again from its seed and its choices, and holds what the record states against it. */
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
