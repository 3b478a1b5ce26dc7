import { expect } from 'vitest';
import { boxWith } from './boxes.ts';
import { rule } from './rule.ts';
import { table } from './table.ts';

rule('fort.act.per', 'does the left side once for each thing on the right', () => {
  const t = table({ hand: ['dash', 'munch'], level: 2, pack: { pizza: 2, toy: 1 } }, {});
  t.leader.plays('dash').uses('public').adds('munch').done().has({ pizza: 2 });
  t.leader.uses('private').has({ track: 3 });
});

rule('fort.act.per', 'the Lookout counts cards, not symbols', () => {
  const lookout = ['moles', 'noodle-twins'];
  const t = table({ hand: ['worm'], level: 1, lookout }, {});
  t.leader.plays('worm').uses('public').takes('pizza').has({ pizza: 2 });
});

rule('fort.act.per', 'the Pack counts resources, not kinds', () => {
  const t = table({ hand: ['doodles'], level: 2, pack: { toy: 3 } }, {});
  t.leader.plays('doodles').uses('private').has({ track: 3 });
});

rule('fort.act.per', 'counts are read when the action begins', () => {
  const box = boxWith({ bug: { private: '(lookout > score) × lookouts' } });
  const seats = [{ hand: ['bug', 'dot', 'doc'], lookout: ['worm'], level: 3 }, {}];
  const t = table(...seats, { box });
  t.leader.plays('bug').uses('private').tucks('dot');
  t.leader.has({ lookout: ['worm', 'dot'], hand: ['doc'], track: 1 });
  const level = boxWith({ bug: { private: '(advance > score) × level' } });
  const stuff = { pizza: 4, toy: 4 };
  const u = table({ hand: ['bug'], level: 1, stuff }, {}, { box: level, perks: ['bribe'] });
  u.leader.plays('bug').uses('private').pays('pizza2-toy1').takesPerk('bribe');
  u.leader.has({ level: 2, track: 1 });
});

rule('fort.act.per', 'what the first action packed counts for the second', () => {
  const t = table({ hand: ['ant'], stuff: { pizza: 1 } }, {});
  t.leader.plays('ant').uses('public').uses('private').has({ track: 1 });
});

rule(
  'fort.act.any-suit',
  'one of seven: the own symbol counts only if it is of the chosen suit',
  () => {
    const hand = ['ghost', 'moles', 'prince'];
    const t = table({ hand }, {});
    t.leader
      .plays('ghost')
      .cannot('suit:glue', 'fort.play.zero')
      .cannot('suit:coin', 'fort.play.zero');
    expect(t.leader.options).toEqual(['suit:shovel', 'suit:crown']);
    t.leader.picksSuit('shovel').adds('moles').done().takes('toy').has({ toy: 2 });
    const own = table({ hand }, {});
    own.leader.plays('ghost').picksSuit('crown').adds('prince').done().takes('toy').has({ toy: 2 });
  },
);

rule('fort.act.any-suit', 'a chosen suit takes coins as that suit', () => {
  const seats = [
    { hand: ['ghost', 'smoke', 'puddin'], level: 1, lookout: ['bitsy', 'flipper'] },
    {},
  ];
  const t = table(...seats);
  t.leader.plays('ghost').picksSuit('glue').adds('smoke', 'glue').lends('glue').lendsCoin('glue');
  t.leader.adds('puddin', 'glue').done().takes('toy').has({ toy: 4 });
  const crown = table(...seats);
  crown.leader.plays('ghost').picksSuit('crown').adds('puddin', 'crown').done().takes('pizza');
  crown.leader.has({ pizza: 3 });
});

rule('fort.act.any-suit', 'a chosen coin counts coins only', () => {
  const seats = [
    { hand: ['ghost', 'puddin', 'prince'], level: 1, lookout: ['flipper', 'bug'] },
    {},
  ];
  const t = table(...seats);
  t.leader.plays('ghost').picksSuit('coin').adds('puddin', 'coin').lendsCoin('coin');
  expect(t.leader.asked).toBe('kind');
  t.leader.takes('pizza').has({ pizza: 2, hand: ['prince'] });
});

rule('fort.act.then', 'B comes only after the whole of A, and must be done', () => {
  const t = table({ hand: ['lefty'], stuff: { pizza: 1, toy: 1 } }, {}, { rules: ['loner'] });
  t.leader.plays('lefty').uses('public').keeps('loner').has({ level: 1, track: 2 });
  const poor = table({ hand: ['lefty', 'bug'], stuff: { pizza: 1 } }, {});
  poor.leader
    .plays('lefty')
    .uses('private')
    .has({ lookout: ['bug'], level: 0, track: 0 });
});

rule('fort.act.then', 'B may need the room that A makes', () => {
  const box = boxWith({
    bug: { public: '', private: 'advance > lookout' },
    sarge: { public: '', private: 'advance > pack' },
  });
  const own = { lookout: ['doc'], pack: { toy: 1 } };
  const rest = { box, rules: ['loner'] as const };
  const t = table({ hand: ['bug', 'dot'], ...own, stuff: { pizza: 4, toy: 4 } }, {}, rest);
  t.leader.plays('bug').uses('private').pays('pizza1-toy1').keeps('loner');
  t.leader.has({ lookout: ['doc', 'dot'], level: 1 });
  const u = table({ hand: ['sarge'], ...own, stuff: { pizza: 1, toy: 4 } }, {}, rest);
  u.leader.plays('sarge').uses('private').pays('pizza1-toy1').keeps('loner');
  u.leader.has({ pack: { pizza: 0, toy: 2 }, level: 1 });
});

rule('fort.act.then', 'where B cannot be done the use is partial', () => {
  const rest = { hand: ['tiny', 'ant'], stuff: { pizza: 4, toy: 4 } };
  const t = table(rest, { yard: ['bug'] });
  t.leader.cannot('play:tiny', 'fort.play.one-full');
});

rule('fort.act.then', 'a repetition whose right side cannot be done is the last', () => {
  const hand = ['blitz', 'scrappers', 'bug', 'dot', 'doc'];
  const t = table({ hand, stuff: { pizza: 1, toy: 3 } }, {});
  t.leader.plays('blitz').uses('public').adds('scrappers').done().takes('pizza');
  t.leader.has({ pizza: 4 }).uses('private').trashes('hand:bug').has({ toy: 4 });
  t.leader.trashes('hand:dot').has({ toy: 4, hand: ['doc'] });
  expect(t.everything).toMatchObject({ phase: 'follow' });
});

rule('fort.act.group', 'everything inside the brackets once per symbol', () => {
  const hand = ['bones', 'noodle-twins', 'bug', 'dot', 'doc', 'worm'];
  const t = table({ hand }, {});
  t.leader.plays('bones').uses('public').adds('noodle-twins').done();
  t.leader.trashes('hand:bug').has({ track: 1 }).trashes('hand:dot').has({ track: 2 });
  t.leader.trashes('hand:doc').has({ track: 3, hand: ['worm'] });
});

rule('fort.act.both', 'two symbols side by side are done in either order', () => {
  const seats = [{ hand: ['doc', 'bug', 'dot'], stuff: { pizza: 1, toy: 1 } }, {}];
  const t = table(...seats);
  t.leader.plays('doc').uses('public');
  const all = ['pack:pizza', 'pack:toy', 'tuck:bug', 'tuck:dot'];
  expect(t.leader.options.toSorted()).toEqual(all);
  t.leader
    .packs('toy')
    .tucks('bug')
    .has({ lookout: ['bug'], pack: { pizza: 0, toy: 1 } });
  const u = table(...seats);
  u.leader.plays('doc').uses('public').tucks('dot').packs('pizza');
  u.leader.has({ lookout: ['dot'], pack: { pizza: 1, toy: 0 } });
});

rule('fort.act.both', 'in a partial use the one that can be done is done', () => {
  const t = table({ hand: ['doc', 'bug'], lookout: ['worm'], stuff: { toy: 1 } }, {});
  t.leader.plays('doc').uses('private').has({ track: 1 });
  t.leader.uses('public').has({ pack: { pizza: 0, toy: 1 }, hand: ['bug'], lookout: ['worm'] });
});

rule('fort.act.both', 'of two advances the one that was paid for is done', () => {
  const box = boxWith({ bug: { public: '', private: 'advance−1 + advance' } });
  // Level 3 costs 4 and level 4 costs 5, one of them one less: all there is, in either order.
  for (const first of ['pizza2-toy1', 'pizza2-toy2']) {
    const t = table({ hand: ['bug'], level: 2, stuff: { pizza: 4, toy: 4 } }, {}, { box });
    t.leader.plays('bug').uses('private').pays(first).has({ level: 4, pizza: 0, toy: 0 });
  }
});

rule('fort.act.both', 'both are needed for a full use', () => {
  const leader = { hand: ['doc', 'bug'], stuff: { toy: 1 } };
  const t = table(leader, { hand: ['bones', 'dot'] }, { hand: ['chef'], stuff: { toy: 1 } });
  t.leader.plays('doc').uses('public').packs('toy').tucks('bug').finishes();
  t.rival(1).cannot('follow:bones', 'fort.follow.full').passes();
  t.rival(2).cannot('follow:chef', 'fort.follow.full');
});
