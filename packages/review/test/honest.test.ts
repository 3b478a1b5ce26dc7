import { type GameRecord, randomFromText, sure } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { judge } from '../src/judgement.ts';
import { pointAt } from '../src/point.ts';
import { Walk } from '../src/walk.ts';
import { played } from './played.ts';

const ITERATIONS = 30;

/** A walk that stands where another stands, but in a position that a viewer cannot tell from the real one. */
function elsewhere(walk: Walk, viewer: number | 'watcher', text: string): Walk {
  const other = sure(Walk.begin(walk.record));
  while (other.at < walk.at) other.step();
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
    const walk = sure(Walk.begin(record));
    let compared = 0;
    while (walk.at < record.choices.length) {
      if (walk.at % 9 === 4) {
        const [seat] = record.choices[walk.at]!;
        const found = judge(walk, ITERATIONS);
        const other = elsewhere(walk, seat, `seat ${walk.at}`);
        expect(judge(other, ITERATIONS)).toEqual(found);
        expect(other.table.game.inspect(other.table.state)).not.toEqual(
          walk.table.game.inspect(walk.table.state),
        );
        compared += Number(found !== undefined);
      }
      walk.step();
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('what the table cannot know does not change the curve', () => {
    const walk = sure(Walk.begin(record));
    for (let i = 0; walk.at < record.choices.length; i++) {
      if (i % 11 === 3) {
        const other = elsewhere(walk, 'watcher', `table ${walk.at}`);
        expect(pointAt(other, ITERATIONS)).toEqual(pointAt(walk, ITERATIONS));
      }
      walk.step();
    }
  });
});
