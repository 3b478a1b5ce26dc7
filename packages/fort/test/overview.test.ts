import { fort, KINDS } from '@treefort/fort';
import { expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, table } from './table.ts';

const PARK = { park: ['doc', 'worm', 'moose'], parkDeck: ['bones', 'tink', 'kitty'] };

rule('fort.goal', 'for 2 to 4 players, and the most points win', () => {
  expect(fort.seats).toEqual([2, 3, 4]);
  const nothing = { hand: [], deck: [] };
  const t = table(
    { ...nothing, track: 25 },
    { ...nothing, track: 7, level: 5, rule: null },
    {
      leader: 1,
      first: 0,
    },
  );
  t.restOfTurn();
  expect(t.table.outcome).toEqual({ scores: [25, 7 + 23 + 4], winners: [1] });
});

rule('fort.friends', 'a card acts, follows, or can be taken by a rival', () => {
  const t = table({ hand: ['bug', 'chef'] }, { hand: ['sarge'] }, PARK);
  t.leader.plays('bug').uses('public').finishes().has({ pizza: 1 });
  t.rival(1)
    .follows('sarge')
    .has({ pizza: 1, discard: ['sarge'] });
  t.leader.recruits('deck');
  t.seat(0).has({ yard: ['chef'] });
  t.leader.skips();
  expect(t.leader.options).toContain('recruit:yard:0:chef');
});

rule('fort.turn', 'cleanup, play, recruit, discard, draw, and then the next clockwise', () => {
  const phases = ['played', 'recruited', 'discarded', 'drew', 'turn', 'cleaned-up'];
  const t = table({ hand: ['bug', 'chef'] }, { hand: ['dash'], yard: ['tiny'] }, PARK);
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).passes();
  t.leader.recruits('park:doc');
  const told = t.heard.map(({ kind }) => kind).filter((kind) => phases.includes(kind));
  expect(told).toEqual(phases);
  expect(t.everything).toMatchObject({ leader: 1, phase: 'play' });
});

rule('fort.people', 'rivals are all but the leader, and only they are asked to follow', () => {
  const t = table({ hand: ['bug', 'lefty'] }, { hand: ['sarge'] }, { hand: ['scout'] }, PARK);
  t.leader.plays('bug').uses('public').done().finishes();
  t.rival(1).follows('sarge');
  t.rival(2).passes();
  expect(t.events('followed').map(({ seat }) => seat)).toEqual([1]);
  expect(t.leader.asked).toBe('recruit');
});

rule('fort.owned', 'deck, hand, discard pile, Yard and Lookout count', () => {
  const owner = {
    deck: ['doc'],
    hand: ['worm'],
    discard: ['moose'],
    yard: ['bones'],
    lookout: ['tink'],
  };
  const four = { hand: [], deck: ['bug', 'dash', 'chef', 'patch'] };
  const rich = { ...owner, level: 1, rule: 'sleepover' as const };
  const t = table(rich, four, { leader: 1, first: 0, park: [], parkDeck: [] });
  t.skipLone();
  t.leader.recruits('yard:0:bones');
  expect(t.view('watcher').seats[0]!.count).toMatchObject({ rulePoints: 0 });
  const u = table(
    rich,
    { ...four, deck: ['bug', 'dash', 'chef'] },
    {
      leader: 1,
      first: 0,
      park: [],
      parkDeck: [],
    },
  );
  u.skipLone();
  u.leader.recruits('yard:0:bones');
  expect(u.view('watcher').seats[0]!.count).toMatchObject({ rulePoints: 4 });
});

rule('fort.resource', 'pizzas and toys, and nothing else', () => {
  expect(KINDS).toEqual(['pizza', 'toy']);
});

rule('fort.card.actions', 'the public action is followed, the private one never', () => {
  const t = table({ hand: ['bug'], level: 1 }, { hand: ['lefty'], level: 1 }, PARK);
  t.leader.plays('bug').uses('private').has({ track: 1 }).finishes();
  t.rival(1).follows('lefty').has({ pizza: 1, track: 0 });
});

rule('fort.best-friend', 'never goes to a Yard; a trash takes it', () => {
  const t = table({ hand: ['bitsy', 'chef'] }, { hand: [] }, PARK);
  t.leader.skips().recruits('deck');
  t.seat(0).has({ yard: ['chef'] });
  expect(t.seat(0).is.discard).toContain('bitsy');
  const u = table({ hand: ['crash', 'bitsy', 'flipper'] }, { hand: [] }, PARK);
  u.leader.plays('crash').uses('public').done();
  expect(u.leader.options).toContain('trash:hand:bitsy');
});

rule('fort.best-friend', 'Rough Housing takes one that was played', () => {
  const t = table({ hand: ['flipper'] }, { hand: [], level: 2, perk: 'rough-housing' }, PARK);
  t.leader.plays('flipper').declares('book').uses('public').takes('toy').finishes();
  t.rival(1).roughHouses();
  expect(t.everything.trashed).toContain('flipper');
});

rule('fort.setup.sculpture', 'belongs to nobody at the start', () => {
  for (const seats of fort.seats) expect(newGame(seats).everything.sculpture).toBeNull();
});
