import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

card('bug', 'public', 'a pizza per shovel', () => {
  const t = table({ hand: ['bug', 'sarge'] }, { hand: ['moles'] });
  t.leader.plays('bug').uses('public').adds('sarge').done().has({ pizza: 2 }).finishes();
  t.rival(1).follows('moles').has({ pizza: 2 });
});

card('bug', 'private', 'a point per fort level', () => {
  const t = table({ hand: ['bug'], level: 4 }, {});
  t.leader.plays('bug').uses('private').has({ track: 4 });
});

card('lefty', 'public', 'advance, then 2 points', () => {
  const stuff = { pizza: 1, toy: 1 };
  const rest = { rules: ['loner', 'sleepover'] as const };
  const t = table({ hand: ['lefty'], stuff }, { hand: ['bug'], stuff }, rest);
  t.leader.plays('lefty').uses('public').keeps('sleepover').has({ level: 1, track: 2, pizza: 0 });
  t.rival(1).follows('bug').keeps('loner').has({ level: 1, track: 2, toy: 0 });
});

card('lefty', 'private', 'tuck a card', () => {
  const t = table({ hand: ['lefty', 'bug', 'dot'] }, {});
  t.leader
    .plays('lefty')
    .uses('private')
    .tucks('bug')
    .has({ lookout: ['bug'], hand: ['dot'] });
});

card('moose', 'public', 'tuck a card per shovel', () => {
  const own = { hand: ['moose', 'sarge', 'dot', 'doc'], level: 1 };
  const t = table(own, { hand: ['bug', 'chef'] });
  t.leader.plays('moose').uses('public').adds('sarge').done().tucks('doc').tucks('dot');
  t.leader.has({ lookout: ['dot', 'doc'], hand: [] }).finishes();
  t.rival(1)
    .follows('bug')
    .has({ lookout: ['chef'] });
});

card('moose', 'private', 'advance, which makes room for the public action', () => {
  const own = { hand: ['moose', 'dot'], stuff: { pizza: 1, toy: 1 }, lookout: ['doc'] };
  const t = table(own, {}, { rules: ['loner'] });
  t.leader.plays('moose').uses('private').keeps('loner').has({ level: 1 });
  t.leader.uses('public').has({ lookout: ['doc', 'dot'] });
});

card('sarge', 'public', 'a toy per shovel', () => {
  const t = table({ hand: ['sarge', 'bug'] }, { hand: ['moles'] });
  t.leader.plays('sarge').uses('public').adds('bug').done().has({ toy: 2 }).finishes();
  t.rival(1).follows('moles').has({ toy: 2 });
});

card('sarge', 'private', 'tuck a card per shovel', () => {
  const t = table({ hand: ['sarge', 'bug', 'dot', 'doc'], level: 1 }, {});
  t.leader.plays('sarge').uses('private').adds('bug').done().tucks('dot').tucks('doc');
  t.leader.has({ lookout: ['dot', 'doc'], hand: [] });
});

card('scout', 'public', 'pack a resource per shovel', () => {
  const own = { hand: ['scout', 'bug'], level: 1, stuff: { pizza: 1, toy: 1 } };
  const t = table(own, { hand: ['sarge'], stuff: { pizza: 1 } });
  t.leader.plays('scout').uses('public').adds('bug').done().packs('toy').packs('pizza');
  t.leader.has({ pack: { pizza: 1, toy: 1 } }).finishes();
  t.rival(1)
    .follows('sarge')
    .has({ pack: { pizza: 1, toy: 0 }, pizza: 0 });
});

card('scout', 'private', 'two toys', () => {
  const t = table({ hand: ['scout'] }, {});
  t.leader.plays('scout').uses('private').has({ toy: 2, pizza: 0 });
  const room = table({ hand: ['scout', 'bug'], stuff: { toy: 3 }, pack: { toy: 1 } }, {});
  room.leader.cannot('play:scout', 'fort.play.one-full');
});

card('wart', 'public', 'a pizza', () => {
  const t = table({ hand: ['wart', 'moles'] }, { hand: ['bug'] });
  t.leader.plays('wart').uses('public').has({ pizza: 1 }).finishes();
  t.rival(1).follows('bug').has({ pizza: 1 });
});

card('wart', 'private', 'a point per shovel, then the card leaves the game', () => {
  const t = table({ hand: ['wart', 'moles'] }, { hand: [] });
  t.leader.plays('wart').uses('private').adds('moles').done().has({ track: 3 }).finishes();
  t.rival(1).passes();
  expect(t.everything.trashed).toContain('wart');
});

card('worm', 'public', 'one resource per card in the own Lookout', () => {
  const own = { hand: ['worm'], level: 1, lookout: ['moles', 'dot'] };
  const t = table(own, { hand: ['bug'], lookout: ['doc'] }, { hand: ['lefty'] });
  t.leader.plays('worm').uses('public').takes('toy').has({ toy: 2 }).finishes();
  t.rival(1).follows('bug').has({ toy: 1 });
  t.rival(2).cannot('follow:lefty', 'fort.follow.full');
});

card('worm', 'private', 'tuck a card per shovel', () => {
  const t = table({ hand: ['worm', 'moles', 'dot', 'doc', 'chef'], level: 2 }, {});
  t.leader.plays('worm').uses('private').adds('moles').done().tucks('dot').tucks('doc');
  t.leader.has({ lookout: ['dot', 'doc', 'chef'], hand: [] });
});

card('moles', 'neither', 'two shovels to add or to follow with, but not to play', () => {
  const t = table({ hand: ['moles', 'bug'] }, {});
  t.leader.cannot('play:moles', 'fort.play.blank');
  t.leader.plays('bug').uses('public').adds('moles').done().has({ pizza: 3 });
  const u = table({ hand: ['bug'] }, { hand: ['moles'] });
  u.leader.plays('bug').uses('public').finishes();
  u.rival(1).follows('moles').has({ pizza: 2 });
});
