import { describe, expect, it } from 'vitest';
import type { Player } from './player.ts';
import { rule } from './rule.ts';
import { type Circumstances, type Sketch, table } from './table.ts';

const holder = { level: 2, perk: 'recycling' } as const;

rule('fort.perk.recycling', 'takes a card of the own discard pile into hand, once', () => {
  const t = table({ hand: ['dot'], discard: ['bug', 'chef'], ...holder }, { discard: ['doc'] });
  expect(t.leader.options.toSorted()).toEqual(['recycle:bug', 'recycle:chef', 'skip']);
  t.leader.recycles('bug').has({ hand: ['dot', 'bug'], discard: ['chef'], perk: null });
  t.leader.plays('bug').uses('public').has({ pizza: 1 });
  expect(t.leader.options.filter((id) => id.startsWith('recycle'))).toEqual([]);
  expect(t.everything.perks).not.toContain('recycling');
});

rule('fort.perk.recycling', 'brings a card that is then added to the action under way', () => {
  const t = table({ hand: ['bug'], discard: ['moles'], ...holder }, {});
  t.leader.plays('bug').uses('public').recycles('moles').adds('moles').done().has({ pizza: 3 });
});

rule('fort.perk.recycling', 'brings a card that is then tucked in the action under way', () => {
  const t = table({ hand: ['lefty', 'dot'], discard: ['doc'], ...holder }, {});
  t.leader
    .plays('lefty')
    .uses('private')
    .recycles('doc')
    .tucks('doc')
    .has({ lookout: ['doc'] });
});

rule('fort.perk.recycling', 'a card that was recruited in this turn too', () => {
  const park = { park: ['dot'], parkDeck: ['doc', 'tink'] };
  const t = table({ hand: ['baby-face', 'blitz'], ...holder }, {}, park);
  t.leader.plays('baby-face').uses('public').adds('blitz').done().recruits('park:dot');
  t.leader.recycles('dot').has({ hand: ['dot'], discard: [] });
});

rule('fort.perk.recycling', 'in the recruit phase: a kid then goes to the Yard', () => {
  const t = table({ hand: [], deck: [], discard: ['bug', 'bitsy'], ...holder }, {});
  t.leader.skips();
  expect(t.leader.asked).toBe('recruit');
  t.leader.recycles('bug').recruits('deck');
  expect(t.everything.leader).toBe(1);
  t.seat(0).has({ yard: ['bug'] });
});

rule('fort.perk.recycling', 'with an empty discard pile there is nothing to take', () => {
  const t = table({ hand: ['bug', 'dot'], discard: [], ...holder }, {});
  expect(t.leader.options).toEqual(['play:bug', 'skip']);
});

rule(
  'fort.perk.recycling',
  'never in the turn of a rival, not even within a followed action',
  () => {
    const owner = { hand: ['ant'], discard: ['chef'], stuff: { pizza: 1, toy: 1 }, ...holder };
    const leader = { hand: ['skids'], discard: ['bug'], stuff: { toy: 1 } };
    const t = table(leader, owner, { park: ['dot'] });
    t.leader.plays('skids').uses('public').finishes();
    expect(t.rival(1).options).toEqual(['follow:ant', 'pass']);
    t.rival(1).follows('ant');
    expect(t.rival(1).options).toEqual(['pack:pizza', 'pack:toy']);
  },
);

rule('fort.perk.recycling', 'is for the owner alone: no rival is offered it', () => {
  const follower = { hand: ['ant'], discard: ['doc'], stuff: { pizza: 1, toy: 1 } };
  const t = table({ hand: ['skids'], discard: ['bug'], stuff: { toy: 1 }, ...holder }, follower);
  t.leader.plays('skids').uses('public').done().packs('toy').finishes();
  expect(t.rival(1).options).toEqual(['follow:ant', 'pass']);
  t.rival(1).follows('ant');
  expect(t.rival(1).options).toEqual(['pack:pizza', 'pack:toy']);
});

describe('fort.perk.recycling · at any decision of the own turn', () => {
  const moments: readonly [kind: string, Sketch, Circumstances, (leader: Player) => void][] = [
    ['play', { hand: ['bug'] }, {}, () => {}],
    ['declare', { hand: ['flipper'] }, {}, (p) => p.plays('flipper')],
    ['use', { hand: ['bug'] }, {}, (p) => p.plays('bug')],
    ['suit', { hand: ['ghost', 'moles'] }, {}, (p) => p.plays('ghost').uses('private')],
    ['add', { hand: ['bug', 'moles'] }, {}, (p) => p.plays('bug').uses('public')],
    ['kind', { hand: ['tiny'] }, {}, (p) => p.plays('tiny').uses('public')],
    [
      'pack',
      { hand: ['ant'], stuff: { pizza: 1, toy: 1 } },
      {},
      (p) => p.plays('ant').uses('public').done(),
    ],
    ['tuck', { hand: ['lefty', 'moles'] }, {}, (p) => p.plays('lefty').uses('private')],
    ['trash', { hand: ['crash', 'worm'] }, {}, (p) => p.plays('crash').uses('public').done()],
    [
      'pay',
      { hand: ['bitsy'], stuff: { pizza: 3, toy: 3 } },
      {},
      (p) => p.plays('bitsy').uses('public'),
    ],
    [
      'keep',
      { hand: ['bitsy'], level: 0, stuff: { pizza: 1, toy: 1 } },
      { rules: ['loner', 'sleepover'] },
      (p) => p.plays('bitsy').uses('public').pays('pizza1-toy1'),
    ],
    ['gain', { hand: ['giggles'] }, {}, (p) => p.plays('giggles').uses('private')],
    ['score', { hand: ['bug'] }, {}, (p) => p.plays('bug').uses('private')],
    [
      'spend',
      { hand: ['munch'], stuff: { pizza: 1 } },
      {},
      (p) => p.plays('munch').uses('private').done(),
    ],
    [
      'copy-pack',
      { hand: ['giggles'], pack: { toy: 1 } },
      {},
      (p) => p.plays('giggles').uses('public'),
    ],
    [
      'convert',
      { hand: ['tink'], stuff: { toy: 1 } },
      {},
      (p) => p.plays('tink').uses('private').done(),
    ],
    ['recruit', { hand: ['bug'] }, {}, (p) => p.skips()],
  ];

  it.each(moments)('%s', (kind, sketch, rest, act) => {
    const t = table({ ...holder, discard: ['chef'], ...sketch }, {}, { park: ['dot'], ...rest });
    act(t.leader);
    expect(t.leader.asked).toBe(kind);
    expect(t.leader.options).toContain('recycle:chef');
    t.leader.recycles('chef').has({ perk: null, discard: [] });
    expect(t.leader.is.hand).toContain('chef');
    expect(t.leader.options).not.toContain('recycle:chef');
  });
});
