import { wholeGamesOfTreehouse } from './whole-games.ts';

wholeGamesOfTreehouse({
  games: [
    [2, {}],
    [3, {}],
    [4, {}],
    [2, { junior: true }],
    [3, { junior: true, fewest: true }],
    [4, { fewest: true }],
  ],
  honest: [2, 3, 4],
});
