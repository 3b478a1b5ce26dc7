import { expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

const park = ['bug', 'dot', 'doc'];
const parkDeck = ['moose', 'bones', 'tink', 'scout'];

rule('fort.perk.birthday-party', 'one more from Park or Park deck, not from a Yard', () => {
  const owner = { hand: [], deck: [], level: 2, perk: 'birthday-party' } as const;
  const t = table(owner, { yard: ['worm', 'wart'] }, { park, parkDeck });
  t.leader.recruits('yard:1:wart');
  expect(t.leader.asked).toBe('recruit-more');
  const wanted = ['done', 'recruit:deck', ...park.map((card) => `recruit:park:${card}`).sort()];
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.cannot('recruit:yard:1:worm', 'fort.perk.birthday-party').recruits('deck');
  expect(t.everything.leader).toBe(1);
  t.seat(0).has({ hand: ['wart', 'moose'], perk: 'birthday-party' });
});

rule('fort.perk.birthday-party', 'the gap in the Park is filled before it', () => {
  const owner = { hand: [], deck: [], level: 2, perk: 'birthday-party' } as const;
  const t = table(owner, {}, { park, parkDeck });
  t.leader.recruits('park:bug').recruits('park:moose');
  t.seat(0).has({ hand: ['bug', 'moose'] });
  expect(t.everything.park.toSorted()).toEqual(['bones', 'doc', 'dot']);
});

rule('fort.perk.birthday-party', 'the owner may leave it', () => {
  const owner = { hand: [], deck: [], level: 2, perk: 'birthday-party' } as const;
  const t = table(owner, {}, { park, parkDeck });
  t.leader.recruits('park:bug').done();
  expect(t.everything.leader).toBe(1);
  t.seat(0).has({ hand: ['bug'], perk: 'birthday-party' });
});

rule('fort.perk.birthday-party', 'nothing is asked when Park and Park deck are empty', () => {
  const owner = { hand: [], deck: [], level: 2, perk: 'birthday-party' } as const;
  const yard = ['worm', 'wart'];
  const t = table(owner, { yard }, { yard: ['doc'] }, { park: ['dot'], parkDeck: [] });
  t.leader.recruits('park:dot');
  expect(t.everything.leader).toBe(1);
});

rule('fort.perk.birthday-party', 'not for a recruit action, and in the own phase only', () => {
  const holder = { level: 2, perk: 'birthday-party' } as const;
  const t = table({ hand: ['baby-face'], ...holder }, { hand: [] }, { park, parkDeck });
  t.leader.plays('baby-face').uses('public').recruits('park:dot').done();
  expect(t.everything.phase).toBe('use');
  const u = table({ hand: [] }, holder, { park, parkDeck });
  u.leader.recruits('deck');
  expect(u.everything.leader).toBe(1);
});

rule('fort.perk.bribe', 'a Lookout step may take from Park, Park deck or any Yard', () => {
  const owner = { hand: ['lefty', 'sarge'], discard: ['chef'], level: 2, perk: 'bribe' } as const;
  const t = table(owner, { yard: ['worm'] }, { yard: ['wart'] }, { park, parkDeck });
  t.leader.plays('lefty').uses('private');
  const from = [...park.map((card) => `tuck:park:${card}`), 'tuck:deck', 'tuck:sarge'];
  const wanted = [...from, 'tuck:yard:1:worm', 'tuck:yard:2:wart'].sort();
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.chooses('tuck:park:dot').has({ lookout: ['dot'], hand: ['sarge'] });
  expect(t.everything.park.toSorted()).toEqual(['bug', 'doc', 'moose']);
  expect(t.everything.parkDeck).toEqual(['bones', 'tink', 'scout']);
});

rule('fort.perk.bribe', 'each step has its own source, and what the Park turns up counts', () => {
  const owner = { hand: ['moose', 'moles', 'sarge'], level: 2, perk: 'bribe' } as const;
  const seats = [owner, { yard: ['worm'] }];
  const t = table(...seats, { park, parkDeck: ['ant', 'bones', 'tink'] });
  t.leader.plays('moose').uses('public').adds('moles').done();
  t.leader.chooses('tuck:park:bug').chooses('tuck:park:ant').chooses('tuck:yard:1:worm');
  t.leader.has({ lookout: ['bug', 'ant', 'worm'], hand: ['sarge'], perk: 'bribe' });
  t.rival(1).has({ yard: [] });
  expect(t.everything.parkDeck).toEqual(['tink']);
});

rule('fort.perk.bribe', 'the top of the Park deck is taken unseen', () => {
  const t = table({ hand: ['lefty'], level: 2, perk: 'bribe' }, {}, { park, parkDeck });
  t.leader
    .plays('lefty')
    .chooses('tuck:deck')
    .has({ lookout: ['moose'] });
  expect(t.everything).toMatchObject({ park, parkDeck: ['bones', 'tink', 'scout'] });
});

rule('fort.perk.bribe', 'the Lookout holds no more for it', () => {
  const lookout = ['worm', 'wart', 'ant'];
  const hand = ['lefty', 'sarge'];
  const t = table({ hand, lookout, level: 2, perk: 'bribe' }, {}, { park, parkDeck });
  t.leader.cannot('play:lefty', 'fort.play.one-full');
});

rule('fort.perk.bribe', 'not in the turn of a rival', () => {
  const owner = { hand: ['ghost', 'sarge', 'worm'], level: 2, perk: 'bribe' } as const;
  const t = table({ hand: ['prince', 'chef'] }, owner, { park, parkDeck });
  t.leader.plays('prince').uses('public').finishes();
  t.rival(1).follows('ghost');
  expect(t.rival(1).options.toSorted()).toEqual(['tuck:sarge', 'tuck:worm']);
});

rule('fort.perk.copy-cat', 'two matching cards, and the symbols of both', () => {
  const owner = { hand: ['moles', 'lefty', 'doc'], level: 2, perk: 'copy-cat' } as const;
  const t = table({ hand: ['bug'] }, owner);
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).follows('moles');
  expect(t.rival(1).asked).toBe('follow-second');
  t.rival(1).cannot('follow:doc', 'fort.follow.card').follows('lefty');
  t.rival(1).has({ pizza: 3, hand: ['doc'], discard: ['moles', 'lefty'], perk: 'copy-cat' });
});

rule('fort.perk.copy-cat', 'one card is enough, and coins match', () => {
  const owner = { hand: ['moles', 'smoke'], level: 2, perk: 'copy-cat' } as const;
  const t = table({ hand: ['bug', 'sarge'] }, owner);
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1)
    .follows('smoke')
    .done()
    .has({ pizza: 1, hand: ['moles'] });
  const u = table({ hand: ['bug', 'sarge'] }, owner);
  u.leader.plays('bug').uses('public').finishes();
  u.rival(1).follows('smoke').follows('moles').has({ pizza: 3, hand: [] });
});

rule('fort.perk.copy-cat', 'also for an action that counts no suit', () => {
  const owner = { hand: ['chef', 'bones', 'bug'], level: 2, perk: 'copy-cat' } as const;
  const t = table({ hand: ['einstein'] }, owner);
  t.leader.plays('einstein').uses('public').takes('toy').finishes();
  t.rival(1).follows('chef');
  expect(t.rival(1).options.toSorted()).toEqual(['done', 'follow:bones']);
  t.rival(1)
    .follows('bones')
    .has({ toy: 1, hand: ['bug'], discard: ['chef', 'bones'] });
});

rule('fort.perk.copy-cat', 'the action must be used fully with both', () => {
  const hand = ['lefty', 'sarge', 'moles'];
  const owner = { hand, stuff: { pizza: 2 }, level: 2, perk: 'copy-cat' } as const;
  const t = table({ hand: ['bug'] }, owner);
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).follows('lefty').cannot('follow:moles', 'fort.follow.full').follows('sarge');
  t.rival(1).has({ pizza: 4, hand: ['moles'] });
});

rule('fort.perk.copy-cat', 'both lie in the discard pile before the action starts', () => {
  const owner = { hand: ['blitz', 'punky'], level: 2, perk: 'copy-cat' } as const;
  const t = table({ hand: ['crash', 'dot'] }, owner);
  t.leader.plays('crash').uses('public').trashes('hand:dot').finishes();
  t.rival(1).follows('blitz').follows('punky').trashes('discard:blitz').trashes('discard:punky');
  t.rival(1).has({ hand: [], discard: [] });
});

rule('fort.perk.copy-cat', 'two cards at most, and one without the perk', () => {
  const hand = ['lefty', 'sarge', 'worm'];
  const t = table(
    { hand: ['bug'] },
    { hand, level: 2, perk: 'copy-cat' },
    { hand: ['moles', 'wart'] },
  );
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1)
    .follows('lefty')
    .follows('sarge')
    .has({ pizza: 2, hand: ['worm'] });
  t.rival(2)
    .follows('wart')
    .has({ pizza: 1, hand: ['moles'] });
  expect(t.everything.phase).toBe('recruit');
});

rule('fort.perk.sticky-fingers', 'each Pack step may take from the supply, in any mix', () => {
  const own = { stuff: { pizza: 1 }, level: 2, perk: 'sticky-fingers' } as const;
  const t = table({ hand: ['scout', 'moles'], ...own }, {});
  t.leader.plays('scout').uses('public').adds('moles').done();
  const wanted = ['pack:pizza', 'pack:supply:pizza', 'pack:supply:toy'];
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.chooses('pack:supply:toy').chooses('pack:pizza').chooses('pack:supply:pizza');
  t.leader.has({ pack: { pizza: 2, toy: 1 }, stuff: { pizza: 0, toy: 0 } });
  t.leader.has({ perk: 'sticky-fingers' });
});

rule('fort.perk.sticky-fingers', 'packing needs no Stuff, but room', () => {
  const own = { level: 2, perk: 'sticky-fingers', hand: ['ant', 'bug'] } as const;
  const t = table(own, {});
  t.leader
    .plays('ant')
    .uses('public')
    .chooses('pack:supply:toy')
    .has({ pack: { pizza: 0, toy: 1 } });
  const full = table({ ...own, pack: { toy: 3 }, stuff: { toy: 2 } }, {});
  full.leader
    .plays('ant')
    .uses('private')
    .has({ track: 3, pack: { pizza: 0, toy: 3 } });
  expect(full.everything.phase).toBe('follow');
});

rule('fort.perk.sticky-fingers', 'not in the turn of a rival', () => {
  const owner = { hand: ['dash'], level: 2, perk: 'sticky-fingers' } as const;
  const t = table({ hand: ['ant'], stuff: { toy: 1 } }, owner);
  t.leader.plays('ant').uses('public').finishes();
  t.rival(1).cannot('follow:dash', 'fort.follow.full');
});

rule('fort.perk.xxl-backpack', 'the Pack has room for 2 more', () => {
  const own = { stuff: { pizza: 4 }, pack: { toy: 2 }, level: 2 };
  const t = table({ hand: ['scout', 'moles'], ...own, perk: 'xxl-backpack' }, {});
  expect(t.view(1).seats[0]!.packHolds).toBe(5);
  t.leader.plays('scout').uses('public').adds('moles').done();
  t.leader.has({ pack: { pizza: 3, toy: 2 }, perk: 'xxl-backpack' });
  const without = table({ hand: ['scout', 'moles'], ...own }, {});
  without.leader
    .plays('scout')
    .uses('public')
    .has({ pack: { pizza: 1, toy: 2 } });
});

rule('fort.perk.xxl-backpack', 'in the turn of a rival too', () => {
  const owner = { hand: ['dash'], stuff: { toy: 1 }, pack: { toy: 4 }, level: 2 };
  const t = table({ hand: ['ant'], stuff: { toy: 1 } }, { ...owner, perk: 'xxl-backpack' });
  t.leader.plays('ant').uses('public').finishes();
  t.rival(1)
    .follows('dash')
    .has({ pack: { pizza: 0, toy: 5 } });
});
