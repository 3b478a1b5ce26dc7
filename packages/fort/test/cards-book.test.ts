import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

card('bones', 'public', 'trash a card, then score a point, per book', () => {
  const t = table({ hand: ['bones', 'doc', 'bug', 'dot'] }, { hand: ['chef', 'worm'] });
  t.leader.plays('bones').uses('public').adds('doc').done();
  t.leader.trashes('hand:bug').trashes('hand:dot').has({ track: 2, hand: [] }).finishes();
  t.rival(1)
    .follows('chef')
    .trashes('discard:chef')
    .has({ track: 1, hand: ['worm'] });
});

card('bones', 'private', 'one resource', () => {
  const t = table({ hand: ['bones', 'bug'] }, {});
  t.leader.plays('bones').uses('private').takes('toy').has({ toy: 1, pizza: 0, track: 0 });
});

card('captain', 'public', 'advance', () => {
  const stuff = { pizza: 1, toy: 1 };
  const rivals = [
    { hand: ['chef'], stuff },
    { hand: ['doc'], stuff: { pizza: 2 } },
  ];
  const t = table({ hand: ['captain'], stuff }, ...rivals, { rules: ['loner', 'sleepover'] });
  t.leader.plays('captain').uses('public').keeps('sleepover').has({ level: 1, pizza: 0, toy: 0 });
  t.rival(1)
    .follows('chef')
    .keeps('loner')
    .has({ level: 1, discard: ['chef'], rule: 'loner' });
  t.rival(2).cannot('follow:doc', 'fort.follow.full');
});

card('captain', 'private', 'copy a rival’s Pack', () => {
  const t = table({ hand: ['captain'] }, { level: 1, pack: { pizza: 1, toy: 1 } });
  t.leader.plays('captain').uses('private').has({ pizza: 1, toy: 1 });
});

card('chef', 'public', 'a pizza per book', () => {
  const t = table({ hand: ['chef', 'noodle-twins'] }, { hand: ['doc'] });
  t.leader.plays('chef').uses('public').adds('noodle-twins').done().has({ pizza: 3 }).finishes();
  t.rival(1).follows('doc').has({ pizza: 1 });
});

card('chef', 'private', 'a pizza per skateboard: none of its own', () => {
  const t = table({ hand: ['chef', 'rocket-bros', 'doc'] }, {});
  t.leader.plays('chef').uses('private').adds('rocket-bros').done().has({ pizza: 2 });
  const none = table({ hand: ['chef', 'doc'] }, {});
  none.leader.plays('chef').uses('public').done().has({ pizza: 1 });
  expect(none.everything.phase).toBe('follow');
});

card('doc', 'public', 'tuck a card and pack a resource', () => {
  const own = { hand: ['doc', 'bug'], stuff: { toy: 1 } };
  const t = table(own, { hand: ['chef', 'dot'], stuff: { pizza: 1 } });
  t.leader.plays('doc').uses('public').tucks('bug').packs('toy').finishes();
  t.leader.has({ lookout: ['bug'], pack: { pizza: 0, toy: 1 }, toy: 0 });
  t.rival(1).follows('chef').tucks('dot').packs('pizza');
  t.rival(1).has({ lookout: ['dot'], pack: { pizza: 1, toy: 0 } });
});

card('doc', 'private', 'a point per card in the Lookout', () => {
  const t = table({ hand: ['doc'], level: 2, lookout: ['moles', 'bug', 'dot'] }, {});
  t.leader.plays('doc').uses('private').has({ track: 3 });
});

card('einstein', 'public', 'one resource, the same kind for followers', () => {
  const t = table({ hand: ['einstein'] }, { hand: ['noodle-twins'] });
  t.leader.plays('einstein').uses('public').takes('pizza').has({ pizza: 1 }).finishes();
  t.rival(1).follows('noodle-twins').has({ pizza: 1, toy: 0 });
});

card('einstein', 'private', 'a point per book, then the card leaves the game', () => {
  const t = table({ hand: ['einstein', 'noodle-twins'] }, { hand: [] });
  t.leader.plays('einstein').uses('private').adds('noodle-twins').done().has({ track: 3 });
  t.leader.finishes();
  t.rival(1).passes();
  expect(t.everything.trashed).toContain('einstein');
  expect(t.everything.inPlay).toEqual(['noodle-twins']);
});

card('patch', 'public', 'a toy per book', () => {
  const t = table({ hand: ['patch', 'noodle-twins'] }, { hand: ['smoke'] });
  t.leader.plays('patch').uses('public').adds('noodle-twins').done().has({ toy: 3 }).finishes();
  t.rival(1).follows('smoke').has({ toy: 1 });
});

card('patch', 'private', 'a toy per glue: the same coin counts once', () => {
  const t = table({ hand: ['patch', 'icky-and-sticky', 'smoke'] }, {});
  t.leader.plays('patch').uses('private').adds('icky-and-sticky').adds('smoke', 'glue').done();
  t.leader.has({ toy: 3 }).uses('public').has({ toy: 4 });
});

card('noodle-twins', 'neither', 'two books to add or to follow with, but not to play', () => {
  const t = table({ hand: ['noodle-twins', 'chef'] }, {});
  t.leader.cannot('play:noodle-twins', 'fort.play.blank');
  t.leader.plays('chef').uses('public').adds('noodle-twins').done().has({ pizza: 3 });
  const u = table({ hand: ['chef'] }, { hand: ['noodle-twins'] });
  u.leader.plays('chef').uses('public').finishes();
  u.rival(1).follows('noodle-twins').has({ pizza: 2 });
});

card('smoke', 'private', 'copy a rival’s Pack; nobody can follow, nothing is declared', () => {
  const t = table({ hand: ['smoke'] }, { pack: { toy: 1 }, hand: ['flipper'] });
  t.leader.plays('smoke').has({ toy: 1, pizza: 0 });
  expect(t.everything).toMatchObject({ phase: 'recruit', declared: null });
  t.rival(1).has({ pack: { pizza: 0, toy: 1 } });
});
