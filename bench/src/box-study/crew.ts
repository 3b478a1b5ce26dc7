import { type Crew, workThrough } from '../crew.ts';
import type { Facts } from './facts.ts';
import type { Study } from './play.ts';

const script = new URL('./worker.ts', import.meta.url);

/** Plays the games of a study in so many threads; the facts come in the order of the games. */
export const playStudy = (study: Study, games: number, crew: Crew): Promise<Facts[]> =>
  workThrough({ script, study }, games, crew);
