import { withPostgres } from './running.ts';
import { wholeGames } from './whole-games.ts';

wholeGames(withPostgres(), [2, 3, 4]);
