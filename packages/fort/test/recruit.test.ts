import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, table } from './table.ts';

const NOBODY = { hand: [] };
const PARK = { park: ['doc', 'worm', 'moose'], parkDeck: ['bones', 'tink', 'kitty'] };

describe('the recruit phase', () => {
  rule('fort.recruit.must', 'the leader must recruit one card if any source offers one', () => {
    const t = table({ hand: ['bug'] }, { hand: [], yard: ['scout'] }, PARK);
    t.leader.skips();
    expect(t.leader.asked).toBe('recruit');
    expect(t.leader.options.every((id) => id.startsWith('recruit:'))).toBe(true);
    t.leader.recruits('park:doc');
    expect(t.everything.leader).toBe(1);
    expect(t.events('recruited')).toHaveLength(1);
  });

  rule('fort.recruit.must', 'the card goes to the discard pile, not to hand or deck', () => {
    const t = table({ hand: ['bug'], deck: ['chef', 'dot', 'wart', 'ant', 'dash'] }, {}, PARK);
    t.leader.skips().recruits('park:doc');
    t.seat(0).has({ hand: ['chef', 'dot', 'wart', 'ant', 'dash'], discard: ['doc'], deck: [] });
  });

  rule('fort.recruit.must', 'a single source is no question', () => {
    const t = table({ hand: [], deck: ['bug'] }, NOBODY, { park: ['doc'], parkDeck: [] });
    t.leader.skips();
    expect(t.everything).toMatchObject({ leader: 1, park: [] });
    t.seat(0).has({ hand: ['bug', 'doc'] });
  });

  rule('fort.recruit.sources', "Park, rivals' Yards and the unseen top of the Park deck", () => {
    const t = table(
      { hand: ['bug', 'dash'] },
      { hand: [], yard: ['scout'] },
      { hand: [], yard: ['ant', 'ant', 'penny'] },
      PARK,
    );
    t.leader.skips();
    expect(t.leader.options.toSorted()).toEqual([
      ...['recruit:deck', 'recruit:park:doc', 'recruit:park:moose', 'recruit:park:worm'],
      ...['recruit:yard:1:scout', 'recruit:yard:2:ant', 'recruit:yard:2:penny'],
    ]);
  });

  rule('fort.recruit.sources', 'a gap in the Park is filled from the Park deck at once', () => {
    const t = table({ hand: ['bug'], deck: [] }, NOBODY, PARK);
    t.leader.skips().recruits('park:worm');
    expect(t.everything.park.toSorted()).toEqual(['bones', 'doc', 'moose']);
    expect(t.everything.parkDeck).toEqual(['tink', 'kitty']);
    expect(t.events('turned-up')).toEqual([{ kind: 'turned-up', card: 'bones' }]);
  });

  rule('fort.recruit.sources', 'with no Park deck the gap stays', () => {
    const t = table({ hand: ['bug'] }, NOBODY, { ...PARK, parkDeck: [] });
    t.leader.skips().cannot('recruit:deck', 'fort.recruit.sources').recruits('park:worm');
    expect(t.everything.park.toSorted()).toEqual(['doc', 'moose']);
  });

  rule('fort.recruit.sources', "nothing replaces a card of a rival's Yard", () => {
    const t = table(
      { hand: ['bug'], deck: [] },
      { hand: [], yard: ['penny'] },
      { hand: [], yard: ['scout', 'dot'], deck: ['ant'] },
      PARK,
    );
    t.leader.skips().recruits('yard:2:scout');
    t.seat(2).has({ yard: ['dot'], deck: ['ant'] });
    t.seat(0).has({ hand: ['scout'] });
    expect(t.everything).toMatchObject({ park: PARK.park, parkDeck: PARK.parkDeck });
  });

  rule('fort.recruit.sources', 'the top of the Park deck comes as it comes', () => {
    const t = table({ hand: ['bug'], deck: [] }, NOBODY, PARK);
    t.leader.skips().recruits('deck');
    t.seat(0).has({ hand: ['bones'] });
    expect(t.everything).toMatchObject({ park: PARK.park, parkDeck: ['tink', 'kitty'] });
  });

  rule('fort.recruit.sources', 'the own Yard is never a source', () => {
    const t = table({ hand: ['bug'], deck: [], discard: [] }, { hand: ['dash'] }, PARK);
    t.leader.skips().recruits('park:doc');
    // Seat 1 may take Bug; it comes to the own turn of seat 0 with the Yard cleaned up.
    t.seat(1).skips();
    expect(t.seat(1).options).toContain('recruit:yard:0:bug');
    t.seat(1).recruits('deck');
    t.seat(0).has({ yard: [], discard: ['bug'] });
    // A follower's Yard is full of own cards: Baby Face offers only those of others.
    const u = table(
      { hand: ['baby-face'] },
      { hand: ['crash'], yard: ['scout'] },
      { hand: [], yard: ['dot'] },
      { park: [], parkDeck: ['tink', 'kitty', 'ant', 'dash'] },
    );
    u.leader.plays('baby-face').uses('private').finishes();
    u.rival(1).follows('crash');
    expect(u.rival(1).options.toSorted()).toEqual(['recruit:deck', 'recruit:yard:2:dot']);
  });

  rule('fort.recruit.none', 'with no card anywhere the phase is skipped', () => {
    const t = table({ hand: ['bug'], deck: ['dot'] }, NOBODY, { park: [], parkDeck: [], first: 1 });
    t.leader.skips();
    expect(t.events('recruited')).toEqual([]);
    t.seat(0).has({ hand: ['dot'], yard: ['bug'], discard: [] });
    expect(t.table.over).toBe(true);
  });
});

describe('the discard phase', () => {
  rule('fort.discard.played', 'played and added cards go to the discard pile', () => {
    const deck = ['chef', 'doc', 'wart', 'ant', 'dash'];
    const t = table({ hand: ['bug', 'moles', 'lefty'], deck, discard: ['dot'] }, NOBODY);
    t.leader.plays('bug').uses('public').adds('moles').done();
    t.allPass().leader.recruits('deck');
    const { discard, yard, hand } = t.seat(0).is;
    expect(discard).toEqual(expect.arrayContaining(['bug', 'moles', 'dot']));
    expect([discard.length, yard]).toEqual([4, ['lefty']]);
    expect(hand).toEqual(deck.toSorted());
    expect(t.everything.inPlay).toEqual([]);
  });

  rule('fort.discard.played', 'best friends left in hand go to the discard pile', () => {
    const deck = ['chef', 'dot', 'wart', 'ant', 'dash'];
    const t = table({ hand: ['bud', 'rusty', 'lefty'], deck }, NOBODY, PARK);
    t.leader.skips().recruits('deck');
    t.seat(0).has({ discard: ['bones', 'bud', 'rusty'], yard: ['lefty'] });
    expect(t.view(1).seats[0]).toMatchObject({ discard: ['bones', 'bud', 'rusty'] });
  });

  rule('fort.discard.played', 'Lookout cards stay, even if their symbols were added', () => {
    const t = table({ hand: ['bug'], lookout: ['moles', 'bud'], level: 1 }, NOBODY);
    t.leader.plays('bug').uses('public').lends('shovel').lendsCoin('shovel').done();
    t.restOfTurn();
    t.seat(0).has({ lookout: ['moles', 'bud'] });
  });

  rule('fort.discard.yard', 'all other cards left in hand go face up to the Yard', () => {
    const t = table({ hand: ['bug', 'lefty', 'dot', 'dash'], deck: [] }, NOBODY, PARK);
    t.leader.plays('bug').uses('public').done();
    t.allPass().leader.recruits('deck');
    t.seat(0).has({ yard: ['lefty', 'dot', 'dash'] });
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(t.view(viewer).seats[0]!.yard).toEqual(['dash', 'dot', 'lefty']);
    }
  });

  rule('fort.discard.yard', 'rivals can take them until the next cleanup of the owner', () => {
    const t = table({ hand: ['lefty', 'bug'] }, { hand: ['chef'] }, { hand: ['dash'] }, PARK);
    t.leader.skips().recruits('deck');
    t.leader.skips().recruits('yard:0:lefty');
    t.leader.skips();
    expect(t.leader.options).toContain('recruit:yard:0:bug');
    expect(t.leader.options).not.toContain('recruit:yard:0:lefty');
    t.leader.recruits('park:doc');
    t.seat(0).has({ yard: [] });
    expect(t.seat(0).is.discard).toContain('bug');
  });
});

describe('the draw phase', () => {
  rule('fort.draw', 'five cards come from the top of the own deck', () => {
    const deck = ['chef', 'doc', 'wart', 'ant', 'dash', 'dot', 'penny'];
    const t = table({ hand: ['bug'], deck }, NOBODY);
    t.leader.skips().recruits('deck');
    t.seat(0).has({ hand: deck.slice(0, 5), deck: ['dot', 'penny'] });
    expect(t.seat(0).is.discard).toHaveLength(1);
    expect(t.events('reshuffled')).toEqual([]);
  });

  rule('fort.draw', 'a deck that is just used up is not shuffled before it is needed', () => {
    const deck = ['chef', 'doc', 'wart', 'ant', 'dash'];
    const t = table({ hand: ['bug'], deck, discard: ['dot'] }, NOBODY, { park: ['moose'] });
    t.leader.skips().recruits('park:moose');
    t.seat(0).has({ hand: deck, deck: [], discard: ['dot', 'moose'] });
  });

  rule('fort.draw', 'when the deck runs out, the discard pile becomes the deck', () => {
    const t = table(
      { hand: ['bug', 'bud'], deck: ['chef', 'wart'], discard: ['dot', 'ant', 'dash', 'penny'] },
      NOBODY,
      PARK,
    );
    t.leader.skips().recruits('park:doc');
    const { hand, deck, discard, yard } = t.seat(0).is;
    expect(hand).toEqual(expect.arrayContaining(['chef', 'wart']));
    expect([hand.length, deck.length, discard, yard]).toEqual([5, 3, [], ['bug']]);
    const shuffled = ['dot', 'ant', 'dash', 'penny', 'doc', 'bud'];
    expect([...hand, ...deck].sort()).toEqual([...shuffled, 'chef', 'wart'].sort());
    expect(t.events('reshuffled')).toEqual([{ kind: 'reshuffled', seat: 0, count: 6 }]);
  });

  rule('fort.draw', 'the new deck is shuffled', () => {
    const discard = ['dot', 'ant', 'dash', 'penny', 'bug', 'scout'];
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = table({ hand: [], deck: [], discard }, NOBODY, { ...PARK, seed });
      t.leader.recruits('park:doc');
      return t.everything.seats[0]!.hand.join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(3);
  });

  rule('fort.draw', 'if deck and discard pile are empty, the drawing stops', () => {
    const t = table({ hand: ['bug', 'dash', 'dot'], deck: ['chef'] }, NOBODY, PARK);
    t.leader.skips().recruits('park:doc');
    t.seat(0).has({ hand: ['chef', 'doc'], deck: [], discard: [], yard: ['bug', 'dash', 'dot'] });
  });

  rule('fort.draw.only', 'nobody draws at any other time', () => {
    const t = newGame(3);
    for (let choice = 0; choice < 150 && !t.table.over; choice++) {
      const before = t.players.map(({ is }) => is.hand.length);
      const drawn = t.events('drew').length;
      const [decision] = t.table.decisions();
      const ids = decision!.options.map(({ id }) => id).filter((id) => !id.startsWith('recycle'));
      t.choose(decision!.seat, ids[choice % ids.length]!);
      if (t.events('drew').length > drawn) continue;
      for (const [i, { is }] of t.players.entries()) {
        expect(is.hand.length).toBeLessThanOrEqual(before[i]!);
      }
    }
    const drew = t.events('drew').map(({ seat }) => seat);
    const turns = t.events('turn').map(({ seat }) => seat);
    expect(drew.length).toBeGreaterThan(9);
    // One draw at the end of each turn, by the leader of the turn.
    expect(drew.slice(1)).toEqual(turns.slice(0, drew.length - 1));
  });

  rule('fort.draw.only', 'a played, added, tucked or discarded card is not replaced', () => {
    const t = table(
      { hand: ['sarge', 'lefty', 'dot', 'doc'], deck: ['chef'], level: 1 },
      { hand: ['moles', 'dash'], deck: ['ant'] },
    );
    t.leader.plays('sarge').uses('private').adds('lefty').done().tucks('dot').tucks('doc');
    t.leader.has({ hand: [], deck: ['chef'] }).finishes();
    t.rival(1)
      .follows('moles')
      .has({ hand: ['dash'], deck: ['ant'] });
  });
});
