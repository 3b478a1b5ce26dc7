import type { TreehouseHeard } from '@treefort/treehouse';

/**
 * How long what the stylesheets move takes at the normal pace, in milliseconds. Picked rooms turn and built ones drop
 * when their cards have travelled.
 */
const MOTION: Readonly<Partial<Record<TreehouseHeard['kind'], number>>> = {
  picked: 420 + 500,
  built: 420 + 300,
  majority: 1600,
  'no-majority': 1600,
};

export const treehouseMotion = (beat: readonly TreehouseHeard[]): number =>
  Math.max(0, ...beat.map(({ kind }) => MOTION[kind] ?? 0));
