import { type FortConsequence, type FortState, fort, prospects } from '@treefort/fort';
import { moveOf } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import type { Scene } from './table.ts';
import { table } from './table.ts';

/** What the seat that is asked can foresee of an option. */
function foretold(t: Scene, option: string): readonly FortConsequence[] {
  const state = t.table.state as FortState;
  const { seat } = t.table.decisions()[0]!;
  return fort.consequences(state, seat, moveOf(fort, state, seat, option)!);
}

const NOBODY = { hand: [] };

describe('consequences', () => {
  it('tell what symbols bring', () => {
    // Bug: pizza × shovel; with The Moles that is three.
    const t = table({ hand: ['bug', 'moles'], stuff: { pizza: 1 } }, NOBODY);
    t.leader.plays('bug').uses('public');
    expect(foretold(t, 'done')).toContainEqual({ kind: 'stuff', seat: 0, pizza: 1, toy: 0 });
    t.leader.adds('moles');
    expect(t.leader.has({ pizza: 4 })).toBeDefined();
  });

  it('tell what will not fit', () => {
    // Giggles: copy the Pack, or a toy. Of two pizzas in the Pack one finds room.
    const t = table(
      { hand: ['giggles'], stuff: { pizza: 3 }, pack: { pizza: 2 }, level: 1 },
      NOBODY,
    );
    t.leader.plays('giggles').uses('private');
    expect(foretold(t, 'use:public')).toEqual([
      { kind: 'stuff', seat: 0, pizza: 1, toy: 0 },
      { kind: 'cut', rule: 'fort.stuff', left: 1 },
    ]);
  });

  it('tell a follower what the own board gets from it', () => {
    const t = table({ hand: ['bug'] }, { hand: ['moles'], stuff: { pizza: 1 } });
    t.leader.plays('bug').uses('public').finishes();
    expect(foretold(t, 'follow:moles')).toContainEqual({
      kind: 'stuff',
      seat: 1,
      pizza: 2,
      toy: 0,
    });
    expect(foretold(t, 'pass')).toEqual([]);
  });

  it('count Lookout cards, not a suit, for a rival who follows Worm with a coin', () => {
    const t = table(
      { hand: ['worm'], lookout: ['doc'] },
      { hand: ['puddin'], lookout: ['moles', 'bug'], level: 1 },
    );
    t.leader.plays('worm').uses('public').takes('toy').finishes();
    const follows = t.table.decisions()[0]!.options.filter(({ id }) => id !== 'pass');
    expect(follows.length).toBeGreaterThan(0);
    for (const { id } of follows) {
      expect(foretold(t, id)).toContainEqual({ kind: 'counted', counter: 'lookouts', n: 2 });
    }
  });

  it('tell at recruiting which cards go to the Yard, whatever is turned up', () => {
    const t = table({ hand: ['bug', 'moles'] }, NOBODY, { park: ['doc', 'dash', 'punky'] });
    t.leader.skips();
    const [first] = t.table
      .decisions()[0]!
      .options.filter(({ id }) => id.startsWith('recruit:park'));
    expect(foretold(t, first!.id)).toContainEqual({ kind: 'yard', cards: ['bug', 'moles'] });
    expect(foretold(t, 'recruit:deck')).toContainEqual({
      ...{ kind: 'card', seat: 0, card: null, from: 'deck', to: 'discard' },
    });
  });
});

describe('prospects', () => {
  it('of a card in hand: what its actions bring as they are, and with all that can be added', () => {
    const t = table({ hand: ['bug', 'moles'], stuff: { pizza: 0 } }, NOBODY);
    const state = t.table.state as FortState;
    const [first] = prospects(state, 0, moveOf(fort, state, 0, 'play:bug')!);
    expect(first).toMatchObject({ action: 'public', adds: ['moles'] });
    expect(first!.now).toContainEqual({ kind: 'stuff', seat: 0, pizza: 1, toy: 0 });
    expect(first!.most).toContainEqual({ kind: 'stuff', seat: 0, pizza: 3, toy: 0 });
  });
});
