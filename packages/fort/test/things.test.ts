import { MADE_UP_RULES, PERKS, SUITS, type Suit, SYMBOLS, standard } from '@treefort/fort';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, type Scene, table } from './table.ts';

/** For each suit a card whose public action multiplies by it. */
const MULTIPLIED: Record<Suit, string> = {
  skateboard: 'dash',
  shovel: 'bug',
  glue: 'doodles',
  'squirt-gun': 'blitz',
  crown: 'golden-boy',
  book: 'chef',
};

/** What stands in the way of each action of a card that cannot be played. */
const limits = (t: Scene, card: string) =>
  t.table.refusals(t.leader.seat).find(({ id }) => id === `play:${card}`)?.detail;

describe('things', () => {
  rule('fort.suit', 'there are six suits and the coin', () => {
    expect(SUITS).toEqual(['skateboard', 'shovel', 'glue', 'squirt-gun', 'crown', 'book']);
    expect(SYMBOLS).toEqual([...SUITS, 'coin']);
  });

  rule('fort.suit', 'a coin stands for any one of the six, added or followed with', () => {
    for (const suit of SUITS) {
      const card = MULTIPLIED[suit];
      const stuff = { pizza: 2 };
      const t = table({ hand: [card, 'bud'], stuff }, { hand: ['ace', 'moles'], stuff });
      t.leader.plays(card).uses('public');
      expect(t.leader.options.toSorted()).toEqual([`add:bud:${suit}`, 'done']);
      t.leader.done();
      if (t.leader.asked === 'kind') t.leader.takes('toy');
      t.leader.finishes();
      expect(t.rival(1).options).toContain('follow:ace');
    }
  });

  rule(
    'fort.card',
    'the box holds 60 kids of 42 designs, 8 best friends, 11 rules, 9 perks',
    () => {
      const kids = standard.designs.filter(({ friendOf }) => friendOf < 0);
      const friends = standard.designs.filter(({ friendOf }) => friendOf >= 0);
      expect(kids).toHaveLength(42);
      expect(kids.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
      expect(friends.map(({ copies }) => copies)).toEqual(new Array(8).fill(1));
      expect([MADE_UP_RULES.length, PERKS.length]).toEqual([11, 9]);
      expect(standard.file.provisional).toContain('copies');
    },
  );

  rule('fort.card', 'a card shows one or two symbols and has both actions, one or none', () => {
    const boxes = new Map<string, string>();
    for (const { id, symbols, programs } of standard.designs) {
      expect([1, 2]).toContain(symbols.length);
      boxes.set(id, programs.map((program) => (program ? 'yes' : 'no')).join(' '));
    }
    expect(new Set(boxes.values())).toEqual(new Set(['yes yes', 'yes no', 'no yes', 'no no']));
    expect(boxes.get('bug')).toBe('yes yes');
    expect(boxes.get('bitsy')).toBe('yes no');
    expect(boxes.get('punky')).toBe('no yes');
    expect(boxes.get('moles')).toBe('no no');
  });

  rule('fort.supply', 'the 31st pizza and the 31st toy are there to be taken', () => {
    const rich = { level: 4, stuff: { pizza: 4, toy: 4 } };
    const pizza = { ...rich, pack: { pizza: 5 } };
    const t = table(
      { hand: ['bug'], level: 3, stuff: { pizza: 3 }, pack: { pizza: 4 } },
      { ...pizza, hand: [] },
      { ...pizza, hand: [] },
      { ...pizza, hand: [] },
    );
    const pizzas = () => t.players.reduce((sum, { is }) => sum + is.stuff.pizza + is.pack.pizza, 0);
    expect(pizzas()).toBeGreaterThan(30);
    t.leader.plays('bug').uses('public').done().has({ pizza: 4 });
    expect(pizzas()).toBe(35);

    const toys = { ...rich, pack: { toy: 5 }, hand: [] };
    const u = table({ hand: ['doodles'], stuff: { toy: 3 } }, toys, toys, toys);
    u.leader.plays('doodles').uses('public').done().has({ toy: 4 });
    expect(u.players.reduce((sum, { is }) => sum + is.stuff.toy + is.pack.toy, 0)).toBe(31);
  });

  rule('fort.stuff', 'four pizzas and four toys fit, a fifth of either does not', () => {
    const t = table({ hand: ['bug', 'dash', 'sarge'], stuff: { pizza: 4, toy: 3 } }, { hand: [] });
    t.leader.cannot('play:bug', 'fort.play.one-full').cannot('play:dash', 'fort.play.one-full');
    expect(limits(t, 'bug')).toMatchObject({ public: 'fort.stuff', private: 'fort.play.zero' });
    t.leader.plays('sarge').uses('public').done().has({ pizza: 4, toy: 4 });
    const u = table({ hand: ['scout'], stuff: { toy: 3 }, level: 1 }, { hand: [] });
    u.leader
      .plays('scout')
      .uses('public')
      .uses('private')
      .has({ toy: 4, pack: { pizza: 0, toy: 1 } });
    const v = table({ hand: ['scout', 'bug'], stuff: { toy: 4 }, pack: { toy: 1 } }, { hand: [] });
    expect(limits(v, 'scout')).toMatchObject({ public: 'fort.pack', private: 'fort.stuff' });
  });

  rule('fort.pack', 'the Pack has room for as many resources as the fort level + 1', () => {
    for (const level of [0, 1, 2, 3, 4]) {
      const last = { hand: ['skids'], level, stuff: { pizza: 1 }, pack: { pizza: level } };
      const t = table(last, { hand: [] });
      expect(t.view(1).seats[0]!.packHolds).toBe(level + 1);
      t.leader
        .plays('skids')
        .uses('public')
        .has({ pack: { pizza: level + 1, toy: 0 }, pizza: 0 });

      const u = table({ ...last, hand: ['skids', 'thunder'], pack: { pizza: level + 1 } }, {});
      expect(limits(u, 'skids')).toMatchObject({
        public: 'fort.pack',
        private: 'fort.act.advance',
      });
    }
  });

  rule('fort.pack', 'it may be any mix of pizzas and toys', () => {
    for (const [pizza, toy] of [
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 3],
    ] as const) {
      const t = table({ hand: ['ant', 'rocket-bros'], level: 2, stuff: { pizza: 3, toy: 3 } }, {});
      t.leader.plays('ant').uses('public').adds('rocket-bros').done();
      for (let i = 0; i < pizza; i++) t.leader.packs('pizza');
      for (let i = 0; i < toy; i++) t.leader.packs('toy');
      t.leader.has({ pack: { pizza, toy }, stuff: { pizza: 3 - pizza, toy: 3 - toy } });
    }
  });

  rule('fort.lookout', 'the Lookout has room for as many cards as the fort level + 1', () => {
    const lookout = ['doc', 'worm', 'bones', 'tink', 'kitty'];
    for (const level of [0, 1, 2, 3, 4]) {
      const t = table({ hand: ['lefty', 'bug'], level, lookout: lookout.slice(0, level) }, {});
      expect(t.view(1).seats[0]!.lookoutHolds).toBe(level + 1);
      t.leader.plays('lefty').uses('private').tucks('bug');
      t.leader.has({ hand: [], lookout: [...lookout.slice(0, level), 'bug'] });

      const u = table({ hand: ['lefty', 'bug'], level, lookout: lookout.slice(0, level + 1) }, {});
      expect(limits(u, 'lefty')?.private).toBe('fort.lookout');
    }
  });

  rule('fort.lookout', 'a card there stays: no trash takes it and no discard', () => {
    const t = table(
      { hand: ['crash', 'bug'], deck: [], lookout: ['scrappers'], discard: ['dot'] },
      {},
    );
    t.leader.plays('crash').uses('public').lends('squirt-gun');
    expect(t.leader.options.toSorted()).toEqual(['trash:discard:dot', 'trash:hand:bug']);
    t.restOfTurn();
    t.seat(0).has({ lookout: ['scrappers'] });
  });
});

describe('what is open and what is hidden', () => {
  const described = () =>
    table(
      {
        ...{ hand: ['bug', 'dot'], deck: ['chef', 'moles', 'doc'], discard: ['tink'] },
        ...{ lookout: ['kitty'], stuff: { pizza: 2 }, pack: { toy: 1 }, track: 7 },
        ...{ level: 2, perk: 'diy', rule: 'loner' },
      },
      { yard: ['scout'], hand: ['worm'] },
      { hand: ['ant'] },
      { park: ['wart', 'penny', 'skids'] },
    );

  rule('fort.public-info', 'boards, Yards, discard piles, Park and perks are open to all', () => {
    const t = described();
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      const { seats, park, perks } = t.view(viewer);
      expect(seats[0]).toMatchObject({ discard: ['tink'], lookout: ['kitty'], level: 2, track: 7 });
      expect(seats[0]).toMatchObject({ stuff: { pizza: 2, toy: 0 }, pack: { pizza: 0, toy: 1 } });
      expect(seats[0]).toMatchObject({ perk: 'diy', hasRule: true });
      expect(seats[1]).toMatchObject({ yard: ['scout'] });
      expect(park).toEqual(['penny', 'skids', 'wart']);
      expect(perks).toEqual(t.everything.perks);
    }
  });

  rule('fort.public-info', 'hands, decks, the Park deck and the made-up rules are hidden', () => {
    const t = described();
    expect(t.view(0).seats[0]).toMatchObject({ hand: ['bug', 'dot'], rule: 'loner' });
    for (const viewer of [1, 2, 'watcher'] as const) {
      const view = t.view(viewer);
      expect(view.seats[0]).toMatchObject({ hand: null, deck: null, rule: null });
      expect(view.seats[0]).toMatchObject({ handCount: 2, deckCount: 3 });
      expect([view.ruleCount, view.sawRules]).toEqual([t.everything.rules.length, []]);
      expect(view.parkDeck).toBe(t.everything.parkDeck.length);
    }
    expect(t.view(0).sawRules.toSorted()).toEqual([...t.everything.rules, 'loner'].toSorted());
  });

  rule('fort.public-info', 'nobody sees the order of a deck, not even its owner', () => {
    const views = (deck: readonly string[], parkDeck: readonly string[]) => {
      const t = table({ hand: ['bug'], deck }, { hand: ['ant'], deck: [] }, { park: [], parkDeck });
      return [t.view(0), t.view(1), t.view('watcher')];
    };
    const one = views(['chef', 'moles', 'doc'], ['skids', 'penny']);
    expect(views(['doc', 'chef', 'moles'], ['penny', 'skids'])).toEqual(one);
  });

  rule('fort.public-info', 'only the drawing player is told which cards were drawn', () => {
    const t = table(
      { hand: [], deck: ['chef', 'moles'] },
      {},
      { park: ['wart'], parkDeck: ['dot'] },
    );
    t.leader.recruits('park:wart');
    const [drew] = t.events('drew');
    expect(drew).toMatchObject({
      seat: 0,
      secret: { seats: [0], cards: ['chef', 'moles', 'wart'] },
    });
  });

  rule('fort.public-info', 'what was kept in the draft is known to nobody else', () => {
    const t = newGame(3, { setup: 'draft' });
    const [pick] = t.offers(0);
    t.choose(0, pick!);
    expect(t.view(0).seats[0]!.sealed).toBe(pick!.slice('draft:'.length));
    for (const viewer of [1, 2, 'watcher'] as const) {
      expect(t.view(viewer).seats[0]).toMatchObject({ sealed: null, answered: true });
    }
    t.choose(1, t.offers(1)[0]!).choose(2, t.offers(2)[0]!);
    for (const { seat, secret } of t.events('drafted')) {
      expect(secret).toMatchObject({ seats: [seat] });
    }
  });
});
