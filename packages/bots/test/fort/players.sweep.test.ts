import { wholeGamesOfFort } from './whole-games.ts';

wholeGamesOfFort({
  games: [
    [2, 'basic'],
    [3, 'draft'],
    [4, 'basic'],
  ],
  every: 9,
});
