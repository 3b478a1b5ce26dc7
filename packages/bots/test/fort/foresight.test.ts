import { type FortHeard, type FortState, fort } from '@treefort/fort';
import { decisionOf, fork, randomFromText } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { SOBER } from '../../src/fort/characters.ts';
import { FollowMemory } from '../../src/fort/follow-memory.ts';
import { fortHeuristics } from '../../src/fort/heuristics.ts';
import { loadNetwork } from '../../src/network/loaded.ts';
import { PolicyPlayer } from '../../src/policy-player.ts';
import { PositionSampler } from '../../src/position-sampler.ts';
import { championOf } from '../../src/roster.ts';
import { arranged } from './arranged.ts';

await loadNetwork('fort');

const heuristics = fortHeuristics(SOBER.moveWeights, SOBER.positionWeights);

function promiseOf(s: FortState): number[] {
  const out = new Float64Array(4);
  heuristics.evaluate(s, out);
  return Array.from(out.subarray(0, s.seats));
}

describe('the search', () => {
  test('sees what the rule of thumb does not: with Minimalism the last turn is no time to build', () => {
    // The first player is done with the last round; the second has 3 + 8 + 2 points at level 2, and 7 + 2 at level 3.
    const seats = [
      { level: 5, track: 0, rule: 'loner', hand: [] },
      {
        level: 2,
        track: 17,
        rule: 'minimalism',
        board: 'green',
        hand: ['sparky', 'golden-boy', 'golden-boy', 'ghost', 'tiny'],
        stuff: { pizza: 3, toy: 3 },
      },
    ];
    const s = arranged(seats, { leader: 1, first: 0 });
    const view = fort.view(s, 1);
    const decision = decisionOf(fort, s, 1);
    const thumb = new PolicyPlayer(fort, heuristics).choose(
      view,
      decision,
      {},
      randomFromText('t'),
    );
    expect(thumb).toBe('play:sparky');
    const champion = championOf('fort')!.sit(1);
    const chosen = champion.choose(view, decision, { iterations: 300 }, randomFromText('t'));
    expect(chosen).not.toBe('play:sparky');
  });
});

describe('what a position promises', () => {
  const seats = [{ track: 5 }, { track: 5 }, { track: 5 }];

  test('adds up to 1', () => {
    for (const count of [2, 3, 4]) {
      const sum = promiseOf(arranged(Array.from({ length: count }, () => ({})))).reduce(
        (a, b) => a + b,
      );
      expect(sum).toBeCloseTo(1, 10);
    }
  });

  test.each([
    ['points', { track: 12 }],
    ['a higher fort', { track: 5, level: 2 }],
    ['resources', { track: 5, stuff: { pizza: 3, toy: 3 } }],
    ['what is packed', { track: 5, level: 0, pack: { toy: 1 } }],
  ])('more of %s promises more', (_, better) => {
    const [before] = promiseOf(arranged(seats));
    const [after] = promiseOf(arranged([better, ...seats.slice(1)]));
    expect(after!).toBeGreaterThan(before! + 0.005);
  });

  test('points count for more towards the end', () => {
    const ahead = (level: number) => {
      const fort = { level, rule: 'big-plans', perk: 'diy' };
      return promiseOf(
        arranged([
          { ...fort, track: 8 },
          { ...fort, track: 2, rule: 'loner', perk: 'bribe' },
        ]),
      )[0]!;
    };
    expect(ahead(4)).toBeGreaterThan(ahead(2));
  });
});

describe('what passing tells', () => {
  const s = arranged([{}, { hand: ['sarge', 'ghost', 'prince', 'prince', 'patch'] }, {}]);
  const without = arranged([{}, { hand: ['chef', 'ghost', 'prince', 'prince', 'patch'] }, {}]);
  const played = (card: string): FortHeard => ({ kind: 'played', seat: 0, card });

  test('who let a shovel card go by holds a shovel less likely', () => {
    const memory = new FollowMemory(2);
    expect(memory.likelihood(s)).toBe(1);
    memory.hear(played('bug'));
    memory.hear({ kind: 'passed', seat: 1 });
    expect(memory.likelihood(s)).toBeLessThan(0.6);
    expect(memory.likelihood(without)).toBe(1);
  });

  test('until that player draws again', () => {
    const memory = new FollowMemory(2);
    memory.hear(played('bug'));
    memory.hear({ kind: 'passed', seat: 1 });
    memory.hear({ kind: 'drew', seat: 0, count: 5 });
    expect(memory.likelihood(s)).toBeLessThan(0.6);
    memory.hear({ kind: 'drew', seat: 1, count: 5 });
    expect(memory.likelihood(s)).toBe(1);
  });

  test('a coin counts as the suit that was declared', () => {
    const memory = new FollowMemory(2);
    memory.hear(played('ace'));
    memory.hear({ kind: 'declared', seat: 0, suit: 'glue' });
    memory.hear({ kind: 'passed', seat: 1 });
    expect(memory.likelihood(s)).toBe(1);
    memory.hear(played('ace'));
    memory.hear({ kind: 'declared', seat: 0, suit: 'shovel' });
    memory.hear({ kind: 'passed', seat: 1 });
    expect(memory.likelihood(s)).toBeLessThan(0.6);
  });

  test('the own passing tells nothing', () => {
    const memory = new FollowMemory(1);
    memory.hear(played('bug'));
    memory.hear({ kind: 'passed', seat: 1 });
    expect(memory.likelihood(s)).toBe(1);
  });

  test('positions that it speaks against are imagined less often', () => {
    const memory = new FollowMemory(2);
    memory.hear(played('bug'));
    memory.hear({ kind: 'passed', seat: 1 });
    const random = randomFromText('imagine');
    const view = fort.view(s, 2);
    const share = (draw: () => FortState): number =>
      Array.from({ length: 2000 }, () => memory.likelihood(draw())).filter((one) => one < 1)
        .length / 2000;
    const sampled = share(() => fort.sample(view, fork(random)));
    const imagination = new PositionSampler({ game: fort, view, memory }, 2000, random);
    const imagined = share(() => imagination.next());
    const [against, rest] = [sampled * 0.4, 1 - sampled];
    expect(sampled).toBeGreaterThan(0.3);
    expect(Math.abs(imagined - against / (against + rest))).toBeLessThan(0.05);
  });
});
