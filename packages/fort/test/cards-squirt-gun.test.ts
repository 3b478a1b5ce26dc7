import { expect } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

const park = { park: ['dot', 'doc', 'bug'], parkDeck: ['moose', 'worm', 'tink'] };

card('baby-face', 'public', 'recruit, then a toy, per squirt gun', () => {
  const t = table({ hand: ['baby-face', 'crash'] }, { hand: ['blitz'] }, park);
  t.leader.plays('baby-face').uses('public').adds('crash').done();
  t.leader
    .recruits('park:dot')
    .recruits('deck')
    .has({ toy: 2, discard: ['dot', 'worm'] });
  t.leader.finishes();
  t.rival(1).follows('blitz').recruits('park:moose');
  t.rival(1).has({ toy: 1, discard: ['blitz', 'moose'] });
});

card('baby-face', 'private', 'a toy', () => {
  const t = table({ hand: ['baby-face'] }, {}, park);
  t.leader.plays('baby-face').uses('private').has({ toy: 1, discard: [] });
});

card('blitz', 'public', 'one resource per squirt gun', () => {
  const t = table({ hand: ['blitz', 'scrappers'] }, { hand: ['crash'] });
  t.leader.plays('blitz').uses('public').adds('scrappers').done().takes('pizza').has({ pizza: 3 });
  t.leader.finishes();
  t.rival(1).follows('crash').has({ pizza: 1, toy: 0 });
});

card('blitz', 'private', 'trash a card, then a toy, per squirt gun', () => {
  const t = table({ hand: ['blitz', 'crash', 'bug'], discard: ['dot'] }, {});
  t.leader.plays('blitz').uses('private').adds('crash').done();
  t.leader.trashes('hand:bug').trashes('discard:dot').has({ toy: 2, hand: [], discard: [] });
});

card('crash', 'public', 'trash a card per squirt gun', () => {
  const t = table({ hand: ['crash', 'blitz', 'bug', 'dot'] }, { hand: ['punky'] });
  t.leader.plays('crash').uses('public').adds('blitz').done();
  t.leader.trashes('hand:bug').trashes('hand:dot').has({ hand: [] }).finishes();
  t.rival(1).follows('punky').trashes('discard:punky').has({ discard: [], hand: [] });
});

card('crash', 'private', 'two resources of one kind', () => {
  const t = table({ hand: ['crash'] }, {});
  t.leader.plays('crash').uses('private').takes('pizza').has({ pizza: 2, toy: 0 });
});

card('lil-boss', 'public', 'a toy', () => {
  const t = table({ hand: ['lil-boss'] }, { hand: ['scrappers'] });
  t.leader.plays('lil-boss').uses('public').has({ toy: 1 }).finishes();
  t.rival(1).follows('scrappers').has({ toy: 1 });
});

card('lil-boss', 'private', 'a point per squirt gun, then the card leaves the game', () => {
  const t = table({ hand: ['lil-boss', 'scrappers'] }, { hand: [] });
  t.leader.plays('lil-boss').uses('private').adds('scrappers').done().has({ track: 3 }).finishes();
  t.rival(1).passes();
  expect(t.everything.trashed).toContain('lil-boss');
});

card('punky', 'private', 'one resource per squirt gun; nobody can follow', () => {
  const t = table({ hand: ['punky', 'crash'] }, { hand: ['blitz'] });
  t.leader.plays('punky').adds('crash').takes('toy').has({ toy: 2, pizza: 0 });
  expect(t.everything.phase).toBe('recruit');
});

card('scrappers', 'neither', 'two squirt guns to add or to follow with, but not to play', () => {
  const t = table({ hand: ['scrappers', 'punky'] }, {});
  t.leader.cannot('play:scrappers', 'fort.play.blank');
  t.leader.plays('punky').adds('scrappers').takes('toy').has({ toy: 3 });
  const u = table({ hand: ['blitz'] }, { hand: ['scrappers'] });
  u.leader.plays('blitz').uses('public').takes('toy').finishes();
  u.rival(1).follows('scrappers').has({ toy: 2 });
});
