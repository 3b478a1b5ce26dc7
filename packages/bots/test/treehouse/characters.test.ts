import { decisionOf, randomFromText } from '@treefort/kernel';
import {
  COLOUR_COUNT,
  colourOf,
  PICK,
  ROOMS,
  type TreehouseState,
  treehouse,
} from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { PolicyPlayer } from '../../src/policy-player.ts';
import { BUILDER, DREAMER, GATHERER, SAGE, SPOILER } from '../../src/treehouse/characters.ts';
import { colourGame } from '../../src/treehouse/colour-game.ts';
import { countBits } from '../../src/treehouse/features.ts';
import { type Personality, treehouseHeuristics } from '../../src/treehouse/heuristics.ts';
import { wholeGame } from '../honest.ts';

const SEATS = 4;
const GAMES = 20;

/** Looks at some games of one mind on all seats, before every choice, and gives how they ended. */
function games(
  mind: Personality,
  look?: (s: TreehouseState, seat: number) => void,
): TreehouseState[] {
  const heuristics = treehouseHeuristics(mind);
  const bot = { id: 'mind', sit: () => new PolicyPlayer(colourGame, heuristics) };
  const setup = { seats: SEATS, options: { junior: false, fewest: false } };
  return Array.from({ length: GAMES }, (_, i) =>
    wholeGame({ game: treehouse, setup, seed: `shows ${i}` }, bot, look),
  );
}

const mean = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0) / row.length;

const seats = Array.from({ length: SEATS }, (_, seat) => seat);

/** How many rooms of a picked colour stand in the tree of the seat that comes so many after, on average. */
function collected(mind: Personality, after: number): number {
  const found: number[] = [];
  const player = new PolicyPlayer(colourGame, treehouseHeuristics(mind));
  games(mind, (s, seat) => {
    if (s.phase !== PICK || s.handSize < 3) return;
    const view = treehouse.view(s, seat);
    const option = player.choose(view, decisionOf(treehouse, s, seat), {}, randomFromText('x'));
    const colour = colourOf(ROOMS.findIndex((room) => option === `pick:${room}`));
    found.push(s.counts[((seat + after) % SEATS) * COLOUR_COUNT + colour]!);
  });
  return mean(found);
}

/** How many rooms stand in a tree at the end, on average. */
const rooms = (mind: Personality): number =>
  mean(games(mind).flatMap((s) => seats.map((seat) => countBits(s.built[seat]!))));

describe('a character shows in play', () => {
  test('the builder finds a place for more rooms than gatherer and dreamer', () => {
    const built = rooms(BUILDER);
    expect(built).toBeGreaterThan(rooms(GATHERER) + 0.4);
    expect(built).toBeGreaterThan(rooms(DREAMER) + 1);
  });

  test('the gatherer has more of what it picks', () => {
    expect(collected(GATHERER, 0)).toBeGreaterThan(collected(BUILDER, 0) + 0.2);
  });

  test('the spoiler picks what the next player collects, and not what others do', () => {
    expect(collected(SPOILER, 1)).toBeGreaterThan(collected(SAGE, 1) + 0.1);
    expect(collected(SPOILER, 1)).toBeGreaterThan(collected(SPOILER, 2) + 0.3);
  });
});
