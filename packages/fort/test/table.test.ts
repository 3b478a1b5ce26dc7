import { expect, it } from 'vitest';
import { table } from './table.ts';

it('worked example 1 · Bug with The Moles and a shovel of the Lookout', () => {
  const t = table(
    { hand: ['bug', 'moles'], lookout: ['sarge', 'lefty'], level: 1, rule: 'loner' },
    {},
  );
  t.leader.plays('bug').uses('public').adds('moles').lends('shovel').done();
  t.leader.has({ pizza: 4, track: 0 }).uses('private').has({ track: 1 });
  expect(t.rival(1).options).toContain('pass');
});

it('a follower copies the public action; what can go one way only may be said or left out', () => {
  const t = table({ hand: ['bug'] }, { hand: ['lefty'], lookout: ['moles'] });
  const leader = t.leader.plays('bug').uses('public').done();
  leader.has({ pizza: 1 });
  t.rival(1)
    .follows('lefty')
    .has({ pizza: 1, discard: ['lefty'], hand: [] });
  expect(() => leader.uses('private')).toThrow('not offered');
});

it('a refusal names its rule', () => {
  const t = table({ hand: ['moles', 'bug'] }, {});
  expect(t.offers(0)).toEqual(['play:bug', 'skip']);
  expect(t.refused(0, 'play:moles')).toBe('fort.play.blank');
  t.leader.cannot('play:moles', 'fort.play.blank');
});

it('a turn can go to its end', () => {
  const t = table({ hand: ['bug'], deck: ['dot'] }, {}, {}, { park: ['doc', 'worm', 'moose'] });
  t.restOfTurn();
  expect(t.everything).toMatchObject({ leader: 1, round: 1, phase: 'play' });
  t.seat(0).has({ yard: ['bug'], discard: [] });
});
