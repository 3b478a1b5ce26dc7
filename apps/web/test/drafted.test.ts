import type { FortView } from '@treefort/fort';
import { decisions, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/table/games.ts';
import { openView } from '../src/table/open-view.ts';
import { savedPosition } from './positions.ts';

const DEALT = 8;

describe.each([2, 3, 4])('the draft of %i seats', (seats) => {
  const { record } = savedPosition(
    { game: 'fort', seats, seed: 'pack', options: { setup: 'draft' } },
    'd',
  );

  it('shows every seat what it may draft from, also where all cards lie open', () => {
    let asked = 0;
    for (let at = 0; ; at++) {
      const { game, state } = sure(Table.at(games, record, at));
      const open = openView(game, state, seats) as FortView;
      if (open.phase !== 'draft') break;
      for (const { seat, options } of decisions(game, state)) {
        const own = (game.view(state, seat) as FortView).seats[seat]?.draft?.packet ?? [];
        // Equal cards of a pack are one option.
        expect(new Set(own)).toEqual(new Set(options.map(({ id }) => id.replace('draft:', ''))));
        expect(own.length + (open.draftStep ?? 0)).toBe(DEALT + 1);
        expect(open.seats[seat]?.draft?.packet).toEqual(own);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(seats);
  });
});
