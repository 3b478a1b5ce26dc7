import { parseJson, type Reader, reading } from '@treefort/kernel';
import { keepText, readText } from '../shell/storage.ts';
import { GAMES, type GameId, isGameId } from './game-id.ts';

/** How a game against bots ended. It outlives the saved game. */
export interface GameResult {
  /** The id of the saved game: a game counts once. */
  readonly id: string;
  readonly game: GameId;
  /** When it ended, in milliseconds. */
  readonly at: number;
  /** The seat of the only person. */
  readonly seat: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The rank of the strongest bot, from 1 to 5. */
  readonly level: number;
}

/** What results are counted by. */
export type Contest = Pick<GameResult, 'game' | 'level'>;
export type Ending = 'won' | 'shared' | 'lost';

/** What was reached in a game at a level. A shared victory is a victory. */
export interface Tally {
  readonly played: number;
  readonly wins: number;
  /** The latest victories in a row. */
  readonly streak: number;
  readonly best: number;
}

const KEY = 'treefort.results';
/** More are not kept; the oldest ones are dropped. */
const MOST = 1000;

function readResult(reader: Reader): GameResult {
  const f = reader.fields('id', 'game', 'at', 'seat', 'scores', 'winners', 'level');
  const game = f.game.text();
  if (!isGameId(game)) return reader.fail('expected a game');
  const scores = f.scores.list().map((score) => score.whole(0, 999));
  const seatOf = (one: Reader): number => one.whole(0, scores.length - 1);
  return {
    id: f.id.text(),
    game,
    at: f.at.whole(0, Number.MAX_SAFE_INTEGER),
    seat: seatOf(f.seat),
    scores,
    winners: f.winners.list().map(seatOf),
    level: f.level.whole(1, 5),
  };
}

/** Every kept result, the latest first; unreadable text counts as none. */
export function keptResults(): readonly GameResult[] {
  const json = parseJson(readText(KEY) ?? '[]', 'results');
  if (!json.ok) return [];
  const read = reading(json.value, 'results', (reader) => reader.list().map(readResult));
  return read.ok ? read.value : [];
}

/** Keeps a result; the second one of the same game is ignored. */
export function keepResult(result: GameResult): void {
  const kept = keptResults();
  if (kept.some(({ id }) => id === result.id)) return;
  keepText(KEY, JSON.stringify([result, ...kept].slice(0, MOST)));
}

export function endingOf({ seat, winners }: Pick<GameResult, 'seat' | 'winners'>): Ending {
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

export const ownScore = ({ scores, seat }: Pick<GameResult, 'scores' | 'seat'>): number =>
  scores[seat] ?? 0;

const ofContest = (results: readonly GameResult[], { game, level }: Contest) =>
  results.filter((one) => one.game === game && one.level === level);

/** What was reached, from results with the latest first. */
export function tallyOf(results: readonly GameResult[], contest: Contest): Tally {
  const own = ofContest(results, contest);
  const lost = own.findIndex((one) => endingOf(one) === 'lost');
  return {
    played: own.length,
    wins: own.filter((one) => endingOf(one) !== 'lost').length,
    streak: lost < 0 ? own.length : lost,
    best: Math.max(0, ...own.map(ownScore)),
  };
}

/** The games and levels that were played, by game and from the highest level. */
export function contestsOf(results: readonly GameResult[]): readonly Contest[] {
  return GAMES.flatMap((game) =>
    [5, 4, 3, 2, 1]
      .map((level) => ({ game, level }))
      .filter((contest) => ofContest(results, contest).length > 0),
  );
}

/** Whether a result is better than everything before it in the same game at the same level. */
export function isNewBest(results: readonly GameResult[], result: GameResult): boolean {
  const earlier = ofContest(results, result).filter(
    ({ id, at }) => id !== result.id && at <= result.at,
  );
  return earlier.length > 0 && earlier.every((one) => ownScore(one) < ownScore(result));
}
