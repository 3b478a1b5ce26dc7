import { FORT_SHAPE } from '../fort/judge.ts';
import { TREEHOUSE_SHAPE } from '../treehouse/judge.ts';
import { bytesOf, unpack } from './packed.ts';

/** The weights of each game's network, once they are loaded: they are large, and most of what uses bots needs none. */
const loaded = new Map<string, Float32Array>();

const LOADERS: Readonly<Record<string, () => Promise<Float32Array>>> = {
  fort: async () => unpack(FORT_SHAPE, bytesOf((await import('../fort/weights.ts')).default)),
  treehouse: async () =>
    unpack(TREEHOUSE_SHAPE, bytesOf((await import('../treehouse/weights.ts')).default)),
};

/** Loads what the learned players of a game know; a game without any needs nothing. */
export async function loadNetwork(game: string): Promise<void> {
  const load = loaded.has(game) ? undefined : LOADERS[game];
  if (load) loaded.set(game, await load());
}

/** The weights of a game that must have been loaded. */
export function networkOf(game: string): Float32Array {
  const weights = loaded.get(game);
  if (!weights) throw new Error(`the network of ${game} is not loaded: call loadNetwork first`);
  return weights;
}
