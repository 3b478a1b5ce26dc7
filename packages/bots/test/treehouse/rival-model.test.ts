import { heardBy, randomFromText, type Setup } from '@treefort/kernel';
import { type TreehouseHeard, type TreehouseState, treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import type { RivalPolicy } from '../../src/heuristics.ts';
import { PolicyPlayer } from '../../src/policy-player.ts';
import { BUILDER, DREAMER, RULE_OF_THUMB, SAGE, SPOILER } from '../../src/treehouse/characters.ts';
import { colourGame } from '../../src/treehouse/colour-game.ts';
import { type Personality, treehouseHeuristics } from '../../src/treehouse/heuristics.ts';
import { RIVAL_TYPES, SURE } from '../../src/treehouse/levels.ts';
import { RivalModel, type RivalType } from '../../src/treehouse/rival-model.ts';
import { wholeGame } from '../honest.ts';
import { position } from './scene.ts';

const setup: Setup = { seats: 3, options: { junior: false, fewest: false } };

/** The positions and events of a game that three of a kind play. */
function gameOf(mind: Personality, temperature: number, seed: string) {
  const seen: { state: TreehouseState; heard: number }[] = [];
  const events: TreehouseHeard[] = [];
  const heuristics = treehouseHeuristics(mind);
  const bot = {
    id: 'one of a kind',
    sit: (seat: number) => {
      const player = new PolicyPlayer(colourGame, heuristics, temperature);
      if (seat === 0)
        player.hear = (event) => void events.push(heardBy(event, 0) as TreehouseHeard);
      return player;
    },
  };
  wholeGame({ game: treehouse, setup, seed }, bot, (state) =>
    seen.push({
      state: treehouse.copy(state, treehouse.start(setup, new Int32Array(4))),
      heard: events.length,
    }),
  );
  return { seen, events };
}

/** How often each type of rival is the guess; the first stands for somebody who thinks. */
function guessesOf(memory: RivalModel, state: TreehouseState, rival: number): number[] {
  const random = randomFromText('guesses');
  const of = (policy: RivalPolicy<TreehouseState> | undefined): number =>
    policy === undefined ? 0 : RIVAL_TYPES.findIndex((one) => one.plays === policy);
  const counts = RIVAL_TYPES.map(() => 0);
  for (let i = 0; i < 1000; i++) counts[of(memory.guess(state, rival, random))]!++;
  return counts.map((count) => count / 1000);
}

const prior = RIVAL_TYPES.map(({ share }: RivalType) => share);

describe('getting to know rivals', () => {
  test('shares of the unknown add up to one', () => {
    expect(prior.reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  test('nothing seen: guesses as at first', () => {
    const state = treehouse.start(setup, randomFromText('first'));
    for (const [i, share] of guessesOf(new RivalModel(RIVAL_TYPES), state, 1).entries()) {
      expect(Math.abs(share - prior[i]!)).toBeLessThan(0.05);
    }
  });

  test.each([
    ['rules of thumb', RULE_OF_THUMB, 0, 1],
    ['the spoiler', SPOILER, 0, 2],
    ['the builder', BUILDER, 0.6, 3],
    ['the dreamer', DREAMER, 2.2, 5],
  ])('knows %s after a game', (_, mind, temperature, which) => {
    let sum = 0;
    for (let game = 0; game < 6; game++) {
      const { seen, events } = gameOf(mind, temperature, `known ${game}`);
      const { state, heard } = seen.findLast(({ state: { phase } }) => phase === 0)!;
      const memory = new RivalModel(RIVAL_TYPES);
      for (const event of events.slice(0, heard)) memory.hear(event);
      sum += guessesOf(memory, state, 1)[which]! / 6;
    }
    expect(sum).toBeGreaterThan(3 * prior[which]!);
  });

  /** The part of rivals that are taken for players who do not look ahead, at each pick of the first two weeks. */
  function takenForThumbs(mind: Personality, temperature: number): Map<number, number> {
    const taken = new Map<number, number>();
    for (let game = 0; game < 10; game++) {
      const { seen, events } = gameOf(mind, temperature, `watched ${game}`);
      const first = seen.filter(
        ({ state }, i) => state.phase === 0 && seen[i - 1]?.state.phase !== 0,
      );
      for (const { state, heard } of first) {
        const memory = new RivalModel(RIVAL_TYPES, SURE);
        for (const event of events.slice(0, heard)) memory.hear(event);
        const [thinker] = guessesOf(memory, state, 1);
        const pick = state.week * 5 + state.picks - 5;
        taken.set(pick, (taken.get(pick) ?? 0) + (thinker! < 0.5 ? 0.1 : 0));
      }
    }
    return taken;
  }

  test('nobody is taken for a player of rules of thumb before being seen to be one', () => {
    const taken = takenForThumbs(RULE_OF_THUMB, 0);
    expect(taken.get(0)).toBe(0);
    expect(taken.get(1)).toBe(0);
  });

  test('rules of thumb are recognised in the first week', () => {
    const taken = takenForThumbs(RULE_OF_THUMB, 0);
    for (const pick of [3, 4, 5, 9, 14]) expect(taken.get(pick)).toBeGreaterThan(0.85);
  });

  test('a rival who chooses as a thinker may is hardly ever mistaken', () => {
    for (const share of takenForThumbs(SAGE, 1).values()) expect(share).toBeLessThan(0.25);
  });

  test('what is learned bit by bit equals what is learned at once', () => {
    const { seen, events } = gameOf(SAGE, 1, 'bit by bit');
    const slowly = new RivalModel(RIVAL_TYPES);
    let told = 0;
    for (const { state, heard } of seen) {
      for (; told < heard; told++) slowly.hear(events[told]!);
      slowly.guess(state, 1, randomFromText('now and then'));
    }
    const { state, heard } = seen.at(-1)!;
    const atOnce = new RivalModel(RIVAL_TYPES);
    for (const event of events.slice(0, heard)) atOnce.hear(event);
    for (const rival of [1, 2]) {
      expect(guessesOf(slowly, state, rival)).toEqual(guessesOf(atOnce, state, rival));
    }
  });

  test('a game that began with trees already built teaches nothing false', () => {
    const hand = ['red', 'blue', 'green', 'red', 'blue', 'green'] as const;
    const state = position([{ hand }, { tree: { '2:1': 'red' }, hand }, { hand }], 1);
    const memory = new RivalModel(RIVAL_TYPES);
    for (const event of gameOf(RULE_OF_THUMB, 0, 'elsewhere').events) memory.hear(event);
    for (const [i, share] of guessesOf(memory, state, 1).entries()) {
      expect(Math.abs(share - prior[i]!)).toBeLessThan(0.05);
    }
  });
});
