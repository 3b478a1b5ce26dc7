import { FORT_SHAPE } from '../fort/judge.ts';
import { TREEHOUSE_SHAPE } from '../treehouse/judge.ts';
import { bytesOf, unpack } from './packed.ts';
import type { Shape } from './shape.ts';

/** What a network is for: to play by, or to say chances that were compared with thousands of ends. */
type Use = 'play' | 'review';

type Letters = Promise<{ readonly default: string }>;

interface Source {
  readonly shape: Shape;
  readonly letters: Readonly<Partial<Record<Use, () => Letters>>>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  fort: {
    shape: FORT_SHAPE,
    letters: {
      play: () => import('../fort/weights.ts'),
      review: () => import('../fort/review-weights.ts'),
    },
  },
  treehouse: {
    shape: TREEHOUSE_SHAPE,
    letters: { play: () => import('../treehouse/weights.ts') },
  },
};

/** The weights of each game's networks, once they are loaded: they are large, and most of what uses bots needs none. */
const loaded = new Map<string, Partial<Record<Use, Float32Array>>>();

/** Loads what the learned players of a game know, and its reviews; a game without any needs nothing. */
export async function loadNetwork(game: string): Promise<void> {
  const source = SOURCES[game];
  if (!source || loaded.has(game)) return;
  const { shape, letters } = source;
  const read = async (letter: (() => Letters) | undefined): Promise<Float32Array | undefined> =>
    letter && unpack(shape, bytesOf((await letter()).default));
  const [play, review] = await Promise.all([read(letters.play), read(letters.review)]);
  loaded.set(game, { ...(play && { play }), ...(review && { review }) });
}

/** The weights of a game that must have been loaded. */
export function networkOf(game: string, use: Use = 'play'): Float32Array {
  const weights = loaded.get(game)?.[use];
  if (!weights) throw new Error(`the network of ${game} is not loaded: call loadNetwork first`);
  return weights;
}
