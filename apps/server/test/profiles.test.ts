import {
  leaderboard,
  type PastGames,
  type Profile,
  pastGames,
  profile,
  tableList,
  tableRatings,
} from '@treefort/protocol';
import { expect, test } from 'vitest';
import { ask, newPerson, newTable, type Person, post } from './client.ts';
import { query } from './query.ts';
import { counted, finishedGame } from './rated-games.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();

const lookAt = async (who: Person, by?: Person): Promise<Profile> =>
  profile.parse((await ask(who.url, `/api/players/${who.id}`, by && { who: by })).body);

const gamesOf = async (who: Person, by?: Person, after = ''): Promise<PastGames> => {
  const path = `/api/players/${who.id}/games${after && `?after=${after}`}`;
  return pastGames.parse((await ask(who.url, path, by && { who: by })).body);
};

const played = ({ games }: Profile): number =>
  games.flatMap(({ tallies }) => tallies).reduce((sum, tally) => sum + tally.games, 0);

test('a profile shows strangers public games, its owner all, and others the games played together', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const [ada, bob, cy] = [
    await newPerson(url, 'Ada'),
    await newPerson(url, 'Bob'),
    await newPerson(url, 'Cy'),
  ];
  await finishedGame([ada, bob], { public: true }, ada);
  await finishedGame([ada, bob], { game: 'fort', options: { setup: 'basic' } });
  const last = await finishedGame([ada, cy, bob], { public: true }, bob);
  await finishedGame([ada, cy]);
  await counted(database, 4);
  const own = await lookAt(ada, ada);
  expect(
    [own, await lookAt(ada, bob), await lookAt(ada, cy), await lookAt(ada)].map(played),
  ).toEqual([4, 3, 3, 2]);
  expect(own).toMatchObject({ name: 'Ada', hidden: false });
  const stranger = await lookAt(ada);
  expect(stranger).not.toHaveProperty('hidden');
  const treehouse = stranger.games.find(({ game }) => game === 'treehouse');
  expect(treehouse).toMatchObject({
    game: 'treehouse',
    rated: 3,
    rating: { provisional: true },
    tallies: [
      { seats: 2, games: 1, won: 0, abandoned: 1 },
      { seats: 3, games: 1, abandoned: 0 },
    ],
  });
  expect(treehouse!.curve).toHaveLength(2);
  expect(treehouse!.kept).toHaveLength(5);
  // Bob left the second public game, and Ada the first.
  expect(stranger.opponents).toContainEqual({ id: bob.id, name: 'Bob', games: 2, won: 1, lost: 1 });
  const { games } = await gamesOf(ada);
  expect(games).toHaveLength(2);
  expect(games[0]).toMatchObject({ table: last, game: 'treehouse', you: 0 });
  expect(games[0]!.seats[2]).toMatchObject({ id: bob.id, name: 'Bob', place: 3, abandoned: true });
  // What the game changed is told at its table too.
  const at = tableRatings.parse((await ask(url, `/api/tables/${last}/ratings`)).body);
  expect(at).toMatchObject({
    rated: true,
    seats: [{ player: ada.id, change: games[0]!.change }, {}, {}],
  });

  // Who hides is seen by nobody else, and a former player has no name and no profile.
  await ask(url, '/api/me/hidden', { who: bob, method: 'PUT', body: { hidden: true } });
  expect((await ask(url, `/api/players/${bob.id}`)).status).toBe(404);
  expect((await ask(url, `/api/players/${bob.id}/games`, { who: ada })).status).toBe(404);
  expect(await lookAt(bob, bob)).toMatchObject({ hidden: true });
  await query(database, 'delete from players where id = $1', [cy.id]);
  expect((await ask(url, `/api/players/${cy.id}`)).status).toBe(404);
  const { seats } = (await gamesOf(ada)).games[0]!;
  expect(seats.map((seat) => ('name' in seat ? [seat.name, seat.id] : seat))).toEqual([
    ['Ada', ada.id],
    [null, undefined],
    ['Bob', undefined],
  ]);
}, 60_000);

test('a leaderboard lists established, visible ratings page by page, with our bots among them', async () => {
  const database = await postgres.database();
  const { url } = await running({ url: database });
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const rate = (player: string, mu: number, sigma: number) =>
    query(database, `insert into ratings values ('fort', $1, $2, $3, 20)`, [player, mu, sigma]);
  for (let i = 0; i < 60; i++) {
    const id = `somebody-${i}`;
    await query(database, 'insert into players (id, name) values ($1, $2)', [id, `Nr ${i}`]);
    await rate(id, 45 - i / 2, 3);
  }
  await rate(ada.id, 50, 6.5);
  await rate(bob.id, 49, 2);
  const page = async (after = '0') =>
    leaderboard.parse((await ask(url, `/api/leaderboards/fort?after=${after}`)).body);
  const first = await page();
  expect(first.ranks[0]).toEqual({ id: bob.id, name: 'Bob', place: 1, points: 2000, games: 20 });
  const second = await page(first.next!);
  const all = [...first.ranks, ...second.ranks];
  expect(second.next).toBeNull();
  expect(all.map(({ points }) => points)).toEqual(
    all.map(({ points }) => points).sort((a, b) => b - a),
  );
  expect(all.filter((rank) => 'bot' in rank)).toHaveLength(5);
  expect(all.filter((rank) => 'place' in rank).map(({ place }) => place)).toEqual(
    Array.from({ length: 61 }, (_, i) => i + 1),
  );
  // An established rating is listed beside the name at a public table, a provisional one is not.
  const table = await newTable(bob, { game: 'fort', seats: ['me', 'open'], public: true });
  await post(url, `/api/tables/${table}/sit`, {}, ada);
  const { tables } = tableList.parse((await ask(url, '/api/tables')).body);
  expect(tables).toMatchObject([{ seats: [{ name: 'Bob', rating: 2000 }, { name: 'Ada' }] }]);
  await ask(url, '/api/me/hidden', { who: bob, method: 'PUT', body: { hidden: true } });
  expect((await page()).ranks).not.toContainEqual(expect.objectContaining({ name: 'Bob' }));
  expect((await ask(url, '/api/leaderboards/chess')).status).toBe(404);
});

test('guessing ids of players is stopped', async () => {
  const { url } = await running({ url: await postgres.database() }, { 'players-per-address': '1' });
  const answers: number[] = [];
  for (let i = 0; i < 12; i++) answers.push((await ask(url, `/api/players/guess-${i}`)).status);
  expect(answers).toContain(429);
  expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(11);
});
