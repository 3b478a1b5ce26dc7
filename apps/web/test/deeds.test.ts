import { standard } from '@treefort/fort';
import { describe, expect, it } from 'vitest';
import { DEEDS, deedsOf } from '../src/cards/deeds.ts';

const cards = [...standard.file.kids, ...standard.file.friends];
const card = (id: string) => cards.find((one) => one.id === id)!;

describe('what cards do', () => {
  it.each([
    ['bones', ['trash', 'score', 'gain']],
    ['baby-face', ['recruit', 'gain']],
    ['kitty', ['gain', 'spend', 'score']],
    ['dot', ['advance']],
    ['smoke', ['copy']],
    ['moles', ['nothing']],
  ])('%s', (id, deeds) => {
    expect([...deedsOf(card(id))].sort()).toEqual([...deeds].sort());
  });

  it('leaves no card and no deed out', () => {
    const all = new Set(cards.flatMap((one) => [...deedsOf(one)]));
    expect([...all].sort()).toEqual([...DEEDS].sort());
  });
});
