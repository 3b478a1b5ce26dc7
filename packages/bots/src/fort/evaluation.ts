import type { Box, FortState } from '@treefort/fort';
import { PERKS } from '@treefort/fort';
import { valueAt } from '../row.ts';
import { softmax } from '../softmax.ts';
import { CARDS_AT, PERKS_AT, progress, readSigns, SIGN_COUNT, SIGNS } from './position.ts';

/** What each sign is worth at the beginning of a game and towards its end. */
export type PositionWeights = Readonly<Record<string, readonly [early: number, late: number]>>;

/** A row of weights for a box: those of the beginning, then those of the end. */
export function positionRow(positionWeights: PositionWeights, box: Box): Float64Array {
  const row = new Float64Array(SIGN_COUNT * 2);
  const fill = (at: number, names: readonly string[]) => {
    for (const [i, name] of names.entries()) {
      const [early, late] = positionWeights[name] ?? [0, 0];
      row[at + i] = early;
      row[SIGN_COUNT + at + i] = late;
    }
  };
  fill(0, SIGNS);
  fill(PERKS_AT, PERKS);
  fill(CARDS_AT, cardsOf(box));
  return row;
}

/** The other way round, for weights that were learned. */
export function positionWeightsOf(row: Float64Array, box: Box): PositionWeights {
  const round = (weight: number) => Math.round(weight * 100) / 100;
  const read = (at: number, names: readonly string[]) =>
    names.map((name, i) => {
      const pair: readonly [number, number] = [
        round(valueAt(row, at + i)),
        round(valueAt(row, SIGN_COUNT + at + i)),
      ];
      return [name, pair] as const;
    });
  return Object.fromEntries([
    ...read(0, SIGNS),
    ...read(PERKS_AT, PERKS),
    ...read(CARDS_AT, cardsOf(box)),
  ]);
}

const cardsOf = (box: Box): string[] => box.designs.map(({ id }) => id);

const signs = new Float64Array(SIGN_COUNT);

/** How each seat stands: its chance to win grows with e to the power of it. */
export function readStanding(s: FortState, row: Float64Array, out: Float64Array): void {
  const far = progress(s);
  for (let seat = 0; seat < s.seats; seat++) {
    readSigns(s, seat, signs);
    let value = 0;
    for (let i = 0; i < SIGN_COUNT; i++) {
      const sign = valueAt(signs, i);
      if (sign !== 0)
        value += sign * (valueAt(row, i) * (1 - far) + valueAt(row, SIGN_COUNT + i) * far);
    }
    out[seat] = value;
  }
}

/** The chances of all seats to win: how each stands, weighed against the others. */
export function evaluate(s: FortState, row: Float64Array, out: Float64Array): void {
  readStanding(s, row, out);
  softmax(out, s.seats);
}
