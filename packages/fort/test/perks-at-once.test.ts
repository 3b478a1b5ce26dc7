import { expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

/** A perk that is gained in mid-turn and used in the same turn; fort.level.2 says that it works at once. */
const ready = { level: 1, stuff: { pizza: 2, toy: 1 } };

rule('fort.perk.bribe', 'gained by the private action, it works for the public one', () => {
  const park = { park: ['dot'], parkDeck: ['doc'], perks: ['bribe', 'diy'] as const };
  const t = table({ hand: ['moose', 'bug'], ...ready }, {}, park);
  t.leader.plays('moose').uses('private').takesPerk('bribe').uses('public').done();
  expect(t.leader.options.toSorted()).toEqual(['tuck:bug', 'tuck:deck', 'tuck:park:dot']);
  t.leader.chooses('tuck:park:dot').has({ lookout: ['dot'], perk: 'bribe', level: 2 });
});

rule(
  'fort.perk.sticky-fingers',
  'gained by the private action, it works for the public one',
  () => {
    const perks = { perks: ['sticky-fingers', 'diy'] as const };
    const t = table({ hand: ['skids'], ...ready }, {}, perks);
    t.leader.plays('skids').uses('private').takesPerk('sticky-fingers').has({ pizza: 0, toy: 0 });
    t.leader
      .uses('public')
      .chooses('pack:supply:toy')
      .has({ pack: { pizza: 0, toy: 1 } });
  },
);

rule('fort.perk.xxl-backpack', 'gained by the private action, it works for the public one', () => {
  const perks = { perks: ['xxl-backpack', 'diy'] as const };
  const hand = ['skids', 'ant', 'rocket-bros'];
  const own = { level: 1, stuff: { pizza: 4, toy: 4 }, pack: { pizza: 2 } };
  const t = table({ hand, ...own }, {}, perks);
  t.leader.plays('skids').uses('private').pays('pizza1-toy2').takesPerk('xxl-backpack');
  t.leader.uses('public').adds('rocket-bros').done();
  t.leader
    .packs('toy')
    .packs('toy')
    .packs('pizza')
    .has({ pack: { pizza: 3, toy: 2 } });
});

rule('fort.perk.do-over', 'gained by the first card, it plays the second', () => {
  const perks = { perks: ['do-over', 'diy'] as const };
  const t = table({ hand: ['bitsy', 'bug'], ...ready }, { hand: [] }, perks);
  t.leader.plays('bitsy').takesPerk('do-over');
  t.rival(1).passes();
  t.leader.playsAgain().plays('bug').uses('public').has({ pizza: 1, perk: null });
});

rule('fort.perk.recycling', 'gained in mid-action, it is there at the next decision', () => {
  const perks = { perks: ['recycling', 'diy'] as const };
  const own = { hand: ['lefty'], discard: ['moles'], ...ready };
  const t = table(own, { hand: [] }, perks);
  t.leader.plays('lefty').takesPerk('recycling');
  expect(t.leader.asked).toBe('score');
  t.leader.recycles('moles').has({ track: 2, hand: ['moles'], perk: null });
  t.leader
    .uses('private')
    .tucks('moles')
    .has({ lookout: ['moles'] });
});

rule('fort.perk.birthday-party', 'gained in the play phase, it works in the recruit phase', () => {
  const rest = {
    park: ['dot', 'doc'],
    parkDeck: ['bug'],
    perks: ['birthday-party', 'diy'] as const,
  };
  const t = table({ hand: ['bitsy'], ...ready }, { hand: [] }, rest);
  t.leader.plays('bitsy').takesPerk('birthday-party');
  t.rival(1).passes();
  t.leader.recruits('park:dot').recruits('park:doc');
  expect(t.everything.leader).toBe(1);
});

rule('fort.perk.diy', 'gained by a played card, it waits for the next turn', () => {
  const own = {
    hand: ['bitsy'],
    level: 1,
    stuff: { pizza: 4, toy: 4 },
    pack: { pizza: 1, toy: 1 },
  };
  const t = table(own, { hand: [] }, { perks: ['bribe', 'diy'] });
  t.leader.plays('bitsy').pays('pizza1-toy1', 'pizza1').takesPerk('diy');
  t.rival(1).passes();
  expect(t.everything.phase).toBe('recruit');
  t.leader.has({ perk: 'diy', level: 2 });
});

rule('fort.perk.copy-cat', 'gained by following, it works with the next leader', () => {
  const leader = { hand: ['captain'], stuff: { pizza: 1, toy: 1 } };
  const follower = { hand: ['chef', 'noodle-twins', 'bones'], ...ready };
  const t = table(leader, { hand: ['patch'] }, follower, { perks: ['copy-cat', 'diy'] });
  t.leader.plays('captain').uses('public').keeps(t.everything.rules[0]!).finishes();
  t.rival(1).passes();
  t.rival(2).follows('chef').takesPerk('copy-cat').has({ level: 2, pizza: 0, toy: 0 });
  t.restOfTurn();
  t.leader.plays('patch').uses('public').finishes();
  t.rival(1).follows('noodle-twins').follows('bones').has({ toy: 3, hand: [] });
});

rule('fort.perk.rough-housing', 'gained by following, it is too late for this card', () => {
  const follower = { hand: ['chef'], ...ready };
  const leader = { hand: ['captain'], stuff: { pizza: 1, toy: 1 } };
  const t = table(leader, follower, { hand: [] }, { perks: ['rough-housing', 'diy'] });
  t.leader.plays('captain').uses('public').keeps(t.everything.rules[0]!).finishes();
  t.rival(1).follows('chef').takesPerk('rough-housing');
  t.rival(2).passes();
  expect(t.everything).toMatchObject({ phase: 'recruit', inPlay: ['captain'] });
});

rule(
  'fort.level.2',
  'two advances in one turn with Dot: a rule, then a perk that works at once',
  () => {
    const rest = { perks: ['recycling', 'diy'] as const, rules: ['loner', 'sleepover'] as const };
    const own = { hand: ['dot'], discard: ['bug'], stuff: { pizza: 2, toy: 2 } };
    const t = table(own, { hand: [] }, rest);
    t.leader.plays('dot').uses('public').keeps('loner').has({ level: 1, rule: 'loner' });
    t.leader
      .uses('private')
      .has({ level: 2, stuff: { pizza: 0, toy: 0 } })
      .takesPerk('recycling');
    t.leader.finishes();
    t.rival(1).passes();
    t.leader.recycles('bug').has({ hand: ['bug'], perk: null });
    expect(t.everything.perks).toEqual(['diy']);
  },
);
