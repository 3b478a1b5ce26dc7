import { expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

const holder = { level: 2, perk: 'rough-housing' } as const;

rule(
  'fort.perk.rough-housing',
  'the last rival trashes the played card instead of following',
  () => {
    const t = table({ hand: ['bug', 'moles'] }, { hand: ['lefty'], ...holder });
    t.leader.plays('bug').uses('public').adds('moles').done().finishes();
    expect(t.rival(1).options).toEqual(['follow:lefty', 'pass', 'rough-housing']);
    t.rival(1)
      .roughHouses()
      .has({ perk: null, hand: ['lefty'], pizza: 0 });
    expect(t.everything).toMatchObject({ phase: 'recruit', inPlay: ['moles'] });
    expect(t.everything.trashed).toContain('bug');
    t.leader.has({ pizza: 3 });
  },
);

rule(
  'fort.perk.rough-housing',
  'an earlier rival waits until all others have followed or declined',
  () => {
    const rivals = [{ hand: ['lefty'], ...holder }, { hand: ['sarge'] }, { hand: ['worm'] }];
    const t = table({ hand: ['bug'] }, ...rivals);
    t.leader.plays('bug').uses('public').finishes();
    t.rival(1).cannot('rough-housing', 'fort.perk.rough-housing').passes();
    t.rival(2).follows('sarge').has({ pizza: 1 });
    expect(t.rival(1).asked).toBeUndefined();
    t.rival(3).passes();
    expect(t.rival(1).asked).toBe('rough-housing');
    expect(t.rival(1).options).toEqual(['pass', 'rough-housing']);
    t.rival(1).roughHouses().has({ perk: null });
    expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0, inPlay: [] });
    expect(t.everything.trashed).toContain('bug');
  },
);

rule('fort.perk.rough-housing', 'the last of three is asked only once', () => {
  const t = table({ hand: ['bug'] }, { hand: ['sarge'] }, { hand: ['lefty'], ...holder });
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).follows('sarge');
  expect(t.rival(2).options).toContain('rough-housing');
  t.rival(2).passes().has({ perk: 'rough-housing' });
  expect(t.everything).toMatchObject({ phase: 'recruit', inPlay: ['bug'] });
});

rule('fort.perk.rough-housing', 'may be left for another card', () => {
  const t = table({ hand: ['bug'] }, { hand: ['lefty'], ...holder }, { hand: [] });
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).passes();
  t.rival(2).passes();
  t.rival(1).passes().has({ perk: 'rough-housing' });
  expect(t.everything).toMatchObject({ phase: 'recruit', inPlay: ['bug'] });
});

rule('fort.perk.rough-housing', 'not after having followed', () => {
  const first = table({ hand: ['bug'] }, { hand: ['lefty'], ...holder }, { hand: [] });
  first.leader.plays('bug').uses('public').finishes();
  first.rival(1).follows('lefty').has({ pizza: 1 });
  first.rival(2).passes();
  expect(first.everything).toMatchObject({ phase: 'recruit', inPlay: ['bug'] });
  const last = table({ hand: ['bug'] }, { hand: ['lefty'], ...holder });
  last.leader.plays('bug').uses('public').finishes();
  last.rival(1).follows('lefty').has({ perk: 'rough-housing' });
  expect(last.everything).toMatchObject({ phase: 'recruit', inPlay: ['bug'] });
});

rule('fort.perk.rough-housing', 'also when the leader did not use the public action', () => {
  const t = table({ hand: ['bug'], level: 1 }, { hand: [], ...holder });
  t.leader.plays('bug').uses('private').finishes();
  t.rival(1).roughHouses();
  expect(t.everything.trashed).toContain('bug');
});

rule('fort.perk.rough-housing', 'not when the played card has no public action', () => {
  const t = table({ hand: ['punky'] }, { hand: ['crash'], ...holder });
  t.leader.plays('punky').takes('toy');
  expect(t.everything).toMatchObject({ phase: 'recruit', inPlay: ['punky'] });
  t.rival(1).has({ perk: 'rough-housing' });
});

rule('fort.perk.rough-housing', 'also when the card leaves the game anyway', () => {
  const t = table({ hand: ['wart'] }, { hand: ['bug'], ...holder });
  t.leader.plays('wart').uses('private').finishes();
  t.rival(1).chooses('rough-housing').has({ perk: null });
  expect(t.everything.trashed.filter((card) => card === 'wart')).toEqual(['wart']);
});

rule('fort.perk.rough-housing', 'never by the leader, nor against DIY or a skip', () => {
  const own = { hand: ['bug'], ...holder };
  const t = table(own, { hand: [] });
  expect(t.leader.options).toEqual(['play:bug', 'skip']);
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).passes();
  expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0, inPlay: ['bug'] });
  const stuff = { pizza: 4, toy: 4 };
  const diy = table({ hand: ['bug'], level: 3, stuff, perk: 'diy' }, { hand: [], ...holder });
  diy.leader.doesItAlone().pays('pizza3-toy3');
  expect(diy.everything).toMatchObject({ phase: 'recruit', actor: 0 });
});

rule('fort.perk.rough-housing', 'takes the second card of a Do-Over as well as the first', () => {
  const leader = { hand: ['bug', 'sarge'], level: 2, perk: 'do-over' } as const;
  const t = table(leader, { hand: [], ...holder });
  t.leader.plays('bug').uses('public').finishes();
  t.rival(1).passes();
  t.leader.playsAgain().plays('sarge').uses('public').finishes();
  t.rival(1).roughHouses();
  expect(t.everything.inPlay).toEqual(['bug']);
  expect(t.everything.trashed).toContain('sarge');
});
