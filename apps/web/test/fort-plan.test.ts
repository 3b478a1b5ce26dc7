import {
  type FortConsequence,
  type FortView,
  fort,
  type Rehearse,
  rehearsal,
  verbsIn,
} from '@treefort/fort';
import { randomFromText, seedFromText, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../src/fort/brings.tsx';
import { followedAction } from '../src/fort/follow-reader.tsx';
import { bySuit, foresee } from '../src/fort/plan.ts';
import { stepsAside } from '../src/fort/race.tsx';
import { engineOf } from '../src/table/games.ts';

const PARK = ['golden-boy', 'blitz', 'kitty'];
const RIVAL = {
  board: 'yellow',
  hand: ['worm', 'patch', 'lefty', 'moose', 'rusty'],
  lookout: ['chef'],
};

/** What the first seat can try after some choices of a described position. */
function tryingAt(scenario: object, choices: readonly [number, string][]): Rehearse {
  const engine = engineOf('fort');
  const start = { game: 'fort', rules: fort.rules, seed: seedFromText('foreseen'), seats: 2 };
  const options = sure(engine.options({}));
  const table = sure(Table.open([engine], { ...start, options, scenario, choices }));
  const view = engine.view(table.state, 0) as FortView;
  return rehearsal(view, 0, randomFromText('plan'));
}

const mine = (brings: readonly FortConsequence[] = []) => figuresOf(brings, 0);

describe('one press', () => {
  const hand = ['dash', 'rocket-bros', 'doodles', 'bug', 'bitsy'];
  const deck = ['tink', 'ant', 'baby-face', 'punky', 'flipper'];
  const pack = { pizza: 1, toy: 1 };
  const rehearse = tryingAt({ park: PARK, seats: [{ hand, deck, pack, level: 1 }, RIVAL] }, []);
  const play = ['play:dash'];

  it('plays a card and uses one action, with nothing added', () => {
    const found = foresee(rehearse, { card: 'dash', actions: ['public'], adds: [] }, play);
    expect(found).toMatchObject({ isWhole: true, adds: [], asks: undefined });
    expect(mine(found?.brings)).toMatchObject({ pizza: 1, points: 0 });
  });

  it('adds the chosen card, or all that help', () => {
    const one = { card: 'dash', actions: ['public'], adds: ['rocket-bros'] } as const;
    expect(mine(foresee(rehearse, one, play)?.brings)).toMatchObject({ pizza: 3 });
    const all = foresee(rehearse, { ...one, adds: 'all' }, play);
    expect(all?.adds).toEqual(['rocket-bros']);
    expect(mine(all?.brings)).toMatchObject({ pizza: 3 });
  });

  it('uses both actions', () => {
    const both = foresee(
      rehearse,
      { card: 'dash', actions: ['public', 'private'], adds: [] },
      play,
    );
    expect(both?.isWhole).toBe(true);
    expect(mine(both?.brings)).toMatchObject({ pizza: 1, points: 2 });
  });

  it('is not possible with a card that only helps others', () => {
    const plan = { card: 'rocket-bros', actions: ['public'], adds: [] } as const;
    expect(foresee(rehearse, plan, ['play:rocket-bros'])).toBeUndefined();
  });
});

it('each suit that Ghost may count says how many symbols there are', () => {
  const hand = ['ghost', 'bug', 'bitsy', 'rocket-bros', 'doodles'];
  const seats = [{ board: 'orange', hand, lookout: ['chef'], level: 1 }, RIVAL];
  const rehearse = tryingAt({ park: PARK, seats }, [
    [0, 'play:ghost'],
    [0, 'use:private'],
  ]);
  const plan = { card: 'ghost', actions: ['private'], adds: [] } as const;
  const symbols = (suit: string): number | undefined =>
    bySuit(rehearse, plan, `suit:${suit}`).find((one) => one.kind === 'counted')?.n;
  const suits = ['skateboard', 'shovel', 'glue', 'crown', 'book'];
  expect(suits.map(symbols)).toEqual([2, 1, 2, 1, 1]);
});

it('who follows Worm with a coin counts cards in the Lookout, not a suit', () => {
  const seats = [{ board: 'red', hand: ['blades', 'tink'], lookout: ['bug'] }, RIVAL];
  const rehearse = tryingAt({ park: PARK, leader: 1, seats }, [
    [1, 'play:worm'],
    [1, 'use:public'],
    [1, 'kind:pizza'],
  ]);
  expect(mine(rehearse(['follow:blades'])?.brings)).toMatchObject({ pizza: 1 });
});

it.each([
  [
    [0, 0, 0, 0],
    [0, 1, 0, 1],
  ],
  [
    [3, 20, 4],
    [0, 0, 0],
  ],
  [
    [3, 4, 4],
    [0, 0, 1],
  ],
])('faces that stand close in the race step aside: %j', (tracks, steps) => {
  expect(stepsAside(tracks, 1)).toEqual(steps);
});

it('who follows takes what the leader took', () => {
  const rehearse = tryingAt({ park: PARK, seats: [{ hand: ['blades', 'tiny'] }, RIVAL] }, []);
  const view = rehearse([])!.view as FortView;
  const followed = (leaderTook: 'pizza' | null) =>
    followedAction({ ...view, played: 'tiny', leaderTook });
  expect(verbsIn(followed(null)!)).toEqual(['any']);
  expect(verbsIn(followed('pizza')!)).toEqual(['pizza']);
});
