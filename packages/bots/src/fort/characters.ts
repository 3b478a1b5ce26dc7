import type { PositionWeights } from './evaluation.ts';
import { MOVE_WEIGHTS, POSITION_WEIGHTS } from './learned.ts';
import type { MoveWeights } from './reasons.ts';

/** What somebody likes or dislikes more than a sober player does. */
type Leaning = { readonly [Row in keyof MoveWeights]?: Readonly<Record<string, number>> };

function leaning(by: Leaning): MoveWeights {
  const row = (name: keyof MoveWeights) => {
    const mixed: Record<string, number> = { ...MOVE_WEIGHTS[name] };
    for (const [what, more] of Object.entries(by[name] ?? {}))
      mixed[what] = (mixed[what] ?? 0) + more;
    return mixed;
  };
  return {
    reasons: row('reasons'),
    play: row('play'),
    own: row('own'),
    tuck: row('tuck'),
    rules: row('rules'),
    perks: row('perks'),
  };
}

/** Signs that somebody thinks more of, by a factor. */
const esteeming = (factors: Readonly<Record<string, number>>): PositionWeights =>
  Object.fromEntries(
    Object.entries(POSITION_WEIGHTS).map(([sign, [early, late]]) => {
      const factor = factors[sign] ?? 1;
      return [sign, [early * factor, late * factor]];
    }),
  );

/** What draws somebody to moves, and what they think a position is worth. */
export interface Personality {
  readonly moveWeights: MoveWeights;
  readonly positionWeights: PositionWeights;
}

export const SOBER: Personality = { moveWeights: MOVE_WEIGHTS, positionWeights: POSITION_WEIGHTS };

/** Plays with many friends at once, loves points, thinks little of building. */
export const DREAMER: Personality = {
  moveWeights: leaning({
    reasons: {
      cardsSaved: 0.6,
      scored: 0.4,
      advanced: -3,
      needed: -0.8,
      follows: -0.6,
      takesUnseen: 1,
    },
    perks: { 'birthday-party': 2 },
  }),
  positionWeights: POSITION_WEIGHTS,
};

/** Keeps everything: fills Stuff and Pack and parts with nothing. */
export const HOARDER: Personality = {
  moveWeights: leaning({
    reasons: {
      packed: 1,
      spare: 0.5,
      needed: 0.4,
      spent: -1.5,
      trashed: -1,
      advanced: -1.5,
      paysFromPack: -1,
    },
    perks: { 'xxl-backpack': 3, 'sticky-fingers': 1 },
    rules: { 'secret-stash': 3, 'piggy-bank': 1.5, 'pizza-party': 1.5, sleepover: 1 },
  }),
  positionWeights: POSITION_WEIGHTS,
};

/** Does what you do: follows whenever a card allows it, and copies Packs. */
export const COPYCAT: Personality = {
  moveWeights: leaning({
    reasons: { follows: 2.5, copies: 1 },
    play: { captain: 1, spike: 1, smoke: 1, giggles: 1, thunder: 1 },
    own: { captain: 1, spike: 1, smoke: 1 },
    perks: { 'copy-cat': 4 },
  }),
  positionWeights: POSITION_WEIGHTS,
};

/** Wants the fort up, and now. */
export const RUSHER: Personality = {
  moveWeights: leaning({
    reasons: { advanced: 1.5, needed: 0.4, scored: -0.4, buildsAlone: 1 },
    own: { dot: 0.8, captain: 0.8, moose: 0.5, skids: 0.5, lefty: 0.8 },
    perks: { diy: 2.5 },
    rules: { 'big-plans': 1 },
  }),
  positionWeights: esteeming({ level: 1.6, fort: 1.2, covered: 1.5, canClimb: 1.5, track: 0.8 }),
};
