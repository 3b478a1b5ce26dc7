import { standard } from '@treefort/fort';
import { describe, expect, it } from 'vitest';
import { ABILITIES, abilitiesOf } from '../src/fort/cards/abilities.ts';

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
  ])('%s', (id, abilities) => {
    expect([...abilitiesOf(card(id))].sort()).toEqual([...abilities].sort());
  });

  it('leaves no card and no ability out', () => {
    const all = new Set(cards.flatMap((one) => [...abilitiesOf(one)]));
    expect([...all].sort()).toEqual([...ABILITIES].sort());
  });
});
