import { sure } from '@treefort/kernel';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { type Scene, table } from './table.ts';

const NOBODY = { hand: [] };

/** What stands in the way of each action of a card that cannot be played. */
const limits = (t: Scene, card: string) =>
  t.table.refusals(t.leader.seat).find(({ id }) => id === `play:${card}`)?.detail;

describe('cleanup', () => {
  rule('fort.cleanup', 'at the start of the own turn the Yard goes to the discard pile', () => {
    const t = table({ hand: ['bug'] }, { hand: [], yard: ['scout', 'dot'], discard: ['chef'] });
    t.leader.skips().recruits('deck');
    t.seat(1).has({ yard: [], discard: ['scout', 'dot', 'chef'] });
    t.seat(0).has({ yard: ['bug'] });
    expect(t.events('cleaned-up')).toEqual([
      { kind: 'cleaned-up', seat: 1, cards: ['dot', 'scout'] },
    ]);
  });

  rule('fort.cleanup', 'it comes before the play: what lay in the Yard can be trashed', () => {
    const t = table({ hand: ['crash'], yard: ['scout'], discard: ['dot'] }, NOBODY);
    t.leader.plays('crash').uses('public');
    expect(t.leader.options.toSorted()).toEqual(['trash:discard:dot', 'trash:discard:scout']);
  });
});

describe('the play phase', () => {
  rule('fort.play.one', 'one card from hand is played, or none', () => {
    const t = table({ hand: ['bug', 'bug', 'dash'], deck: ['chef'] }, NOBODY);
    expect(t.leader.options.toSorted()).toEqual(['play:bug', 'play:dash', 'skip']);
    t.leader
      .plays('bug')
      .uses('public')
      .done()
      .has({ hand: ['bug', 'dash'], pizza: 1 });
    t.allPass();
    expect(t.everything).toMatchObject({ phase: 'recruit', inPlay: ['bug'], actor: 0 });
  });

  rule('fort.play.one', 'skipping is allowed with cards to play, and goes on to recruit', () => {
    const t = table({ hand: ['bug', 'dash'] }, { hand: ['sarge'] });
    t.leader.skips().has({ hand: ['bug', 'dash'] });
    expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0, played: null });
    expect(t.events('skipped')).toEqual([{ kind: 'skipped', seat: 0 }]);
  });

  rule('fort.play.one', 'who can play nothing is asked all the same, and skips', () => {
    for (const hand of [[], ['moles'], ['bitsy', 'puddin']]) {
      const t = table({ hand, deck: [] }, {});
      expect(t.leader.options).toEqual(['skip']);
      t.leader.skips();
      expect(t.everything.phase).toBe('recruit');
    }
  });

  rule('fort.play.blank', 'a card without any action cannot be played', () => {
    const blank = [
      'noodle-twins',
      'puddin',
      'icky-and-sticky',
      'moles',
      'rocket-bros',
      'scrappers',
    ];
    const t = table({ hand: [...blank, 'bug'], stuff: { pizza: 2, toy: 2 }, level: 2 }, NOBODY);
    for (const card of blank) t.leader.cannot(`play:${card}`, 'fort.play.blank');
    expect(t.leader.options.toSorted()).toEqual(['play:bug', 'skip']);
  });

  rule(
    'fort.play.actions',
    'the public action, the private action or both, in either order',
    () => {
      const bug = () => table({ hand: ['bug'], level: 2 }, NOBODY);
      const t = bug();
      t.leader.plays('bug');
      expect(t.leader.options.toSorted()).toEqual(['use:private', 'use:public']);
      t.leader.uses('public').done().has({ pizza: 1, track: 0 });
      t.leader.uses('private').has({ pizza: 1, track: 2 });
      bug().leader.plays('bug').uses('private').has({ pizza: 0, track: 2 }).uses('public');
      const u = bug();
      u.leader.plays('bug').uses('private').uses('public').done().has({ pizza: 1, track: 2 });
      for (const action of ['public', 'private'] as const) {
        const v = bug();
        v.leader.plays('bug').uses(action).finishes();
        expect(v.everything.phase).toBe('follow');
        v.leader.has(action === 'public' ? { pizza: 1, track: 0 } : { pizza: 0, track: 2 });
      }
    },
  );

  rule('fort.play.actions', 'an action begins by choice, even the only one', () => {
    const { table: at } = table({ hand: ['bug'] }, { hand: [] });
    sure(at.choose({ seat: 0, decision: '0', option: 'play:bug' }));
    expect(at.decisions()[0]).toMatchObject({ kind: 'use', options: [{ id: 'use:public' }] });
  });

  rule('fort.play.actions', 'each is used once', () => {
    const t = table({ hand: ['bug'], level: 2 }, NOBODY);
    t.leader.plays('bug').uses('public').done().cannot('use:public', 'fort.play.actions');
    const u = table({ hand: ['bug'], level: 2 }, NOBODY);
    u.leader.plays('bug').uses('private').cannot('use:private', 'fort.play.actions');
    u.leader.uses('public').done();
    expect(u.everything.phase).toBe('follow');
  });

  rule('fort.play.actions', 'one is finished before the other begins', () => {
    const t = table({ hand: ['crash', 'bug', 'dot', 'scrappers'] }, NOBODY);
    t.leader.plays('crash').uses('public').adds('scrappers').done();
    expect(t.leader.options.toSorted()).toEqual(['trash:hand:bug', 'trash:hand:dot']);
  });

  rule('fort.play.full', 'fully means every step, for all symbols that were added', () => {
    // Room for two pizzas, and three shovels with The Moles: only with another full action.
    const bug = { hand: ['bug', 'moles', 'lefty'], stuff: { pizza: 2 } };
    const t = table({ ...bug, level: 0 }, NOBODY);
    t.leader.plays('bug').uses('public').cannot('add:moles', 'fort.play.one-full');
    t.leader.adds('lefty').done().has({ pizza: 4 });
    const u = table({ ...bug, level: 1 }, NOBODY);
    u.leader.plays('bug').uses('public').adds('moles').done().has({ pizza: 4 });
    // Not full, so the private action must be: it follows by itself.
    u.leader.has({ track: 1 });
  });

  rule('fort.play.full', 'two steps side by side and both sides of "then" belong to it', () => {
    const t = table({ hand: ['scout', 'bug'], stuff: { toy: 3 }, pack: { toy: 1 } }, NOBODY);
    t.leader.cannot('play:scout', 'fort.play.one-full');
    const u = table({ hand: ['blitz', 'bug'], stuff: { pizza: 4, toy: 4 }, level: 1 }, NOBODY);
    u.leader.cannot('play:blitz', 'fort.play.one-full');
  });

  rule('fort.play.zero', 'what is multiplied by zero is no use: no level, Pack, Lookout', () => {
    const t = table({ hand: ['bug', 'dash', 'worm', 'skids'], stuff: { pizza: 4 } }, NOBODY);
    expect(limits(t, 'bug')).toMatchObject({ public: 'fort.stuff', private: 'fort.play.zero' });
    expect(limits(t, 'dash')).toMatchObject({ public: 'fort.stuff', private: 'fort.play.zero' });
    t.leader.plays('worm');
    // "× Lookout cards" is zero, so the private action is used, and only then the public one is open.
    expect(t.leader.asked).toBe('tuck');
  });

  rule('fort.play.zero', 'copying an empty Pack is no use', () => {
    const t = table({ hand: ['giggles', 'smoke', 'bug'], stuff: { toy: 4 } }, NOBODY);
    expect(limits(t, 'giggles')).toMatchObject({ public: 'fort.play.zero', private: 'fort.stuff' });
    t.leader.cannot('play:smoke', 'fort.play.one-full');
    const u = table({ hand: ['giggles'] }, NOBODY);
    u.leader.plays('giggles').has({ toy: 1 });
    expect(u.events('used')).toMatchObject([{ kind: 'used', seat: 0, action: 'private' }]);
  });

  rule(
    'fort.play.zero',
    'nor is an action whose suit neither the card shows nor anything added',
    () => {
      const t = table({ hand: ['chef', 'dash', 'rocket-bros'] }, NOBODY);
      t.leader.plays('chef').uses('private').cannot('done', 'fort.play.zero');
      t.leader.adds('dash').done().has({ pizza: 1 });
      const u = table({ hand: ['chef', 'bug'], stuff: { pizza: 3 } }, NOBODY);
      u.leader.plays('chef').has({ pizza: 4 });
      expect(u.events('used')).toMatchObject([{ kind: 'used', seat: 0, action: 'public' }]);
    },
  );

  rule('fort.play.no-improve', 'an action without "×" happens once, whatever is in hand', () => {
    const t = table(
      { hand: ['thunder', 'rocket-bros'], lookout: ['dash'], pack: { toy: 1 } },
      NOBODY,
    );
    t.leader.plays('thunder').uses('private');
    expect(t.leader.asked).toBe('use');
    t.leader
      .has({ pizza: 1 })
      .uses('public')
      .has({ toy: 1, hand: ['rocket-bros'] });
    expect(t.everything.phase).toBe('follow');
    const u = table({ hand: ['bud', 'ace'].slice(0, 1), lookout: ['moles'] }, NOBODY);
    u.leader.plays('bud').declares('shovel').uses('public').takes('toy').has({ toy: 2 });
  });

  rule('fort.play.no-improve', '"× fort level", "× Pack" and "× Lookout" count no symbols', () => {
    const t = table({ hand: ['bug', 'moles'], lookout: ['lefty'], level: 1 }, NOBODY);
    t.leader
      .plays('bug')
      .uses('private')
      .has({ track: 1, hand: ['moles'] });
  });
});

describe('a coin that is played', () => {
  rule('fort.play.coin', 'one of the six suits is declared, before anything is used', () => {
    const t = table({ hand: ['bud', 'bug'] }, NOBODY);
    t.leader.plays('bud');
    const suits = ['skateboard', 'shovel', 'glue', 'squirt-gun', 'crown', 'book'];
    expect(t.leader.options).toEqual(suits.map((suit) => `declare:${suit}`));
    t.leader.declares('crown');
    expect(t.everything).toMatchObject({ phase: 'use', declared: 'crown' });
    for (const { seat } of t.players) expect(t.view(seat).declared).toBe('crown');
  });

  rule('fort.play.coin', 'also if the public action is not used: the declared suit follows', () => {
    const t = table({ hand: ['bud', 'bug'] }, { hand: ['prince', 'dash'] });
    t.leader.plays('bud').declares('crown').uses('private').trashes('hand:bug').finishes();
    t.leader.has({ pizza: 0, toy: 0 });
    t.rival(1).cannot('follow:dash', 'fort.follow.card').follows('prince').takes('toy');
    t.rival(1).has({ toy: 2 });
  });

  rule('fort.play.coin', 'a coin without a public action needs none', () => {
    const t = table({ hand: ['smoke'] }, { hand: ['bug'], pack: { pizza: 1 } });
    t.leader.plays('smoke').has({ pizza: 1 });
    expect(t.everything).toMatchObject({ phase: 'recruit', declared: null });
    expect(t.events('declared')).toEqual([]);
  });

  rule('fort.play.coin', 'what was declared is forgotten with the card', () => {
    const t = table(
      { hand: ['bud', 'dash'] },
      { hand: ['bug'] },
      { hand: ['tink'] },
      { park: ['doc'] },
    );
    t.leader.plays('bud').declares('glue').uses('public').takes('toy').finishes();
    t.allPass().leader.recruits('deck');
    expect(t.everything.declared).toBeNull();
    t.leader.plays('bug').uses('public').done();
    expect(t.view(2).declared).toBeNull();
    t.rival(1).cannot('follow:tink', 'fort.follow.card');
  });

  rule('fort.play.coin', 'a card without a coin declares nothing', () => {
    const t = table({ hand: ['bug'] }, NOBODY);
    t.leader.plays('bug').uses('public').done();
    expect(t.events('declared')).toEqual([]);
  });
});
