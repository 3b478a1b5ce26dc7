import { expect } from 'vitest';
import { boxWith } from './boxes.ts';
import { rule } from './rule.ts';
import { table } from './table.ts';

rule('fort.act.gain', 'takes the resource shown into Stuff', () => {
  const t = table({ hand: ['giggles'], stuff: { pizza: 1, toy: 1 } }, {});
  t.leader.plays('giggles').uses('private').has({ toy: 2, pizza: 1 });
});

rule('fort.act.gain', 'of an open symbol everything is of the one kind chosen', () => {
  const t = table({ hand: ['crash'] }, {});
  t.leader.plays('crash').uses('private');
  expect(t.leader.options).toEqual(['kind:pizza', 'kind:toy']);
  t.leader.takes('toy').takes('toy').has({ toy: 2, pizza: 0 });
});

rule('fort.act.gain', 'a kind without room for all of it is no choice', () => {
  const t = table({ hand: ['crash'], stuff: { toy: 3 } }, {});
  t.leader.plays('crash').uses('private').has({ pizza: 2, toy: 3 });
});

rule('fort.act.gain', 'each of the two actions has a choice of its own', () => {
  const t = table({ hand: ['tiny'] }, { yard: ['bug'] });
  t.leader.plays('tiny').uses('public').takes('pizza');
  t.leader.uses('private').takes('toy').has({ pizza: 1, toy: 1 });
});

rule('fort.act.pack', 'moves resources from Stuff to the Pack, in any mix', () => {
  const t = table({ hand: ['scout', 'moles'], stuff: { pizza: 3, toy: 2 }, level: 2 }, {});
  t.leader.plays('scout').uses('public').adds('moles').done();
  t.leader.packs('pizza').packs('toy').packs('pizza');
  t.leader.has({ stuff: { pizza: 1, toy: 1 }, pack: { pizza: 2, toy: 1 } });
});

rule('fort.act.pack', 'cannot be done with empty Stuff', () => {
  const t = table({ hand: ['ant', 'bug'] }, {});
  t.leader.cannot('play:ant', 'fort.play.one-full');
});

rule('fort.act.lookout', 'tucks one card of the hand into the Lookout', () => {
  const t = table({ hand: ['lefty', 'bug', 'dot'], discard: ['doc'] }, { yard: ['worm'] });
  t.leader.plays('lefty');
  expect(t.leader.options).toEqual(['tuck:dot', 'tuck:bug']);
  t.leader.tucks('dot').has({ hand: ['bug'], lookout: ['dot'], discard: ['doc'] });
});

rule('fort.act.trash', 'removes a card of hand or discard pile, a best friend too', () => {
  const hand = ['crash', 'blitz', 'bitsy'];
  const t = table({ hand, deck: ['dot'], discard: ['chef'], lookout: ['doc'] }, {});
  t.leader.plays('crash').uses('public').adds('blitz').done();
  expect(t.leader.options.toSorted()).toEqual(['trash:discard:chef', 'trash:hand:bitsy']);
  t.leader.trashes('hand:bitsy').trashes('discard:chef');
  t.leader.has({ hand: [], discard: [], deck: ['dot'], lookout: ['doc'] });
  expect(t.everything.trashed).toEqual(expect.arrayContaining(['bitsy', 'chef']));
  expect(t.everything.inPlay).toEqual(['crash', 'blitz']);
});

rule('fort.act.trash', 'with nothing in hand or discard pile it cannot be done', () => {
  const t = table({ hand: ['crash'], deck: ['dot'], stuff: { pizza: 2, toy: 2 } }, {});
  t.leader.plays('crash').uses('private').takes('toy').has({ toy: 4 });
  expect(t.everything.phase).toBe('follow');
});

rule('fort.act.trash-this', 'the card leaves when the action and all followers are done', () => {
  const t = table({ hand: ['wart', 'moles'] }, { hand: ['bug'] }, { hand: ['lefty'] });
  t.leader.plays('wart').uses('private').adds('moles').done().has({ track: 3 }).finishes();
  expect(t.everything).toMatchObject({ phase: 'follow', played: 'wart' });
  t.rival(1).follows('bug').has({ pizza: 1 });
  expect(t.everything.inPlay).toContain('wart');
  t.rival(2).follows('lefty').has({ pizza: 1 });
  expect(t.everything.inPlay).toEqual(['moles']);
  expect(t.everything.trashed).toContain('wart');
});

rule('fort.act.trash-this', 'nothing leaves where that action is not used', () => {
  const t = table({ hand: ['wart'] }, {});
  t.leader.plays('wart').uses('public').has({ pizza: 1, track: 0 }).done();
  t.allPass();
  expect(t.everything).toMatchObject({ inPlay: ['wart'], phase: 'recruit' });
});

rule('fort.act.trash-this', 'a follower trashes nothing by it', () => {
  const box = boxWith({ bug: { public: 'score > trashThis' } });
  const seats = [{ hand: ['bug'], level: 1 }, { hand: ['lefty'] }];
  const t = table(...seats, { box });
  t.leader.plays('bug').uses('private').done();
  t.rival(1)
    .follows('lefty')
    .has({ track: 1, discard: ['lefty'] });
  expect(t.everything.inPlay).toEqual(['bug']);
  expect(t.events('trashed')).toEqual([]);
});

rule('fort.act.trash-rival', "removes one card of any rival's Yard", () => {
  const yards = [{ yard: ['bug', 'dot'] }, { yard: ['doc'] }];
  const t = table({ hand: ['golden-boy'], discard: ['worm'] }, ...yards);
  t.leader.plays('golden-boy').uses('private');
  const wanted = ['trash:yard:1:bug', 'trash:yard:1:dot', 'trash:yard:2:doc'];
  expect(t.leader.options.toSorted()).toEqual(wanted);
  t.leader.trashes('yard:1:dot');
  t.rival(1).has({ yard: ['bug'] });
  t.rival(2).has({ yard: ['doc'] });
  expect(t.everything.trashed).toContain('dot');
});

rule('fort.act.trash-rival', "needs a card in a rival's Yard", () => {
  const t = table({ hand: ['golden-boy', 'thunder'], yard: ['bug'] }, {});
  t.leader.cannot('play:golden-boy', 'fort.play.one-full');
});

rule('fort.act.trash-rival', 'a follower may not take from the own Yard', () => {
  const box = boxWith({ bug: { public: 'trashRival' } });
  const rivals = [{ hand: ['lefty'], yard: ['doc'] }, { yard: ['dot', 'worm'] }];
  const t = table({ hand: ['bug'], level: 1 }, ...rivals, { box });
  t.leader.plays('bug').uses('private').done();
  t.rival(1).follows('lefty');
  expect(t.rival(1).options.toSorted()).toEqual(['trash:yard:2:dot', 'trash:yard:2:worm']);
});

rule('fort.act.recruit', 'takes a card of the Park, the Park deck or a rival’s Yard', () => {
  const park = ['bug', 'dot', 'doc'];
  const seats = [{ hand: ['baby-face', 'blitz'], discard: [] }, { yard: ['worm'] }];
  const t = table(...seats, { park, parkDeck: ['moose', 'bones', 'tink'] });
  t.leader.plays('baby-face').uses('public').adds('blitz').done();
  const wanted = ['recruit:deck', 'recruit:park:bug', 'recruit:park:doc', 'recruit:park:dot'];
  expect(t.leader.options.toSorted()).toEqual([...wanted, 'recruit:yard:1:worm']);
  t.leader.recruits('park:dot').has({ discard: ['dot'], toy: 1 });
  expect(t.everything.park.toSorted()).toEqual(['bug', 'doc', 'moose']);
  t.leader.recruits('yard:1:worm').has({ discard: ['dot', 'worm'], toy: 2 });
  expect(t.everything).toMatchObject({ parkDeck: ['bones', 'tink'] });
});

rule('fort.act.recruit', 'the sources are seen from the player who does it', () => {
  const rivals = [{ hand: ['crash'], yard: ['doc'] }, { yard: ['worm'] }];
  const t = table({ hand: ['baby-face'] }, ...rivals, { park: ['dot'], parkDeck: ['tink'] });
  t.leader.plays('baby-face').uses('private').done();
  t.rival(1).follows('crash');
  const wanted = ['recruit:deck', 'recruit:park:dot', 'recruit:yard:2:worm'];
  expect(t.rival(1).options.toSorted()).toEqual(wanted);
  t.rival(1)
    .recruits('deck')
    .has({ discard: ['crash', 'tink'], yard: ['doc'], toy: 1 });
});
