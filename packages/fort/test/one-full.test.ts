import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { type Scene, table } from './table.ts';

const NOBODY = { hand: [] };

/** The actions of the leader so far, and which steps they came to. */
const actions = (t: Scene): unknown[] => t.events('used').map(({ action }) => action);

describe('one action must be used fully', () => {
  rule('fort.play.one-full', 'a card with no action that can be used fully is not played', () => {
    const t = table(
      { hand: ['bitsy', 'giggles', 'doodles'], stuff: { toy: 4 }, pack: { toy: 1 } },
      NOBODY,
    );
    t.leader.cannot('play:bitsy', 'fort.play.one-full');
    t.leader.cannot('play:giggles', 'fort.play.one-full');
    expect(t.leader.options.toSorted()).toEqual(['play:doodles', 'skip']);
  });

  rule('fort.play.one-full', 'before a full use nothing ends the play', () => {
    const t = table({ hand: ['bug'], level: 1 }, NOBODY);
    t.leader.plays('bug').cannot('done', 'fort.play.one-full').uses('private');
    expect(t.leader.options.toSorted()).toEqual(['done', 'use:public']);
  });

  rule('fort.play.one-full', 'an empty action box never counts', () => {
    const t = table({ hand: ['punky', 'bug'], level: 1 }, { hand: ['scrappers'] });
    t.leader.plays('punky').takes('toy').has({ toy: 1 });
    expect(actions(t)).toEqual(['private']);
    const u = table({ hand: ['punky', 'bitsy', 'bug'], stuff: { pizza: 4, toy: 4 } }, NOBODY);
    u.leader.cannot('play:punky', 'fort.play.one-full');
    expect(u.leader.options.toSorted()).toEqual(['play:bitsy', 'skip']);
  });

  rule('fort.play.one-full', 'after a full use the other may be partial', () => {
    const t = table({ hand: ['scout'], stuff: { toy: 3, pizza: 1 } }, NOBODY);
    // Packing a pizza is full, and then one of two toys fits.
    t.leader.plays('scout').uses('public').packs('pizza').uses('private').has({ toy: 4 });
    expect(t.everything.phase).toBe('follow');
  });

  rule('fort.play.one-full', 'the partial use may come first; then the other is a must', () => {
    const t = table({ hand: ['scout'], stuff: { toy: 3, pizza: 1 } }, NOBODY);
    t.leader.plays('scout').uses('private').has({ toy: 4 });
    expect(t.leader.options.toSorted()).toEqual(['pack:pizza', 'pack:toy']);
    expect(actions(t)).toEqual(['private', 'public']);
    t.leader.packs('toy').has({ toy: 3, pack: { pizza: 0, toy: 1 } });
    expect(t.everything.phase).toBe('follow');
  });

  rule(
    'fort.play.one-full',
    'a partial use is refused if the other cannot be full after it',
    () => {
      // Nothing to pack before, but a toy after: the private action is partial, then the public one full.
      const t = table({ hand: ['scout'], stuff: { toy: 3 }, pack: { toy: 1 }, level: 1 }, NOBODY);
      t.leader.plays('scout');
      expect(t.leader.options.toSorted()).toEqual(['use:private', 'use:public']);
      // With a full Pack there is no full use at all; with two toys of room only the private one is full.
      const u = table({ hand: ['scout', 'bug'], stuff: { toy: 2 }, pack: { toy: 1 } }, NOBODY);
      u.leader.plays('scout').has({ toy: 4 });
      expect(actions(u)).toEqual(['private']);
    },
  );

  rule('fort.play.one-full', 'use:… is refused where it would leave nothing that is full', () => {
    // Three toys: "spend toy then score" needs one toy, gaining is open. With two glue symbols both are full.
    const t = table(
      { hand: ['crash'], stuff: { pizza: 3, toy: 4 }, discard: [], deck: [] },
      NOBODY,
    );
    t.leader.cannot('play:crash', 'fort.play.one-full');
    const u = table({ hand: ['crash', 'bug'], stuff: { pizza: 3, toy: 4 } }, NOBODY);
    // One pizza fits; trashing Bug is full. In either order.
    u.leader.plays('crash');
    expect(u.leader.options.toSorted()).toEqual(['use:private', 'use:public']);
    u.leader.uses('private').has({ pizza: 4, toy: 4, hand: [] });
    expect(u.everything).toMatchObject({ phase: 'follow', trashed: ['bug'] });
  });

  rule(
    'fort.play.one-full',
    'use:… names it when a start is possible and a full end is not',
    () => {
      // Public: lookout + pack. Private: score × Lookout cards. Nothing to pack, so tuck first, then score.
      const t = table({ hand: ['doc', 'bug', 'dot'], lookout: ['worm'], level: 1 }, NOBODY);
      t.leader.plays('doc').uses('public').tucks('bug');
      // The second step cannot be done; what is left must be full, and follows by itself.
      t.leader.has({ lookout: ['bug', 'worm'], track: 2 });
      expect(actions(t)).toEqual(['public', 'private']);
    },
  );

  rule('fort.play.one-full', 'add:… is refused where the added symbols leave no full use', () => {
    // Sweet Pea packs and gains toys. Three glue with room for two toys is partial; then three must be packed.
    const sweet = { hand: ['sweet-pea', 'icky-and-sticky', 'doodles'], stuff: { toy: 2 } };
    const t = table({ ...sweet, level: 1 }, NOBODY);
    t.leader.plays('sweet-pea').uses('private');
    t.leader.cannot('add:icky-and-sticky', 'fort.play.one-full').adds('doodles').done();
    t.leader.has({ toy: 4 });

    const u = table({ ...sweet, level: 2 }, NOBODY);
    u.leader.plays('sweet-pea').uses('private').adds('icky-and-sticky').done();
    u.leader.has({ pack: { pizza: 0, toy: 3 }, toy: 1 });
    expect(actions(u)).toEqual(['private', 'public']);

    // After a full public action the same card may be added.
    const v = table({ ...sweet, level: 1, stuff: { toy: 3 } }, NOBODY);
    v.leader
      .plays('sweet-pea')
      .uses('public')
      .done()
      .has({ pack: { pizza: 0, toy: 1 }, toy: 2 });
    v.leader.uses('private').adds('icky-and-sticky').done().has({ toy: 4 });
  });

  rule('fort.play.one-full', 'pack:… is refused where it leaves no full use', () => {
    // Three symbols, room for two in the Pack: partial. Then two toys must fit, so a toy must be packed.
    const t = table({ hand: ['scout', 'moles'], level: 1, stuff: { toy: 3, pizza: 2 } }, NOBODY);
    t.leader.plays('scout').uses('public').adds('moles').done().packs('pizza');
    // Only a toy may be packed now, which happens by itself, and so does the private action.
    t.leader.has({ pack: { pizza: 1, toy: 1 }, stuff: { pizza: 1, toy: 4 } });

    const u = table({ hand: ['scout', 'moles'], level: 1, stuff: { toy: 4, pizza: 2 } }, NOBODY);
    u.leader.plays('scout').uses('public').adds('moles').done();
    expect(u.leader.has({ pack: { pizza: 0, toy: 2 } }).is.stuff).toEqual({ pizza: 2, toy: 4 });
  });

  rule('fort.play.one-full', 'pack:… names the rule, at the first step and at the second', () => {
    const scout = { hand: ['scout', 'moles'], discard: ['bug'], level: 2, pack: { pizza: 1 } };
    const recycler = (toy: number) =>
      ({ ...scout, perk: 'recycling', stuff: { pizza: 4, toy } }) as const;
    const t = table(recycler(3), NOBODY);
    t.leader.plays('scout').uses('public').adds('moles').done().packs('pizza');
    expect(t.leader.options.toSorted()).toEqual(['pack:toy', 'recycle:bug']);
    t.leader.cannot('pack:pizza', 'fort.play.one-full');

    const u = table(recycler(4), NOBODY);
    u.leader.plays('scout').uses('public').adds('moles').done();
    expect(u.leader.options.toSorted()).toEqual(['pack:toy', 'recycle:bug']);
    u.leader.cannot('pack:pizza', 'fort.play.one-full');
  });

  rule('fort.play.one-full', 'kind:… is refused where it leaves no full use', () => {
    // Two of one kind: toys fit, of pizzas only one would; and there is nothing to trash.
    const t = table({ hand: ['bud'], deck: [], stuff: { pizza: 3, toy: 2 } }, NOBODY);
    t.leader.plays('bud').declares('glue').has({ pizza: 3, toy: 4 });
    const u = table({ hand: ['bud', 'bug'], deck: [], stuff: { pizza: 3, toy: 2 } }, NOBODY);
    u.leader.plays('bud').declares('glue').uses('public');
    expect(u.leader.options.toSorted()).toEqual(['kind:pizza', 'kind:toy']);
    u.leader.takes('pizza').has({ pizza: 4, toy: 2 });
    expect(u.everything).toMatchObject({
      phase: 'follow',
      trashed: ['rusty', 'bug'],
    });
  });

  rule('fort.play.one-full', 'no step of the second action may leave it in part', () => {
    // Three squirt guns and two cards to trash: partial. So two of a kind must fit, and only toys do.
    const crash = {
      ...{ hand: ['crash', 'scrappers', 'dot', 'bug'], deck: [], stuff: { pizza: 3, toy: 2 } },
    };
    const t = table(crash, NOBODY);
    t.leader.plays('crash').uses('public').adds('scrappers').trashes('hand:dot');
    t.leader.has({ hand: [], stuff: { pizza: 3, toy: 4 } });
    expect(actions(t)).toEqual(['public', 'private']);
    // After a full use either kind would do.
    const u = table(crash, NOBODY);
    u.leader.plays('crash').uses('public').done().trashes('hand:dot').uses('private');
    expect(u.leader.options.toSorted()).toEqual(['kind:pizza', 'kind:toy']);
  });
});

describe('a partial use', () => {
  rule('fort.play.partial', 'goes on for as long as steps can be done, and is not stopped', () => {
    // After the private action, three books: trash and score as often as there are cards.
    const t = table({ hand: ['bones', 'noodle-twins', 'bug', 'dot'], deck: [] }, NOBODY);
    t.leader.plays('bones').uses('private').takes('toy').uses('public').adds('noodle-twins').done();
    expect(t.leader.options.toSorted()).toEqual(['trash:hand:bug', 'trash:hand:dot']);
    t.leader.trashes('hand:dot').has({ track: 2, hand: [] });
    expect(t.everything).toMatchObject({ phase: 'follow', inPlay: ['bones', 'noodle-twins'] });
  });

  rule('fort.play.partial', 'ends at the first step that cannot be done', () => {
    // Recruit then toy, twice, with room for one toy: the second recruit is done, then it ends.
    const t = table({ hand: ['baby-face', 'crash'], stuff: { toy: 3 } }, NOBODY, {
      park: ['doc', 'worm', 'moose'],
      parkDeck: ['dot', 'wart', 'tink', 'kitty'],
    });
    t.leader.plays('baby-face').uses('public').done();
    t.leader.recruits('park:doc').has({ toy: 4, discard: ['doc'] });

    const u = table({ hand: ['baby-face', 'crash'], stuff: { toy: 2 } }, NOBODY, {
      park: ['doc', 'worm', 'moose'],
      parkDeck: ['dot', 'wart', 'tink', 'kitty'],
    });
    u.leader.plays('baby-face').uses('private').has({ toy: 3 }).uses('public').adds('crash').done();
    u.leader.recruits('park:doc').has({ toy: 4 }).recruits('park:worm');
    u.leader.has({ toy: 4, discard: ['doc', 'worm'] });
    expect(u.everything.phase).toBe('follow');
  });

  rule('fort.play.partial', 'of two symbols side by side the one that can be done is done', () => {
    const tucks = table({ hand: ['doc', 'bug'], lookout: [], level: 0 }, NOBODY);
    tucks.leader
      .plays('doc')
      .uses('public')
      .tucks('bug')
      .has({ lookout: ['bug'], track: 1 });
    const packs = table({ hand: ['doc', 'bug'], lookout: ['worm'], stuff: { toy: 1 } }, NOBODY);
    packs.leader.plays('doc').uses('private').has({ track: 1 }).uses('public');
    packs.leader.has({ pack: { pizza: 0, toy: 1 }, hand: ['bug'], toy: 0 });
    expect(packs.everything.phase).toBe('follow');
  });
});
