import { type GameRecord, randomFromText, sure } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { judge } from '../src/judge.ts';
import { pointAt } from '../src/point.ts';
import { Replay } from '../src/replay.ts';
import { played } from './played.ts';

const ITERATIONS = 30;

/** A replay that stands where another stands, but in a position that a viewer cannot tell from the real one. */
function elsewhere(replay: Replay, viewer: number | 'watcher', text: string): Replay {
  const other = sure(Replay.begin(replay.record));
  while (other.at < replay.at) other.step();
  const view = other.view(viewer);
  other.table.state = other.table.game.sample(view, randomFromText(text));
  expect(other.view(viewer)).toEqual(view);
  return other;
}

describe.each([
  ['fort', played('fort', ['thumb', 'parrot', 'squirrel'], 'hidden in Fort')],
  ['treehouse', played('treehouse', ['thumb', 'beaver', 'mouse'], 'hidden in Treehouse')],
] as readonly (readonly [string, GameRecord])[])('%s', (_, record) => {
  test('what a seat cannot know changes neither its chances nor what is thought of its choice', () => {
    const replay = sure(Replay.begin(record));
    let compared = 0;
    while (replay.at < record.choices.length) {
      if (replay.at % 9 === 4) {
        const [seat] = record.choices[replay.at]!;
        const found = judge(replay, ITERATIONS);
        const other = elsewhere(replay, seat, `seat ${replay.at}`);
        expect(judge(other, ITERATIONS)).toEqual(found);
        expect(other.table.game.inspect(other.table.state)).not.toEqual(
          replay.table.game.inspect(replay.table.state),
        );
        compared += Number(found !== undefined);
      }
      replay.step();
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('what the table cannot know does not change the curve', () => {
    const replay = sure(Replay.begin(record));
    for (let i = 0; replay.at < record.choices.length; i++) {
      if (i % 11 === 3) {
        const other = elsewhere(replay, 'watcher', `table ${replay.at}`);
        expect(pointAt(other, ITERATIONS)).toEqual(pointAt(replay, ITERATIONS));
      }
      replay.step();
    }
  });
});
