import { type FortState, fort } from '@treefort/fort';
import type { StandingOrders } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const ASK: StandingOrders = { pass: false, ask: null };

/** A table at which seat 1 may follow Bug's pizza × shovel, with The Moles or with nothing. */
function following(hand: readonly string[]) {
  const t = table({ hand: ['bug'] }, { hand });
  t.leader.plays('bug').uses('public').finishes();
  return (orders: Partial<StandingOrders>) =>
    fort.ordered(t.table.state as FortState, 1, { ...ASK, ...orders });
}

describe('standing orders', () => {
  it('ask, unless they say otherwise', () => {
    expect(following(['moles'])({})).toBeNull();
  });

  it('pass until the own turn', () => {
    expect(following(['moles'])({ pass: true })).toBe('pass');
  });

  it('ask only about actions that do one of some things', () => {
    expect(following(['moles'])({ ask: ['advance'] })).toBe('pass');
    expect(following(['moles'])({ ask: ['advance', 'pizza'] })).toBeNull();
    expect(following(['moles'])({ ask: [] })).toBe('pass');
  });

  it('say nothing of the own turn, nor for another seat', () => {
    const t = table({ hand: ['bug'] }, { hand: ['moles'] });
    const state = t.table.state as FortState;
    expect(fort.ordered(state, 0, { ...ASK, pass: true })).toBeNull();
    t.leader.plays('bug').uses('public').finishes();
    expect(fort.ordered(state, 0, { ...ASK, pass: true })).toBeNull();
  });
});
