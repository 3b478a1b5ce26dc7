import {
  type Game,
  type GameRecord,
  nth,
  parseJson,
  parseRecord,
  type Result,
  verify,
} from '@treefort/kernel';
import { z } from 'zod';
import { installedGames } from '../games.ts';
import { newId } from '../players/secret.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import type { PlannedSeat, TablePlan } from '../tables/plan.ts';
import { UnreadableTable } from '../tables/replay.ts';
import { type Database, type DatabasePlace, openDatabase, statementNumber } from './database.ts';
import { FinishedTables } from './finished-tables.ts';

/** One finished game as a line of an archive: who played (null: a former player), and the record. */
const archived = z.strictObject({
  id: z.string().regex(/^[\w-]{8,64}$/),
  public: z.boolean(),
  ended: z.iso.datetime(),
  seats: z.array(
    z.union([z.strictObject({ name: z.string().nullable() }), z.strictObject({ bot: z.string() })]),
  ),
  record: z.unknown(),
});

type ArchivedGame = z.output<typeof archived>;

const seatsOf = ({ seats }: Match): ArchivedGame['seats'] =>
  seats.map(({ planned, name }) => (planned.kind === 'bot' ? { bot: planned.level } : { name }));

/** Told of each game that could not be exported, and why. */
type LeftOut = (id: string, why: string) => void;

/** Every finished game as a line of JSON, in the order of their ids, but those that cannot be read. */
export async function* exportRecords(
  place: DatabasePlace,
  leftOut: LeftOut,
  games: readonly Game[] = installedGames,
): AsyncGenerator<string> {
  const database = await openDatabase(place);
  const finished = new FinishedTables(database, games);
  try {
    for await (const page of finished.all()) {
      for await (const { table, match } of finished.replayed(page)) {
        if (match instanceof UnreadableTable) {
          leftOut(table.id, match.message);
          continue;
        }
        const ended = (table.ended_at ?? new Date(0)).toISOString();
        const { record } = match.table!;
        const line: ArchivedGame = { ...table, ended, seats: seatsOf(match), record };
        const { id, public: listed, seats } = line;
        yield JSON.stringify({ id, public: listed, ended, seats, record });
      }
    }
  } finally {
    await database.close();
  }
}

/** How an import ended: what is new, what was there already, and what was wrong with which line. */
export interface Imported {
  added: number;
  known: number;
  readonly refused: string[];
}

/** Reads finished games from lines of JSON; each is played again before it is believed. */
export async function importRecords(
  place: DatabasePlace,
  lines: AsyncIterable<string>,
): Promise<Imported> {
  const database = await openDatabase(place);
  return await importInto(database, lines).finally(() => database.close());
}

/** The same, into a database that is open. */
export async function importInto(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<Imported> {
  const result: Imported = { added: 0, known: 0, refused: [] };
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    const read = readArchived(line, installedGames);
    if (typeof read === 'string') result.refused.push(`line ${number}: ${read}`);
    else if (await insert(database, read)) result.added++;
    else result.known++;
  }
  return result;
}

interface VerifiedGame extends Omit<ArchivedGame, 'record'> {
  readonly record: GameRecord;
}

const wrongIn = (result: Result<unknown>): string => (result.ok ? '' : result.fault.message);

/** A line of an archive, or what is wrong with it. */
function readArchived(line: string, games: readonly Game[]): VerifiedGame | string {
  const json = parseJson(line, 'line');
  if (!json.ok) return json.fault.message;
  const read = archived.safeParse(json.value);
  if (!read.success) {
    const { path, message } = nth(read.error.issues, 0);
    return `${path.join('.')}: ${message}`;
  }
  const record = parseRecord(games, read.data.record);
  if (!record.ok) return record.fault.message;
  const verified = verify(games, record.value);
  if (!verified.ok) return wrongIn(verified);
  const { scenario, seats } = record.value;
  if (scenario !== undefined) return 'record: a game from a described position has no table';
  if (seats !== read.data.seats.length) return `seats: the record has ${seats}`;
  if (!hasFittingShuffle(record.value, read.data.seats)) {
    return 'record.shuffle: players contribute to it, bots do not';
  }
  return { ...read.data, record: record.value };
}

const hasFittingShuffle = ({ shuffle }: GameRecord, seats: ArchivedGame['seats']): boolean =>
  !shuffle || seats.every((seat, i) => 'bot' in seat === (shuffle.contributions[i] === null));

const contributionsIn = ({ shuffle }: GameRecord): LogEntry[] =>
  (shuffle?.contributions ?? []).flatMap((contribution, seat) =>
    contribution === null ? [] : [{ did: 'contribute', seat, contribution }],
  );

/** Where the answer was lost, the game is known by its writer as one that is new. */
const INSERT = `
  with t as (
    insert into tables (id, plan, public, phase, ended_at) values ($1, $2, $3, 'over', $4)
    on conflict do nothing returning id
  ), written as (
    insert into moves (table_id, n, at, entry, writer)
    select t.id, e.n - 1, $4::timestamptz, e.entry, $6
    from t, unnest($5::text[]) with ordinality as e(entry, n)
  )
  select id from t union select table_id from moves where table_id = $1 and n = 0 and writer = $6`;

/** Adds a game, unless it is there already. */
async function insert(database: Database, { record, ...line }: VerifiedGame): Promise<boolean> {
  const { game, rules, seed, shuffle, options, choices } = record;
  const seats = line.seats.map(
    (seat): PlannedSeat =>
      'bot' in seat
        ? { kind: 'bot', level: seat.bot }
        : { kind: 'player', player: newId(), name: seat.name },
  );
  const clock = { kind: 'none' } as const;
  const { id, public: listed, ended } = line;
  const dealt = shuffle ? { secret: shuffle.secret } : { seed };
  const plan: TablePlan = { id, game, rules, options, seats, ...dealt, public: listed, clock };
  const entries: LogEntry[] = [
    ...contributionsIn(record),
    { did: 'start' },
    ...choices.map(
      ([seat, option]): LogEntry => ({ did: 'choose', seat, options: [option], by: 'player' }),
    ),
  ];
  const texts = entries.map((entry) => JSON.stringify(entry));
  const written = await database.query('import', INSERT, [
    id,
    JSON.stringify(plan),
    listed,
    ended,
    texts,
    statementNumber(),
  ]);
  return written.length > 0;
}
