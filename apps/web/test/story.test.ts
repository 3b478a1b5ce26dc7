import type { FortView } from '@treefort/fort';
import type { TreehouseView } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { storyOf } from '../src/end/story.ts';
import { type Playthrough, playThrough } from '../src/table/playthrough.ts';
import { savedPosition } from './positions.ts';

interface Count {
  readonly points: number[];
  readonly round: number;
}

/** Everybody's points as if the game had ended there, by the engine, and the round or week. */
function countAt({ record, game, states }: Playthrough, at: number): Count {
  const seen = Array.from({ length: record.seats }, (_, seat) => game.view(states[at]!, seat));
  if (record.game === 'fort') {
    const views = seen as FortView[];
    return {
      points: views.map(({ seats }, seat) => seats[seat]!.total.now),
      round: views[0]!.round,
    };
  }
  const views = seen as TreehouseView[];
  return {
    points: views.map(({ players }, seat) => players[seat]!.total.now),
    round: views[0]!.week,
  };
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe.each(['fort', 'treehouse'] as const)('the story of a game of %s', (game) => {
  const games = SEEDS.map((seed) => savedPosition({ game, seats: 3, seed }, seed).record);
  const stories = games.map((record) => ({ record, story: storyOf(record, record.outcome!) }));

  it('tells what happened in the round that it names, and what helped the winner', () => {
    for (const { record, story } of stories) {
      const { winners } = record.outcome!;
      const played = playThrough(record);
      const { events, eventCounts } = played;
      const { beat, kind } = story!.told[0]!;
      const nth = events.findIndex((event) => event.beat === beat && event.kind === kind);
      const at = eventCounts.findLastIndex((count) => count <= nth);
      const [before, after] = [countAt(played, at), countAt(played, at + 1)];
      const lead = ({ points }: Count): number =>
        points[winners[0]!]! - Math.max(...points.filter((_, seat) => !winners.includes(seat)));
      expect(nth).toBeGreaterThanOrEqual(0);
      expect(story!.round).toBe(before.round);
      // At the end of a week the rooms begin to count for the next one.
      if (game === 'fort' || before.round === after.round) {
        expect(lead(after)).toBeGreaterThan(lead(before));
      }
    }
  });

  it('says that the game turned only where the lead changed hands', () => {
    const turned = stories.filter(({ story }) => story?.turned);
    expect(turned.length).toBeGreaterThan(0);
    expect(turned.length).toBeLessThan(SEEDS.length);
    for (const { record, story } of turned) {
      const { winners } = record.outcome!;
      const played = playThrough(record);
      const during = played.states
        .map((_, at) => countAt(played, at))
        .filter(({ round }) => round === story!.round);
      const best = (points: number[], won: boolean): number =>
        Math.max(...points.filter((_, seat) => winners.includes(seat) === won));
      expect(during.some(({ points }) => best(points, true) <= best(points, false))).toBe(true);
      expect(during.some(({ points }) => best(points, true) > best(points, false))).toBe(true);
    }
  });
});

it('is not told where everybody has won', () => {
  const { record } = savedPosition({ game: 'treehouse', seats: 2, seed: 'a' }, 'a');
  expect(storyOf(record, { scores: [30, 30], winners: [0, 1] })).toBeUndefined();
});
