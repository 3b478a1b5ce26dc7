import type { AnyView } from '../games/game-types.ts';
import { recordFaces } from '../games/record-faces.ts';
import { gameIdOf } from './game-id.ts';
import type { Playthrough } from './playthrough.ts';
import type { Stretch } from './stretch.ts';

/** Where a stretch begins on the time line; `great` is the beginning of a chapter. */
export interface Mark {
  readonly at: number;
  readonly stretch: Stretch;
  /** What a watcher saw there: words name the stretch by it. */
  readonly view: AnyView;
  readonly great: boolean;
}

/** The beginnings of all stretches, in order. */
export function marksOf({ game, states }: Playthrough): Mark[] {
  const face = recordFaces[gameIdOf({ game: game.id })];
  const marks: Mark[] = [];
  for (const [at, state] of states.entries()) {
    const view = game.view(state, 'watcher') as AnyView;
    const stretch = face.stretchOf(view);
    const before = marks.at(-1)?.stretch;
    if (before?.id === stretch.id) continue;
    marks.push({ at, stretch, view, great: before?.chapter !== stretch.chapter });
  }
  return marks;
}
