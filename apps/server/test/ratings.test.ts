import { readFile } from 'node:fs/promises';
import { standard } from '@treefort/fort';
import { pastGames } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { readConfig, recomputeRatings, serve } from '../src/index.ts';
import { ratedBots } from '../src/ratings/bot-ratings.ts';
import { RatingBook } from '../src/ratings/rating-book.ts';
import { ESTABLISHED, muOf, NEWCOMER, pointsOf } from '../src/ratings/scale.ts';
import { ask, newPerson, type Person } from './client.ts';
import { query } from './query.ts';
import { counted, finishedGame } from './rated-games.ts';
import { running, scratch, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';

const postgres = withPostgres();

const NOTHING_NEW = { results: 0, ratings: 0, players: 0 };

const game = (table: string, day: number, ...players: string[]) => ({
  table,
  day,
  players,
  places: players.map((_, i) => i + 1),
});

test('the first three games of a day against the same person count in full, later ones less', () => {
  const book = new RatingBook();
  const gains: number[] = [];
  for (let i = 0; i < 6; i++) {
    const before = book.of('a').mu;
    book.rate(game(`t${i}`, 1, 'a', 'b'));
    gains.push(book.of('a').mu - before);
  }
  // The same without the rule: each game on a day of its own.
  const free = new RatingBook();
  for (let i = 0; i < 3; i++) free.rate(game(`t${i}`, i, 'a', 'b'));
  const third = free.of('a').mu;
  free.rate(game('t3', 3, 'a', 'b'));
  const fourth = free.of('a').mu - third;
  expect(gains[3]).toBeCloseTo(fourth / 2, 10);
  expect(gains[5]! / gains[2]!).toBeLessThan(0.13);
  // Somebody else on the same day counts in full.
  const newcomers = new RatingBook().rate(game('t', 1, 'c', 'd'));
  expect(book.rate(game('t6', 1, 'c', 'd'))).toEqual(newcomers);
});

test('who are equal are rated equal, whatever their seats', () => {
  const [a, b, c] = new RatingBook().rate({ ...game('t', 1, 'a', 'b', 'c'), places: [2, 1, 2] });
  expect(a).toEqual(c);
  expect(b!.mu).toBeGreaterThan(NEWCOMER.mu);
  expect(a!.mu).toBeLessThan(NEWCOMER.mu);
});

test('a rating is established after some twelve games of two', () => {
  const book = new RatingBook();
  let games = 0;
  while (book.of('a').sigma > ESTABLISHED && games < 100) {
    book.rate(game(`t${games}`, games, ...(games % 2 ? ['a', 'b'] : ['b', 'a'])));
    games++;
  }
  expect(games).toBe(12);
});

test.each(['fort', 'treehouse'])(
  'the bots of %s stand where the arena has put them',
  async (name) => {
    const page = await readFile(new URL('../../../bench/results/bots.md', import.meta.url), 'utf8');
    for (const { bot, points } of ratedBots(name)) {
      expect(page).toMatch(new RegExp(`\\| ${bot}(@\\d+it)? \\(\\d\\) +\\| ${points} `));
      expect(pointsOf(muOf(points))).toBe(points);
    }
  },
);

const ratingsIn = (database: string) =>
  query(database, 'select game, player, mu, sigma, games from ratings order by game, player');

test('two servers rate games as one recomputation of the log does', async () => {
  const database = await postgres.database();
  const [a, b] = await Promise.all([running({ url: database }), running({ url: database })]);
  const people = [
    await newPerson(a.url, 'Ada'),
    await newPerson(b.url, 'Bob'),
    await newPerson(a.url, 'Cy'),
    await newPerson(b.url, 'Di'),
  ];
  const [ada, bob, cy, di] = people as [Person, Person, Person, Person];
  // Two tables at once on each server, then one of three; games of the same two beyond the third.
  await Promise.all([finishedGame([ada, bob]), finishedGame([cy, di]), finishedGame([di, ada])]);
  await Promise.all([finishedGame([ada, bob]), finishedGame([bob, ada]), finishedGame([ada, bob])]);
  await finishedGame([ada, bob, cy], { game: 'fort', options: { setup: 'basic' } });
  await counted(database, 7);
  const rated = await ratingsIn(database);
  expect(rated).toHaveLength(7);
  expect(await recomputeRatings({ url: database })).toEqual({ games: 7, rated: 7, ...NOTHING_NEW });
  expect(await ratingsIn(database)).toEqual(rated);
  // A game that is counted last though it ended first: what came after it is rated again.
  const [first] = await query(database, 'select id from tables order by ended_at limit 1');
  await query(database, 'delete from results where table_id = $1', [first.id]);
  await query(database, 'update tables set counted = false where id = $1', [first.id]);
  await running({ url: database });
  await counted(database, 7);
  expect(await ratingsIn(database)).toEqual(rated);
  // Whatever was tampered with is found and set right.
  await query(database, 'update results set mu = mu + 1 where table_id = $1', [first.id]);
  await query(database, `update ratings set mu = 99 where game = 'fort' and player = $1`, [cy.id]);
  await query(database, `insert into ratings values ('fort', 'nobody', 40, 2, 9)`);
  await query(database, 'update results set place = 3 - place where seats = 2');
  expect(await recomputeRatings({ url: database })).toMatchObject({ games: 7, results: 6 });
  expect(await ratingsIn(database)).toEqual(rated);
  expect(await recomputeRatings({ url: database })).toMatchObject(NOTHING_NEW);
}, 60_000);

/** What somebody wins by each of some games, the first one first, as her profile says. */
async function changesOf(who: Person): Promise<number[]> {
  const { body } = await ask(who.url, `/api/players/${who.id}/games`, { who });
  return pastGames
    .parse(body)
    .games.map(({ change }) => change ?? 0)
    .reverse();
}

test('two who let one of them win all day gain next to nothing; somebody else counts in full', async () => {
  const database = await postgres.database();
  const [a, b] = await Promise.all([running({ url: database }), running({ url: database })]);
  const cy = await newPerson(b.url, 'Cy');
  let ada = await newPerson(a.url, 'Ada');
  const today = async () =>
    (await query(database, `select (now() at time zone 'utc')::date::text as day`))[0].day;
  for (let day = '', total = 0; day !== (await today()); ) {
    // Where midnight came between two games, others begin anew.
    day = await today();
    ada = await newPerson(a.url, 'Ada');
    const bob = await newPerson(b.url, 'Bob');
    for (let i = 0; i < 6; i++) await finishedGame([bob, ada], {}, bob);
    await finishedGame([cy, ada], {}, cy);
    total += 7;
    await counted(database, total);
  }
  const changes = await changesOf(ada);
  const [third = 0, fourth = 0, fifth = 0, sixth = 0, other = 0] = changes.slice(2);
  expect(changes).toHaveLength(7);
  expect(third).toBeGreaterThan(20);
  // Without the rule each would be nearly as much as the one before.
  expect(fourth + fifth + sixth).toBeLessThan(third);
  expect(sixth).toBeLessThan(third / 6);
  expect(other).toBeGreaterThan(4 * sixth);
}, 120_000);

test('games without a clock, with bots or with a custom box are not rated; leaving is losing', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  await finishedGame([ada, bob], { clock: { kind: 'none' } });
  await finishedGame([ada, bob], { seats: ['me', 'open', { bot: 'hedgehog' }] });
  const box = { ...standard.file, name: 'Ours' };
  await finishedGame([ada, bob], { game: 'fort', options: { setup: 'basic', box } });
  const left = await finishedGame([ada, bob], {}, ada);
  await counted(database, 4);
  expect(await query(database, 'select distinct table_id from results where rated')).toEqual([
    { table_id: left },
  ]);
  const seats = await query(
    database,
    'select player, place, abandoned from results where table_id = $1 order by place',
    [left],
  );
  expect(seats).toEqual([
    { player: bob.id, place: 1, abandoned: false },
    { player: ada.id, place: 2, abandoned: true },
  ]);
}, 60_000);

test('more games than are read at a time, one with a long log, are all counted and rated', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const table = await finishedGame([await newPerson(url, 'Ada'), await newPerson(url, 'Bob')]);
  await counted(database, 1);
  // A long talk after the game, of which the last line makes it unreadable.
  await query(
    database,
    `insert into moves (table_id, n, entry)
     select 'copy-' || i, n, entry from moves, generate_series(1, 120) i where table_id = $1
     union all
     select 'copy-' || i, (select max(n) from moves) + j,
       case when i = 2 and j = 2100 then '{"did":"start"}' else '{"did":"chat","seat":0,"name":"A","text":"hm"}' end
     from generate_series(1, 2) i, generate_series(1, 2100) j`,
    [table],
  );
  await query(
    database,
    `insert into tables (id, plan, public, phase, ended_at)
     select 'copy-' || i, jsonb_set(plan, '{id}', to_jsonb('copy-' || i)), public, phase,
       ended_at + interval '1 day' * i
     from tables, generate_series(1, 120) i`,
  );
  await running({ url: database });
  await counted(database, 120);
  const [ratings] = await query(database, 'select min(games), max(games) from ratings');
  expect(ratings).toEqual({ min: 120, max: 120 });
  expect(await recomputeRatings({ url: database })).toEqual({
    games: 121,
    rated: 120,
    ...NOTHING_NEW,
  });
}, 60_000);

test('ratings work in a folder too', async () => {
  const folder = await scratch();
  const server = await serve(readConfig({ ...SETTINGS, data: folder }, {}));
  const people = [await newPerson(server.url, 'Ada'), await newPerson(server.url, 'Bob')];
  await finishedGame(people);
  await server.close();
  expect(await recomputeRatings({ folder })).toMatchObject({ games: 1, rated: 1 });
}, 60_000);
