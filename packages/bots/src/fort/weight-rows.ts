import { type Box, MADE_UP_RULES, PERKS } from '@treefort/fort';
import { valueAt } from '../row.ts';
import {
  type MoveWeights,
  OWN_AT,
  PERK_AT,
  PLAY_AT,
  REASONS,
  RULE_AT,
  TUCK_AT,
  WEIGHTS,
  type WeightsByName,
} from './reasons.ts';

/** Move weights as one row for a box. */
export function weightsOf(moveWeights: MoveWeights, box: Box): Float64Array {
  const row = new Float64Array(WEIGHTS);
  const fill = (at: number, names: readonly string[], weights: WeightsByName) => {
    for (const [i, name] of names.entries()) row[at + i] = weights[name] ?? 0;
  };
  const cards = box.designs.map(({ id }) => id);
  fill(0, REASONS, moveWeights.reasons as WeightsByName);
  fill(PLAY_AT, cards, moveWeights.play);
  fill(OWN_AT, cards, moveWeights.own);
  fill(TUCK_AT, cards, moveWeights.tuck);
  fill(RULE_AT, MADE_UP_RULES, moveWeights.rules);
  fill(PERK_AT, PERKS, moveWeights.perks);
  return row;
}

/** The other way round, for weights that were learned; what weighs nothing is left out. */
export function moveWeightsOf(row: Float64Array, box: Box): MoveWeights {
  const read = (at: number, names: readonly string[]): Record<string, number> =>
    Object.fromEntries(
      names
        .map((name, i) => [name, Math.round(valueAt(row, at + i) * 100) / 100] as const)
        .filter(([, weight]) => weight !== 0),
    );
  const cards = box.designs.map(({ id }) => id);
  return {
    reasons: read(0, REASONS),
    play: read(PLAY_AT, cards),
    own: read(OWN_AT, cards),
    tuck: read(TUCK_AT, cards),
    rules: read(RULE_AT, MADE_UP_RULES),
    perks: read(PERK_AT, PERKS),
  };
}
