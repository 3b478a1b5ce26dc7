import { foresight, randomFromText } from '@treefort/kernel';
import { engineOf } from './games.ts';
import type { Moment } from './table.ts';

/** What can be foreseen of an option, wherever the game is played: a table on a server sends no more than a view. */
export type Foreseen = (option: string) => readonly unknown[];

export function foreseenAt({ view, asked }: Moment): Foreseen {
  if (!asked) return () => [];
  return foresight(engineOf(view.game), view, asked.decision.seat, randomFromText('foreseen'));
}
