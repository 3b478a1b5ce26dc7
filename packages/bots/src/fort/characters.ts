import { TASTE, WORTH } from './learned.ts';
import type { Worth } from './promise.ts';
import type { Taste } from './reasons.ts';

/** What somebody likes or dislikes more than a sober player does. */
type Leaning = { readonly [Row in keyof Taste]?: Readonly<Record<string, number>> };

function leaning(by: Leaning): Taste {
  const row = (name: keyof Taste) => {
    const mixed: Record<string, number> = { ...TASTE[name] };
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
const esteeming = (factors: Readonly<Record<string, number>>): Worth =>
  Object.fromEntries(
    Object.entries(WORTH).map(([sign, [early, late]]) => {
      const factor = factors[sign] ?? 1;
      return [sign, [early * factor, late * factor]];
    }),
  );

/** What draws somebody to moves, and what they think a position is worth. */
export interface Mind {
  readonly taste: Taste;
  readonly worth: Worth;
}

export const SOBER: Mind = { taste: TASTE, worth: WORTH };

/** Plays with many friends at once, loves points, thinks little of building. */
export const DREAMER: Mind = {
  taste: leaning({
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
  worth: WORTH,
};

/** Keeps everything: fills Stuff and Pack and parts with nothing. */
export const HOARDER: Mind = {
  taste: leaning({
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
  worth: WORTH,
};

/** Does what you do: follows whenever a card allows it, and copies Packs. */
export const COPYCAT: Mind = {
  taste: leaning({
    reasons: { follows: 2.5, copies: 1 },
    play: { captain: 1, spike: 1, smoke: 1, giggles: 1, thunder: 1 },
    own: { captain: 1, spike: 1, smoke: 1 },
    perks: { 'copy-cat': 4 },
  }),
  worth: WORTH,
};

/** Wants the fort up, and now. */
export const RUSHER: Mind = {
  taste: leaning({
    reasons: { advanced: 1.5, needed: 0.4, scored: -0.4, buildsAlone: 1 },
    own: { dot: 0.8, captain: 0.8, moose: 0.5, skids: 0.5, lefty: 0.8 },
    perks: { diy: 2.5 },
    rules: { 'big-plans': 1 },
  }),
  worth: esteeming({ level: 1.6, fort: 1.2, covered: 1.5, canClimb: 1.5, track: 0.8 }),
};
