import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const NOBODY = { hand: [] };

describe('worked example 1', () => {
  const bug = { hand: ['bug', 'moles'], lookout: ['sarge', 'lefty'], level: 1 };

  it('Bug with The Moles and one shovel of the Lookout: 4 pizzas, then 1 point', () => {
    const t = table(bug, NOBODY);
    t.leader.plays('bug').uses('public').adds('moles').lends('shovel').done();
    t.leader.has({ pizza: 4, track: 0 }).uses('private').has({ track: 1 });
    t.leader.has({ hand: [], lookout: ['sarge', 'lefty'] });
  });

  it('Bug with the two Lookout shovels and no Moles: 3 pizzas', () => {
    const t = table(bug, NOBODY);
    t.leader.plays('bug').uses('public').lends('shovel').lends('shovel').done();
    t.leader.has({ pizza: 3, hand: ['moles'] });
  });
});

describe('worked example 2', () => {
  const room = { stuff: { pizza: 3, toy: 4 } };

  it('Bud with room for 1 pizza only: the public action alone is not allowed', () => {
    const t = table({ ...room, hand: ['bud', 'dash'], deck: [] }, NOBODY);
    t.leader.plays('bud').declares('glue').uses('public').has({ pizza: 4 });
    // There is no way out: the one card is trashed.
    expect(t.everything).toMatchObject({ phase: 'follow', trashed: ['rusty', 'dash'] });
    const u = table({ ...room, hand: ['bud'], deck: ['bug'] }, NOBODY);
    u.leader.cannot('play:bud', 'fort.play.one-full');
    expect(u.leader.options).toEqual(['skip']);
    const v = table({ ...room, hand: ['bud', 'dash'], deck: [] }, NOBODY);
    v.leader.plays('bud').declares('glue').cannot('done', 'fort.play.one-full');
  });

  it('trashing a card makes the play legal, and 1 pizza may be gained before or after', () => {
    const bud = { ...room, hand: ['bud', 'dash', 'bug'], deck: [], discard: ['dot'] };
    const before = table(bud, NOBODY);
    before.leader.plays('bud').declares('glue').uses('public').has({ pizza: 4, toy: 4 });
    expect(before.leader.options.toSorted()).toEqual([
      ...['trash:discard:dot', 'trash:hand:bug', 'trash:hand:dash'],
    ]);
    before.leader.trashes('discard:dot').has({ discard: [] });
    const after = table(bud, NOBODY);
    after.leader.plays('bud').declares('glue').uses('private').trashes('hand:bug');
    expect(after.leader.options.toSorted()).toEqual(['done', 'use:public']);
    after.leader.uses('public').has({ pizza: 4, toy: 4, hand: ['dash'] });
    const without = table(bud, NOBODY);
    without.leader.plays('bud').declares('glue').uses('private').trashes('hand:bug').finishes();
    without.leader.has({ pizza: 3, toy: 4 });
  });
});

describe('worked example 3', () => {
  const doodles = () => {
    const t = table(
      { hand: ['doodles', 'tink', 'puddin'], stuff: { toy: 2 }, pack: { pizza: 1 } },
      NOBODY,
    );
    t.leader.plays('doodles').uses('private').has({ track: 1 }).uses('public');
    return t;
  };

  it('Doodles with room for 2 toys: one more glue from either card', () => {
    expect(doodles().leader.options.toSorted()).toEqual(['add:puddin:glue', 'add:tink', 'done']);
  });

  it('… not from both', () => {
    const one = doodles();
    one.leader
      .adds('tink')
      .done()
      .has({ toy: 4, hand: ['puddin'] });
    expect(one.everything).toMatchObject({ phase: 'follow', inPlay: ['doodles', 'tink'] });
    const other = doodles();
    other.leader
      .adds('puddin', 'glue')
      .done()
      .has({ toy: 4, hand: ['tink'] });
    expect(other.everything).toMatchObject({ phase: 'follow', inPlay: ['doodles', 'puddin'] });
  });
});

describe('worked example 4', () => {
  it('17 + 23 + 4 + 4 = 48 against 48: the higher fort wins', () => {
    const lookout = ['doc', 'worm', 'moose', 'dot'];
    const t = table(
      { hand: [], deck: [], track: 17, level: 5, rule: 'popularity', lookout },
      { hand: [], deck: [], track: 34, level: 4, rule: null },
      { leader: 1, first: 0 },
    );
    t.restOfTurn();
    expect(t.view(1).seats[0]!.count).toEqual({
      ...{ track: 17, fort: 23, rule: 'popularity', rulePoints: 4, sculpture: 4, total: 48 },
    });
    expect(t.table.outcome).toEqual({ scores: [48, 48], winners: [0] });
  });
});

describe('worked example 5', () => {
  it('Lefty: advance, paying for it, then score 2 points', () => {
    const t = table({ hand: ['lefty'], stuff: { pizza: 1, toy: 1 }, rule: null }, NOBODY, {
      rules: [],
    });
    t.leader.plays('lefty').has({ level: 1, pizza: 0, toy: 0, track: 2 });
    const u = table({ hand: ['lefty', 'giggles'], stuff: { toy: 2 } }, NOBODY);
    u.leader
      .plays('lefty')
      .uses('private')
      .has({ level: 0, track: 0, lookout: ['giggles'] });
  });

  it("Tiny: trash a card of a rival's Yard, then gain", () => {
    const t = table({ hand: ['tiny'] }, { hand: [], yard: ['dot'] }, { hand: [], yard: ['doc'] });
    t.leader.plays('tiny').uses('private').trashes('yard:2:doc').takes('toy').has({ toy: 1 });
    expect(t.everything.trashed).toEqual(['doc']);
    const u = table({ hand: ['tiny'] }, { hand: [], yard: [] });
    u.leader.plays('tiny').takes('toy');
    expect(u.events('used')).toMatchObject([{ kind: 'used', seat: 0, action: 'public' }]);
  });

  it('Baby Face: recruit, then a toy, for each squirt gun; no toy without a recruit', () => {
    const t = table(
      { hand: ['baby-face', 'scrappers'] },
      { hand: [], yard: ['dot'] },
      {
        ...{ park: ['doc'], parkDeck: ['worm'] },
      },
    );
    t.leader.plays('baby-face').uses('public').adds('scrappers').done();
    t.leader.recruits('park:doc').recruits('park:worm').recruits('yard:1:dot');
    t.leader.has({ toy: 3, discard: ['doc', 'worm', 'dot'] });
    const none = table({ hand: ['baby-face'] }, NOBODY, { park: [], parkDeck: [] });
    none.leader.plays('baby-face').has({ toy: 1 });
    expect(none.events('used')).toMatchObject([{ kind: 'used', seat: 0, action: 'private' }]);
  });

  it('Einstein: 1 point per book, then the card is trashed', () => {
    const t = table({ hand: ['einstein', 'noodle-twins'] }, NOBODY);
    t.leader.plays('einstein').uses('private').adds('noodle-twins').done().has({ track: 3 });
    expect(t.everything).toMatchObject({ inPlay: ['einstein', 'noodle-twins'], trashed: [] });
    t.leader.finishes();
    t.allPass();
    expect(t.everything).toMatchObject({ inPlay: ['noodle-twins'], trashed: ['einstein'] });
  });
});
