import { botsOf, randomForDecision } from '@treefort/bots';
import { type GameRecord, heardBy, seedFromText, sure, Table } from '@treefort/kernel';
import { games } from '../src/table/games.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import type { Sitter } from '../src/table/table.ts';

/** Who sits where in the games of the tests: me first. */
const SITTERS: Readonly<Record<string, readonly Sitter[]>> = {
  fort: [
    { name: 'Me' },
    { name: 'Hazel', bot: 'squirrel' },
    { name: 'Minerva', bot: 'owl' },
    { name: 'Bolt', bot: 'hare' },
  ],
  treehouse: [
    { name: 'Me' },
    { name: 'Pip', bot: 'mouse' },
    { name: 'Russet', bot: 'fox' },
    { name: 'Edgar', bot: 'raven' },
  ],
};

export interface PositionWish {
  readonly game: 'fort' | 'treehouse';
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Where to stop: asked before every choice of my seat; never is a whole game. */
  readonly until?: (table: Table) => boolean;
}

/** A game as bots by rule of thumb play it, as far as wished, as it would be kept in a browser. */
export function savedPosition(
  { game, seats, seed, options = {}, until }: PositionWish,
  id: string,
): SavedGame {
  const engine = games.find((one) => one.id === game)!;
  const start: GameRecord = {
    game,
    rules: engine.rules,
    seed: seedFromText(seed),
    seats,
    options: sure(engine.options(options)),
    choices: [],
  };
  const table = sure(Table.open(games, start));
  const thumb = botsOf(game).find((bot) => bot.id === 'thumb')!;
  const players = Array.from({ length: seats }, (_, seat) => thumb.sit(seat));
  while (!table.over) {
    const decision = table.decisions().at(-1)!;
    const { seat } = decision;
    if (seat === 0 && until?.(table)) break;
    const view = engine.view(table.state, seat);
    const option = players[seat]!.choose(
      view,
      decision,
      {},
      randomForDecision(start.seed, decision),
    );
    for (const event of sure(table.choose({ seat, decision: decision.id, option }))) {
      for (const [who, player] of players.entries()) player.hear(heardBy(event, who));
    }
  }
  return { id, sitters: SITTERS[game]!.slice(0, seats), record: table.record, touched: 1 };
}
