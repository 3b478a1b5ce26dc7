import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { type Scene, table } from './table.ts';

/** The leader uses the public action of the card, with nothing added, and is done. */
const leadsWith = (t: Scene, card: string): void => {
  t.leader.plays(card).uses('public').done().finishes();
};

/** What a refused option to follow says besides its rule. */
const reason = (t: Scene, seat: number, card: string) =>
  t.table.refusals(seat).find(({ id }) => id === `follow:${card}`)?.detail;

describe('how a follower uses the action', () => {
  rule(
    'fort.follow.full',
    'the refusal says how much was wanted and for how much there is room',
    () => {
      const t = table({ hand: ['bug'] }, { hand: ['moles'], stuff: { pizza: 3 } });
      leadsWith(t, 'bug');
      expect(reason(t, 1, 'moles')).toEqual({
        ...{ limit: 'fort.stuff', resource: 'pizza', have: 3, wants: 2, room: 1, done: 1 },
      });
    },
  );

  rule('fort.follow.full', 'fully, or not at all', () => {
    const t = table({ hand: ['bug'] }, { hand: ['lefty', 'moles'], stuff: { pizza: 3 } });
    leadsWith(t, 'bug');
    expect(t.rival(1).options.toSorted()).toEqual(['follow:lefty', 'pass']);
    t.rival(1).cannot('follow:moles', 'fort.follow.full');
    expect(reason(t, 1, 'moles')).toMatchObject({ limit: 'fort.stuff', done: 1 });
    t.rival(1).follows('lefty').has({ pizza: 4 });
  });

  rule(
    'fort.follow.full',
    'neither part of a copy nor a price unpaid nor one side of two is full',
    () => {
      const copy = table(
        { hand: ['giggles'] },
        { hand: ['tink'], pack: { toy: 2 }, stuff: { toy: 3 }, level: 1 },
      );
      copy.leader.plays('giggles').uses('private').finishes();
      copy.rival(1).cannot('follow:tink', 'fort.follow.full');
      const price = table(
        { hand: ['bitsy'], stuff: { pizza: 1, toy: 1 } },
        { hand: ['tink'], stuff: { toy: 4 } },
      );
      price.leader.plays('bitsy');
      while (price.leader.asked) price.leader.chooses(price.leader.options[0]!);
      price.rival(1).cannot('follow:tink', 'fort.follow.full');
      const doc = table({ hand: ['doc', 'dot'] }, { hand: ['patch', 'bug'] });
      doc.leader.plays('doc').uses('public').finishes();
      doc.rival(1).cannot('follow:patch', 'fort.follow.full');
    },
  );

  rule('fort.follow.full', 'an action multiplied by zero cannot be followed', () => {
    const t = table({ hand: ['worm', 'dot', 'doc'] }, { hand: ['lefty', 'bug'] });
    t.leader.plays('worm').tucks('dot').finishes();
    t.rival(1).cannot('follow:lefty', 'fort.follow.full');
    expect(reason(t, 1, 'lefty')).toMatchObject({ limit: 'fort.play.zero' });
    const u = table({ hand: ['thunder'] }, { hand: ['dash'] });
    u.leader.plays('thunder').uses('private').finishes();
    u.rival(1).cannot('follow:dash', 'fort.follow.full');
  });

  rule('fort.follow.full', 'no step may make it impossible', () => {
    // Two swaps one way: one pizza and three toys, so toys.
    const t = table(
      { hand: ['golden-boy'], stuff: { pizza: 1 } },
      { hand: ['puddin'], stuff: { pizza: 1, toy: 3 } },
    );
    leadsWith(t, 'golden-boy');
    t.rival(1).follows('puddin').has({ pizza: 3, toy: 1 });
    // Two of a kind: only toys fit.
    const u = table({ hand: ['bud', 'dot'] }, { hand: ['tink'], stuff: { pizza: 3, toy: 2 } });
    u.leader.plays('bud').declares('glue').uses('private').finishes();
    u.rival(1).follows('tink').has({ pizza: 3, toy: 4 });
  });

  rule('fort.follow.symbols', 'the matching symbols of the discarded card count', () => {
    const pizzas = (card: string, rest: object = {}): number => {
      const t = table({ hand: ['bug'] }, { hand: [card], ...rest });
      leadsWith(t, 'bug');
      return t.rival(1).follows(card).is.pizza;
    };
    expect(['lefty', 'ace', 'puddin', 'smoke'].map((card) => pizzas(card))).toEqual([1, 1, 1, 1]);
    expect(pizzas('moles')).toBe(2);
    // Lookout symbols never improve a followed action.
    expect(pizzas('lefty', { lookout: ['moles'] })).toBe(1);
  });

  rule('fort.follow.symbols', 'what one follower discarded does not count for the next', () => {
    const t = table({ hand: ['bug'] }, { hand: ['moles'] }, { hand: ['lefty'] });
    leadsWith(t, 'bug');
    t.rival(1).follows('moles').has({ pizza: 2 });
    t.rival(2).follows('lefty').has({ pizza: 1 });
  });

  rule('fort.follow.symbols', 'a coin beside the suit is a second match', () => {
    const t = table(
      { hand: ['golden-boy'], stuff: { pizza: 1 } },
      { hand: ['puddin'], stuff: { pizza: 2 } },
    );
    leadsWith(t, 'golden-boy');
    t.rival(1).follows('puddin').has({ pizza: 0, toy: 2 });
  });

  rule('fort.follow.symbols', "a follower adds no cards, and the leader's do not count", () => {
    const t = table({ hand: ['bug', 'moles'], lookout: ['wart'] }, { hand: ['lefty', 'scout'] });
    t.leader.plays('bug').uses('public').adds('moles').lends('shovel').done().has({ pizza: 4 });
    t.rival(1)
      .follows('lefty')
      .has({ pizza: 1, hand: ['scout'] });
    expect(t.everything.phase).toBe('recruit');
  });

  rule('fort.follow.counts', "Pack, Lookout and level are the follower's own", () => {
    const worm = table(
      { hand: ['worm', 'dot'], lookout: [], level: 3 },
      { hand: ['moles'], lookout: ['doc', 'bug'], level: 1 },
    );
    worm.leader.plays('worm').finishes();
    worm.rival(1).follows('moles').takes('toy').has({ toy: 2 });
    const copy = table(
      { hand: ['thunder'], pack: { pizza: 1 } },
      { hand: ['dash'], pack: { toy: 2 }, level: 1 },
    );
    copy.leader.plays('thunder').uses('public').finishes();
    copy.leader.has({ pizza: 1, toy: 0 });
    copy.rival(1).follows('dash').has({ pizza: 0, toy: 2 });
  });

  rule('fort.follow.same-kind', 'the kind that the leader took binds the followers', () => {
    const t = table({ hand: ['tiny'] }, { hand: ['prince'] }, { hand: ['puddin'] });
    t.leader.plays('tiny').uses('public').takes('toy').finishes();
    t.rival(1).follows('prince').has({ toy: 1, pizza: 0 });
    t.rival(2).follows('puddin').has({ toy: 1, pizza: 0 });
    const u = table({ hand: ['blitz'] }, { hand: ['scrappers', 'crash'], stuff: { toy: 3 } });
    u.leader.plays('blitz').uses('public').done().takes('toy').finishes();
    u.rival(1).cannot('follow:scrappers', 'fort.follow.full').follows('crash');
    u.rival(1).has({ toy: 4, pizza: 0 });
  });

  rule('fort.follow.same-kind', 'if the leader took none there, each chooses freely', () => {
    const u = table({ hand: ['tiny'] }, { hand: ['prince'], yard: ['dot'] }, { hand: ['puddin'] });
    // The private action takes a toy, which says nothing about the public one.
    u.leader.plays('tiny').uses('private').takes('toy').finishes();
    u.rival(1).follows('prince').takes('pizza').has({ pizza: 1, toy: 0 });
    u.rival(2).follows('puddin').takes('toy').has({ pizza: 0, toy: 1 });
  });

  rule('fort.follow.same-kind', 'it holds for this card only', () => {
    const park = { park: ['doc'], parkDeck: ['dot', 'wart', 'skids'] };
    const t = table({ hand: ['tiny'] }, { hand: ['tiny', 'prince'] }, { hand: ['puddin'] }, park);
    t.leader.plays('tiny').uses('public').takes('toy').finishes();
    t.seat(1).passes();
    t.seat(2).passes();
    t.leader.recruits('deck');
    t.leader.plays('tiny').uses('public').takes('pizza').finishes();
    t.seat(2).follows('puddin').has({ pizza: 1, toy: 0 });
  });

  rule('fort.follow.same-kind', 'a kind taken for an earlier card does not bind', () => {
    const t = table(
      { hand: ['tiny', 'bug'] },
      { hand: ['tiny'] },
      { hand: ['puddin'] },
      { park: ['doc'] },
    );
    t.leader.plays('tiny').uses('public').takes('toy').finishes();
    t.allPass().leader.recruits('deck');
    // The second leader uses the private action only.
    t.leader.plays('tiny').uses('private').takes('toy').finishes();
    t.rival(1).follows('puddin').takes('pizza').has({ pizza: 1, toy: 0 });
  });
});
