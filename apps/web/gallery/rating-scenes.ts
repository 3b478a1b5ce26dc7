import type { Leaderboard, PastGames, Profile } from '@treefort/protocol';
import type { Scene } from './scene.ts';

const RANKS: Leaderboard = {
  ranks: [
    { bot: 'owl', points: 1797 },
    { place: 1, id: 'anna', name: 'Anna', points: 1768, games: 214 },
    { bot: 'hare', points: 1725 },
    { place: 2, id: 'x', name: 'Anastasia Konstantinopolskaja-Smith', points: 1702, games: 31 },
    { place: 3, id: 'borys', name: 'Borys', points: 1655, games: 12 },
    { bot: 'parrot', points: 1623 },
  ],
  next: '50',
};

const CURVE = [1500, 1553, 1597, 1540, 1568, 1611, 1650, 1629, 1702, 1688, 1740, 1768];

const PROFILE: Profile = {
  id: 'anna',
  name: 'Anna',
  since: 1_760_000_000_000,
  hidden: false,
  streak: { now: 3, best: 7 },
  games: [
    {
      game: 'fort',
      rating: { points: 1768 },
      rated: 214,
      tallies: [
        { seats: 2, games: 120, won: 70, abandoned: 1 },
        { seats: 4, games: 94, won: 31, abandoned: 0 },
      ],
      curve: CURVE.map((points, i) => ({ at: 1_760_000_000_000 + i * 86_400_000, points })),
      kept: ['bug', 'doodles', 'lefty', 'moles'].map((id, i) => ({ id, games: 40 - 9 * i })),
    },
    {
      game: 'treehouse',
      rating: { points: 1512, provisional: true },
      rated: 1,
      tallies: [{ seats: 3, games: 1, won: 0, abandoned: 0 }],
      curve: [],
      kept: [],
    },
  ],
  opponents: [
    { id: 'borys', name: 'Borys', games: 41, won: 25, lost: 16 },
    { name: null, games: 3, won: 1, lost: 2 },
  ],
};

const PAST: PastGames = {
  games: [
    {
      table: 'one',
      game: 'fort',
      ended: 1_790_000_000_000,
      you: 0,
      points: 1768,
      change: 28,
      seats: [
        { id: 'anna', name: 'Anna', place: 1, score: 41 },
        { id: 'borys', name: 'Borys', place: 2, score: 38 },
        { name: null, place: 4, score: 12, abandoned: true },
        { bot: 'owl', place: 3, score: 33 },
      ],
    },
  ],
  next: 'one',
};

/** Leaderboards and profiles. */
export const RATING_SCENES: readonly Scene[] = [
  {
    name: 'ranks',
    path: '/ranks/fort',
    told: (page) =>
      page.route('**/api/leaderboards/fort', (route) => route.fulfill({ json: RANKS })),
    act: (page) => page.locator('.ranks tbody tr').last().waitFor(),
  },
  {
    name: 'player',
    path: '/player/anna',
    told: async (page) => {
      await page.route('**/api/players/anna', (route) => route.fulfill({ json: PROFILE }));
      await page.route('**/api/players/anna/games', (route) => route.fulfill({ json: PAST }));
    },
    act: (page) => page.locator('.ratings-page .kept').waitFor(),
  },
];
