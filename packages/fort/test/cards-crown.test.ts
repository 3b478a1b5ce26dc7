import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

card('ghost', 'private', 'one resource per symbol of any suit', () => {
  const t = table({ hand: ['ghost', 'moles', 'bug'] }, { hand: ['prince'] });
  t.leader.plays('ghost').picksSuit('shovel').adds('moles').adds('bug').done().takes('toy');
  t.leader.has({ toy: 3, pizza: 0 });
  expect(t.everything.phase).toBe('recruit');
});

card('golden-boy', 'public', 'a swap per crown', () => {
  const own = { hand: ['golden-boy', 'tiny'], stuff: { pizza: 3 } };
  const t = table(own, { hand: ['ghost'], stuff: { toy: 1 } });
  t.leader.plays('golden-boy').uses('public').adds('tiny').done();
  t.leader.has({ pizza: 1, toy: 2 }).finishes();
  t.rival(1).follows('ghost').has({ pizza: 1, toy: 0 });
});

card('golden-boy', 'private', 'trash a card of a rival’s Yard', () => {
  const t = table({ hand: ['golden-boy'] }, { yard: ['bug'] });
  t.leader.plays('golden-boy').uses('private');
  t.rival(1).has({ yard: [] });
  expect(t.everything.trashed).toContain('bug');
});

card('prince', 'public', 'tuck a card per crown', () => {
  const own = { hand: ['prince', 'ghost', 'bug', 'dot', 'doc'], level: 1 };
  const t = table(own, { hand: ['tiny', 'chef'] });
  t.leader.plays('prince').uses('public').adds('ghost').done().tucks('dot').tucks('doc');
  t.leader.has({ lookout: ['dot', 'doc'], hand: ['bug'] }).finishes();
  t.rival(1)
    .follows('tiny')
    .has({ lookout: ['chef'], hand: [] });
});

card('prince', 'private', 'a point per card in the Lookout', () => {
  const t = table({ hand: ['prince'], level: 1, lookout: ['bug', 'moles'] }, {});
  t.leader.plays('prince').uses('private').has({ track: 2 });
});

card('tiny', 'public', 'one resource', () => {
  const t = table({ hand: ['tiny'] }, { hand: ['puddin'] });
  t.leader.plays('tiny').uses('public').takes('toy').has({ toy: 1 }).finishes();
  t.rival(1).follows('puddin').has({ toy: 1, pizza: 0 });
});

card('tiny', 'private', 'trash a card of a rival’s Yard, then one resource', () => {
  const t = table({ hand: ['tiny'] }, { yard: ['bug', 'dot'] });
  t.leader.plays('tiny').uses('private').trashes('yard:1:bug').takes('pizza').has({ pizza: 1 });
  t.rival(1).has({ yard: ['dot'] });
  const none = table({ hand: ['tiny'] }, {});
  none.leader.plays('tiny').uses('public').takes('pizza').has({ pizza: 1 });
  expect(none.everything.phase).toBe('follow');
});

card('puddin', 'neither', 'a crown and a coin to add or to follow with, but not to play', () => {
  const t = table({ hand: ['puddin', 'golden-boy'], stuff: { toy: 3 } }, {});
  t.leader.cannot('play:puddin', 'fort.play.blank');
  t.leader.plays('golden-boy').uses('public').adds('puddin', 'crown').done();
  t.leader.has({ pizza: 3, toy: 0 });
});

card('puddin', 'neither', 'follows a crown with two symbols, another suit with its coin', () => {
  const t = table(
    { hand: ['golden-boy'], stuff: { toy: 1 } },
    { hand: ['puddin'], stuff: { toy: 2 } },
  );
  t.leader.plays('golden-boy').uses('public').finishes();
  t.rival(1).follows('puddin').has({ pizza: 2, toy: 0 });
  const u = table({ hand: ['bug'] }, { hand: ['puddin'] });
  u.leader.plays('bug').uses('public').finishes();
  u.rival(1).follows('puddin').has({ pizza: 1 });
});
