import type { FortView } from '@treefort/fort';
import { type GameRecord, sure, Table } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { games } from '../src/table/games.ts';
import { redealt } from '../src/table/redeal.ts';
import { savedPosition } from './positions.ts';

type View = FortView | TreehouseView;

/** What somebody sees on the table, without what was told earlier. */
function seen(view: View): unknown {
  if (view.game === 'fort') {
    const { phase, waiting, played, inPlay, underWay } = view;
    return { phase, waiting, played, inPlay, underWay, seats: view.seats.map(openOf) };
  }
  const { week, phase, first, changers, players } = view;
  const trees = players.map(({ hand, tree, score, picked }) => ({ hand, tree, score, picked }));
  return { week, phase, first, changers, trees };
}

const openOf = ({ stuff, pack, level, track, yard, hand }: FortView['seats'][number]) => ({
  ...{ stuff, pack, level, track, yard: yard.toSorted(), hand: hand?.toSorted() },
});

interface Compared {
  readonly real: Table;
  readonly anew: Table;
  readonly seat: number;
}

/** Moments of a game, each as it was and dealt again for the player who chose there. */
function* moments(record: GameRecord, every: number): Generator<Compared> {
  for (let at = 1; at < record.choices.length; at += every) {
    const [seat] = record.choices[at]!;
    const real = sure(Table.at(games, record, at));
    const anew = sure(Table.open(games, redealt(record, at, seat)!));
    expect(anew.record.seed).not.toBe(record.seed);
    yield { real, anew, seat };
  }
}

const viewOf = ({ game, state }: Table, seat: number) => seen(game.view(state, seat) as View);
const hidden = ({ game, state }: Table): string => JSON.stringify(game.inspect(state));

describe('to deal anew', () => {
  it.each([2, 3, 4])('keeps all that a seat of %s sees in Treehouse, at any moment', (seats) => {
    const { record } = savedPosition({ game: 'treehouse', seats, seed: 'dealt anew' }, 'anew');
    let changed = 0;
    for (const { real, anew, seat } of moments(record, 3)) {
      expect(viewOf(anew, seat)).toEqual(viewOf(real, seat));
      expect(anew.decision(seat)!.options).toEqual(real.decision(seat)!.options);
      changed += Number(hidden(anew) !== hidden(real));
    }
    expect(changed).toBeGreaterThan(5);
  });

  it.each([2, 4])(
    'keeps the moment in Fort for %s, or goes back to the beginning of the turn',
    (seats) => {
      const { record } = savedPosition({ game: 'fort', seats, seed: 'dealt anew' }, 'anew');
      let [stayed, changed, all] = [0, 0, 0];
      for (const { real, anew, seat } of moments(record, 5)) {
        const same = anew.decision(seat)?.kind === real.decision(seat)!.kind;
        if (same) expect(viewOf(anew, seat)).toEqual(viewOf(real, seat));
        else expect(anew.record.choices).toEqual([]);
        // Where next to nothing is hidden, the same cards may be dealt again.
        changed += Number(hidden(anew) !== hidden(real));
        stayed += Number(same);
        all++;
      }
      expect(stayed / all).toBeGreaterThan(0.8);
      expect(changed / all).toBeGreaterThan(0.8);
    },
  );

  it('is not possible while cards are drafted', () => {
    const wish = { game: 'fort', seats: 3, seed: 'drafted', options: { setup: 'draft' } } as const;
    const { record } = savedPosition(wish, 'drafted');
    expect(redealt(record, 4, record.choices[4]![0])).toBeUndefined();
  });
});
