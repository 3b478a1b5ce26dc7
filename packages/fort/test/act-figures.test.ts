import { expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

rule('fort.act.advance', 'pays the price from Stuff, Pack or both, split in any way', () => {
  const stuff = { pizza: 1, toy: 1 };
  const t = table({ hand: ['bitsy'], stuff, pack: { toy: 1 } }, {});
  t.leader.plays('bitsy');
  expect(t.leader.options.toSorted()).toEqual(['pay:pizza1-toy1:none', 'pay:pizza1:toy1']);
  t.leader.pays('pizza1', 'toy1');
  t.leader.has({ level: 1, stuff: { pizza: 0, toy: 1 }, pack: { pizza: 0, toy: 0 } });
});

rule('fort.act.advance', 'the open part of the price may be of either kind', () => {
  const t = table({ hand: ['bitsy'], stuff: { pizza: 2, toy: 2 }, level: 1 }, {});
  t.leader.plays('bitsy');
  const wanted = ['pay:pizza1-toy2:none', 'pay:pizza2-toy1:none'];
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.pays('pizza2-toy1').has({ level: 2, pizza: 0, toy: 1 });
});

rule('fort.act.advance', 'cannot be done without the whole price', () => {
  const t = table({ hand: ['bitsy', 'sarge'], stuff: { pizza: 4 } }, {});
  t.leader.cannot('play:bitsy', 'fort.play.one-full');
});

rule('fort.act.advance', 'is not possible at level 5', () => {
  const rich = { stuff: { pizza: 4, toy: 4 }, pack: { pizza: 3, toy: 3 } };
  const t = table({ hand: ['bitsy', 'ant'], level: 5, ...rich }, {});
  t.leader.cannot('play:bitsy', 'fort.play.one-full');
  expect(t.table.refusals(0)[0]).toMatchObject({ detail: { public: 'fort.act.advance' } });
  const below = table({ hand: ['bitsy'], level: 4, ...rich, pack: { pizza: 1 } }, {});
  below.leader.plays('bitsy').pays('pizza2-toy3', 'pizza1').has({ level: 5, pizza: 2, toy: 1 });
});

rule('fort.act.advance-mod', '−1: the payer chooses what is not paid', () => {
  const t = table({ hand: ['dot'], stuff: { pizza: 4, toy: 4 }, level: 1 }, {});
  t.leader.plays('dot').uses('private');
  const wanted = ['pay:pizza1-toy1:none', 'pay:pizza2:none', 'pay:toy2:none'];
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.pays('toy2').has({ level: 2, pizza: 4, toy: 2 });
});

rule('fort.act.advance-mod', '−1: one resource only is not paid', () => {
  const t = table({ hand: ['dot', 'sarge'], stuff: { pizza: 4 }, level: 2 }, {});
  t.leader.cannot('play:dot', 'fort.play.one-full');
});

rule('fort.act.advance-mod', '+1: one resource more, pizza or toy', () => {
  const t = table({ hand: [], stuff: { pizza: 4, toy: 4 }, level: 3, perk: 'diy' }, {});
  t.leader.doesItAlone();
  const wanted = ['pay:pizza2-toy4:none', 'pay:pizza3-toy3:none', 'pay:pizza4-toy2:none'];
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.pays('pizza2-toy4').has({ level: 4, pizza: 2, toy: 0 });
});

rule('fort.act.score', 'goes one point forward on the track', () => {
  const t = table({ hand: ['bug'], level: 1, track: 7 }, { track: 3 });
  t.leader.plays('bug').uses('private').has({ track: 8 });
  t.rival(1).has({ track: 3 });
});

rule('fort.act.spend', 'returns the kind shown from Stuff or Pack', () => {
  const stuff = { pizza: 2, toy: 1 };
  const t = table({ hand: ['kitty', 'doodles'], level: 1, stuff, pack: { toy: 1 } }, {});
  t.leader.plays('kitty').uses('private').adds('doodles').done();
  expect(t.leader.options.toSorted()).toEqual(['spend:pack:toy', 'spend:stuff:toy']);
  t.leader.chooses('spend:pack:toy');
  t.leader.has({ track: 2, stuff: { pizza: 2, toy: 0 }, pack: { pizza: 0, toy: 0 } });
});

rule('fort.act.spend', 'needs the kind that is shown', () => {
  const t = table({ hand: ['munch'], stuff: { pizza: 4, toy: 4 } }, {});
  t.leader.plays('munch').uses('private').has({ track: 1, pizza: 3, toy: 4 });
  const without = table({ hand: ['kitty'], stuff: { pizza: 4 } }, {});
  without.leader.plays('kitty').uses('public').has({ toy: 1 });
  expect(without.leader.options).toContain('use:private');
  const none = table({ hand: ['munch'], stuff: { toy: 4 } }, {});
  none.leader.plays('munch').uses('public').has({ pizza: 1, track: 0 });
});

rule('fort.act.copy-pack', 'gains what lies in the own Pack, which stays as it is', () => {
  const pack = { pizza: 1, toy: 2 };
  const t = table({ hand: ['giggles'], level: 2, pack }, {});
  t.leader.plays('giggles').uses('public').has({ pizza: 1, toy: 2, pack });
});

rule('fort.act.copy-pack', 'in full only if Stuff has room for all of it', () => {
  const own = { level: 2, pack: { pizza: 2 }, stuff: { pizza: 3, toy: 4 } };
  const t = table({ hand: ['giggles', 'ant'], ...own }, {});
  t.leader.cannot('play:giggles', 'fort.play.one-full');
  const partly = table({ hand: ['giggles'], ...own, stuff: { pizza: 3 } }, {});
  partly.leader.plays('giggles').uses('public').uses('private');
  partly.leader.has({ pizza: 4, toy: 1, pack: { pizza: 2, toy: 0 } });
});

rule('fort.act.copy-rival', 'gains what lies in one rival’s Pack; the rival loses nothing', () => {
  const [one, two] = [{ pizza: 1, toy: 1 }, { toy: 2 }];
  const own = { hand: ['smoke'], pack: { pizza: 1 } };
  const rivals = [{ level: 1, pack: one }, { level: 1, pack: two }, {}];
  const t = table(own, ...rivals);
  t.leader.plays('smoke');
  expect(t.leader.options.toSorted()).toEqual(['copy-rival:1', 'copy-rival:2']);
  t.leader.chooses('copy-rival:2').has({ pizza: 0, toy: 2, pack: { pizza: 1, toy: 0 } });
  t.rival(2).has({ pack: { pizza: 0, toy: 2 } });
});

rule('fort.act.copy-rival', 'a Pack that does not fit is no choice for a full use', () => {
  const rivals = [{ level: 1, pack: { toy: 2 } }, { pack: { pizza: 1 } }];
  const t = table({ hand: ['smoke'], stuff: { toy: 3 } }, ...rivals);
  t.leader.plays('smoke').has({ pizza: 1, toy: 3 });
});

rule('fort.act.convert', 'swaps a pizza for a toy or the reverse, in Stuff or Pack', () => {
  const stuff = { pizza: 1, toy: 1 };
  const t = table({ hand: ['golden-boy'], stuff, level: 1, pack: { pizza: 1, toy: 1 } }, {});
  t.leader.plays('golden-boy').uses('public').done();
  const ways = ['pack:pizza', 'pack:toy', 'stuff:pizza', 'stuff:toy'];
  expect(t.leader.options.toSorted()).toEqual(ways.map((way) => `convert:${way}`));
  t.leader.chooses('convert:pack:toy');
  t.leader.has({ stuff: { pizza: 1, toy: 1 }, pack: { pizza: 2, toy: 0 } });
});

rule('fort.act.convert', 'several swaps of one action go one way', () => {
  const stuff = { pizza: 2, toy: 2 };
  const t = table({ hand: ['golden-boy', 'prince'], stuff, pack: { pizza: 1 } }, {});
  t.leader.plays('golden-boy').uses('public').adds('prince').done();
  t.leader.chooses('convert:stuff:pizza').cannot('convert:stuff:toy', 'fort.act.convert');
  expect(t.leader.options).toEqual(['convert:stuff:pizza', 'convert:pack:pizza']);
  t.leader.chooses('convert:pack:pizza');
  t.leader.has({ stuff: { pizza: 1, toy: 3 }, pack: { pizza: 0, toy: 1 } });
});

rule('fort.act.convert', 'a swap in Stuff needs room for what comes', () => {
  const t = table({ hand: ['golden-boy'], stuff: { pizza: 4, toy: 2 }, pack: { toy: 1 } }, {});
  t.leader.plays('golden-boy').uses('public').cannot('convert:stuff:toy', 'fort.stuff');
  expect(t.leader.options.toSorted()).toEqual(['convert:pack:toy', 'convert:stuff:pizza']);
});
