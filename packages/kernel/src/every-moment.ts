import type { GameEvent, Viewer } from './events.ts';
import { type Game, type Setup, seatsIn } from './game.ts';
import { nth } from './nth.ts';
import { below, randomFromText } from './random.ts';
import { sure } from './result.ts';
import { seedFromText } from './seed.ts';
import { Table } from './table.ts';

/** One moment of a game: the table as it stands, and all that was told so far. */
export interface GameMoment {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** Every moment of a game of random choices, the first and the last included. */
export function* randomGame(game: Game, setup: Setup, name: string): Generator<GameMoment> {
  const start = { game: game.id, rules: game.rules, seed: seedFromText(name), choices: [] };
  const table = sure(Table.open([game], { ...start, ...setup }));
  const random = randomFromText(name);
  const events: GameEvent[] = [];
  for (;;) {
    yield { table, events };
    if (table.over) return;
    const open = table.decisions();
    const { id: decision, seat, options } = nth(open, below(random, open.length));
    const { id: option } = nth(options, below(random, options.length));
    events.push(...sure(table.choose({ seat, decision, option })));
  }
}

export const everyViewer = ({ seats }: Setup): Viewer[] => [
  ...seatsIn((1 << seats) - 1),
  'watcher',
];
