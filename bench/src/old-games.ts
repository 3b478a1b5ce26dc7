import { fort } from '@treefort/fort';
import {
  drawFrom,
  type Game,
  lowestSeat,
  nth,
  randomFromText,
  type State,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';

/** A finished game as a server would have written it. */
interface OldGame {
  readonly plan: object;
  readonly log: readonly object[];
}

const GAMES: readonly Game<State>[] = [fort, treehouse] as readonly Game<State>[];
const PEOPLE = 500;

/** A game of two, answered at random. */
function oldGame(index: number): OldGame {
  const { id: game, rules, options } = nth(GAMES, index % GAMES.length);
  const seed = seedFromText(`old ${index}`);
  const start = { game, rules, options: sure(options({})), seats: 2, seed };
  const table = sure(Table.open(GAMES, { ...start, choices: [] }));
  const random = randomFromText(`old ${index}`);
  const log: object[] = [{ did: 'start' }];
  while (!table.over) {
    const seat = lowestSeat(table.game.actors(table.state));
    const { id: decision, options: offered } = table.decision(seat)!;
    const { id: option } = drawFrom(random, offered);
    sure(table.choose({ seat, decision, option }));
    log.push({ did: 'choose', seat, options: [option], by: 'player', ms: 1000 });
  }
  const clock = { kind: 'live', move: 3600, game: 86_400 };
  return { plan: { ...start, public: true, clock }, log };
}

const quoted = (value: object): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Statements that write so many finished games, a minute after each other; so many of them differ, by more than their people. */
export function* writeOldGames(count: number, different: number): Generator<string> {
  for (let from = 0; from < different; from++) {
    const { plan, log } = oldGame(from);
    const copies = `generate_series(${from}, ${count - 1}, ${different}) i`;
    yield `
      insert into tables (id, plan, public, phase, ended_at)
      select 'old-game-' || i, ${quoted(plan)}::jsonb || jsonb_build_object(
        'id', 'old-game-' || i, 'seats', jsonb_build_array(
          jsonb_build_object('kind', 'player', 'player', 'p' || (i * 7 % ${PEOPLE}), 'name', 'A'),
          jsonb_build_object('kind', 'player', 'player', 'p' || ((i * 7 + 1 + i % 5) % ${PEOPLE}), 'name', 'B')
        )), true, 'over', now() - interval '1 minute' * (${count} - i)
      from ${copies};
      insert into moves (table_id, n, entry)
      select 'old-game-' || i, e.n - 1, e.entry
      from ${copies}, json_array_elements_text(${quoted(log.map((entry) => JSON.stringify(entry)))}::json)
        with ordinality as e(entry, n)`;
  }
}
