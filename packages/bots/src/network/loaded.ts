import { FORT_SHAPE } from '../fort/judge.ts';
import { TREEHOUSE_SHAPE } from '../treehouse/judge.ts';
import { bytesOf, unpack } from './packed.ts';
import type { Shape } from './shape.ts';

interface Source {
  readonly shape: Shape;
  letters(): Promise<{ readonly default: string }>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  fort: { shape: FORT_SHAPE, letters: () => import('../fort/weights.ts') },
  treehouse: { shape: TREEHOUSE_SHAPE, letters: () => import('../treehouse/weights.ts') },
};

/** The weights of each game's network, once they are loaded: they are large, and most of what uses bots needs none. */
const loaded = new Map<string, Float32Array>();

/** Loads what the learned players of a game know; a game without any needs nothing. */
export async function loadNetwork(game: string): Promise<void> {
  const source = SOURCES[game];
  if (!source || loaded.has(game)) return;
  loaded.set(game, unpack(source.shape, bytesOf((await source.letters()).default)));
}

/** The weights of a game that must have been loaded. */
export function networkOf(game: string): Float32Array {
  const weights = loaded.get(game);
  if (!weights) throw new Error(`the network of ${game} is not loaded: call loadNetwork first`);
  return weights;
}
