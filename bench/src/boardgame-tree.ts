import { nth } from '@treefort/kernel';

/** The tree of the Treehouse that is written for boardgame.io. */
export interface Tree {
  readonly rooms: (number | null)[];
  balance: number;
}

export const COLOURS = 6;

const colourOf = (room: number): number => Math.floor(room / 12);
const placeAt = (level: number, i: number): number => (level * (level - 1)) / 2 - 1 + i - 1;

export const PLACES = [2, 3, 4, 5, 6].flatMap((level) =>
  Array.from({ length: level }, (_, k) => {
    const i = k + 1;
    const at = (n: number, j: number) => (n < 2 || n > 6 || j < 1 || j > n ? [] : [placeAt(n, j)]);
    const below = [...at(level - 1, i - 1), ...at(level - 1, i)];
    const above = [...at(level + 1, i), ...at(level + 1, i + 1)];
    const touching = [...below, ...above, ...at(level, i - 1), ...at(level, i + 1)];
    return { side: Math.sign(2 * i - level - 1), below, touching };
  }),
);

export function mayBuild({ rooms, balance }: Tree, room: number, place: number): boolean {
  const spot = PLACES[place];
  if (!spot || rooms[place] !== null) return false;
  if (spot.below.some((under) => rooms[under] === null)) return false;
  if (Math.abs(balance + spot.side) > 1) return false;
  const alike = (other: number | null) => other !== null && colourOf(other) === colourOf(room);
  return !rooms.some(alike) || spot.touching.some((near) => alike(nth(rooms, near)));
}

/** The rooms of each colour in a tree. */
export const count = (tree: Tree): number[] => {
  const counts = Array<number>(COLOURS).fill(0);
  for (const room of tree.rooms) {
    if (room !== null) counts[colourOf(room)] = nth(counts, colourOf(room)) + 1;
  }
  return counts;
};
