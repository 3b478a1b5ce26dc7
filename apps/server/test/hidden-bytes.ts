import {
  canonical,
  type GameEvent,
  heardBy,
  randomFromText,
  sure,
  type Table,
  type Viewer,
} from '@treefort/kernel';
import { changesBetween, type Happening } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import type { LogEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';
import { newsFor } from '../src/tables/news.ts';
import { commitmentTo, secretOf, type TablePlan } from '../src/tables/plan.ts';
import { Connection } from './client.ts';
import type { Postgres } from './postgres.ts';
import { query } from './query.ts';
import { running } from './running.ts';
import { type Company, gather, playOut, start } from './table.ts';

interface Kept {
  readonly plan: TablePlan;
  readonly log: readonly { n: number; at: number; entry: LogEntry }[];
}

/** What the database holds of a table. */
export async function keptOf(url: string, table: string): Promise<Kept> {
  const [planned] = await query(url, 'select plan from tables where id = $1', [table]);
  const moves = await query(
    url,
    `select n, extract(epoch from at)::float8 * 1000 as at, entry from moves
     where table_id = $1 order by n`,
    [table],
  );
  const log = moves.map(({ n, at, entry }) => ({ n, at, entry: JSON.parse(entry) }));
  return { plan: planned.plan, log };
}

/** News as it was sent, less the mark of a reply. */
interface Sent {
  readonly n: number;
  /** From which place of the log on it tells. */
  readonly after: number;
  readonly happened: readonly Happening[];
  readonly text: string;
}

/** All news that was sent. */
const newsSent = ({ received }: Connection): readonly Sent[] =>
  received
    .map((text) => text.replace(/,"re":\d+}$/, '}'))
    .filter((text) => text.startsWith('{"is":"news"'))
    .map((text) => ({ ...JSON.parse(text), text }));

/** A table that a viewer cannot tell from the real one. */
function scrambled(table: Table, viewer: Viewer, name: string): Table {
  const { game, state } = table;
  const other: Table = Object.create(Object.getPrototypeOf(table));
  Object.assign(other, table);
  other.state = game.sample(game.view(state, viewer), randomFromText(name));
  return other;
}

/** What happens when the same is chosen in the scrambled world, where it can be and looks the same after. */
function happensElsewhere(
  other: Table,
  entries: readonly LogEntry[],
  looks: (table: Table) => string,
  after: string,
): readonly GameEvent[] | undefined {
  const happened: GameEvent[] = [];
  for (const entry of entries) {
    if (entry.did !== 'choose') return undefined;
    const { seat, options } = entry;
    const decision = String(other.state.moment);
    const chosen = other.choose({ seat, decision, option: options[0]! });
    if (!chosen.ok) return undefined;
    happened.push(...chosen.value);
  }
  return looks(other) === after ? happened : undefined;
}

/** Holds all that a viewer was sent against what a viewer may know. */
function checkAll({ plan, log }: Kept, connection: Connection, viewer: Viewer): number {
  const match = new Match(plan, games);
  const heard = (events: readonly GameEvent[]) =>
    JSON.parse(JSON.stringify(events.map((event) => heardBy(event, viewer))));
  const looks = ({ game, state }: Table): string => canonical(game.view(state, viewer));
  let elsewhere = 0;
  for (const { n, after, happened: told, text } of newsSent(connection)) {
    const other = match.table && scrambled(match.table, viewer, `before ${after}`);
    const seen = other?.game.view(other.state, viewer);
    const written = log.slice(match.n, n);
    const happened = written.flatMap(({ at, entry }) => {
      const events = sure(match.apply(entry));
      match.settle(at);
      return events;
    });
    const { table } = match;
    if (!table || table.over) continue;
    const real = table.state;
    expect(told.flatMap(({ events }) => events ?? [])).toEqual(heard(happened));
    const entries = written.map(({ entry }) => entry);
    const events = other && happensElsewhere(other, entries, looks, looks(table));
    if (events) {
      elsewhere++;
      expect(heard(events)).toEqual(heard(happened));
    }
    // The news is made again in a world that differs in all this viewer cannot know: not one byte may change.
    table.state = table.game.sample(table.game.view(real, viewer), randomFromText(`after ${n}`));
    const view = table.game.view(table.state, viewer);
    const update = text.includes('"changes":') ? { changes: changesBetween(seen, view) } : { view };
    const again = newsFor(match, viewer, { after, view: JSON.stringify(update).slice(1, -1) });
    table.state = real;
    expect(again).toBe(text);
  }
  return elsewhere;
}

/** A game, its seats, its options, and whether views are sent as changes. */
type Case = readonly [string, number, object, 0 | 1];

/** Plays whole games and makes all that was sent again in worlds that differ in what is hidden. */
export function hidesEveryByte(postgres: Pick<Postgres, 'database'>, cases: readonly Case[]): void {
  test.each(cases)('%s of %i: nothing hidden changes a byte of what is sent', async (...given) => {
    const [game, seats, options, changes] = given;
    const database = await postgres.database();
    const { url } = await running({ url: database });
    const company: Company = await gather(Array(seats).fill(url), { game, options }, { changes });
    const watcher = await Connection.open(url, company.table, undefined, { changes });
    await start(company);
    await playOut(company);
    await watcher.until(() => watcher.last.phase === 'over');
    const kept = await keptOf(database, company.table);
    const viewers: [Connection, Viewer][] = [
      ...company.connections.map((one, seat): [Connection, Viewer] => [one, seat]),
      [watcher, 'watcher'],
    ];
    for (const [connection, viewer] of viewers) {
      expect(newsSent(connection).length).toBeGreaterThan(60);
      expect(checkAll(kept, connection, viewer)).toBeGreaterThan(20);
      const before = connection.received.filter((text) => !text.includes('"outcome"')).join('\n');
      expect(before).not.toContain(secretOf(kept.plan));
      expect(before).toContain(commitmentTo(kept.plan));
    }
  });
}
