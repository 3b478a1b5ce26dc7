import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { type Scene, table } from './table.ts';

const NOBODY = { hand: [] };

/** The leader uses the public action of the card, with nothing added, and is done. */
const leadsWith = (t: Scene, card: string): void => {
  t.leader.plays(card).uses('public').done().finishes();
};

describe('who follows, and when', () => {
  rule(
    'fort.follow.order',
    'the rivals decide one after another, clockwise from the leader',
    () => {
      for (const leader of [0, 1, 2, 3]) {
        const seat = (n: number) => ((n - leader + 4) % 4 === 0 ? { hand: ['bug'] } : NOBODY);
        const t = table(seat(0), seat(1), seat(2), seat(3), { leader });
        leadsWith(t, 'bug');
        for (const n of [1, 2, 3]) {
          expect(t.table.decisions().map((d) => d.seat)).toEqual([(leader + n) % 4]);
          t.rival(n).passes();
        }
        expect(t.everything).toMatchObject({ phase: 'recruit', actor: leader });
      }
    },
  );

  rule('fort.follow.order', 'everybody is asked, with or without a card that matches', () => {
    const t = table({ hand: ['bug'] }, NOBODY, { hand: ['dash'] }, { hand: ['moles'] });
    leadsWith(t, 'bug');
    expect(t.rival(1).options).toEqual(['pass']);
    t.rival(1).passes();
    expect(t.rival(2).options).toEqual(['pass']);
    t.rival(2).cannot('follow:dash', 'fort.follow.card').passes();
    expect(t.rival(3).options.toSorted()).toEqual(['follow:moles', 'pass']);
    t.rival(3).passes();
    expect(t.events('passed').map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  rule('fort.follow.order', 'they carry it out before the next decides', () => {
    const t = table(
      { hand: ['baby-face'] },
      { hand: ['crash'] },
      { hand: ['blitz'] },
      { park: ['doc', 'worm', 'moose'], parkDeck: ['dot', 'wart', 'tink', 'kitty'] },
    );
    t.leader.plays('baby-face').uses('private').finishes();
    t.rival(1)
      .follows('crash')
      .recruits('park:doc')
      .has({ toy: 1, discard: ['crash', 'doc'] });
    t.rival(2).follows('blitz');
    expect(t.rival(2).options.toSorted()).toEqual([
      ...['recruit:deck', 'recruit:park:dot', 'recruit:park:moose', 'recruit:park:worm'],
    ]);
  });

  rule('fort.follow.order', 'whether or not the leader used the public action', () => {
    const t = table({ hand: ['bug'], level: 1 }, { hand: ['lefty'] });
    t.leader.plays('bug').uses('private').finishes();
    t.leader.has({ pizza: 0, track: 1 });
    t.rival(1).follows('lefty').has({ pizza: 1, track: 0 });
  });

  rule('fort.follow.order', 'only when the leader is done, and never a private action', () => {
    const t = table({ hand: ['bug'], level: 1 }, { hand: ['lefty'], level: 1 });
    t.leader.plays('bug').uses('public').done();
    expect(t.rival(1).options).toEqual([]);
    t.leader.uses('private');
    t.rival(1).follows('lefty').has({ pizza: 1, track: 0 });
    expect(t.everything.phase).toBe('recruit');
  });

  rule(
    'fort.follow.order',
    'without a public action, and without a played card, nobody follows',
    () => {
      const t = table({ hand: ['punky'] }, { hand: ['crash'] });
      t.leader.plays('punky').takes('toy');
      expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0 });
      const u = table({ hand: ['bug'] }, { hand: ['lefty'] });
      u.leader.skips();
      expect(u.everything).toMatchObject({ phase: 'recruit', actor: 0 });
    },
  );

  rule('fort.follow.often', 'a player may follow every leader between two own turns', () => {
    const park = { park: ['doc'], parkDeck: ['dot', 'wart', 'tink', 'kitty'] };
    const t = table(
      { hand: ['bug'] },
      { hand: ['dash'] },
      { hand: ['lefty', 'ant', 'doodles'] },
      park,
    );
    leadsWith(t, 'bug');
    t.seat(1).passes();
    t.seat(2).follows('lefty').has({ pizza: 1 });
    t.leader.recruits('deck');
    leadsWith(t, 'dash');
    t.seat(2)
      .follows('ant')
      .has({ pizza: 2, hand: ['doodles'], discard: ['lefty', 'ant'] });
    t.seat(0).passes();
    t.leader.recruits('deck');
    expect(t.everything.leader).toBe(2);
    t.seat(2).has({ hand: ['doodles'] });
  });
});

describe('the card that is discarded', () => {
  rule('fort.follow.card', 'shows the suit of the played card, or a coin', () => {
    const t = table(
      { hand: ['bug'] },
      { hand: ['lefty', 'moles', 'puddin', 'ace', 'dash', 'prince'] },
    );
    leadsWith(t, 'bug');
    expect(t.rival(1).options.toSorted()).toEqual([
      ...['follow:ace', 'follow:lefty', 'follow:moles', 'follow:puddin', 'pass'],
    ]);
    t.rival(1)
      .cannot('follow:dash', 'fort.follow.card')
      .cannot('follow:prince', 'fort.follow.card');
  });

  rule('fort.follow.card', 'is one only, goes to the discard pile, and is not replaced', () => {
    const t = table({ hand: ['bug'] }, { hand: ['lefty', 'moles', 'dash'], deck: ['chef'] });
    leadsWith(t, 'bug');
    t.rival(1).follows('lefty');
    t.rival(1).has({ pizza: 1, hand: ['moles', 'dash'], discard: ['lefty'], deck: ['chef'] });
    expect(t.everything).toMatchObject({ phase: 'recruit', actor: 0 });
  });

  rule('fort.follow.card', 'does not come from the Lookout', () => {
    const t = table({ hand: ['bug'] }, { hand: ['dash'], lookout: ['lefty'] });
    leadsWith(t, 'bug');
    expect(t.rival(1).options).toEqual(['pass']);
  });

  rule('fort.follow.card', 'for a coin it shows the declared suit, or a coin', () => {
    const t = table({ hand: ['bud'] }, { hand: ['doodles', 'dash', 'puddin', 'ace'] });
    t.leader.plays('bud').declares('glue').takes('toy').finishes();
    expect(t.rival(1).options.toSorted()).toEqual([
      ...['follow:ace', 'follow:doodles', 'follow:puddin', 'pass'],
    ]);
    t.rival(1).cannot('follow:dash', 'fort.follow.card');
  });

  rule('fort.follow.card', 'suits of added cards do not matter', () => {
    const t = table({ hand: ['chef', 'dash'] }, { hand: ['ant', 'patch'] });
    t.leader.plays('chef').uses('private').adds('dash').done().finishes();
    t.rival(1).cannot('follow:ant', 'fort.follow.card').follows('patch').has({ pizza: 1 });
  });

  rule(
    'fort.follow.discard',
    'it is in the discard pile before the action, and can be trashed',
    () => {
      const t = table({ hand: ['crash', 'dot'] }, { hand: ['blitz'], deck: ['chef'] });
      t.leader.plays('crash').uses('public').done().finishes();
      t.rival(1).follows('blitz').has({ hand: [], discard: [] });
      expect(t.everything.trashed).toContain('blitz');
      const u = table({ hand: ['crash', 'dot'] }, { hand: ['blitz', 'bug'], discard: ['doc'] });
      u.leader.plays('crash').uses('public').done().finishes();
      u.rival(1).follows('blitz');
      expect(u.rival(1).options.toSorted()).toEqual([
        ...['trash:discard:blitz', 'trash:discard:doc', 'trash:hand:bug'],
      ]);
    },
  );
});
