import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

card('ant', 'public', 'pack a resource per skateboard', () => {
  const own = { hand: ['ant', 'dash'], level: 1, stuff: { pizza: 1, toy: 1 } };
  const t = table(own, { hand: ['munch'], stuff: { toy: 1 } });
  t.leader.plays('ant').uses('public').adds('dash').done().packs('pizza').packs('toy');
  t.leader.has({ pack: { pizza: 1, toy: 1 } }).finishes();
  t.rival(1)
    .follows('munch')
    .has({ pack: { pizza: 0, toy: 1 } });
});

card('ant', 'private', 'a point per resource in the Pack', () => {
  const t = table({ hand: ['ant'], level: 2, pack: { pizza: 1, toy: 2 } }, {});
  t.leader.plays('ant').uses('private').has({ track: 3 });
});

card('dash', 'public', 'a pizza per skateboard', () => {
  const t = table({ hand: ['dash', 'rocket-bros'] }, { hand: ['ant'] });
  t.leader.plays('dash').uses('public').adds('rocket-bros').done().has({ pizza: 3 }).finishes();
  t.rival(1).follows('ant').has({ pizza: 1 });
});

card('dash', 'private', 'a point per resource in the Pack', () => {
  const t = table({ hand: ['dash'], level: 1, pack: { toy: 2 } }, {});
  t.leader.plays('dash').uses('private').has({ track: 2 });
});

card('munch', 'public', 'a pizza per skateboard', () => {
  const t = table({ hand: ['munch', 'ant'] }, { hand: ['rocket-bros'] });
  t.leader.plays('munch').uses('public').adds('ant').done().has({ pizza: 2 }).finishes();
  t.rival(1).follows('rocket-bros').has({ pizza: 2 });
});

card('munch', 'private', 'spend a pizza, then a point, per skateboard', () => {
  const t = table({ hand: ['munch', 'rocket-bros'], stuff: { pizza: 3, toy: 1 } }, {});
  t.leader.plays('munch').uses('private').adds('rocket-bros').done();
  t.leader.has({ track: 3, pizza: 0, toy: 1 });
});

card('skids', 'public', 'pack a resource per skateboard', () => {
  const own = { hand: ['skids', 'dash'], level: 1, stuff: { toy: 2 } };
  const t = table(own, { hand: ['ant'], stuff: { pizza: 1 } });
  t.leader
    .plays('skids')
    .uses('public')
    .adds('dash')
    .done()
    .has({ pack: { pizza: 0, toy: 2 } });
  t.leader.finishes();
  t.rival(1)
    .follows('ant')
    .has({ pack: { pizza: 1, toy: 0 } });
});

card('skids', 'private', 'advance', () => {
  const t = table({ hand: ['skids'], stuff: { pizza: 1, toy: 1 } }, {}, { rules: ['loner'] });
  t.leader.plays('skids').uses('private').keeps('loner').has({ level: 1, pizza: 0, toy: 0 });
});

card('spike', 'public', 'pack a resource per skateboard', () => {
  const own = { hand: ['spike', 'dash'], level: 1, stuff: { pizza: 2 } };
  const t = table(own, { hand: ['ant'], stuff: { toy: 1 } });
  t.leader
    .plays('spike')
    .uses('public')
    .adds('dash')
    .done()
    .has({ pack: { pizza: 2, toy: 0 } });
  t.leader.finishes();
  t.rival(1)
    .follows('ant')
    .has({ pack: { pizza: 0, toy: 1 } });
});

card('spike', 'private', 'copy a rival’s Pack', () => {
  const t = table({ hand: ['spike'] }, { level: 1, pack: { pizza: 1, toy: 1 } });
  t.leader.plays('spike').uses('private').has({ pizza: 1, toy: 1 });
});

card('thunder', 'public', 'copy the own Pack', () => {
  const own = { hand: ['thunder'], level: 1, pack: { pizza: 1, toy: 1 } };
  const t = table(own, { hand: ['dash'], pack: { toy: 1 } });
  t.leader.plays('thunder').uses('public').has({ pizza: 1, toy: 1 }).finishes();
  t.rival(1).follows('dash').has({ toy: 1, pizza: 0 });
});

card('thunder', 'private', 'a pizza', () => {
  const t = table({ hand: ['thunder'] }, {});
  t.leader.plays('thunder').uses('private').has({ pizza: 1, toy: 0 });
});

card('rocket-bros', 'neither', 'two skateboards to add or to follow with, but not to play', () => {
  const t = table({ hand: ['rocket-bros', 'dash'] }, {});
  t.leader.cannot('play:rocket-bros', 'fort.play.blank');
  t.leader.plays('dash').uses('public').adds('rocket-bros').done().has({ pizza: 3 });
  const u = table({ hand: ['dash'] }, { hand: ['rocket-bros'] });
  u.leader.plays('dash').uses('public').finishes();
  u.rival(1).follows('rocket-bros').has({ pizza: 2 });
  expect(u.everything.phase).toBe('recruit');
});
