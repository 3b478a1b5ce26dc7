import type { FortView } from '@treefort/fort';
import { seedFromText, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { harvestOf, harvestSoFar } from '../src/fort/harvest.ts';
import { games } from '../src/table/games.ts';

const engine = games.find(({ id }) => id === 'fort')!;

/** A position in which the first seat has played a card and adds to its public action. */
function adding(played: string, hand: readonly string[]): FortView {
  const options = sure(engine.options({}));
  const record = {
    game: 'fort',
    rules: engine.rules,
    seed: seedFromText('count'),
    seats: 2,
    options,
    choices: [],
  };
  const { state } = sure(Table.open(games, record));
  const view = engine.view(state, 0) as FortView;
  const [first, second] = view.seats;
  const stuff = { pizza: 1, toy: 0 };
  return {
    ...view,
    played,
    phase: 'add',
    underWay: 'public',
    registers: { ...view.registers, which: 0, leader: 0 },
    seats: [
      { ...first!, hand, stuff },
      { ...second!, stuff: { pizza: 4, toy: 0 } },
    ],
  };
}

describe('the count of an action', () => {
  it('says how many of what the symbols bring, and the room there is', () => {
    // Bug: pizza × shovel; it shows one shovel itself.
    const view = adding('bug', ['moles']);
    expect(harvestSoFar(view)).toEqual({ suit: 'shovel', n: 1, verb: 'pizza', room: 3 });
    const added = view.added.map((n, suit) => (suit === 1 ? n + 2 : n));
    expect(harvestSoFar({ ...view, added })).toMatchObject({ n: 3, room: 3 });
  });

  it('is nothing when nothing is being added', () => {
    expect(harvestSoFar({ ...adding('bug', []), phase: 'follow' })).toBeUndefined();
  });

  it('counts for a follower the matching symbols of the card and of the own board', () => {
    const view = adding('bug', []);
    expect(harvestOf(view, 'moles', 1)).toEqual({ suit: 'shovel', n: 2, verb: 'pizza', room: 0 });
    expect(harvestOf(view, 'bud', 0)).toEqual({ suit: 'shovel', n: 1, verb: 'pizza', room: 3 });
    expect(harvestOf(view, 'doc', 0)).toBeUndefined();
  });
});
