import { type FortState, fort } from '@treefort/fort';
import type { StandingOrders } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { type Scene, table } from './table.ts';

const ASK: StandingOrders = { pass: false, ask: null, take: [] };

/** A table at which seat 1 may follow Bug's pizza × shovel, with The Moles or with nothing. */
function following(hand: readonly string[]) {
  const t = table({ hand: ['bug'] }, { hand });
  t.leader.plays('bug').uses('public').finishes();
  return (orders: Partial<StandingOrders>) =>
    fort.ordered(t.table.state as FortState, 1, { ...ASK, ...orders });
}

/** What orders answer that would follow with a card, and otherwise pass, where that card can follow. */
function orderedAt(t: Scene, option: string): string | null {
  expect(t.offers(1)).toContain(option);
  return fort.ordered(t.table.state as FortState, 1, { ...ASK, pass: true, take: [option] });
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

  it('follow with the first card that brings something', () => {
    const orders = following(['moles', 'scout']);
    expect(orders({ take: ['follow:moles', 'follow:scout'] })).toBe('follow:moles');
    expect(orders({ take: ['follow:scout', 'follow:moles'] })).toBe('follow:scout');
    expect(orders({ take: ['follow:scout'], pass: true, ask: [] })).toBe('follow:scout');
    // A card that is not in hand, or not in the box, is never offered.
    expect(orders({ take: ['follow:dot', 'follow:nobody'], pass: true })).toBe('pass');
  });

  it('say something else where no card can follow', () => {
    const full = { hand: ['moles'], stuff: { pizza: 4 } };
    const t = table({ hand: ['bug'] }, full, { hand: ['scout'] });
    t.leader.plays('bug').uses('public').finishes();
    const orders = { ...ASK, pass: true, take: ['follow:moles'] };
    expect(fort.ordered(t.table.state as FortState, 1, orders)).toBe('pass');
  });

  it('do not follow for nothing: an exchange is no gain, nor is a card that is trashed', () => {
    const stuff = { pizza: 1 };
    const exchange = table({ hand: ['golden-boy'], stuff }, { hand: ['ghost'], stuff });
    exchange.leader.plays('golden-boy').uses('public').finishes();
    expect(orderedAt(exchange, 'follow:ghost')).toBe('pass');
    const trash = table({ hand: ['crash'] }, { hand: ['lil-boss'], discard: [] });
    trash.leader.plays('crash').uses('private').chooses('kind:toy').takes('toy').finishes();
    expect(orderedAt(trash, 'follow:lil-boss')).toBe('pass');
  });

  it('ask where following leads to a question', () => {
    const t = table({ hand: ['crash'] }, { hand: ['lil-boss', 'bug'], discard: [] });
    t.leader.plays('crash').uses('private').chooses('kind:toy').takes('toy').finishes();
    expect(orderedAt(t, 'follow:lil-boss')).toBeNull();
  });

  it('ask where following reaches level 1, and with it a made-up rule to keep', () => {
    const stuff = { pizza: 1, toy: 1 };
    const t = table({ hand: ['captain'], stuff }, { hand: ['doc'], stuff });
    t.leader.plays('captain').uses('public').keeps(t.everything.rules[0]!).finishes();
    expect(orderedAt(t, 'follow:doc')).toBeNull();
  });

  it('say nothing of the own turn, nor for another seat', () => {
    const t = table({ hand: ['bug'] }, { hand: ['moles'] });
    const state = t.table.state as FortState;
    expect(fort.ordered(state, 0, { ...ASK, pass: true })).toBeNull();
    t.leader.plays('bug').uses('public').finishes();
    expect(fort.ordered(state, 0, { ...ASK, pass: true })).toBeNull();
  });
});
