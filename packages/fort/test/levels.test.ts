import { type BoxFile, standard } from '@treefort/fort';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { type Sketch, table } from './table.ts';

const NOBODY = { hand: [] };

/** Toys, pizzas and any: what each level costs in the standard box. */
const PRICES = [
  [1, 1, 0],
  [1, 1, 1],
  [2, 2, 0],
  [2, 2, 1],
  [3, 3, 0],
] as const;

/** A seat that can pay exactly the price of the next level, one pizza of it out of the Pack. */
function payer(level: number, less: { toy?: number; pizza?: number } = {}): Sketch {
  const [toys, pizzas, any] = PRICES[level]!;
  const toy = toys - (less.toy ?? 0);
  const pizza = pizzas + any - (less.pizza ?? 0);
  const packed = Math.min(1, pizza);
  return { level, stuff: { toy, pizza: pizza - packed }, pack: { pizza: packed }, rule: null };
}

describe('fort levels', () => {
  rule('fort.level.cost', 'the price of each level is that of the box', () => {
    for (const level of [0, 1, 2, 3, 4]) {
      const t = table({ ...payer(level), hand: ['bitsy'] }, NOBODY);
      t.leader.plays('bitsy');
      while (t.leader.asked) t.leader.chooses(t.leader.options[0]!);
      t.leader.has({ level: level + 1, stuff: { pizza: 0, toy: 0 }, pack: { pizza: 0, toy: 0 } });
      for (const less of [{ toy: 1 }, { pizza: 1 }]) {
        const poor = table({ ...payer(level, less), hand: ['bitsy', 'crash'] }, NOBODY);
        poor.leader.cannot('play:bitsy', 'fort.play.one-full');
      }
    }
  });

  rule('fort.level.cost', 'points and prices can be replaced; what is not printed says so', () => {
    expect(standard.file.levels.map(({ points }) => points)).toEqual([0, 1, 3, 7, 14, 23]);
    expect(standard.file.provisional).toEqual(
      expect.arrayContaining(['prices', 'points of levels 1 to 4']),
    );
    const levels = standard.file.levels.map((level, i) =>
      i === 1 ? { ...level, toys: 2 } : level,
    );
    const box: BoxFile = { ...standard.file, name: 'dear', levels };
    const t = table({ hand: ['bitsy', 'crash'], stuff: { pizza: 4, toy: 1 } }, NOBODY, { box });
    t.leader.cannot('play:bitsy', 'fort.play.one-full');
    const u = table({ hand: ['bitsy'], stuff: { pizza: 4, toy: 2 }, rule: null }, NOBODY, { box });
    u.leader.plays('bitsy').has({ level: 1, stuff: { pizza: 3, toy: 0 } });
  });

  rule('fort.level.1', 'the whole stack is looked at in secret, and one rule is kept', () => {
    const rules = ['loner', 'sleepover', 'popularity'] as const;
    const t = table({ ...payer(0), hand: ['bitsy'] }, NOBODY, { rules });
    t.leader.plays('bitsy');
    expect(t.leader.options.toSorted()).toEqual([
      'keep:loner',
      'keep:popularity',
      'keep:sleepover',
    ]);
    expect(t.events('looks')).toMatchObject([{ seat: 0, secret: { seats: [0] } }]);
    t.leader.keeps('popularity').has({ rule: 'popularity', level: 1 });
    expect(t.everything.rules.toSorted()).toEqual(['loner', 'sleepover']);
    expect(t.events('kept-rule')).toEqual([
      { kind: 'kept-rule', seat: 0, secret: { seats: [0], rule: 'popularity' } },
    ]);
    expect(t.view(0).sawRules.toSorted()).toEqual(rules.toSorted());
    expect(t.view(0).seats[0]!.rule).toBe('popularity');
    for (const viewer of [1, 'watcher'] as const) {
      expect(t.view(viewer).seats[0]).toMatchObject({ rule: null, hasRule: true });
      expect(t.view(viewer)).toMatchObject({ sawRules: [], ruleCount: 2 });
    }
  });

  rule('fort.level.1', 'the next player chooses among those that are left; a follower too', () => {
    const rules = ['loner', 'sleepover', 'popularity'] as const;
    const t = table({ ...payer(0), hand: ['bitsy'] }, { ...payer(0), hand: ['tink'] }, { rules });
    t.leader.plays('bitsy').keeps('loner');
    t.rival(1).follows('tink');
    expect(t.rival(1).options.toSorted()).toEqual(['keep:popularity', 'keep:sleepover']);
    t.rival(1).keeps('sleepover').has({ level: 1, rule: 'sleepover' });
    expect(t.everything).toMatchObject({ rules: ['popularity'], phase: 'recruit', actor: 0 });
    expect(t.view(1).sawRules.toSorted()).toEqual(['popularity', 'sleepover']);
  });

  rule('fort.level.1', 'it comes with level 1 only', () => {
    for (const level of [1, 2, 3]) {
      const t = table({ ...payer(level), rule: 'loner', hand: ['bitsy'] }, NOBODY);
      t.leader.plays('bitsy');
      while (t.leader.asked) t.leader.chooses(t.leader.options[0]!);
      expect(t.events('looks')).toEqual([]);
      t.leader.has({ rule: 'loner', level: level + 1 });
    }
  });

  rule('fort.level.2', 'one of the face-up perks is taken, for all to see', () => {
    const perks = ['bribe', 'diy', 'xxl-backpack'] as const;
    const t = table({ ...payer(1), hand: ['bitsy'] }, NOBODY, { perks });
    t.leader.plays('bitsy');
    expect(t.leader.options.toSorted()).toEqual([
      ...['take-perk:bribe', 'take-perk:diy', 'take-perk:xxl-backpack'],
    ]);
    t.leader.takesPerk('xxl-backpack').has({ level: 2, perk: 'xxl-backpack' });
    expect(t.view('watcher').perks.toSorted()).toEqual(['bribe', 'diy']);
    // Level + 1, and 2 more at once.
    expect(t.view(1).seats[0]).toMatchObject({ perk: 'xxl-backpack', packHolds: 5 });
  });

  rule('fort.level.2', 'it works at once, in the same turn', () => {
    const perks = ['birthday-party', 'bribe'] as const;
    const t = table({ ...payer(1), hand: ['bitsy'] }, NOBODY, { perks, park: ['doc', 'worm'] });
    t.leader.plays('bitsy').takesPerk('birthday-party');
    t.allPass().leader.recruits('park:doc');
    expect(t.leader.asked).toBe('recruit-more');
  });

  rule('fort.level.2', 'a follower takes one as well; other levels bring none', () => {
    const perks = ['bribe', 'diy'] as const;
    const t = table({ ...payer(2), hand: ['bitsy'] }, { ...payer(1), hand: ['tink'] }, { perks });
    t.leader.plays('bitsy');
    while (t.leader.asked) t.leader.chooses(t.leader.options[0]!);
    t.leader.has({ level: 3, perk: null });
    t.rival(1).follows('tink').takesPerk('diy').has({ level: 2, perk: 'diy' });
    expect(t.everything.perks).toEqual(['bribe']);
  });

  rule('fort.level.2', 'two levels in one turn bring a rule and a perk', () => {
    const perks = ['bribe', 'diy'] as const;
    const rules = ['loner', 'sleepover', 'popularity'] as const;
    const stuff = { pizza: 2, toy: 2 };
    const t = table({ hand: ['dot'], stuff, rule: null }, NOBODY, { perks, rules });
    t.leader
      .plays('dot')
      .uses('public')
      .keeps('loner')
      .has({ level: 1, stuff: { pizza: 1, toy: 1 } });
    t.leader
      .uses('private')
      .takesPerk('bribe')
      .has({ level: 2, stuff: { pizza: 0, toy: 0 } });
  });

  rule('fort.level.5', 'the first there takes the macaroni sculpture and triggers the end', () => {
    const t = table({ ...payer(4), hand: ['bitsy'] }, NOBODY);
    t.leader.plays('bitsy').has({ level: 5 });
    expect(t.everything).toMatchObject({ sculpture: 0, ending: true });
    expect(t.events('took-sculpture')).toEqual([{ kind: 'took-sculpture', seat: 0 }]);
    expect(t.events('ending')).toEqual([{ kind: 'ending', reason: 'level' }]);
    expect(table({ ...payer(3), hand: ['bitsy'] }, NOBODY).everything.sculpture).toBeNull();
  });

  rule('fort.level.5', 'for the second it is gone', () => {
    const t = table({ ...payer(4), hand: ['bitsy'] }, { ...payer(4), hand: ['tink'] });
    t.leader.plays('bitsy');
    t.rival(1).follows('tink').has({ level: 5 });
    expect(t.everything.sculpture).toBe(0);
    expect(t.events('took-sculpture')).toHaveLength(1);
    const u = table({ level: 5, hand: ['bitsy', 'bug'], stuff: { pizza: 4, toy: 4 } }, NOBODY);
    u.leader.cannot('play:bitsy', 'fort.play.one-full');
  });
});
