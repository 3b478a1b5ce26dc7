import { type Crew, workThrough } from '../crew.ts';
import type { Said, Study } from './play.ts';

const script = new URL('./worker.ts', import.meta.url);

/** Plays and reviews games in so many threads; they come in their order. */
export const sayAll = (study: Study, games: number, crew: Crew): Promise<Said[]> =>
  workThrough({ script, study }, games, crew);
