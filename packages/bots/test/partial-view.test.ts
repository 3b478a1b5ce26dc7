import { type FortView, fort } from '@treefort/fort';
import { below, isOver, MOST_MOVES, randomFromText, seatsIn, sure } from '@treefort/kernel';
import { type TreehouseView, treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { fortFromPartialView } from '../src/fort/partial-view.ts';
import { treehouseFromPartialView } from '../src/treehouse/partial-view.ts';

const SEATS = 3;

type AnyGame = typeof fort | typeof treehouse;

/** Views of the asked seats all through a random game. */
function views<V>(game: AnyGame, options: object, seed: string): V[] {
  const random = randomFromText(seed);
  const moves = new Int32Array(MOST_MOVES);
  const played = game as typeof treehouse;
  const setup = { seats: SEATS, options: sure(played.options(options)) };
  const state = played.start(setup, random);
  const found: V[] = [];
  while (!isOver(played, state)) {
    const [seat] = seatsIn(played.actors(state));
    found.push(played.view(state, seat!) as V);
    const count = played.legal(state, seat!, moves);
    played.play(state, seat!, moves[below(random, count)]!);
  }
  return found;
}

describe('a newcomer to a table of Fort', () => {
  const seen = views<FortView>(fort, {}, 'late');
  const random = randomFromText('dealt');
  const pairs = seen.map((view) => {
    const state = fortFromPartialView.sample(view, random);
    return [view, fort.view(state, view.viewer)] as const;
  });
  /** All of a view but what went by. */
  const shown = (view: FortView) => ({
    ...view,
    seats: view.seats.map(({ surelyInHand: _, inHandOrDeck: __, ...rest }) => rest),
  });

  test('sees all that lies open and the own cards', () => {
    for (const [view, dealt] of pairs) expect(shown(dealt)).toEqual(shown(view));
  });

  test('deals a rival any kid for one that everybody else knows of', () => {
    const known = (view: FortView) => view.seats.flatMap(({ surelyInHand }) => surelyInHand).length;
    expect(Math.max(...pairs.map(([view]) => known(view)))).toBeGreaterThan(3);
    const moved = pairs.filter(([view, dealt]) => known(view) > 0 && known(dealt) === 0);
    expect(moved.length).toBeGreaterThan(10);
  });
});

describe('a newcomer to a table of Treehouse', () => {
  const seen = views<TreehouseView>(treehouse, {}, 'late');
  const random = randomFromText('dealt');

  test('sees all that lies open and the own hand', () => {
    for (const view of seen) {
      const state = treehouseFromPartialView.sample(view, random);
      const own = treehouse.view(state, view.viewer).players[view.viewer as number];
      expect(own).toEqual(view.players[view.viewer as number]);
      const { players, ...rest } = treehouse.view(state, 'watcher');
      expect({ ...view, ...rest }).toEqual({ ...view, viewer: 'watcher', discard: rest.discard });
      expect(players.map(({ tree }) => tree)).toEqual(view.players.map(({ tree }) => tree));
    }
  });

  test('does not know the hands that were passed on', () => {
    const passed = seen.filter(({ players, viewer }) =>
      players.some(({ hand }, seat) => seat !== viewer && hand !== null && hand.length > 1),
    );
    expect(passed.length).toBeGreaterThan(10);
    const kept = passed.filter((view) => {
      const state = treehouseFromPartialView.sample(view, random);
      return view.players.every(({ hand }, seat) => {
        const own = treehouse.view(state, seat).players[seat]!.hand!;
        return hand === null || [...hand].sort().join() === [...own].sort().join();
      });
    });
    expect(kept).toEqual([]);
  });
});
