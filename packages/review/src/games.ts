import type { Game } from '@treefort/kernel';
import { fortReview } from './fort/index.ts';
import type { GameReview } from './game-review.ts';
import { treehouseReview } from './treehouse/index.ts';

/** The games that can be reviewed: a new game is one entry here. */
const REVIEWS = { fort: fortReview, treehouse: treehouseReview } as const;

/** What is told of a player beside chances, whatever the game. */
export type Facts = ReturnType<(typeof REVIEWS)[keyof typeof REVIEWS]['facts']>[number];

/** What can be pointed at when the chances changed, whatever the game. */
export type Reason = ReturnType<(typeof REVIEWS)[keyof typeof REVIEWS]['reasons']>[number];

export const games: readonly Game[] = Object.values(REVIEWS).map(({ game }) => game);

/** The review of a game by an id that comes from outside, such as a record's. */
export function gameReview(id: string): GameReview<Facts, Reason> {
  const all: Readonly<Record<string, GameReview<Facts, Reason>>> = REVIEWS;
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw new Error(`the game ${JSON.stringify(id)} cannot be reviewed`);
  return found;
}
