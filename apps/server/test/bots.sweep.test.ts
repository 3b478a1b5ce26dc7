import { installedGames } from '../src/games.ts';
import { everyLevelPlays } from './bots-at-work.ts';

everyLevelPlays(installedGames);
