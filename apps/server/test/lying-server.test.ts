import {
  commitment,
  type GameRecord,
  makeSeed,
  type SeedParts,
  sealRecord,
  sharedSeed,
} from '@treefort/kernel';
import { checkShuffle, type News, noted, type ShuffleNotes } from '@treefort/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { readConfig, type Server, serve } from '../src/index.ts';
import { Connection, newContribution, newPerson, newTable, post } from './client.ts';
import { withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';
import { playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();

/** A device with a contribution of its own, and every news that it got. */
interface Device {
  readonly seat: number;
  readonly contribution: string;
  readonly news: readonly News[];
}

let server: Server;
let ada: Device;
let bob: Device;
let watcher: readonly News[];
let record: GameRecord;

/** One whole game on a real server: Ada contributes first, then Bob. */
beforeAll(async () => {
  const environment = { DATABASE_URL: await postgres.database() };
  server = await serve(readConfig(SETTINGS, environment));
  const { url } = server;
  const people = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')] as const;
  const seats = ['me', { bot: 'random' }, 'open'];
  const table = await newTable(people[0], { game: 'treehouse', seats });
  await post(url, `/api/tables/${table}/sit`, {}, people[1]);
  const connections = await Promise.all(people.map((who) => Connection.open(url, table, who)));
  const looking = await Connection.open(url, table);
  const contributions = people.map(newContribution);
  for (const [i, connection] of connections.entries()) {
    const n = connections[1]!.last.n;
    await connection.send({ do: 'contribute', contribution: contributions[i] });
    await connections[1]!.until(() => connections[1]!.last.n > n);
  }
  const company = { table, people, connections };
  await start(company);
  await playOut(company);
  await looking.until(() => looking.last.phase === 'over');
  record = await recordOf(url, table);
  const [first, second] = connections.map(({ news }, i) => ({
    ...{ seat: i * 2, contribution: contributions[i]!, news },
  }));
  [ada, bob, watcher] = [first!, second!, looking.news];
}, 120_000);

afterAll(() => server.close(), 60_000);

type Lie = (news: News) => News;

/** The notes of a device to which a server says what it says, or something else. */
function notesOf({ seat, contribution, news }: Device, lie: Lie = (one) => one): ShuffleNotes {
  let notes: ShuffleNotes | undefined;
  const sentAfter = news.findLastIndex(({ contributions }) => contributions?.[seat] === null);
  for (const [i, told] of news.map(lie).entries()) {
    notes = noted(notes, told);
    if (notes && i === sentAfter) {
      notes = { ...notes, own: { seat, contribution, confirmed: false, before: notes.fixed } };
    }
  }
  return notes!;
}

const OTHER = makeSeed(new Uint8Array(32).fill(7));

/** A record as a server that lies would make it: everything that it states follows from it. */
const forged = (change: Partial<SeedParts>): GameRecord => {
  const shuffle = { ...record.shuffle!, ...change };
  return sealRecord({ ...record, seed: sharedSeed(shuffle), shuffle }, record.outcome);
};

const partOf = (seat: number, part: string | null): Partial<SeedParts> => ({
  contributions: record.shuffle!.contributions.with(seat, part),
});

/** Changes what is told of a seat's contribution. */
const toldOf =
  (seat: number, phase: News['phase'], part: { commitment: string; value?: string }): Lie =>
  (news) =>
    news.phase === phase && news.contributions?.[seat]
      ? { ...news, contributions: news.contributions.with(seat, part) }
      : news;

const shownTo = ({ seat, news }: Device) => ({ viewer: seat, view: news.at(-1)!.view });

const verdict = (
  device: Device,
  given: { lie?: Lie; record?: GameRecord; reused?: boolean } = {},
) => {
  const witness = { games, reused: given.reused ?? false, shown: shownTo(device) };
  return checkShuffle(notesOf(device, given.lie), given.record ?? record, witness);
};

const misfits = (...given: Parameters<typeof verdict>) => {
  const found = verdict(...given);
  return found.is === 'broken' ? found.misfits : found.is;
};

describe('a server that keeps its word', () => {
  test('is verified by every device, which knows who contributed after it', () => {
    expect(verdict(ada)).toEqual({ is: 'verified', later: [2] });
    expect(verdict(bob)).toEqual({ is: 'verified', later: [] });
  });

  test('is witnessed by a device without a part in the shuffle', () => {
    const elsewhere = { ...bob, news: bob.news.filter(({ phase }) => phase !== 'open') };
    const notes = watcher.reduce<ShuffleNotes | undefined>(noted, undefined)!;
    for (const one of [notes, notesOf(elsewhere)]) {
      expect(checkShuffle(one, record, { games, reused: false })).toEqual({ is: 'witnessed' });
    }
  });

  test('is verified after the page was loaded anew at any time', () => {
    for (let at = 1; at < ada.news.length; at += 7) {
      const again = {
        ...ada.news.at(-1)!,
        after: 0,
        happened: ada.news.flatMap((one) => one.happened),
      };
      const told = ada.news.findLast(({ contributions }) => contributions)!;
      const { commitment, contributions } = told;
      const whole = { ...again, commitment, contributions } as News;
      const device = { ...ada, news: [...ada.news.slice(0, Math.max(at, 6)), whole] };
      expect(verdict(device)).toMatchObject({ is: 'verified' });
    }
  });
});

describe('a server that lies is seen through', () => {
  test('with another secret, also where it told the commitment to it later', () => {
    const changed = forged({ secret: OTHER });
    expect(misfits(ada, { record: changed })).toContain('secret');
    const later: Lie = (news) =>
      news.phase !== 'open' && news.commitment
        ? { ...news, commitment: changed.commitment! }
        : news;
    expect(misfits(ada, { record: changed, lie: later })).toContain('secret');
  });

  test('with a secret that it has used before', () => {
    expect(misfits(ada, { reused: true })).toEqual(['reused']);
  });

  test.each([
    ['changed', OTHER],
    ['left out', null],
  ])('with a contribution %s', (_, part) => {
    expect(misfits(ada, { record: forged(partOf(0, part)) })).toContain('own');
    expect(misfits(ada, { record: forged(partOf(2, part)) })).toContain('others');
    expect(misfits(bob, { record: forged(partOf(0, part)) })).toContain('others');
  });

  test('with contributions exchanged', () => {
    const contributions = record.shuffle!.contributions.toReversed();
    const found = misfits(bob, { record: forged({ contributions }) });
    expect(found).toEqual(expect.arrayContaining(['own', 'others']));
  });

  test('with a contribution of another that was fixed, or published, as something else', () => {
    const part = { commitment: OTHER, value: OTHER };
    expect(misfits(ada, { lie: toldOf(2, 'open', part) })).toEqual(['others']);
    expect(misfits(ada, { lie: toldOf(2, 'playing', part) })).toEqual(['others']);
  });

  test('with a seed of its own, in a record of before', () => {
    const { shuffle: _, ...alone } = record;
    const found = misfits(ada, { record: sealRecord(alone, record.outcome) });
    expect(found).toEqual(expect.arrayContaining(['secret', 'own', 'others']));
  });

  test('with other cards than those of the seed', () => {
    const last = ada.news.at(-1)!;
    const view = { ...(last.view as object), week: 2 };
    expect(misfits({ ...ada, news: [...ada.news, { ...last, view }] })).toEqual(['game']);
    const { choices } = record;
    expect(misfits(ada, { record: { ...record, choices: choices.slice(1) } })).toEqual(['game']);
  });

  test('with a contribution in the name of a player: then nothing is verified', () => {
    const instead = { commitment: commitment(OTHER), value: OTHER };
    const again: Lie = (news) => {
      const entry = { n: news.n - 1, at: 0, did: 'contribute', seat: 0 } as const;
      const told = toldOf(0, 'playing', instead)(news);
      return told === news ? news : { ...told, happened: [...news.happened, entry] };
    };
    expect(notesOf(ada, again).own).toMatchObject({ confirmed: false });
    expect(misfits(ada, { lie: again })).toEqual(['others']);
    // What is said meanwhile does not matter where the own contribution is in the record.
    for (const phase of ['open', 'playing'] as const) {
      expect(misfits(ada, { lie: toldOf(0, phase, instead) })).toBe('verified');
    }
  });
});
