import type { PlayerView, TreehouseView } from '@treefort/treehouse';

/** A place of a tree: the level, and the number from the left on it. */
export interface TreePlace {
  readonly level: number;
  readonly place: number;
}

/** The parts of an id after its kind: `place:3:1` gives 3:1. */
export const tailOf = (id: string): string => id.slice(id.indexOf(':') + 1);

export function placeIn(id: string): TreePlace {
  const [level = 0, place = 0] = tailOf(id).split(':').map(Number);
  return { level, place };
}

export const sideOf = ({ level, place }: TreePlace): string =>
  ['left', 'centre', 'right'][Math.sign(2 * place - level - 1) + 1]!;

export const ownPlayer = ({ viewer, players }: TreehouseView): PlayerView | undefined =>
  typeof viewer === 'number' ? players[viewer] : undefined;
