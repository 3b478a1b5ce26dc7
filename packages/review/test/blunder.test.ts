import { type GameRecord, sure, Table } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { Reviewer } from '../src/index.ts';
import { changed, games, played } from './played.ts';

interface Turning {
  readonly n: number;
  readonly seat: number;
  readonly wins: readonly string[];
  readonly loses: readonly string[];
}

/** Whether a seat wins after these options, if nobody else is asked any more and it goes on as well as it can. */
function best(
  record: GameRecord,
  n: number,
  seat: number,
  options: readonly string[],
): boolean | undefined {
  const after = changed(record, n, options);
  if (after.outcome) return after.outcome.winners.join() === `${seat}`;
  const [asked, ...more] = sure(Table.open(games, after)).decisions();
  if (asked!.seat !== seat || more.length > 0 || options.length > 4) return undefined;
  const tried = asked!.options.map(({ id }) => best(record, n, seat, [...options, id]));
  if (tried.includes(undefined)) return undefined;
  return tried.includes(true);
}

/** The last choice of a game that decides who wins, where nothing is left to chance or to rivals. */
function decider(record: GameRecord): Turning | undefined {
  for (let n = record.choices.length - 1; n > record.choices.length - 8; n--) {
    const [seat] = record.choices[n]!;
    const { options } = sure(Table.at(games, record, n)).decision(seat)!;
    if (options.length > 12) continue;
    const found = options.map(({ id }) => [id, best(record, n, seat, [id])] as const);
    if (found.some(([, won]) => won === undefined)) return undefined;
    const those = (what: boolean) => found.flatMap(([id, won]) => (won === what ? [id] : []));
    const turning = { n, seat, wins: those(true), loses: those(false) };
    if (turning.wins.length > 0 && turning.loses.length > 0) return turning;
  }
  return undefined;
}

function made(game: string, bots: readonly string[]): [GameRecord, Turning] {
  for (let i = 0; i < 200; i++) {
    const record = played(game, bots, `won or lost ${i}`);
    const turning = decider(record);
    if (turning) return [record, turning];
  }
  throw new Error(`no game of ${game} was open to the end`);
}

describe.each([
  ['treehouse', ['thumb', 'thumb']],
  ['treehouse', ['thumb', 'mouse', 'thumb', 'mouse']],
  ['fort', ['thumb', 'thumb']],
] as const)('%s of %s', (game, bots) => {
  const [record, { n, wins, loses, seat }] = made(game, bots);
  const judged = (option: string) =>
    sure(Reviewer.open(changed(record, n, [option]), { iterations: 300 })).glance(n).judgement!;

  test('to throw a won game away is a blunder', () => {
    for (const option of loses) {
      const judgement = judged(option);
      expect(judgement).toMatchObject({ n, seat, chosen: option, mark: 'blunder' });
      expect(wins).toContain(judgement.best);
    }
  });

  test('to win it is not', () => {
    for (const option of wins) {
      const judgement = judged(option);
      expect(judgement.mark).toBe('best');
      // In Fort the rivals' made-up rules stay hidden to the end, so nobody can be quite sure.
      if (game === 'treehouse') expect(judgement.chances[seat]).toBeGreaterThan(0.9);
    }
  });
});
