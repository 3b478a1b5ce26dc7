import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

const NOBODY = { hand: [] };

describe('symbols of the Lookout', () => {
  rule('fort.play.add-lookout', 'they are added one by one, and the cards stay', () => {
    for (const [lent, pizza] of [0, 1, 2, 3].map((n) => [n, n + 1] as const)) {
      const t = table({ hand: ['bug'], lookout: ['moles', 'lefty'], level: 1 }, NOBODY);
      t.leader.plays('bug').uses('public');
      for (let i = 0; i < lent; i++) t.leader.lends('shovel');
      t.leader.done().has({ pizza, lookout: ['moles', 'lefty'] });
      expect(t.everything.inPlay).toEqual(['bug']);
    }
  });

  rule('fort.play.add-lookout', 'only matching ones, only own ones, each once', () => {
    const t = table(
      { hand: ['bug', 'sarge'], lookout: ['lefty', 'dash'], level: 1 },
      { hand: [], lookout: ['moles'] },
    );
    t.leader
      .plays('bug')
      .uses('public')
      .cannot('lookout-symbol:skateboard', 'fort.play.add-lookout');
    t.leader.lends('shovel');
    expect(t.leader.options.toSorted()).toEqual(['add:sarge', 'done']);
  });

  rule('fort.play.add-lookout', 'each must matter', () => {
    const t = table(
      { hand: ['bug', 'sarge'], lookout: ['moles'], stuff: { pizza: 2 }, level: 1 },
      NOBODY,
    );
    t.leader
      .plays('bug')
      .uses('public')
      .lends('shovel')
      .has({ pizza: 4, hand: ['sarge'] });
    const u = table(
      { hand: ['bug', 'moles'], lookout: ['sarge'], stuff: { pizza: 1 }, level: 1 },
      NOBODY,
    );
    u.leader
      .plays('bug')
      .uses('public')
      .lends('shovel')
      .done()
      .has({ pizza: 3, hand: ['moles'] });
  });

  rule('fort.play.add-lookout', 'they stay added for the other action', () => {
    const t = table({ hand: ['sarge', 'dot', 'chef'], lookout: ['lefty'], level: 2 }, NOBODY);
    t.leader.plays('sarge').uses('public').lends('shovel').done().has({ toy: 2 });
    t.leader
      .uses('private')
      .tucks('dot')
      .has({ lookout: ['lefty', 'dot', 'chef'], hand: [] });
  });

  rule('fort.play.add-lookout', 'a card tucked by the first action lends to the second', () => {
    const t = table({ hand: ['sarge', 'moles', 'dot'] }, NOBODY);
    t.leader.plays('sarge').uses('private').done().tucks('moles').uses('public');
    t.leader
      .lends('shovel')
      .lends('shovel')
      .done()
      .has({ toy: 3, lookout: ['moles'] });
  });

  rule('fort.play.add-lookout', 'a coin there is given the suit, apart from its neighbour', () => {
    const t = table({ hand: ['golden-boy'], lookout: ['puddin'], stuff: { toy: 3 } }, NOBODY);
    t.leader.plays('golden-boy').uses('public');
    // The crown first, then the coin as a crown: it could be another suit until then.
    expect(t.leader.options.toSorted()).toEqual(['done', 'lookout-symbol:crown']);
    t.leader.lends('crown').lendsCoin('crown').done().has({ pizza: 3, toy: 0 });
    expect(t.events('lent').map(({ coin }) => coin)).toEqual([false, true]);
    const u = table({ hand: ['bug'], lookout: ['puddin'] }, NOBODY);
    u.leader.plays('bug').uses('public').cannot('lookout-symbol:crown', 'fort.play.add-lookout');
    u.leader.lendsCoin('shovel').has({ pizza: 2 });
  });

  rule('fort.play.add-lookout', 'a coin of the Lookout keeps its suit', () => {
    const t = table({ hand: ['chef', 'dash', 'munch'], lookout: ['bud'] }, NOBODY);
    t.leader.plays('chef').uses('public').lendsCoin('book').done().has({ pizza: 2 });
    t.leader.uses('private').cannot('done', 'fort.play.zero');
    expect(t.leader.options.toSorted()).toEqual(['add:dash', 'add:munch']);
    const u = table({ hand: ['chef'], lookout: ['bud'] }, NOBODY);
    u.leader.plays('chef').uses('private').lendsCoin('skateboard').done().has({ pizza: 1 });
    u.leader.uses('public').has({ pizza: 2 });
  });

  rule('fort.play.add-lookout', 'what one leader added is nothing to the next', () => {
    const lending = { hand: ['bug'], lookout: ['lefty'] };
    const t = table(lending, { hand: ['bug'], lookout: ['wart'] }, { park: ['doc'] });
    t.leader.plays('bug').uses('public').lends('shovel').done().has({ pizza: 2 });
    t.allPass().leader.recruits('deck');
    t.leader.plays('bug').uses('public');
    expect(t.leader.options.toSorted()).toEqual(['done', 'lookout-symbol:shovel']);
    t.leader.done().has({ pizza: 1 });
  });
});
