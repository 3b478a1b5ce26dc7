import { type Box, PERKS, RULES } from '@treefort/fort';
import {
  type Likings,
  OWN_AT,
  PERK_AT,
  PLAY_AT,
  REASONS,
  RULE_AT,
  type Taste,
  TUCK_AT,
  WEIGHTS,
} from './reasons.ts';

/** A taste as one row of weights for a box. */
export function weightsOf(taste: Taste, box: Box): Float64Array {
  const row = new Float64Array(WEIGHTS);
  const fill = (at: number, names: readonly string[], likings: Likings) => {
    for (const [i, name] of names.entries()) row[at + i] = likings[name] ?? 0;
  };
  const cards = box.designs.map(({ id }) => id);
  fill(0, REASONS, taste.reasons as Likings);
  fill(PLAY_AT, cards, taste.play);
  fill(OWN_AT, cards, taste.own);
  fill(TUCK_AT, cards, taste.tuck);
  fill(RULE_AT, RULES, taste.rules);
  fill(PERK_AT, PERKS, taste.perks);
  return row;
}

/** The other way round, for weights that were learned; what weighs nothing is left out. */
export function tasteOf(row: Float64Array, box: Box): Taste {
  const read = (at: number, names: readonly string[]): Record<string, number> =>
    Object.fromEntries(
      names
        .map((name, i) => [name, Math.round(row[at + i]! * 100) / 100] as const)
        .filter(([, weight]) => weight !== 0),
    );
  const cards = box.designs.map(({ id }) => id);
  return {
    reasons: read(0, REASONS),
    play: read(PLAY_AT, cards),
    own: read(OWN_AT, cards),
    tuck: read(TUCK_AT, cards),
    rules: read(RULE_AT, RULES),
    perks: read(PERK_AT, PERKS),
  };
}
