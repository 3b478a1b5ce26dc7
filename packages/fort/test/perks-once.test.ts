import { standard } from '@treefort/fort';
import { expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

const rich = { stuff: { pizza: 4, toy: 4 } };

rule('fort.perk.diy', 'instead of a card: advance for 1 more, and nobody follows', () => {
  const t = table({ hand: ['bug'], ...rich, level: 3, perk: 'diy' }, { hand: ['dot'] });
  expect(t.leader.options).toEqual(['play:bug', 'skip', 'diy']);
  t.leader.doesItAlone().pays('pizza3-toy3');
  t.leader.has({ level: 4, pizza: 1, toy: 1, perk: null, hand: ['bug'] });
  expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0, inPlay: [] });
  expect(t.rival(1).asked).toBeUndefined();
});

rule('fort.perk.diy', 'pays from the Pack too', () => {
  const own = { stuff: { pizza: 2, toy: 2 }, pack: { pizza: 1, toy: 1 }, level: 3 };
  const t = table({ hand: ['bug'], ...own, perk: 'diy' }, {});
  t.leader.doesItAlone().has({ level: 4, stuff: { pizza: 0, toy: 0 }, pack: { pizza: 0, toy: 0 } });
});

rule('fort.perk.diy', 'not for the plain price, and not at level 5', () => {
  const own = { hand: ['lefty', 'dot'], stuff: { pizza: 3, toy: 2 }, level: 3 };
  const t = table({ ...own, perk: 'diy' }, {});
  t.leader.cannot('diy', 'fort.act.advance');
  const { toys, pizzas, any } = standard.levels[4]!;
  const refusal = t.table.refusals(t.leader.seat).find(({ id }) => id === 'diy');
  expect(refusal?.detail).toEqual({ level: 3, toys, pizzas, any, more: 1 });
  const top = { ...own, ...rich, pack: { pizza: 3, toy: 3 }, level: 5 };
  table({ ...top, perk: 'diy' }, {}).leader.cannot('diy', 'fort.act.advance');
});

rule('fort.perk.diy', 'not in a turn in which a card was played', () => {
  const t = table(
    { hand: ['thunder', 'bug'], ...rich, stuff: { pizza: 3, toy: 4 }, level: 2, perk: 'diy' },
    {},
  );
  t.leader.plays('thunder').finishes();
  expect(t.events('used-perk')).toEqual([]);
  t.allPass();
  expect(t.everything.phase).toBe('recruit');
  expect(t.leader.options).not.toContain('diy');
});

rule('fort.perk.diy', 'can reach level 5, which ends the game', () => {
  const own = { hand: [], stuff: { pizza: 3, toy: 3 }, pack: { toy: 1 }, level: 4 };
  const t = table({ ...own, perk: 'diy' }, {});
  t.leader.doesItAlone().has({ level: 5, toy: 0, pack: { pizza: 0, toy: 0 } });
  expect(t.everything).toMatchObject({ ending: true, sculpture: 0 });
});

rule('fort.perk.do-over', 'after all follow decisions a second card, followed as well', () => {
  const hand = ['bug', 'doodles', 'sarge'];
  const t = table({ hand, level: 2, perk: 'do-over' }, { hand: ['lefty', 'kitty'] });
  t.leader.plays('bug').uses('public').done().finishes();
  expect(t.leader.asked).toBeUndefined();
  t.rival(1).follows('lefty').has({ pizza: 1 });
  expect(t.leader.options).toEqual(['done', 'do-over']);
  t.leader.playsAgain().has({ perk: null });
  t.leader.plays('doodles').uses('public').finishes();
  t.rival(1).follows('kitty').has({ toy: 1 });
  expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0 });
});

rule(
  'fort.perk.do-over',
  'the second card has its own added cards, the first keeps its own',
  () => {
    const hand = ['bug', 'moles', 'doodles', 'icky-and-sticky', 'sarge'];
    const t = table({ hand, level: 2, perk: 'do-over' }, { hand: ['lefty', 'kitty'] });
    t.leader.plays('bug').uses('public').adds('moles').done().finishes().has({ pizza: 3 });
    t.rival(1).passes();
    t.leader.playsAgain().plays('doodles').uses('public').adds('icky-and-sticky').done();
    t.leader.has({ toy: 3, pizza: 3, hand: ['sarge'] }).finishes();
    t.rival(1).cannot('follow:lefty', 'fort.follow.card').follows('kitty').has({ toy: 1 });
    expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0 });
    expect(t.everything.inPlay).toEqual(['bug', 'moles', 'doodles', 'icky-and-sticky']);
    t.leader.recruits('deck');
    expect(t.seat(0).is.yard).toEqual(['sarge']);
    expect(t.seat(0).is.discard).toEqual(expect.arrayContaining(['bug', 'moles', 'doodles']));
  },
);

rule('fort.perk.do-over', 'symbols added to the first card do not count for the second', () => {
  const hand = ['bug', 'moles', 'worm', 'sarge', 'scout'];
  const t = table({ hand, level: 2, lookout: ['wart'], perk: 'do-over' }, { hand: [] });
  t.leader.plays('bug').uses('public').adds('moles').lends('shovel').done().has({ pizza: 4 });
  t.leader.finishes();
  t.rival(1).passes();
  t.leader.playsAgain().plays('sarge').uses('public').lends('shovel').done().has({ toy: 2 });
});

rule(
  'fort.perk.do-over',
  'a second card must be one that can be played, and cannot be skipped',
  () => {
    const hand = ['bug', 'moles', 'chef', 'patch', 'dot'];
    const t = table({ hand, level: 2, perk: 'do-over' }, { hand: [] });
    t.leader.plays('bug').uses('public').done().finishes();
    t.rival(1).passes();
    expect(t.leader.asked).toBe('do-over');
    t.leader.playsAgain().cannot('play:moles', 'fort.play.blank');
    t.leader.cannot('play:dot', 'fort.play.one-full');
    expect(t.leader.options).toEqual(['play:chef', 'play:patch']);
  },
);

rule('fort.perk.do-over', 'is not offered without a second card to play', () => {
  const t = table({ hand: ['bug', 'moles', 'dot'], level: 2, perk: 'do-over' }, { hand: [] });
  t.leader.plays('bug').uses('public').done().finishes();
  t.rival(1).passes();
  // The owner is asked all the same: being passed over would tell the table about the hand.
  expect(t.leader.options).toEqual(['done']);
  t.leader.cannot('do-over', 'fort.perk.do-over').chooses('done').has({ perk: 'do-over' });
  expect(t.everything.phase).toBe('recruit');
});

rule('fort.perk.do-over', 'may be left for another turn, and needs a first card', () => {
  const own = { hand: ['bug', 'chef'], level: 2, perk: 'do-over' } as const;
  const t = table(own, { hand: [] });
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).passes();
  t.leader.done().has({ perk: 'do-over' });
  expect(t.everything.phase).toBe('recruit');
  const skipped = table(own, { hand: [] });
  skipped.leader.skips().has({ perk: 'do-over' });
  expect(skipped.everything.phase).toBe('recruit');
});

rule(
  'fort.perk.do-over',
  'works after a card that nobody can follow, and after one that is gone',
  () => {
    const t = table({ hand: ['punky', 'bug'], level: 2, perk: 'do-over' }, {});
    t.leader.plays('punky').takes('toy');
    expect(t.leader.asked).toBe('do-over');
    const hand = ['lil-boss', 'bug'];
    const gone = table({ hand, level: 2, perk: 'do-over' }, { hand: [] });
    gone.leader.plays('lil-boss').uses('private').finishes();
    gone.rival(1).passes();
    gone.leader.playsAgain().plays('bug').uses('public').has({ pizza: 1, track: 1 });
    expect(gone.everything.inPlay).toEqual(['bug']);
    expect(gone.everything.trashed).toContain('lil-boss');
  },
);

rule('fort.perk.do-over', 'a coin is declared anew', () => {
  const hand = ['flipper', 'bitsy', 'bug'];
  const t = table({ hand, level: 2, perk: 'do-over' }, { hand: ['doodles', 'lefty'] });
  t.leader.plays('flipper').declares('glue').uses('public').takes('toy').finishes();
  t.rival(1).cannot('follow:lefty', 'fort.follow.card').follows('doodles').has({ toy: 2 });
  t.leader.playsAgain().plays('bug').uses('public').finishes();
  expect(t.everything.declared).toBeNull();
  t.rival(1).follows('lefty').has({ pizza: 1 });
});
