import { botsOf, loadNetwork, randomForDecision } from '@treefort/bots';
import { fort } from '@treefort/fort';
import {
  type Game,
  type GameRecord,
  heardBy,
  parseSetup,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';

// Bots and analysts of Fort know by it how seats stand.
await loadNetwork('fort');
await loadNetwork('treehouse');

export const games: readonly Game[] = [fort, treehouse];

const gameNamed = (id: string): Game => games.find((game) => game.id === id)!;

/** A game of bots, the same each time. */
export function played(
  id: string,
  bots: readonly string[],
  text: string,
  options = {},
): GameRecord {
  const game = gameNamed(id);
  const seats = bots.length;
  const seed = seedFromText(text);
  const setup = sure(parseSetup(game, seats, options));
  const start = { game: id, rules: game.rules, seed, ...setup, choices: [] };
  const table = sure(Table.open(games, start));
  const players = bots.map((bot, seat) =>
    botsOf(id)
      .find((one) => one.id === bot)!
      .sit(seat),
  );
  while (!table.over) {
    for (const decision of table.decisions()) {
      const { seat } = decision;
      const view = game.view(table.state, seat);
      const dice = randomForDecision(seed, decision);
      const option = players[seat]!.choose(view, decision, { iterations: 20 }, dice);
      for (const event of sure(table.choose({ seat, decision: decision.id, option }))) {
        for (const [ear, player] of players.entries()) player.hear(heardBy(event, ear));
      }
    }
  }
  return table.record;
}

/** A record up to so many choices, with other choices after them. */
export function changed(record: GameRecord, n: number, options: readonly string[]): GameRecord {
  const { commitment: _, outcome: __, digest: ___, ...rest } = record;
  const choices = record.choices.slice(0, n);
  const table = sure(Table.open(games, { ...rest, choices }));
  for (const option of options) {
    const { seat, id } = table.decisions()[0]!;
    sure(table.choose({ seat, decision: id, option }));
  }
  return table.record;
}
