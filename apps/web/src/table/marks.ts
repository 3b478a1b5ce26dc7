import type { Playthrough } from './playthrough.ts';
import type { AnyView } from './table.ts';

/** A stretch of a game that people would name: a player's turn of Fort, a pick or a scoring of Treehouse. */
export type Stretch =
  | { readonly is: 'draft' | 'over' }
  | { readonly is: 'round'; readonly n: number; readonly seat: number }
  | { readonly is: 'pick'; readonly week: number; readonly n: number }
  | { readonly is: 'scoring'; readonly week: number };

/** Where a stretch begins on the time line; the great ones are rounds and weeks. */
export interface Mark {
  readonly at: number;
  readonly stretch: Stretch;
  readonly great: boolean;
}

function stretchOf(view: AnyView): Stretch {
  if (view.phase === 'over') return { is: 'over' };
  if (view.game === 'fort') {
    const { round, leader } = view.registers;
    return view.phase === 'draft' ? { is: 'draft' } : { is: 'round', n: round, seat: leader };
  }
  const { week, picks, phase } = view;
  if (phase === 'pick' || phase === 'place') return { is: 'pick', week, n: picks + 1 };
  return { is: 'scoring', week };
}

const great = (stretch: Stretch, before: Stretch | undefined): boolean => {
  if (!before || stretch.is === 'over') return true;
  if (stretch.is === 'round') return before.is !== 'round' || before.n !== stretch.n;
  return 'week' in stretch && 'week' in before && before.week !== stretch.week;
};

/** The beginnings of all stretches, in order. */
export function marksOf({ game, states }: Playthrough): Mark[] {
  const marks: Mark[] = [];
  for (const [at, state] of states.entries()) {
    const stretch = stretchOf(game.view(state, 'watcher') as AnyView);
    const before = marks.at(-1)?.stretch;
    if (before && JSON.stringify(before) === JSON.stringify(stretch)) continue;
    marks.push({ at, stretch, great: great(stretch, before) });
  }
  return marks;
}
