import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

card('doodles', 'public', 'a toy per glue', () => {
  const t = table({ hand: ['doodles', 'dot'] }, { hand: ['icky-and-sticky'] });
  t.leader.plays('doodles').uses('public').adds('dot').done().has({ toy: 2 }).finishes();
  t.rival(1).follows('icky-and-sticky').has({ toy: 2 });
});

card('doodles', 'private', 'a point per resource in the Pack', () => {
  const t = table({ hand: ['doodles'], level: 1, pack: { pizza: 1, toy: 1 } }, {});
  t.leader
    .plays('doodles')
    .uses('private')
    .has({ track: 2, pack: { pizza: 1, toy: 1 } });
});

card('dot', 'public', 'advance', () => {
  const stuff = { pizza: 1, toy: 1 };
  const t = table(
    { hand: ['dot'], stuff },
    { hand: ['tink'], stuff },
    { rules: ['loner', 'sleepover'] },
  );
  t.leader.plays('dot').uses('public').keeps('sleepover').has({ level: 1, pizza: 0, toy: 0 });
  t.rival(1).follows('tink').keeps('loner').has({ level: 1 });
});

card('dot', 'private', 'advance for one resource less', () => {
  const t = table({ hand: ['dot'], stuff: { toy: 1 } }, {}, { rules: ['loner'] });
  t.leader.plays('dot').uses('private').keeps('loner').has({ level: 1, toy: 0 });
});

card('giggles', 'public', 'copy the own Pack', () => {
  const rival = { hand: ['tink'], pack: { toy: 1 } };
  const t = table({ hand: ['giggles'], level: 1, pack: { pizza: 2 } }, rival, { hand: ['dot'] });
  t.leader.plays('giggles').uses('public').has({ pizza: 2, toy: 0 }).finishes();
  t.rival(1).follows('tink').has({ pizza: 0, toy: 1 });
  t.rival(2).cannot('follow:dot', 'fort.follow.full');
});

card('giggles', 'private', 'a toy', () => {
  const t = table({ hand: ['giggles'] }, {});
  t.leader.plays('giggles').uses('private').has({ toy: 1, pizza: 0 });
});

card('kitty', 'public', 'a toy per glue', () => {
  const t = table({ hand: ['kitty', 'icky-and-sticky'] }, { hand: ['penny'] });
  t.leader.plays('kitty').uses('public').adds('icky-and-sticky').done().has({ toy: 3 }).finishes();
  t.rival(1).follows('penny').has({ toy: 1 });
});

card('kitty', 'private', 'spend a toy, then a point, per glue', () => {
  const t = table({ hand: ['kitty', 'dot'], stuff: { pizza: 2, toy: 3 } }, {});
  t.leader.plays('kitty').uses('private').adds('dot').done().has({ track: 2, toy: 1, pizza: 2 });
});

card('penny', 'public', 'pack a resource per glue', () => {
  const own = { hand: ['penny', 'dot'], level: 1, stuff: { pizza: 1, toy: 1 } };
  const t = table(own, { hand: ['tink'], stuff: { toy: 1 } });
  t.leader.plays('penny').uses('public').adds('dot').done().packs('pizza').packs('toy').finishes();
  t.leader.has({ pack: { pizza: 1, toy: 1 }, pizza: 0, toy: 0 });
  t.rival(1)
    .follows('tink')
    .has({ pack: { pizza: 0, toy: 1 }, toy: 0 });
});

card('penny', 'private', 'a point per resource in the Pack, also of those packed just now', () => {
  const t = table({ hand: ['penny'], level: 1, stuff: { toy: 1 }, pack: { toy: 1 } }, {});
  t.leader.plays('penny').uses('public').uses('private').has({ track: 2 });
});

card('sweet-pea', 'public', 'pack a resource per glue', () => {
  const own = { hand: ['sweet-pea', 'dot'], level: 1, stuff: { toy: 2 } };
  const t = table(own, { hand: ['tink'], stuff: { pizza: 1 } });
  t.leader
    .plays('sweet-pea')
    .uses('public')
    .adds('dot')
    .done()
    .has({ pack: { pizza: 0, toy: 2 } });
  t.leader.finishes();
  t.rival(1)
    .follows('tink')
    .has({ pack: { pizza: 1, toy: 0 } });
});

card('sweet-pea', 'private', 'a toy per glue; a card added for one action counts for both', () => {
  const t = table({ hand: ['sweet-pea', 'dot'], level: 1 }, {});
  t.leader.plays('sweet-pea').uses('private').adds('dot').done().has({ toy: 2 });
  t.leader.uses('public').has({ toy: 0, pack: { pizza: 0, toy: 2 } });
});

card('tink', 'public', 'a toy per glue', () => {
  const t = table({ hand: ['tink', 'kitty'] }, { hand: ['dot'] });
  t.leader.plays('tink').uses('public').adds('kitty').done().has({ toy: 2 }).finishes();
  t.rival(1).follows('dot').has({ toy: 1 });
});

card('tink', 'private', 'a swap per glue', () => {
  const t = table({ hand: ['tink', 'kitty'], stuff: { pizza: 2 } }, {});
  t.leader.plays('tink').uses('private').adds('kitty').done().has({ pizza: 0, toy: 2 });
});

card('icky-and-sticky', 'neither', 'two glues to add or to follow with, but not to play', () => {
  const t = table({ hand: ['icky-and-sticky', 'doodles'] }, {});
  t.leader.cannot('play:icky-and-sticky', 'fort.play.blank');
  t.leader.plays('doodles').uses('public').adds('icky-and-sticky').done().has({ toy: 3 });
  const u = table({ hand: ['doodles'] }, { hand: ['icky-and-sticky'] });
  u.leader.plays('doodles').uses('public').finishes();
  u.rival(1).follows('icky-and-sticky').has({ toy: 2 });
  expect(u.everything.phase).toBe('recruit');
});
